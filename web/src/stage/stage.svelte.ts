/**
 * The stage stands between the line to a table and its board. It shows what happened beat by beat, while whatever is to be
 * decided belongs to the newest table already. What comes while it plays waits and is played as one passage, so that it is never
 * more than one behind.
 */

import type { Shown } from "../games/face";
import { thingsOf } from "../games/things";
import type { Chapter } from "../generated/wire";
import { keepAlike } from "./alike";
import { durations, linesTold, stepOf, type Beat, type BeatsOf } from "./beat";
import { plainBeats } from "./plain";
import { storyUpTo, type Told } from "./story";

/** The table as the house has shown it under a version, and everything told up to it. */
export interface Moment {
  version: number;
  /** Nothing before the deal. */
  table: Shown | null;
  story: readonly Chapter[];
}

/** What has happened and not been played. */
interface Waiting {
  before: Moment;
  after: Moment;
}

/** A beat and what belongs to it. */
interface Cue {
  beat: Beat;
  told: Told;
  /** What the lines speak of that are told with it. */
  things: readonly string[];
}

export class Stage {
  /** How the game's events move things. */
  beatsOf: BeatsOf = plainBeats;
  /** How long the present beat is seen, in milliseconds. */
  ms = $state(0);
  #cue = $state.raw<Cue | null>(null);
  #present = $state.raw<Moment | null>(null);
  #ahead: { cue: Cue; ms: number }[] = [];
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #tempo: () => number;

  /** The tempo is 1 at normal speed, more if it is slower, and 0 for somebody who wants to see the present at once. */
  constructor(tempo: () => number) {
    this.#tempo = tempo;
  }

  /** What is played now; nothing when the present is shown. */
  get beat(): Beat | null {
    return this.#cue?.beat ?? null;
  }

  /** The table to be seen. */
  get table(): Shown | null {
    return this.#cue?.beat.table ?? this.#present?.table ?? null;
  }

  /** What has been told by now. */
  get story(): readonly Chapter[] {
    return storyUpTo(this.#present?.story ?? [], this.#cue?.told ?? null);
  }

  /** What the lines of the present beat speak of. */
  get lit(): readonly string[] {
    return this.#cue?.things ?? [];
  }

  /** Takes the newest table: plays what led to it, or jumps there for somebody who was away. */
  take(moment: Moment, jump = false): void {
    const before = this.#present;
    keepAlike(before?.table ?? null, moment.table);
    this.#present = moment;
    if (before?.version === moment.version) return;
    if (!before || jump || this.#tempo() === 0 || !leadsTo(before, moment)) return this.skip();
    this.#waiting.push({ before, after: moment });
    if (!this.#cue) this.#begin();
  }

  /** Goes to the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#ahead = [];
    this.#cue = null;
  }

  /** Everything that waits is the next passage. */
  #begin(): void {
    const cues = this.#waiting.flatMap((waiting) => this.#cuesOf(waiting));
    this.#waiting = [];
    const lasting = durations(
      cues.map(({ beat }) => beat),
      this.#tempo(),
    );
    this.#ahead = cues.map((cue, place) => ({ cue, ms: lasting[place] ?? 0 }));
    this.#goOn();
  }

  #goOn(): void {
    const next = this.#ahead.shift();
    if (next) {
      this.#cue = next.cue;
      this.ms = next.ms;
      this.#timer = setTimeout(() => this.#goOn(), next.ms);
    } else if (this.#waiting.length > 0) this.#begin();
    else this.#cue = null;
  }

  #cuesOf({ before, after }: Waiting): Cue[] {
    if (!before.table || !after.table) return [];
    const step = stepOf(before.table, after.table, chaptersBetween(before, after));
    let told = 0;
    let { table } = before;
    return this.beatsOf(step).map((beat) => {
      keepAlike(table, beat.table);
      table = beat.table;
      const lines = Math.max(told, linesTold(step.lines, beat.events));
      const things = step.lines.slice(told, lines).flatMap(thingsOf);
      told = lines;
      return { beat, things, told: { version: before.version, lines } };
    });
  }
}

function chaptersBetween(before: Moment, after: Moment): Chapter[] {
  return after.story.filter(({ version }) => version > before.version && version <= after.version);
}

/** Whether what was told leads from one moment to the other: not from the lobby, not back, and over no gap. */
function leadsTo(before: Moment, after: Moment): boolean {
  if (before.table === null || after.table === null || after.version < before.version) return false;
  const chapters = chaptersBetween(before, after);
  return chapters.length > 0 && chapters.every(({ takes_back }) => (takes_back ?? []).length === 0);
}
