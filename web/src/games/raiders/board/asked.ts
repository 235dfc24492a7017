/** By what names the board's cards are asked about: `data-ask`. */

import type { Card, Item } from "../../../generated/raiders";
import type { Table } from "./table";

export const itemThing = (item: Item): string => `item-${item.replace("_", "-")}`;

export const cardThing = (card: Card): string =>
  typeof card === "number" ? `card-${String(card)}` : itemThing(card);

/** A room card by its face, whether or not it lies in the row. */
export function faceThing(table: Table, name: string): string | undefined {
  const face = table.contents.rooms.findIndex((room) => room.name === name);
  return face < 0 ? undefined : `face-${String(face + 1)}`;
}
