/**
 * What the stage plays: a passage is made of beats, and a beat is the table as it is to be seen for a moment, with what moves
 * meanwhile. A game says in its `beats.ts` how its events move things; it decides nothing, since the house has told how it ended.
 */

import type { Shown } from "../games/face";
import type { Chapter, LineView } from "../generated/wire";

/** What happened between two tables that the house has shown. */
export interface Step<Table = Shown, Event = unknown> {
  before: Table;
  after: Table;
  /** What happened, in order. */
  events: readonly Event[];
  /** What is told of it; `tells` counts the events of the step. */
  lines: readonly LineView[];
}

/** How long a beat is to be seen: to notice it, to look at it, or to read it. */
export type Length = "glance" | "look" | "read";

/** Something that moves from one thing on the table to another. */
export interface Flight {
  from: string;
  /** Where it lands: the first of these things that is in sight. */
  to: readonly string[];
  /** The drawing of what moves, and what is written on it. */
  icon: string;
  text: string;
  tone: "good" | "bad" | "plain";
  /** The colour of its owner, where it has one. */
  colour?: string;
}

/** A moment of a passage. */
export interface Beat<Table = Shown> {
  /** What is to be seen, after the event that brought it about: `card_played seat-2`. */
  name: string;
  length: Length;
  /** The table as it stands. What flies lands at the end of the beat, so that the next one has it. */
  table: Table;
  /** How many of the step's events have been told by now. */
  events: number;
  flights?: readonly Flight[];
  /** What it all came to, to be read in large letters. */
  headline?: readonly string[];
}

/** How the events of a game move things: the beats of a step. */
export type BeatsOf = (step: Step) => readonly Beat[];

/** Milliseconds at normal speed; no beat is longer than half a second, and no passage longer than four. */
export const BEAT_MS: Readonly<Record<Length, number>> = { glance: 180, look: 380, read: 500 };
export const PASSAGE_MS = 4000;

/** How long each beat of a passage is seen, in milliseconds: a passage that would be too long is told faster. */
export function durations(beats: readonly Pick<Beat, "length">[], tempo: number): number[] {
  const wished = beats.map(({ length }) => BEAT_MS[length]);
  const whole = wished.reduce((sum, ms) => sum + ms, 0);
  const fit = Math.min(1, PASSAGE_MS / Math.max(1, whole));
  return wished.map((ms) => ms * fit * tempo);
}

/** Several chapters that came with one table, as one step. */
export function stepOf<Table>(before: Table, after: Table, chapters: readonly Chapter[]): Step<Table> {
  const events: unknown[] = [];
  const lines: LineView[] = [];
  for (const chapter of chapters) {
    const earlier = events.length;
    // What happened at the table rather than in the game is told before the first event.
    lines.push(...chapter.lines.map((line) => ({ ...line, tells: earlier + (line.tells ?? 0) })));
    events.push(...(chapter.events ?? []));
  }
  return { before, after, events, lines };
}

/** How many lines of a step have been told when so many of its events have. */
export function linesTold(lines: readonly LineView[], events: number): number {
  const next = lines.findIndex(({ tells }) => (tells ?? 0) > events);
  return next < 0 ? lines.length : next;
}

/** Writes the beats of a step, one after the other. */
export class Script<Table> {
  readonly beats: Beat<Table>[] = [];
  /** The table as it stands. */
  table: Table;
  /** How many events have been told. */
  events = 0;

  constructor(before: Table) {
    this.table = before;
  }

  show(name: string, length: Length, more: Partial<Beat<Table>> = {}): void {
    this.beats.push({ name, length, table: this.table, events: this.events, ...more });
  }
}
