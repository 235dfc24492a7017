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
import { language } from "../../../lib/language.svelte";
import type { Shown } from "../../face";
import { nameIn } from "../../speech/names";
import { happened } from "../../tell";
import { en, type GuildsTexts } from "../texts/en";
import { es } from "../texts/es";

export { party } from "../../speech/party";

/** A table of this game. A house that knows its cards less well may leave the contents out. */
export type Table = Shown<Move, View, Event, Contents | null | undefined>;

export const ADVENTURERS: readonly Adventurer[] = [1, 2, 3, 4, 5];

/** The texts in the present language. */
export const texts = (): GuildsTexts => language.pick({ en, es });

/** The monsters of a room. */
export function monsters(card: Pick<RoomCard, "name">): string {
  return nameIn(texts().cards.monsters, card.name);
}

export function masterName(card: Pick<MasterCard, "name">): string {
  return nameIn(texts().cards.masters, card.name);
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
