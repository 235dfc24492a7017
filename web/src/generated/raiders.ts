// Written by a test from the Rust types; do not edit.

import type { Outcome, Seat, SeatSet } from "./core";

/** A move. */
export type Move = { "play": Card } | "light_torch";

/**
 * The table as one eye sees it.
 *
 * Hands are secret, but what lies open can be counted: which power cards are out, which items were taken and
 * returned. So the view shows everybody's hand as a careful observer would know it, and no more: a card laid face
 * down still counts as held.
 */
export type View = {
  /** The level, counted from 1. */
  level: number,
  /** The current room of the row, counted from 1. */
  room: number,
  /** What the table waits for. */
  phase: Phase,
  /** From whom. */
  waiting_for: SeatSet,
  /** The level's rooms, left to right. */
  row: Array<RoomView>,
  /** Everyone, by seat. */
  players: Array<PlayerView>,
  /** Items left in the open supply: torches, crystal balls, keys, swords. */
  supply: [number, number, number, number],
  /** Who holds the map, in the tactical variant. */
  map: Seat | null,
  /** The level cards that have not been used, `U` for a room that will lie open and `D` for a dark one. */
  unseen_levels: Array<string>,
  /** The rooms that this eye has not seen yet and how many there are of each; some of them will not come. */
  unseen_rooms: Array<[string, number]>,
  /** The end, once it has come. */
  outcome: Outcome | null,
  /** Who collapsed from their wounds at the end. */
  collapsed: SeatSet,
};

/** Something that happened. */
export type Event =
  | { "type": "character_dealt", seat: Seat, character: number }
  | { "type": "level_set_up", level: number }
  | { "type": "room_placed", place: number, face: Face | null }
  | { "type": "room_entered", place: number, face: Face }
  | { "type": "torch_lit", seat: Seat }
  | { "type": "torch_showed", place: number, face: Face }
  | { "type": "card_laid", seat: Seat }
  | { "type": "card_chosen", card: Card }
  | { "type": "card_played", seat: Seat, card: Card }
  | { "type": "crystal_balls", seats: SeatSet }
  | { "type": "chest_shared", value: number, seats: SeatSet, each: number }
  | { "type": "defeated", total: number, strength: number }
  | { "type": "attacks", total: number, strength: number | null, seats: SeatSet }
  | { "type": "escaped", seat: Seat, item: Item }
  | { "type": "nobody_there" }
  | { "type": "trap_sprung", highest: number, seats: SeatSet }
  | { "type": "trap_quiet", highest: number }
  | { "type": "rewarded", seats: SeatSet }
  | { "type": "coins_gained", seat: Seat, coins: number }
  | { "type": "coins_lost", seat: Seat, coins: number }
  | { "type": "wounds_gained", seat: Seat, wounds: number }
  | { "type": "wounds_healed", seat: Seat, wounds: number }
  | { "type": "item_gained", seat: Seat, item: Item }
  | { "type": "item_ran_out", item: Item, seats: SeatSet }
  | { "type": "eliminated", seat: Seat }
  | { "type": "map_passed", to: Seat }
  | { "type": "level_ended", level: number }
  | { "type": "collapsed", seats: SeatSet, wounds: number }
  | { "type": "won", seats: SeatSet, coins: number };

/** What a table may choose. */
export type Options = {
  /** Cards are played face up and in turn. */
  tactical: boolean,
  /** When the Sphinx and the Minotaur pay. */
  boss_pays: BossPays,
};

/** What the cards show, by the numbers that events and views use. */
export type Contents = {
  /** Rooms and bosses with their values for this many players, by face. */
  rooms: Array<RoomInfo>,
  /** The characters' names, by number. */
  characters: Array<string>,
};

/** Whom a boss attacks. */
export type Attacks = "lowest" | "highest";

/** What a vault offers under a power card. */
export type Benefit = { "item": Item } | { "coins": number } | { "potion": number };

/** A boss: a monster with its own way to hurt. */
export type Boss = {
  /** The total that defeats it; none if nothing does. */
  strength: number | null,
  /** Wounds for those it attacks. */
  wounds: number,
  /** Coins lost by those it attacks. */
  coins: number,
  /** Whether those it attacks are out of the game. */
  eliminates: boolean,
  /** Coins for those who played highest. */
  reward: number,
  /** The item that leads out of the room; never a sword, which is a weapon there. */
  escape: Item | null,
  /** Whose card draws the attack. */
  attacks: Attacks,
  /** What a 5, or a sword, is worth: 5 unless the card says otherwise. */
  fives_count_as: number,
};

/** When a boss with a reward pays the highest card. */
export type BossPays = "always" | "when_it_attacks";

/** A power card or an item card. In files a power card is its number and an item its name. */
export type Card = 1 | 2 | 3 | 4 | 5 | Item;

/**
 * What a room card or a boss card shows. Copies of one card have the same face, and nobody can tell them apart: not the
 * players, and not the rules.
 */
export type Face = number;

/** Whom a trap hits. */
export type Hits = "most_coins" | "least_wounds";

/** An item card. Each is used once and goes back to the open supply. */
export type Item = "torch" | "crystal_ball" | "key" | "sword";

/** What the table waits for. */
export type Phase = "choosing" | "choosing_again" | "over";

/** A card in front of somebody in the current room. */
export type PlayedCard = "none" | "face_down" | { "known": Card } | { "open": Card };

/** A player as the eye sees them. */
export type PlayerView = {
  /** The character they play. */
  character: string,
  /** Their coins. */
  coins: number,
  /** Their wounds. */
  wounds: number,
  /** The power cards they can still play in this level. */
  hand: Array<number>,
  /** The power cards that lie open in front of them. */
  shown: Array<number>,
  /** Their items: torches, crystal balls, keys, swords. */
  items: [number, number, number, number],
  /** What they have played into the current room. */
  played: PlayedCard,
  /** Whether a boss has put them out of the game. */
  eliminated: boolean,
};

/** A room's name and values. */
export type RoomInfo = {
  /** As the card file has it. */
  name: string,
} & ({
  "kind": "treasure",
  /** Their values; the second is 0 where there is only one. */
  chests: [number, number],
} | {
  "kind": "monster",
  /** The total of power cards that defeats it. */
  strength: number,
  /** What the lowest card gets otherwise. */
  wounds: number,
} | {
  "kind": "vault",
  /** Under the cards 1 to 5. */
  benefits: [Benefit, Benefit, Benefit, Benefit, Benefit],
} | {
  "kind": "trap",
  /** Whom it hits. */
  hits: Hits,
  /** How hard, by the highest card 1 to 5. */
  penalty: [number, number, number, number, number],
} | { "kind": "boss" } & Boss);

/** A room of the row. */
export type RoomView = {
  /** Whether the party is past it, in it or before it. */
  passed: boolean,
  /** Whether it lies face down on the table. */
  face_down: boolean,
  /** Its face, where this eye knows it. */
  face: Face | null,
  /** Its name and values, where this eye knows them. */
  info: RoomInfo | null,
  /** Who is known to have looked at it by torch. */
  seen_by: SeatSet,
};
