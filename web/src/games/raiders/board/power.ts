/** The power cards of a player: those in the hand and those that lie open, in order. */

import type { PlayerView } from "../../../generated/raiders";

export interface PowerCard {
  card: number;
  held: boolean;
}

export function powerCards(player: PlayerView | undefined): PowerCard[] {
  if (!player) return [];
  const held = player.hand.map((card) => ({ card, held: true }));
  const used = player.shown.map((card) => ({ card, held: false }));
  return [...held, ...used].sort((one, other) => one.card - other.card);
}
