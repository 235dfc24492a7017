// Written by a test from the Rust types; do not edit.

/** A place at the table. Counted from 0 inside and from 1 wherever a person or a file sees it. */
export type Seat = number;

/** A set of seats. */
export type SeatSet = Array<Seat>;

/** The end of a game. Winners may be several, who share the win, or none, when everyone lost. */
export type Outcome = {
  /** Who won, or shared the win. */
  winners: SeatSet,
  /** The place of each seat, 1 for the best; equals share one. */
  places: Array<number>,
  /** What each seat scored. */
  scores: Array<number>,
};

/**
 * One reason why a file cannot be used, and the place in it.
 *
 * Checking never stops at the first fault: functions that judge a file return all of them.
 */
export type Fault = {
  /** Where: `line 12`, `players[2].coins`, `option tactical`. */
  place: string,
  /** What is wrong there and what would be right. */
  reason: string,
};

/** The facts about a game that a list of games shows. */
export type About = {
  /** The short name used in commands and files. */
  name: string,
  /** The printed name. */
  title: string,
  /** The fewest players. */
  fewest: number,
  /** The most players. */
  most: number,
  /** How long a game takes people, in minutes. */
  minutes: number,
  /** The version of these rules. It grows when a stored game would no longer run the same way. */
  rules: number,
};

/**
 * An option that a table may set before the deal. What it means is the message `option-` and its name, what people call it that
 * message's attribute `name`, and each of its values the attribute `value-` and the value.
 */
export type OptionInfo = {
  /** Its name. */
  name: string,
  /** What may be chosen. */
  kind: OptionKind,
};

/** What an option may be set to. */
export type OptionKind = "switch" | { "choice": Array<string> };

/** The game, its players, its options and, where the table brings its own, its cards and packs. */
export type Setup = {
  /** The short name of the game. */
  game: string,
  /** The version of the rules it is played by. */
  rules: number,
  /** How many play. */
  players: number,
  /** The options; what is left out has its default. */
  options: { [name: string]: boolean | string },
  /** The text of the table's own card file; without one the standard cards are used. */
  cards?: string | null,
  /** The texts of the card packs that the table plays with beside the card file, in order; mostly none. */
  packs?: Array<string>,
};

/** How much a line matters. */
export type Weight = "passage" | "line" | "detail";
