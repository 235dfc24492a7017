/** What the words of the game read off the table. */

import type {
  Adventurer,
  Contents,
  Event,
  MasterCard,
  Move,
  RoomCard,
  View,
} from "../../../generated/guilds";
import { language, type Language } from "../../../lib/language.svelte";
import type { Shown } from "../../face";
import { happened } from "../../tell";
import { en, type GuildsTexts } from "../texts/en";
import { es } from "../texts/es";

export { party } from "../../speech/party";

/** A table of this game. A house that knows its cards less well may leave the contents out. */
export type Table = Shown<Move, View, Event, Contents | null | undefined>;

export const ADVENTURERS: readonly Adventurer[] = [1, 2, 3, 4, 5];

const spoken = new Map<Language, GuildsTexts>();

/** The texts in the present language. They are asked for line by line, so each language is made once. */
export function texts(): GuildsTexts {
  const known = spoken.get(language.name) ?? language.pick({ en, es });
  spoken.set(language.name, known);
  return known;
}

/** An entry by a name that may not be in it: cards of somebody's own keep their names. */
function entry(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}

/** The monsters of a room. */
export function monsters(card: Pick<RoomCard, "name">): string {
  return entry(texts().cards.monsters, card.name);
}

export function masterName(card: Pick<MasterCard, "name">): string {
  return entry(texts().cards.masters, card.name);
}

/** A room card by its number, as far as it is known. */
export function cardOf(table: Table, face: number): RoomCard | null {
  return table.contents?.rooms[face] ?? table.view.dungeon.find((room) => room.face === face)?.info ?? null;
}

/** A Dungeon Master by its number, as far as it is known. */
export function masterOf(table: Table, master: number): MasterCard | null {
  return table.contents?.masters[master] ?? (table.view.master === master ? table.view.master_info : null);
}

/** All events of the story that still stand. */
export const events = (table: Table): Event[] => happened(table.story);

/** Whether the table waits for the reader. */
export function isMyTurn(table: Table): boolean {
  return table.seat !== null && table.waiting_for.includes(table.seat);
}
