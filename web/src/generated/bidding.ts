// Written by a test from the Rust types; do not edit.

import type { Seat, SeatSet } from "./core";

/** A card worth 1 to 5, bid face down. */
export type Move = { "bid": number };

/** What an eye sees. */
export type View = {
  prize: number,
  prizes_to_come: Array<number>,
  hands: Array<Array<number>>,
  points: Array<number>,
  waiting_for: SeatSet,
  my_bid: number | null,
};

/** What happened. */
export type Event =
  | { "prize_shown": number }
  | { "bid_made": Seat }
  | { "bid_shown": [Seat, number] }
  | { "prize_taken": Seat | null };

/** There is nothing to choose before the deal. */
export type Options = Record<symbol, never>;

export type Contents = null;

/** What a bid would bring. */
export type Preview = {
  /** Whether it takes the prize, where that is certain. */
  certain: boolean | null,
  /** How many others can bid higher. */
  above: number,
};

export type Recap = null;
