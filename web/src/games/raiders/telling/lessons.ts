/** When the guide explains what. */

import type { Event } from "../../../generated/raiders";
import type { Lesson } from "../../face";
import { isMyTurn, lessonsOf, type Cue } from "../../telling";
import { currentRoom, events, texts, type Table } from "./reading";
import type { RaidersTexts } from "../texts/en";

type LessonCue = Cue<Table, keyof RaidersTexts["lessons"]>;

const me = (table: Table) => table.view.players[(table.seat ?? 0) - 1];
const inRoom = (kind: string) => (table: Table) => isMyTurn(table) && currentRoom(table)?.kind === kind;
const happened = (what: (event: Event, seat: number) => boolean) => (table: Table) =>
  table.seat !== null && events(table).some((event) => what(event, table.seat ?? 0));

/** Whether nobody has more wounds, and somebody has fewer. */
function mostWounded(table: Table): boolean {
  const wounds = table.view.players.filter(({ eliminated }) => !eliminated).map((player) => player.wounds);
  const own = me(table)?.wounds ?? 0;
  return own === Math.max(...wounds) && own > Math.min(...wounds);
}

function itemToPlay(table: Table): boolean {
  return table.moves.some(({ move }) => typeof move === "object" && typeof move.play === "string");
}

function darkAhead(table: Table): boolean {
  return table.view.row.some(({ info }) => info === null);
}

/** In the order in which they are told when several matter at once. */
const CUES: readonly LessonCue[] = [
  { id: "goal", thing: "seats", when: (table) => table.seat !== null && table.view.phase !== "over" },
  { id: "hand", thing: "hand", when: isMyTurn },
  { id: "treasure", thing: "current-room", when: inRoom("treasure") },
  { id: "monster", thing: "current-room", when: inRoom("monster") },
  { id: "vault", thing: "current-room", when: inRoom("vault") },
  { id: "trap", thing: "current-room", when: inRoom("trap") },
  { id: "boss", thing: "current-room", when: inRoom("boss") },
  {
    id: "wound",
    thing: "aftermath",
    when: happened((event, seat) => event.type === "wounds_gained" && event.seat === seat),
  },
  {
    id: "coins",
    thing: "aftermath",
    when: happened((event, seat) => event.type === "coins_gained" && event.seat === seat),
  },
  { id: "item", thing: "hand", when: (table) => isMyTurn(table) && itemToPlay(table) },
  {
    id: "torch",
    thing: "hand",
    when: (table) => darkAhead(table) && table.moves.some(({ move }) => move === "light_torch"),
  },
  { id: "dark", thing: "row", when: (table) => isMyTurn(table) && darkAhead(table) },
  { id: "used", thing: "hand", when: (table) => isMyTurn(table) && (me(table)?.shown.length ?? 0) > 0 },
  {
    id: "level",
    thing: "row",
    when: (table) => isMyTurn(table) && table.view.level > 1 && table.view.room === 1,
  },
  {
    id: "danger",
    thing: "seats",
    when: (table) => isMyTurn(table) && table.view.level > 2 && mostWounded(table),
  },
  { id: "end", thing: "ending", when: (table) => table.seat !== null && table.view.phase === "over" },
];

/** The guide's steps in the present language. */
export const lessons = (): Lesson[] => lessonsOf(CUES, texts().lessons);
