// Written by a test from the Rust types; do not edit.

import type { Seat, SeatSet } from "./core";

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
  /** Items left in the open supply. */
  supply: ItemCounts,
  /** Who holds the map, in the tactical variant. */
  map: Seat | null,
  /** The level cards not used yet, each as its row: `U` for a room that will lie open and `D` for a dark one. */
  level_cards_left: Array<string>,
  /** The rooms that this eye has not seen yet. */
  unseen_rooms: Array<UnseenRoom>,
  /** How many of them will never come. */
  rooms_never_used: number,
  /** Who would collapse from their wounds if the game ended now; once it is over, who did. */
  collapsing: SeatSet,
  /** How it ended, once it has. */
  ending: Ending | null,
};

/** Something that happened. */
export type Event =
  | { "type": "character_dealt", seat: Seat, character: Character }
  | { "type": "level_set_up", level: Level }
  | { "type": "room_placed", place: Place, face: Face | null }
  | { "type": "room_entered", level: Level, place: Place, face: Face }
  | { "type": "torch_lit", seat: Seat }
  | { "type": "torch_showed", place: Place, face: Face }
  | { "type": "card_laid", seat: Seat }
  | { "type": "card_chosen", seat: Seat, card: Card }
  | { "type": "card_played", seat: Seat, card: Card }
  | { "type": "crystal_balls", seats: SeatSet }
  | { "type": "chest_shared", value: number, seats: SeatSet, each: number }
  | { "type": "defeated", face: Face, total: number, strength: number }
  | { "type": "attacks", face: Face, total: number, strength: number | null, seats: SeatSet }
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
  | { "type": "level_ended", level: Level }
  | { "type": "collapsed", seats: SeatSet, wounds: number }
  | { "type": "won", seats: SeatSet, coins: number };

/** What a table may choose. */
export type Options = {
  /** Cards are played face up and in turn. */
  tactical: boolean,
  /** When the Sphinx and the Minotaur pay. */
  boss_pays: BossPays,
};

/** What the cards show, by the numbers that events and views use: the first one is number 1. */
export type Contents = {
  /** Rooms and bosses with their values for this many players, by face. */
  rooms: Array<RoomInfo>,
  /** The characters' names, by number. */
  characters: Array<string>,
  /** How many levels the dungeon has. */
  levels: number,
};

/** What a move would bring. */
export type Preview = {
  "type": "torch",
  /** The rooms it would show. */
  shows: Array<Place>,
} | { "type": "crystal_ball" } | { "type": "escape" } | {
  "type": "card",
  /** For this much. */
  value: number,
  /** Whether that is not what it counts elsewhere. */
  unlike_elsewhere: boolean,
  /** Whether it is an item, so that the power cards stay in the hand. */
  spares_power_cards: boolean,
  /** What it brings in this room. */
  brings: Brings,
};

/** The last room that was resolved. */
export type Recap = {
  /** Nothing before the first. */
  last: RoomRecap | null,
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

/** What a card brings in a room. */
export type Brings = { "room": "treasure" } & TreasurePreview | { "room": "fight" } & FightPreview | {
  "room": "coins",
  /** As the card says. */
  coins: number,
  /** As many of them as the purse takes in. */
  kept: number,
} | {
  "room": "potion",
  /** The wounds it heals. */
  heals: number,
} | { "room": "item" } & ItemPreview | { "room": "trap" } & TrapPreview;

/** A power card or an item card. In files a power card is its number and an item its name. */
export type Card = 1 | 2 | 3 | 4 | 5 | Item;

/** A character, by its number in the card file. */
export type Character = number;

/** A share of the treasure. */
export type ChestShare = {
  /** 1 for the highest card, 2 for the second-highest, 0 for none that opens a chest. */
  place: number,
  /** What the chest holds. */
  chest: number,
  /** Who else opens it. */
  with: SeatSet,
  /** What each of them gets. */
  each: number,
  /** As much of it as the purse takes in. */
  kept: number,
};

/** How the game ended, step by step as the rules have it. */
export type Ending = {
  /** Those whose wounds are compared, the most wounded first: all whom no boss has put out of the game. */
  by_wounds: Array<Seat>,
  /** Who collapsed. */
  collapsed: SeatSet,
  /** Why nobody did, where wounds were compared and nobody did. */
  spared: Spared | null,
  /** Those still standing, the best first. */
  standing: Array<Seat>,
  /** Those of them who tie for the most coins, so that the fewest wounds decide; nobody where nobody ties. */
  tied: SeatSet,
  /** Who won. */
  winners: SeatSet,
};

/**
 * What a room card or a boss card shows, by its number among the cards. Copies of one card have the same face, and nobody
 * can tell them apart: not the players, and not the rules.
 */
export type Face = number;

/** What a card brings against a monster or a boss. */
export type FightPreview = {
  /** What all cards must come to; nothing where nothing helps. */
  strength: number | null,
  /** What all cards may come to, this one included. */
  total: Range,
  /** Whether every card that counts is known. */
  all_known: boolean,
  /** Those who stay in the room and whose card is not known. */
  unknown: SeatSet,
  /** Whether nobody else's card is known. */
  none_known: boolean,
  /** What these must add so that it falls. */
  needed: number,
  /** The most they can add. */
  they_can_add: number,
  /** Whether it attacks. */
  attacks: Likelihood,
  /** Whether it attacks the highest card instead of the lowest. */
  attacks_highest: boolean,
  /** Whether it attacks you, if it attacks. */
  attacks_you: Likelihood,
  /** Whom it attacks, where that is certain. */
  attacked: SeatSet | null,
  /** What an attack does to you; nothing where its attacks harm nobody. */
  harm: Harm | null,
  /** The pay for the highest card, where anybody can be paid. */
  reward: Reward | null,
};

/** What an attack does to somebody. */
export type Harm = {
  /** Wounds suffered. */
  wounds: number,
  /** Coins lost, as many as there are. */
  coins: number,
  /** Whether they are out of the game. */
  eliminates: boolean,
};

/** Whom a trap hits. */
export type Hits = "most_coins" | "least_wounds";

/** An item card. Each is used once and goes back to the open supply. */
export type Item = "torch" | "crystal_ball" | "key" | "sword";

/** How many of each item there are, by name. */
export type ItemCounts = { torch: number, crystal_ball: number, key: number, sword: number };

/** What a card brings that takes an item in a vault. */
export type ItemPreview = {
  /** Which item. */
  item: Item,
  /** How many are left in the supply. */
  left: number,
  /** How many more may come back to the supply before they are handed out. */
  may_come_back: number,
  /** Who else may want one. */
  rivals: SeatSet,
  /** How many of them are sure to. */
  sure_rivals: number,
  /** Whether it is taken. */
  taken: Likelihood,
};

/** A level of the dungeon. */
export type Level = number;

/** How likely something is, as far as can be known. */
export type Likelihood = "never" | "possible" | "certain";

/** What the table waits for. */
export type Phase = "choosing" | "choosing_again" | "over";

/** A place in the row of a level's rooms. */
export type Place = number;

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
  /** Their items. */
  items: ItemCounts,
  /** What they have played into the current room. */
  played: PlayedCard,
  /** Whether a boss has put them out of the game. */
  eliminated: boolean,
};

/** The least and the most of something. */
export type Range = { least: number, most: number };

/** What a boss pays the highest card. */
export type Reward = {
  /** So many coins. */
  coins: number,
  /** As many of them as your purse takes in. */
  kept: number,
  /** Whether you are paid. */
  yours: Likelihood,
  /** Whether anybody is. */
  paid: Likelihood,
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

/** What happened in a room. */
export type RoomRecap = {
  /** Which room of the game it was, counted from 1. */
  number: number,
  /** Its level. */
  level: Level,
  /** Its place in the row. */
  place: Place,
  /** Its name and values. */
  info: RoomInfo,
  /** What it came to, where all cards together or the highest decided. */
  result: RoomResult | null,
  /** What everybody played and got, in the order in which their cards were turned over. */
  shares: Array<Share>,
};

/** What a room came to. */
export type RoomResult =
  | { "type": "fought", total: number, defeated: boolean }
  | { "type": "trap", highest: number, sprung: boolean };

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

/** What a room did to one player. */
export type Share = {
  /** Who. */
  seat: Seat,
  /** The cards they turned over; two where a crystal ball was one of them. */
  cards: Array<Card>,
  /** Coins gained, or lost if below 0. */
  coins: number,
  /** Wounds suffered, or healed if below 0. */
  wounds: number,
  /** Items taken. */
  items: Array<Item>,
  /** Items wanted of which there were too few. */
  missed: Array<Item>,
  /** Whether they left the room before anything happened. */
  escaped: boolean,
  /** Whether a boss put them out of the game. */
  eliminated: boolean,
};

/** Why nobody collapsed. */
export type Spared = "all_equal" | "tie";

/** How hard a trap hits. */
export type TrapHit = {
  /** With this as the highest card. */
  highest: number,
  /** Coins lost, as many as there are, or wounds suffered; 0 if it stays quiet. */
  amount: number,
};

/** What a card brings at a trap. */
export type TrapPreview = {
  /** What those it hits lose or suffer. */
  hits: Hits,
  /** Whom it hits if it goes off. */
  seats: SeatSet,
  /** If nobody plays higher than they must. */
  at_least: TrapHit,
  /** The worst that the others can still make of it, where that is worse. */
  at_worst: TrapHit | null,
  /** Whether the highest card is known. */
  certain: boolean,
};

/** What a card brings in a treasure room. */
export type TreasurePreview = {
  /** The chests. */
  chests: [number, number],
  /** The coins that may be gained, as many as the purse takes in. */
  coins: Range,
  /** What will be got, where that is certain. */
  certain: ChestShare | null,
  /** Who can play higher. */
  higher: SeatSet,
  /** Who can play the same. */
  equal: SeatSet,
  /** Whether every card that counts is known. */
  all_known: boolean,
};

/** A room card of which an eye has not seen every copy. */
export type UnseenRoom = {
  /** Its name. */
  name: string,
  /** How many copies have not been seen. */
  copies: number,
};
