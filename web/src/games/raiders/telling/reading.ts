/** What the words of the game read off the table. */

import type { Card, Contents, Event, Face, Item, Move, RoomInfo, View } from "../../../generated/raiders";
import type { LineView } from "../../../generated/wire";
import { language } from "../../../lib/language.svelte";
import type { Shown } from "../../face";
import { nameIn } from "../../speech/names";
import { happened } from "../../tell";
import { en, type RaidersTexts } from "../texts/en";
import { es } from "../texts/es";

export { party } from "../../speech/party";

/** A table of this game. A house that knows its cards less well may leave the contents out. */
export type Table = Shown<Move, View, Event, Contents | null | undefined>;

export const LEVELS = 5;

/** In the order of `items` and `supply`. */
export const ITEMS: readonly Item[] = ["torch", "crystal_ball", "key", "sword"];

/** The texts in the present language. */
export const texts = (): RaidersTexts => language.pick({ en, es });

/** A card's name and values by its face, as far as they are known. */
export function roomOf(table: Table, face: Face): RoomInfo | null {
  return table.contents?.rooms[face] ?? table.view.row.find((room) => room.face === face)?.info ?? null;
}

/** The room the party is in. */
export function currentRoom(table: Table): RoomInfo | null {
  return table.view.row[table.view.room - 1]?.info ?? null;
}

/**
 * What an event of the story happened in: the room entered last before it. Rooms that were taken back do not count, except
 * to what was taken back together with them.
 */
export function roomOfLine(table: Table, line: LineView): RoomInfo | null {
  const own = table.story.findLastIndex((chapter) => chapter.lines.some((told) => told === line));
  const before = table.story.slice(0, own + 1);
  const takenBack = new Set(before.flatMap((chapter) => chapter.takes_back ?? []));
  const undone = before.at(-1)?.undone ?? false;
  let face: Face | null = null;
  for (const chapter of before) {
    if (takenBack.has(chapter.version) || (chapter.undone && !undone)) continue;
    for (const told of chapter.lines) {
      if (told.event?.type === "room_entered") face = told.event.face;
      if (told === line) break;
    }
  }
  return face === null ? null : roomOf(table, face);
}

/** All events of the story that still stand. */
export const events = (table: Table): Event[] => happened(table.story);

/** What a room is called. Cards of somebody's own keep their names. */
export function roomName(room: RoomInfo): string {
  const { rooms } = texts();
  if (room.kind === "treasure" && room.name === en.rooms.chests(room.chests))
    return rooms.chests(room.chests);
  return nameIn(rooms.names, room.name);
}

/** What a character is called. */
export function characterName(name: string): string {
  return nameIn(texts().rooms.characters, name);
}

/** A card in a sentence: "the 3", "a key". */
export function cardName(card: Card): string {
  return typeof card === "number" ? texts().story.power(card) : texts().rooms.anItem[card];
}
