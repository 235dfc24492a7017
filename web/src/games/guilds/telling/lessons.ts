/** When the guide explains what. */

import type { Event, Move } from "../../../generated/guilds";
import type { Lesson } from "../../face";
import { isMyTurn, lessonsOf, type Cue } from "../../telling";
import type { GuildsTexts } from "../texts/en";
import { events, texts, type Table } from "./reading";

type LessonCue = Cue<Table, keyof GuildsTexts["lessons"]>;

const placing = (table: Table): boolean => isMyTurn(table) && table.view.phase === "placing";
const me = (table: Table) => table.view.players[(table.seat ?? 0) - 1];
const offered = (table: Table, kind: "bump" | "replace"): boolean =>
  table.moves.some(({ move }) => kind in (move as Move & object));
const happened = (what: (event: Event, seat: number) => boolean) => (table: Table) =>
  table.seat !== null && events(table).some((event) => what(event, table.seat ?? 0));
const dealt = (table: Table): boolean => table.seat !== null && table.view.phase !== "over";
const laterRound = (table: Table): boolean => placing(table) && table.view.round > 1;

/** In the order in which they are told when several matter at once. */
const CUES: readonly LessonCue[] = [
  { id: "goal", thing: "seats", when: dealt },
  { id: "dungeon", thing: "dungeon", when: dealt },
  { id: "disable", thing: "hand", when: (table) => isMyTurn(table) && table.view.phase === "disabling" },
  { id: "master", thing: "master", when: (table) => placing(table) && table.view.master !== null },
  { id: "place", thing: "hand", when: placing },
  {
    id: "chain",
    thing: "dungeon",
    when: (table) => placing(table) && table.view.dungeon.some(({ strength }) => strength > 0),
  },
  {
    id: "share",
    thing: "dungeon",
    when: (table) => placing(table) && (me(table)?.placed.length ?? 0) > 0,
  },
  {
    id: "order",
    thing: "turns",
    when: (table) => placing(table) && (me(table)?.placed.length ?? 0) > 0,
  },
  { id: "bump", thing: "dungeon", when: (table) => placing(table) && offered(table, "bump") },
  { id: "replace", thing: "dungeon", when: (table) => placing(table) && offered(table, "replace") },
  {
    id: "bumped",
    thing: "hand",
    when: happened((event, seat) => event.type === "bumped" && event.owner === seat),
  },
  {
    id: "locked",
    thing: "dungeon",
    when: (table) => dealt(table) && table.view.dungeon.some(({ locked }) => locked),
  },
  {
    id: "ghost",
    thing: "dungeon",
    when: (table) => placing(table) && table.view.dungeon.some(({ spaces }) => spaces.includes("ghost")),
  },
  { id: "failed", thing: "aftermath", when: happened((event) => event.type === "failed") },
  { id: "cleared", thing: "aftermath", when: happened((event) => event.type === "cleared") },
  {
    id: "healing",
    thing: "aftermath",
    when: happened((event, seat) => event.type === "healing_owed" && event.seat === seat),
  },
  { id: "rest", thing: "hand", when: laterRound },
  {
    id: "last",
    thing: "seats",
    when: (table) => laterRound(table) && table.view.round === table.view.players.length,
  },
  { id: "end", thing: "ending", when: (table) => table.seat !== null && table.view.phase === "over" },
];

/** The guide's steps in the present language. */
export const lessons = (): Lesson[] => lessonsOf(CUES, texts().lessons);
