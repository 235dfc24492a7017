// Written by a test from the Rust types; do not edit.

import type { Outcome, Seat, SeatSet, Weight } from "./core";

/** A frame from a client: a request and the client's own name for it. */
export type Frame<Move = unknown> = {
  /** The client's name for the request: 1 to 64 characters, never used twice for different requests. */
  id: string,
  /** What is asked. */
  do: Ask<Move>,
};

/** A frame from the server. */
export type Answer<Move = unknown, View = unknown, Event = unknown, Contents = unknown, Preview = unknown, Recap = unknown> = { "welcome": Welcome<Contents> } | { "scene": Scene<Move, View, Event, Preview, Recap> } | {
  "done": {
    /** The client's name for it. */
    id: string,
    /** The version it became, or the present one if there was nothing to do. */
    version: Version,
  }
} | {
  "refused": {
    /** The client's name for it. */
    id: string,
    /** The heading of the rule that refuses it, in the reader's language. */
    rule: string,
    /** Why, in a sentence. */
    reason: string,
  }
} | {
  "later": {
    /** The client's name for it. */
    id: string,
    /** Why, in a sentence. */
    reason: string,
  }
} | {
  "explained": {
    /** The client's name for the request. */
    id: string,
    /** What is told of it. */
    told: ExplainedView,
  }
} | {
  "things": {
    /** The client's name for the request. */
    id: string,
    /** Everything by its name. */
    things: Array<ThingView>,
  }
} | {
  "present": {
    /** Seats with at least one open socket. */
    seats: SeatSet,
    /** How many others watch. */
    watching: number,
  }
};

/** What a client may ask over the socket. */
export type Ask<Move = unknown> = {
  "play": {
    /** The version of the scene the move was chosen from. */
    seen: Version,
    /** The move, one of those the scene lists. */
    move: Move,
  }
} | {
  "commit": {
    /** The round of the scene's `mixing`. */
    round: number,
    /** The digest of the contribution. */
    commitment: string,
  }
} | {
  "reveal": {
    /** The same round. */
    round: number,
    /** The bytes. */
    contribution: string,
  }
} | "undo" | "agree" | "decline" | "pause" | "resume" | {
  "say": {
    /** What. */
    text: string,
  }
} | {
  "whisper": {
    /** What. */
    text: string,
  }
} | {
  "let_bot_play": {
    /** Whose seat. */
    seat: Seat,
  }
} | "leave" | "return" | {
  "look": {
    /** The last version the client has. */
    since: Version,
  }
} | {
  "explain": {
    /** What, by the name that lines of the story have for it: `room-3`. */
    thing: string,
  }
} | "things";

/**
 * How long a bot takes for a move, its thinking included.
 *
 * The while is drawn anew for every move and independently of it, so it tells nothing of what the bot knows.
 */
export type BotPace = "at_once" | "quick" | "natural" | "slow";

/** The chain of all moves that stand, as everybody may know it. */
export type ChainView = {
  /** How many stand. */
  moves: number,
  /**
   * Of the chain's head and this version: a new one every time, so that nobody sees whether a move taken back was
   * played again.
   */
  digest: string,
};

/** A chair as everybody sees it: never its secret. */
export type ChairView = {
  /** What the seat is called. */
  name: string,
  /** Whether nobody has it. */
  free: boolean,
  /** For whom it is kept, where it is free but for them. */
  kept_for: string | null,
  /** Whether a bot of the house moves for it now. */
  bot: boolean,
  /** Whether a program of somebody's own plays there. */
  program: boolean,
  /** Whether it belongs to a person, who may be away. */
  person: boolean,
  /** How a bot of the house thinks, as in `search:1000`, where one has the seat for good. */
  level: string | null,
  /** For how many milliseconds its owner has been away, if they are. */
  away: number | null,
  /** Milliseconds left for the present decision, where there is a clock. */
  left: number | null,
};

/** What an eye was told under one version. */
export type Chapter<Event = unknown> = {
  /** The version. */
  version: Version,
  /** Whether it was a move that has been taken back since. */
  undone?: boolean,
  /** The moves that were taken back under this version. */
  takes_back?: Array<Version>,
  /** The lines, in order, in the reader's language. */
  lines: Array<LineView>,
  /** What happened in the game, for programs. */
  events?: Array<Event>,
};

/** What somebody has committed to. */
export type CommitmentView = {
  /** Who. */
  seat: Seat,
  /** To what. */
  commitment: string,
};

/** Something that needs the consent of all. */
export type Consent = {
  /** What is proposed. */
  to: ProposalView,
  /** Who proposed it. */
  by: Seat,
  /** Who has agreed. */
  agreed: SeatSet,
  /** Who has still to agree. Nobody waits for those who are away, unless a hand is to be shown. */
  missing: SeatSet,
};

/** How a finished game went. */
export type CourseView = {
  /** The scores from the deal to the end, a point for every step that changed one; nothing for a game that keeps no score. */
  chart: Array<Point>,
  /** The best moments, in the order in which they came. */
  moments: Array<MomentView>,
};

/** What a thing is and counts, in the reader's language. */
export type ExplainedView = {
  /** What it is called. */
  title: string,
  /** Its values. */
  values: Array<FactView>,
  /** What it does. */
  does: string,
  /** What it counts as things stand. */
  now: string,
  /** The chapter of the rules that tells more. */
  rule: string,
};

/** A value and what it is called. */
export type FactView = {
  /** What it is called. */
  label: string,
  /** The value. */
  value: string,
};

/** A line of the story as its reader is told it: of the table, or of the game. */
export type LineView = {
  /** What happened at the table rather than in the game: `sat`, `said`, `whispered`, `undone` and so on. */
  table?: string,
  /** Whom it is about, if it happened at the table and is about one seat. */
  seat?: Seat,
  /** What it says, in the reader's language. */
  words: string,
  /** The chapter of the rules that applied. */
  rule?: string,
  /** What on the table it speaks of, as in `seat-2`. */
  things?: Array<string>,
  /** How much it matters. */
  weight: Weight,
  /** The lesson it gives the reader occasion for. */
  lesson?: string,
  /** Whether only partners hear it. */
  to_partners?: boolean,
  /** Which of the chapter's events it tells of, counted from 1; of several, the first. */
  tells?: number,
};

/** The mixing as everybody may know it. */
export type MixingView = {
  /** Which round it is; each wants a contribution of its own. */
  round: number,
  /** Who has committed, and to what. */
  commitments: Array<CommitmentView>,
  /** Whether no more commitments are taken and those who have committed are to reveal. */
  reveal: boolean,
};

/** Something worth recalling, in words. */
export type MomentView = {
  /** After which move: the step of the replay that shows it. */
  step: number,
  /** Where the game stood then. */
  place: string,
  /** What happened. */
  words: string,
};

/** Something a seat may do. */
export type MoveView<Move = unknown, Preview = unknown> = {
  /** The move, to be sent as it is. */
  move: Move,
  /** The move as a menu shows it. */
  words: string,
  /** What a person types for it, where the game has something short. */
  key: string | null,
  /** What it would bring, as far as the seat can know, for programs. */
  preview: Preview,
  /** The same in words; empty where there is nothing to say. */
  brings: string,
};

/** What goes on now, in the reader's language. */
export type NowView = {
  /** Where the game stands. */
  title: string,
  /** What is to be decided. */
  text: string,
  /** The chapter of the rules that tells more. */
  rule: string,
  /** What things on the table say that is best read beside them, by the names that lines of the story have for them. */
  captions: { [key in string]: string },
};

/** How long people may think: a credit for each decision, and a reserve that longer thoughts eat into. */
export type Pace = "untimed" | {
  "timed": {
    /** What each decision may take before the reserve is touched. */
    credit: number,
    /** What a seat may use beyond that over the whole game. */
    reserve: number,
  }
};

/** The scores after a step. */
export type Point = {
  /** How many moves had been played; 0 is the deal. A replay counts its steps in the same way. */
  step: number,
  /** What each seat had scored. */
  scores: Array<number>,
};

/** What needs the consent of all, as everybody may know it. */
export type ProposalView = {
  "undo": {
    /** How many moves would stand. */
    moves: number,
  }
} | "pause" | {
  "kick": {
    /** Which. */
    seat: Seat,
  }
} | {
  "replace": {
    /** Which. */
    seat: Seat,
  }
};

/** Why a seat stands where it does. */
export type ReasonView = {
  /** The reason in a few words. */
  words: string,
  /** Whether the seat could not win any more, whatever it had scored. */
  out: boolean,
};

/** The table as one eye sees it at one version. */
export type Scene<Move = unknown, View = unknown, Event = unknown, Preview = unknown, Recap = unknown> = {
  /** The version it shows. */
  version: Version,
  /** The seat of the eye, if it has one. */
  seat: Seat | null,
  /** Who sits where. */
  chairs: Array<ChairView>,
  /** Where the host sits: whoever opened the table, or has taken over from them. */
  host: Seat | null,
  /** Whom the game waits for. */
  waiting_for: SeatSet,
  /** Milliseconds until time runs out, where the rules of the game limit it now. */
  ends_in?: number,
  /** Whether people have stopped the clocks. */
  paused: boolean,
  /** Whether the game waits for somebody to be there. */
  resting: boolean,
  /** What is proposed, and who has agreed. */
  proposal: Consent | null,
  /** What was promised of chance when the table was opened. */
  commitment: string,
  /** What people mix into the deal, once everybody sits; none after it. */
  mixing: MixingView | null,
  /** The chain of the moves; none before the deal. */
  chain: ChainView | null,
  /** What was promised, once the game is over. */
  seed: string | null,
  /** The game's own view; none before the deal. */
  view: View | null,
  /** What has just happened in the game; none before the deal. */
  recap: Recap | null,
  /** What goes on now; none before the deal. */
  now: NowView | null,
  /** The lessons that matter now to somebody in their first game. */
  lessons: Array<string>,
  /** What this eye may do in the game. */
  moves: Array<MoveView<Move, Preview>>,
  /** The end, once it has come. */
  outcome: Outcome | null,
  /** The same in words. */
  standing: StandingView | null,
  /** How the game went, once it is over. */
  course?: CourseView,
  /** How often each has won, once it is over, where the same people have played before. */
  series?: SeriesView,
  /** Whether the rules failed and the table is closed. */
  broken: boolean,
  /** Where the same people may go on. */
  rematch: string | null,
  /** Who asked them to; for everybody else it is an offer, which whoever accepts asks for too. */
  rematch_by: Seat | null,
  /** What this eye has been told since the version it named, each under its version. */
  told: Array<Chapter<Event>>,
  /** Whether `told` begins right after the version it named; if not, it was away too long. */
  gapless: boolean,
};

/** A series as everybody may know it. */
export type SeriesView = {
  /** How many games were played, this one among them. */
  games: number,
  /** How often each seat has won them. */
  wins: Array<number>,
};

/** The end in words. */
export type StandingView = {
  /** What each seat scored. */
  scores: Array<string>,
  /** Why each seat stands where it does, where its score alone does not say it. */
  reasons: Array<ReasonView | null>,
  /** What the teams are called; none where everyone plays alone. */
  teams: Array<string>,
};

/** The terms as everybody may know them: never the seed. */
export type TermsView = {
  /** How long people may think. */
  pace: Pace,
  /** What happens when they think longer. */
  when_time_is_up: WhenTimeIsUp,
  /** Whether strangers find the table in the list. */
  listed: boolean,
  /** Whether moves may be taken back. */
  undo: boolean,
  /** Whether people may write free text. */
  free_text: boolean,
  /** How long bots seem to think. */
  bot_pace: BotPace,
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

/** Something on the table that may be asked about. */
export type ThingView = {
  /** By which it is asked for, and by which lines of the story point at it: `room-3`. */
  thing: string,
  /** What it is called. */
  title: string,
};

/** The number of a log's entry. The first is 1; 0 stands before it. */
export type Version = number;

/** What does not change while a table lasts. */
export type Welcome<Contents = unknown> = {
  /** The table's name. */
  table: string,
  /** What people in one room call out instead, as long as it has not begun. */
  code: string,
  /** Whether this client opened it. */
  host: boolean,
  /** In which language the table speaks to this client. */
  language: string,
  /** What cards and ready phrases are called in that language, by their own names in small letters and with hyphens: `cellar-rats`. */
  called: { [key in string]: string },
  /** What was agreed. */
  terms: TermsView,
  /** What the cards show, by the numbers that events and views use; nothing for a game that needs no such numbers. */
  contents: Contents,
  /** Who plays together; nothing where everyone plays alone. */
  teams: Array<SeatSet>,
  /** What they are called, in the same order. */
  team_names: Array<string>,
  /** The phrases that may always be said. */
  phrases: Array<string>,
  /** Those that partners may always whisper beside them. */
  whispers: Array<string>,
};

/** What happens to a seat whose time is up. */
export type WhenTimeIsUp = "bot_stands_in" | "safe_move";
