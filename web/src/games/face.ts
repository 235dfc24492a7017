/**
 * What the shell asks of a game's face: its words and its board. A game without one gets the generic face, made from its
 * moves and its view alone.
 */

import type { Component, Snippet } from "svelte";
import type { Outcome } from "../generated/core";
import type { Chapter, LineView, MoveView, Scene, Welcome } from "../generated/wire";
import type { Teams } from "../lib/teams";

/** A chapter of the rules, in our own words. */
export interface Rule {
  /** By which the story and the present phase refer to it. */
  id: string;
  title: string;
  /** Paragraphs. */
  text: readonly string[];
}

/** A line of the story for the page: what it says, which rule applied, and what on the board it speaks of. */
export interface Told {
  words: string;
  rule?: string;
  /** Names of things on the board, as in `data-thing="seat-2"`. */
  things?: readonly string[];
  /** How much it matters: a `room` begins a new passage, a `whisper` is a detail. */
  weight?: "room" | "line" | "whisper";
  /** Whether only partners hear it. The page marks it, for no words of it could: anybody may be called anything. */
  toPartners?: boolean;
}

/** What is going on now, in words, and the rule that tells more. */
export interface Now {
  title: string;
  text: string;
  rule: string;
}

/** A thing the guide explains, once, when it first matters. */
export interface Lesson {
  id: string;
  title: string;
  text: string;
  /** What on the board it speaks of, as in `data-thing`. */
  thing?: string;
  /** Whether it matters now. */
  when: (table: Shown) => boolean;
}

/** All that a board and a game's words are given: one eye's table. */
export interface Shown<Move = unknown, View = unknown, Event = unknown, Contents = unknown> {
  view: View;
  /** The eye's seat, counted from 1; null for somebody who watches. */
  seat: number | null;
  names: readonly string[];
  /** The seats of those who win or lose together; none where everyone is alone. */
  teams: Teams;
  contents: Contents;
  /** What may be done now; nothing in a replay. */
  moves: readonly MoveView<Move>[];
  waiting_for: readonly number[];
  outcome: Outcome | null;
  story: readonly Chapter<Event>[];
}

/** What a board is given. It shows the table and offers the moves; the shell sends them. */
export interface BoardProps {
  shown: Shown;
  /** The move that is chosen and not yet played, as an index of `shown.moves`. */
  picked: number | null;
  /** The move that has been sent and not yet been answered. */
  sent: unknown;
  /** Things to be lit up because a line of the story speaks of them. */
  lit: readonly string[];
  /** Chooses a move, or plays it if it was chosen already; null chooses nothing. */
  pick: (index: number | null) => void;
  /** Whether only the private part is wanted, on a phone beside a big screen; or only the public one. */
  part: "all" | "hand" | "table";
  /** How the shell shows who sits in a seat: name, presence, clock, bot. Without it a board shows the name. */
  badge?: Snippet<[number]>;
}

/** What an option is called and means, and its values. */
export interface OptionWords {
  name: string;
  meaning: string;
  values: Readonly<Record<string, string>>;
}

/** A game's words in one language. */
export interface Words {
  title: string;
  summary: string;
  option: (name: string) => OptionWords | null;
  /** Whether so many players may choose a value of an option, where the game says for how many it is. */
  fits?: (option: string, value: boolean | string, players: number) => boolean;
  rules: readonly Rule[];
  now: (shown: Shown) => Now;
  move: (move: MoveView, shown: Shown) => string;
  /** What a move would bring, where it can be said before it is played. */
  preview?: (move: MoveView, shown: Shown) => string | null;
  /** Null for what need not be told. */
  line: (line: LineView, shown: Shown) => Told | null;
  lessons: readonly Lesson[];
  /** What a final score counts, where it is not points. */
  score?: (score: number) => string;
  /** What a team is called, counted from 1; without it, its number. */
  teamName?: (team: number) => string | undefined;
}

/** A game's face in the present language. */
export interface Face {
  words: Words;
  Board: Component<BoardProps>;
}

/** The table an eye sees, as the parts of the page that know the game want it. */
export function shownOf(scene: Scene, welcome: Welcome | null, story: readonly Chapter[]): Shown | null {
  if (scene.view === null) return null;
  return {
    view: scene.view,
    seat: scene.seat,
    names: scene.chairs.map((chair) => chair.name),
    teams: welcome?.teams ?? [],
    contents: welcome?.contents,
    moves: scene.moves,
    waiting_for: scene.waiting_for,
    outcome: scene.outcome,
    story,
  };
}
