// Written by a test from the Rust types; do not edit.

import type { Seat, SeatSet } from "./core";

/** A move: a card with its target, one decision of an invasion, or an end. */
export type Move = "draw" | { "take": Slot } | {
  "upgrade": {
    /** The same card, or a wild one. */
    card: Card,
    /** What it lies on. */
    on: On,
  }
} | { "raze": Place } | { "build": Card } | {
  "put": {
    /** The monster or the trap. */
    card: Card,
    /** Above or below this room. */
    place: Place,
  }
} | {
  "walk": {
    /** Which one. */
    monster: Monster,
    /** Where to. */
    to: Place,
  }
} | { "buy": Red } | { "give_back": Red } | {
  "interfere": {
    /** The card. */
    card: Card,
    /** Whose dungeon. */
    whom: Seat,
    /** What in it. */
    at: Aim,
  }
} | { "counter": Card } | "accept" | { "discard": Card } | "done" | "end_turn" | { "use": Member } | {
  "kill": {
    /** Who. */
    member: Member,
    /** Which one. */
    figure: Figure,
  }
} | {
  "hate": {
    /** Who hates. */
    member: Member,
    /** A monster card of that type. */
    monster: Monster,
  }
} | { "frighten": Member } | { "bring": Monster } | { "strike": Figure } | "hold" | {
  "heal": {
    /** Who heals. */
    member: Member,
    /** Whom. */
    whom: Member,
  }
} | { "destroy": Ruin } | {
  "play": {
    /** The card. */
    card: Card,
    /** At what it is aimed. */
    target: Target,
  }
} | "pass" | { "pass_unless": Order } | "ask_me";

/** What an eye sees. */
export type View = {
  /** The cycle, counted from 1, which is the level of the adventurers too. */
  cycle: number,
  /** How many cycles there are. */
  cycles: number,
  /** The building round, counted from 1; beyond the last while the party adventures. */
  round: number,
  /** How many building rounds a cycle has. */
  rounds: number,
  /** What is to be decided. */
  stage: Stage,
  /** Who decides; nobody once it is over. */
  deciding: SeatSet,
  /** Who is first in this cycle. */
  first: Seat,
  /** Whose building turn it is, or who is invaded. */
  turn: Seat,
  /** The available cards by their slots; none where one was just taken. */
  available: Array<Card | null>,
  /** How often they were dealt anew when they were last laid out, for too many were black. */
  redeals: number,
  /** The available cards that were taken in this turn. */
  took: Array<Card>,
  /** How many cards the deck has. */
  deck: number,
  /** What was discarded. */
  discards: Array<Held>,
  /** How many of each improvement can be bought. */
  improvements: Array<number>,
  /** The parties that may still come. */
  parties: Array<Party>,
  /** Everybody, by seat. */
  players: Array<PlayerView>,
  /** One's own hand; empty for whoever watches. */
  hand: Array<Held>,
  /** What one wants to be asked about in the windows of this invasion; nothing for whoever watches. */
  order: Order | null,
  /** The interference that waits for an answer. */
  interference: InterferenceView | null,
  /** The party and how it fares. */
  invasion: InvasionView | null,
};

/** What happened. Where the public may know less than a seat, two events are told: that a card was laid, and to its owner which. */
export type Event =
  | { "dealer_is": { seat: Seat } }
  | { "cards_drawn": { seat: Seat, count: number } }
  | { "card_drawn": { seat: Seat, card: Card } }
  | { "available": { slot: Slot, card: Card } }
  | { "redealt": { times: number } }
  | { "reshuffled": { cards: number } }
  | { "first_is": { seat: Seat, card: Card } }
  | { "cycle_began": { cycle: number, of: number, first: Seat } }
  | { "round_began": { round: number } }
  | { "turn_began": { seat: Seat } }
  | { "taken": { seat: Seat, slot: Slot, card: Card } }
  | { "upgraded": { seat: Seat, on: On } }
  | { "upgraded_with": { seat: Seat, on: On, card: Card, base: Card, level: number } }
  | { "room_discarded": { seat: Seat, place: Place, card: Card } }
  | { "built": { seat: Seat, place: Place } }
  | { "built_is": { seat: Seat, place: Place, card: Card } }
  | { "monster_put": { seat: Seat, place: Place, monster: Monster } }
  | { "trap_put": { seat: Seat, place: Place } }
  | { "put_is": { seat: Seat, place: Place, card: Card } }
  | { "walked": { seat: Seat, monster: Monster, from: Place, to: Place } }
  | { "bought": { seat: Seat, red: Red, cost: number } }
  | { "given_back": { seat: Seat, red: Red } }
  | { "interfered": { seat: Seat, card: Card, whom: Seat, at: Aim } }
  | { "countered": { seat: Seat, card: Card } }
  | { "accepted": { seat: Seat } }
  | { "stolen": { from: Seat, to: Seat, gold: number } }
  | { "trap_gone": { seat: Seat, place: Place, card: Card | null } }
  | { "mutinied": { from: Seat, to: Seat, place: Place } }
  | { "mutiny_is": { from: Seat, to: Seat, card: Card } }
  | { "scried": { seat: Seat, whom: Seat, cards: number } }
  | { "discarded": { seat: Seat, card: Card } }
  | { "party_is": { party: Party, level: number } }
  | { "invasion_began": { victim: Seat, invader: Seat } }
  | { "entered": { place: Place, card: Card, level: number, outward: boolean } }
  | { "stayed": { place: Place, why: Stay } }
  | "back_at_entrance"
  | { "room_revealed": { place: Place, card: Card, level: number } }
  | { "trap_revealed": { place: Place, card: Card, level: number, strength: number, charges: number } }
  | {
    "monster_revealed": { monster: Monster, place: Place, card: Card, level: number, figures: number }
  }
  | { "door_holds": { place: Place, vault: boolean, left: number } }
  | { "ability_used": { hero: Hero, ability: Ability, left: number } }
  | { "door_damaged": { place: Place, vault: boolean, damage: number, left: number } }
  | { "trap_damaged": { place: Place, damage: number, left: number } }
  | { "guard_drawn": { place: Place, card: Card, stays: boolean } }
  | { "brought": { foe: Foe, from: Place, cost: number } }
  | { "window_opened": { recovery: boolean } }
  | { "card_played": { seat: Seat, card: Card, target: Target } }
  | { "passed": { seat: Seat } }
  | { "cancelled": { played: Played, card: Card, by: Card } }
  | { "took_effect": { played: Played, card: Card, target: Target } }
  | { "hurt": { hero: Hero, damage: number, left: number, by: Cause } }
  | { "healed": { hero: Hero, left: number } }
  | { "morale_changed": { hero: Hero, by: number, left: number } }
  | { "charges_changed": { hero: Hero, by: number, left: number } }
  | "steadied"
  | { "guarded": { hero: Hero } }
  | { "spared": { hero: Hero } }
  | { "trap_idle": { place: Place } }
  | { "passing": { place: Place } }
  | { "hates": { hero: Hero, foe: Foe } }
  | { "round_of_combat": { round: number, figures: number } }
  | { "struck": { hero: Hero, figure: Figure, foe: Foe, damage: number, left: number } }
  | { "killed": { foe: Foe, left: number } }
  | { "figure_changed": { foe: Foe, more: boolean } }
  | { "died": { hero: Hero } }
  | { "fled": { hero: Hero } }
  | { "gold_dropped": { from: Hero, to: Hero | null } }
  | { "earned": { seat: Seat, gold: number } }
  | { "hoard_reached": { seat: Seat } }
  | { "gold_taken": { hero: Hero } }
  | { "destroyed": { seat: Seat, ruin: Ruin } }
  | { "party_left": { gold: number } }
  | { "invasion_ended": { victim: Seat, reached: boolean } }
  | { "monster_gone": { seat: Seat, card: Card, level: number } }
  | { "monster_returned": { seat: Seat, foe: Foe } }
  | { "ended": { winners: SeatSet, gold: number } };

/** What a table may choose. */
export type Options = {
  /** How many cycles are played. */
  cycles: Cycles,
  /** How long somebody has in a window. */
  windows: Windows,
};

/** What the cards show. */
export type Contents = {
  /** What the set of cards is called. */
  name: string,
  /** All kinds of cards of the deck. */
  cards: Array<CardFace>,
  /** The major improvements. */
  improvements: Array<ImprovementFace>,
  /** The classes of adventurers. */
  classes: Array<ClassFace>,
  /** The parties. */
  parties: Array<PartyFace>,
  /** The most rooms of a dungeon without an improvement. */
  rooms: number,
  /** The most improvements of a dungeon. */
  most_improvements: number,
};

/** What a move would bring. All of it is certain. */
export type Preview = {
  /** What lies there afterwards: its upgrade and values. */
  makes?: MadeAhead,
  /** What it costs, and the gold that is left. */
  costs?: CostAhead,
  /** What is struck, bashed, hurt or healed, and what is left of it. */
  changes?: ChangeAhead,
};

/** How the last invasion went, and how the present one goes. */
export type Recap = {
  /** The party of this cycle. */
  party: Party | null,
  /** The invasion that is on, or the last one. */
  invasion: InvasionRecap | null,
};

/** What adventurers of a class can do for charges. */
export type Ability =
  | "bash"
  | "disable"
  | "fireball"
  | "heal"
  | "berserk"
  | "hatred"
  | "compass"
  | "illusion";

/** What an interference is aimed at. */
export type Aim = "dungeon" | { "trap": Place } | { "monster": Monster };

/** A kind of card of the deck, by its place in [`Contents::cards`](crate::Contents::cards). Cards of a kind are all alike. */
export type Card = number;

/** A kind of card of the deck. */
export type CardFace = {
  /** What it is called. */
  name: string,
  /** Its picture, by its name in the set of game-icons. */
  icon: string,
  /** Its colour. */
  colour: Colour,
  /** How many there are at this table. */
  copies: number,
  /** What it may be an upgrade of, where it is wild. */
  wild: Wild | null,
  /** The levels of a room; none for others. */
  room: Array<RoomFace>,
  /** The levels of a monster; none for others. */
  monster: Array<MonsterFace>,
  /** What a trap does. */
  trap: TrapFace | null,
  /** Whether it helps or hinders when it is played in a window. */
  side: Side | null,
  /** What it does then. */
  effect: Effect | null,
  /** What it does to another's dungeon. */
  interference: Interference | null,
};

/** What hurt somebody. */
export type Cause = "trap" | "monsters" | "berserk" | "corrosion" | "card";

/** What something or somebody loses or gains. */
export type ChangeAhead = {
  /** How much, less than nothing for what is gained. */
  by: number,
  /** What is left. */
  left: number,
  /** Whether that is the end of it: a dead figure, an open door, a trap without charges. */
  ends: boolean,
};

/** A class of adventurers, by its place in [`Contents::classes`](crate::Contents::classes). */
export type Class = number;

/** A class of adventurers. */
export type ClassFace = {
  name: string,
  icon: string,
  morale: Rating,
  strength: Rating,
  health: Rating,
  ability: Ability,
  /** Charges that a use costs. */
  cost: number,
};

/** The colour of a card. */
export type Colour = "grey" | "green" | "blue" | "purple" | "yellow" | "black";

/** What something costs. */
export type CostAhead = {
  /** The gold that is paid. */
  gold: number,
  /** The gold that is left. */
  left: number,
};

/** How many cycles are played. */
export type Cycles = "full" | "one" | "two" | "three";

/** A door in the party's way. */
export type DoorView = {
  /** Whether it stands before the hoard. */
  vault: boolean,
  /** Its charges. */
  left: number,
};

/** What a card does that is played to help or to hinder adventurers. */
export type Effect =
  | { "strength": number }
  | { "ward": number }
  | { "charges": number }
  | { "morale": number }
  | { "morale_all": number }
  | { "damage": number }
  | { "fewer_monsters": number }
  | { "more_monsters": number }
  | "heal"
  | { "combat_strength": number }
  | "trap_idle"
  | "guardian"
  | "ambush"
  | { "trap_charges": number }
  | "no_abilities"
  | "cancel";

/** Where somebody of the party is. */
export type Fate = "going" | "dead" | "fled" | "left";

/** A monster that fights. */
export type FighterView = {
  /** Which one. */
  figure: Figure,
  /** Its card. */
  monster: Monster,
  /** Health that is left. */
  health: number,
  /** The damage that it does. */
  strength: number,
  /** Whether it came by a card that was played. */
  extra: boolean,
};

/** A figure that fights in the present encounter. */
export type Figure = number;

/** A monster, by its card in the dungeon and by what it is. */
export type Foe = {
  /** Which card of the dungeon. */
  monster: Monster,
  /** Its base card. */
  card: Card,
  /** Its upgrade. */
  level: number,
};

/** A type of monsters. */
export type Hated = {
  /** Its base card. */
  card: Card,
  /** Its upgrade. */
  level: number,
};

/** Cards of a kind. */
export type Held = {
  /** The kind. */
  card: Card,
  /** How many. */
  count: number,
};

/** A member of the party, by its place and its class. */
export type Hero = {
  /** The place in the party order. */
  member: Member,
  /** The class. */
  class: Class,
};

/** What a major improvement does for a dungeon. */
export type Improvement =
  | { "one_more": number }
  | { "rooms": number }
  | { "trap_strength": number }
  | { "morale": number }
  | { "rises_again": number }
  | { "door": number }
  | { "bounty": number }
  | { "health_of_upgraded": number };

/** A major improvement. */
export type ImprovementFace = { name: string, icon: string, copies: number, cost: number, effect: Improvement };

/** What a card does to somebody else's dungeon. */
export type Interference = "cave_in" | { "steal": number } | "sabotage" | "mutiny" | "scry";

/** An interference that waits for an answer. */
export type InterferenceView = {
  /** The card. */
  card: Card,
  /** Whose. */
  by: Seat,
  /** Whose dungeon. */
  whom: Seat,
  /** What in it. */
  at: Aim,
};

/** What an invasion has brought so far. */
export type InvasionRecap = {
  /** Whose dungeon. */
  victim: Seat,
  /** Rooms entered on the way in. */
  rooms: number,
  /** Members killed. */
  killed: number,
  /** Members who fled. */
  fled: number,
  /** Monsters killed. */
  monsters: number,
  /** Gold earned by death and flight. */
  earned: number,
  /** Gold carried out. */
  lost: number,
  /** Whether the party reached the hoard. */
  reached: boolean,
  /** Whether it is over. */
  over: boolean,
};

/** A party in a dungeon. */
export type InvasionView = {
  /** Whose dungeon. */
  victim: Seat,
  /** Who decides for the party. */
  invader: Seat,
  /** Its card. */
  party: Party,
  /** Its members, in party order. */
  members: Array<MemberView>,
  /** Where it is. */
  at: Whereabouts,
  /** Whether it is on its way out. */
  outward: boolean,
  /** The door in its way: whether it is the one before the hoard, and its charges. */
  door: DoorView | null,
  /** The monsters that fight here, the strongest first once the fight begins. */
  fighters: Array<FighterView>,
  /** The combat round, counted from 1; 0 outside of combat. */
  combat: number,
  /** Whose turn it is to strike. */
  striker: Member | null,
  /** Who may still play cards in the present window, in order. */
  to_answer: Array<Seat>,
  /** The cards played in the present window. */
  played: Array<PlayedView>,
  /** Whether nobody can use abilities in this room. */
  fog: boolean,
  /** Whether nobody loses morale in this room. */
  steady: boolean,
  /** How many Guardians watch over the party. */
  guardians: number,
  /** How many still lose morale on entering. */
  frights: number,
};

/** A card on the table. */
export type LaidCard = {
  /** What it is; nothing where this eye may not know. */
  card: Card | null,
  /** Whether it lies face up. */
  face_up: boolean,
};

/** What lies there afterwards. */
export type MadeAhead = {
  /** The base card. */
  card: Card,
  /** The upgrade. */
  level: number,
  /** Damage; 0 for a room. */
  strength: number,
  /** Health of each figure; 0 for a room or a trap. */
  health: number,
  /** Charges; 0 for a room or a monster. */
  charges: number,
  /** Figures; 0 for a room or a trap. */
  figures: number,
};

/** A member of the party, by the party order. */
export type Member = number;

/** A member of a party. */
export type MemberView = {
  /** What. */
  class: Class,
  /** What became of it. */
  fate: Fate,
  /** Health that is left. */
  health: number,
  /** Full health. */
  full_health: number,
  /** Morale that is left. */
  morale: number,
  /** Charges that are left. */
  charges: number,
  /** The strength of its next strike. */
  strength: number,
  /** Whether it carries gold. */
  gold: boolean,
  /** Points of damage that it will not feel. */
  ward: number,
  /** Whether the next monster wounds it for sure. */
  owes: boolean,
  /** The monster that it hates: its card and its upgrade. */
  hates: Hated | null,
};

/** Which monsters go together in a room. */
export type Mix = "any" | "alike" | "different";

/** A monster card with its upgrades, by its place among all of its dungeon, the oldest first. */
export type Monster = number;

/** A level of a monster. */
export type MonsterFace = { name: string, strength: number, health: number, traits: Array<Trait> };

/** A monster card with its upgrades. */
export type MonsterView = {
  /** Which one. */
  monster: Monster,
  /** Its cards, the base first. */
  cards: Array<LaidCard>,
  /** Its upgrade and values, where this eye knows all its cards. */
  level: number | null,
  /** See above. */
  strength: number | null,
  /** See above. */
  health: number | null,
  /** How many figures it stands for. */
  figures: number | null,
  /** How many of them died in this adventure. */
  killed: number,
  /** Whether it walked here. */
  walked: boolean,
};

/** What an upgrade lies on. */
export type On = { "room": Place } | { "trap": Place } | { "monster": Monster };

/** When somebody wants to be asked in windows: a standing order for one invasion. */
export type Order = "ask" | "monsters" | "traps" | "fallen" | "cards" | "never";

/** A party card, by its place in [`Contents::parties`](crate::Contents::parties). */
export type Party = number;

/** A party. */
export type PartyFace = {
  /** What it is called. */
  name: string,
  /** Its members, front to back. */
  members: Array<Class>,
};

/** The place of a room in a dungeon: 1 is next to the hoard, the highest next to the entrance. */
export type Place = number;

/** A card that was played in the present window, in the order played. */
export type Played = number;

/** A card that was played in the present window. */
export type PlayedView = {
  /** The card. */
  card: Card,
  /** Whose. */
  by: Seat,
  /** What it is aimed at. */
  target: Target,
};

/** A player. */
export type PlayerView = {
  /** The gold in the hoard. */
  gold: number,
  /** How many cards are in the hand. */
  cards: number,
  /** Which ones, where this eye may know. */
  hand: Array<Held> | null,
  /** The rooms, the one next to the hoard first. */
  rooms: Array<RoomView>,
  /** The most rooms that there may be. */
  most_rooms: number,
  /** The major improvements. */
  improvements: Array<Red>,
};

/** How much of something a class has. */
export type Rating = "low" | "medium" | "high";

/** A kind of major improvement, by its place in [`Contents::improvements`](crate::Contents::improvements). */
export type Red = number;

/** What a level of a room does. */
export type RoomEffect = {
  "holds": {
    /** How many. */
    count: number,
    /** The highest upgrade of each: 0 for basic ones. */
    level: number,
    /** Whether they must be alike or different. */
    mix: Mix,
  }
} | { "attackers": number } | "guard" | { "frightens": Whom } | "secret_doors" | "turned_around" | {
  "horde": {
    /** The place of the line among the monsters; none for any. */
    line: number | null,
  }
} | { "door": number } | { "trap_charges": number } | "trap_set_again" | { "figures": number } | { "strength": number } | { "comes_with_trap": number };

/** A level of a room. */
export type RoomFace = {
  /** What it is called. */
  name: string,
  /** What it does. */
  effects: Array<RoomEffect>,
};

/** A room with what lies above and below it. */
export type RoomView = {
  /** Its place. */
  place: Place,
  /** What it is; nothing where this eye may not know. */
  card: Card | null,
  /** Whether it lies face up. */
  face_up: boolean,
  /** How many upgrades lie on it. */
  level: number,
  /** The trap below it. */
  trap: TrapView | null,
  /** The monsters above it. */
  monsters: Array<MonsterView>,
};

/** What a party destroys. */
export type Ruin = { "room": Place } | { "red": Red };

/** Whom a card is for that is played in a window. */
export type Side = "help" | "hinder";

/** One of the available cards. */
export type Slot = number;

/** What is to be decided, or done next. */
export type Stage =
  | "new_cards"
  | "upgrade"
  | "build"
  | "add_contents"
  | "improve"
  | "answer"
  | "discard"
  | "door"
  | "fright"
  | "horde"
  | "encounter_window"
  | "trap"
  | "abilities"
  | "strike"
  | "recovery_window"
  | "recovery"
  | "compass"
  | "destroy"
  | "over";

/** Why a party stays where it is. */
export type Stay = "door" | "secret_doors";

/** What a card is aimed at that helps or hinders. */
export type Target = "room" | { "member": Member } | { "monster": Monster } | { "card": Played };

/** What a monster is or does besides fighting. */
export type Trait =
  | "walks"
  | "joins"
  | "grey_rooms"
  | "returns"
  | { "immune": Ability }
  | "heals_each_round"
  | { "corrodes": number }
  | { "chills": number }
  | "no_passing";

/** A trap. */
export type TrapFace = {
  /** Damage of each charge, from the base card to the last upgrade. */
  strength: Array<number>,
  /** Charges, likewise. */
  charges: Array<number>,
  /** Whether it takes morale instead of health. */
  frightens: boolean,
  /** The classes that it leaves alone. */
  spares: Array<Class>,
};

/** A trap. */
export type TrapView = {
  /** Its cards, the base first; none where the room came with it. */
  cards: Array<LaidCard>,
  /** Its upgrade, damage and charges, where this eye knows all its cards. */
  level: number | null,
  /** See above. */
  strength: number | null,
  /** See above. */
  charges: number | null,
};

/** Where a party is. */
export type Whereabouts = "entrance" | { "room": Place } | "hoard";

/** Whose morale suffers. */
export type Whom = { "highest": number } | { "lowest": number } | "all";

/** What a wild card upgrades. */
export type Wild = "traps" | "monsters";

/** How long somebody has in a window before it counts as passed. */
export type Windows = "untimed" | "minute" | "brisk";
