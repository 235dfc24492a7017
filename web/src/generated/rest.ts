// Written by a test from the Rust types; do not edit.

import type { Outcome, SeatSet } from "./core";
import type { BotPace, ExplainedView, LineView, NowView, Scene, StandingView, TermsView, Welcome, WhenTimeIsUp } from "./wire";

/** Why a request did nothing. */
export type Problem = {
  /** What is wrong and what to do, in a sentence. */
  reason: string,
  /** The rule that refuses it, where one does. */
  rule?: string,
  /** Every single mistake, where there may be several. */
  faults?: Array<FaultView>,
};

/** A game that a table may play, in the language asked for. */
export type GameView = {
  /** The short name. */
  name: string,
  /** The printed name. */
  title: string,
  /** One sentence for somebody who has never heard of it. */
  summary: string,
  /** The fewest players. */
  fewest: number,
  /** The most players. */
  most: number,
  /** How long a game takes people. */
  minutes: number,
  /** The version of its rules. */
  rules: number,
  /** Whether it is for players, or an example to learn from. */
  kind: "game" | "lesson",
  /** Whether everything lies open to everybody, so that people at one device have nothing to hide. */
  open: boolean,
  /** Whether a table may bring cards of its own. */
  cards: boolean,
  /** How many things the guide explains in a first game. */
  lessons: number,
  /** What a table may choose. */
  options: Array<OptionView>,
  /** The card packs that come with it; a table may play with any of them. */
  packs: Array<PackView>,
};

/** A game's rules and its first lessons, in the language asked for. */
export type RulesView = {
  /** The chapters, in the order in which they are read. */
  chapters: Array<RuleView>,
  /** What the guide explains in a first game, in the order in which it is told when several things matter at once. */
  lessons: Array<LessonView>,
};

/** A table in a list. */
export type TableView = {
  /** The table's name, as in its link. */
  table: string,
  /** What people in one room call out instead, as long as it has not begun. */
  code: string,
  /** The game's short name. */
  game: string,
  /** How many play. */
  players: number,
  /** Who sits there; nothing for a free seat. */
  names: Array<string | null>,
  /** Whether the cards are dealt. */
  begun: boolean,
  /** Whether it is over. */
  finished: boolean,
  /** When it was opened, in milliseconds since 1970. */
  opened: number,
  /** Whether it waits for whoever asks. */
  waits_for_you: boolean,
};

/** A table as whoever asks sees it. */
export type TableNow<Move = unknown, View = unknown, Event = unknown, Contents = unknown, Preview = unknown, Recap = unknown> = {
  /** What does not change. */
  welcome: Welcome<Contents>,
  /** What is to be seen now. */
  scene: Scene<Move, View, Event, Preview, Recap>,
};

/** A table that was found. */
export type Found = {
  /** Its name: `/t/<table>` is its link. */
  table: string,
};

/** A table to be opened. Only the game must be named. */
export type NewTable = {
  /** The game's short name. */
  game: string,
  /** How many play; the fewest the game allows unless said. */
  players?: number,
  /** The game's options; what is left out has its default. */
  options?: { [name: string]: boolean | string },
  /** The text of a card file of the table's own. */
  cards?: string,
  /**
   * Card packs to play with beside the card file: the name of one that comes with the game, or the text of one of the
   * table's own.
   */
  packs?: Array<string>,
  /** How long people may think. Unless said, strangers at a listed table play live, and everybody else without a clock. */
  pace?: PaceWish,
  /** What happens to a seat whose time is up. */
  when_time_is_up?: WhenTimeIsUp,
  /** Whether strangers find the table in the list; only by its link unless said. */
  listed?: boolean,
  /** Whether moves may be taken back; they may unless said. */
  undo?: boolean,
  /** Whether people may write free text; they may unless said, but never at a listed table. */
  free_text?: boolean,
  /** Bots, such as `["search:1000", "random"]`; they have the last seats unless `bot_seats` says otherwise. */
  bots?: Array<string>,
  /** Which seats the bots have, in their order, counted from 1; so that people can be partners. */
  bot_seats?: Array<number>,
  /** How long bots seem to think; as the house has it unless said, which is `natural`. Programs want `at_once`. */
  bot_pace?: BotPace,
  /** Bots come into free seats when somebody has waited this long. */
  fill?: FillWish,
  /** What whoever opens the table wants to be called, to sit down at once. */
  name?: string,
};

/** A table that is open. */
export type Opened = {
  /** Its name: `/t/<table>` is its link. */
  table: string,
  /** What people in one room call out instead, as long as it has not begun. */
  code: string,
  /** Where whoever asked sits, if they do. */
  seat: number | null,
};

/** Who wants to sit where. */
export type Sitting = {
  /** What to be called. */
  name: string,
  /** Which seat, counted from 1; the first free one unless said. */
  seat?: number,
  /** Whether a program plays there, so that everybody knows. */
  program?: boolean,
};

/** A seat that was taken. */
export type Seated = {
  /** Which, counted from 1. */
  seat: number,
};

/** A private link that is wanted. */
export type PassWish = {
  /** Whom it shall let in: the same person on another device, or another person. */
  to: PassFor,
  /** Which seat, counted from 1; one's own unless said. The host may name one that a bot holds. */
  seat?: number,
};

/** A private link. */
export type Pass = {
  /** Its secret, good once: `/t/<table>#<pass>` is the link. */
  pass: string,
};

/** A private link that is used. */
export type Claim = {
  /** Its secret. */
  pass: string,
  /** What another person wants to be called. */
  name?: string,
};

/** A secret for a program. */
export type Token = {
  /** To be sent as `Authorization: Bearer <token>`. Whoever has it plays for the seats taken with it. */
  token: string,
};

/** Part of what somebody has played, the newest first. */
export type History = {
  /** The games. */
  games: Array<PlayedView>,
  /** To be asked for as `after`; nothing on the last page. */
  next: string | null,
};

/** A link that carries a history to another device. */
export type HistoryLink = {
  /** Its secret, good once and for an hour: `/mine#<pass>` is the link. */
  pass: string,
};

/** A link that is used. */
export type Joining = {
  /** Its secret. */
  pass: string,
};

/** A finished game, move by move. */
export type Replay<Move = unknown, View = unknown, Event = unknown, Contents = unknown, Recap = unknown> = {
  /** What was agreed. */
  terms: TermsView,
  /** What the cards show, by the numbers that events and views use. */
  contents: Contents,
  /** Who played together; nothing where everyone played alone. */
  teams: Array<SeatSet>,
  /** What cards are called in the language asked for, by their own names in small letters and with hyphens: `cellar-rats`. */
  called: { [key in string]: string },
  /** What the seats were called. */
  names: Array<string>,
  /** The deal and every move, in order. */
  steps: Array<Step<Move, View, Event, Recap>>,
  /** Who stands where. */
  outcome: Outcome | null,
  /** The same in words. */
  standing: StandingView | null,
};

/** Cards of one kind with their values, in the reader's language. */
export type CardListView = {
  /** What such cards are called. */
  title: string,
  /** The cards, every face once. */
  cards: Array<ExplainedView>,
};

/** What a browser needs to subscribe. */
export type PushKey = {
  /** The house's public key, to be given as `applicationServerKey`. */
  key: string,
};

/** A subscription as browsers give it: `PushSubscription.toJSON()`. */
export type Subscription = {
  /** The address at the push service. */
  endpoint: string,
  /** When it ends, in milliseconds since 1970; browsers say nothing here. */
  expirationTime?: number,
  /** The keys to be used. */
  keys: Keys,
};

/** What somebody is told. It holds no secret of the game. */
export type Call = {
  /** The table that waits. */
  table: string,
  /** The game's short name. */
  game: string,
  /** The game's printed name. */
  title: string,
};

/** A value of another option. */
export type ClashView = {
  /** The option. */
  option: string,
  /** The value. */
  value: boolean | string,
};

/** One mistake and where it is. */
export type FaultView = {
  /** Where. */
  place: string,
  /** What is wrong and what would be right. */
  reason: string,
};

/** Bots that come when people do not. */
export type FillWish = {
  /** After so many seconds. */
  after_seconds: number,
  /** How they think, such as `search:1000`. */
  level: string,
};

/** The keys of a subscription, in base64 as addresses have it. */
export type Keys = {
  /** The browser's public key, 65 bytes. */
  p256dh: string,
  /** A secret it shares with the house, 16 bytes. */
  auth: string,
};

/** Something the guide explains once, when it first matters. */
export type LessonView = {
  /** By which scenes and lines of the story refer to it. */
  id: string,
  /** Its heading. */
  title: string,
  /** What it says. */
  text: string,
  /** What on the table it speaks of; empty for nothing. */
  thing: string,
};

/** Something a table may choose. */
export type OptionView = {
  /** Its name. */
  name: string,
  /** What people call it. */
  title: string,
  /** What it changes. */
  meaning: string,
  /** What may be chosen, the default first. */
  values: Array<ValueView>,
};

/** How long people may think. */
export type PaceWish = "untimed" | "live" | "relaxed" | "daily" | {
  "timed": {
    /** Seconds a decision may take before the reserve is touched. */
    credit_seconds: number,
    /** Seconds beyond that over the whole game. */
    reserve_seconds: number,
  }
};

/** A card pack that comes with a game. */
export type PackView = {
  /** By which a new table asks for it. */
  name: string,
  /** What people call it. */
  title: string,
  /** What it changes. */
  meaning: string,
};

/** Whom a private link lets into a seat. */
export type PassFor = "device" | "person";

/** A game that somebody has played. */
export type PlayedView = {
  /** The table's name: `/t/<table>` is its link. */
  table: string,
  /** The game's short name. */
  game: string,
  /** When the table was opened, in milliseconds since 1970. */
  opened: number,
  /** Who sat there. */
  names: Array<string>,
  /** Where the asker sat, counted from 1; nothing for somebody who only opened the table. */
  seat: number | null,
  /** How it ended; nothing where the rules failed, or where nobody has looked at an old table since. */
  result: ResultView | null,
};

/** How a game ended. */
export type ResultView = {
  /** Who won, or shared the win; counted from 1, as all seats are. */
  winners: SeatSet,
  /** The place of each seat, 1 for the best; equals share one. */
  places: Array<number>,
  /** What each seat scored. */
  scores: Array<number>,
  /** The same in words. */
  scored: Array<string>,
  /** Who played together; nothing where everyone played alone. */
  teams: Array<SeatSet>,
  /** How many moves were played. */
  moves: number,
  /** When the cards were dealt, in milliseconds since 1970. */
  begun: number,
  /** When it was over. */
  ended: number,
};

/** A chapter of the rules. */
export type RuleView = {
  /** By which the story and the present phase refer to it. */
  id: string,
  /** Its heading. */
  title: string,
  /** Its paragraphs. */
  text: Array<string>,
};

/** The deal, or one move and what followed. */
export type Step<Move = unknown, View = unknown, Event = unknown, Recap = unknown> = {
  /** Who moved; nobody for the deal. */
  seat: number | null,
  /** The move. */
  move: Move | null,
  /** What was told. */
  lines: Array<LineView>,
  /** What happened, for programs. */
  events: Array<Event>,
  /** What is to be seen afterwards. */
  view: View,
  /** What has just happened then. */
  recap: Recap,
  /** What goes on then. */
  now: NowView,
};

/** A choice, its meaning, and where it can be made. */
export type ValueView = {
  /** The value: true, false or a word. */
  value: boolean | string,
  /** What it means. */
  meaning: string,
  /** The numbers of players for whom it can be chosen. */
  players: Array<number>,
  /** Values of other options beside which it can never be chosen. */
  clashes: Array<ClashView>,
};
