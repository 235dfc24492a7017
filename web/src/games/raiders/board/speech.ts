/** The board's own texts and the names of cards in the present language. */

import type { Card, Item, RoomInfo } from "../../../generated/raiders";
import { language } from "../../../lib/language.svelte";
import { rooms as roomsInEnglish } from "../texts/en/rooms";
import { rooms as roomsInSpanish } from "../texts/es/rooms";
import { en } from "./texts/en";
import { es } from "./texts/es";

export const b = (): typeof en => language.pick({ en, es });

const names = (): typeof roomsInEnglish => language.pick({ en: roomsInEnglish, es: roomsInSpanish });

const translated = (names: object, name: string): string =>
  (names as Partial<Record<string, string>>)[name] ?? name;

export function roomName(room: RoomInfo): string {
  return room.kind === "treasure" ? names().chests(room.chests) : translated(names().names, room.name);
}

export const kindName = (room: RoomInfo): string => names().kinds[room.kind];

export const nameOfRoom = (name: string): string => translated(names().names, name);

export const characterName = (name: string): string => translated(names().characters, name);

export const itemName = (item: Item): string => names().items[item];

export const cardName = (card: Card): string => (typeof card === "number" ? String(card) : itemName(card));
