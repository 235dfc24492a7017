/** A finished game as the house tells it again: what is to be seen at each step, and how to find a moment in it. */

import { calling, type Shown } from "../games/face";
import type { Replay } from "../generated/rest";
import type { Chapter, LineView } from "../generated/wire";

/** Through whose eyes: everybody's, a spectator's, or a seat's. */
export type Eye = "all" | "spectator" | number;

/** The game as the house tells it again. */
export type Film = Replay;

/** A moment of a film: what a link to it holds. */
export interface Moment {
  eye: Eye;
  step: number;
}

/** Part of the story: what a game tells together. */
export interface Passage {
  /** The line that begins it; none for what comes before the first. */
  title: LineView | null;
  step: number;
  entries: { step: number; lines: LineView[] }[];
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The moment an address means; what makes no sense in it is passed over. */
export function momentOf(search: string): Moment {
  const query = new URLSearchParams(search);
  const eye = query.get("eye") ?? "";
  const step = query.get("step") ?? "";
  return {
    eye: eye === "spectator" ? eye : /^[1-8]$/.test(eye) ? Number(eye) : "all",
    step: /^\d{1,6}$/.test(step) ? Number(step) : 0,
  };
}

/** The address of a moment, behind the name of the page. */
export function queryOf({ eye, step }: Moment): string {
  return `?eye=${String(eye)}&step=${String(step)}`;
}

/** A step that the film has. */
export function within(film: Film, step: number): number {
  return Math.max(0, Math.min(film.steps.length - 1, Math.round(step)));
}

/** What was told up to a step, that one included. */
export function chaptersUpTo(film: Film, step: number): Chapter[] {
  return film.steps.slice(0, step + 1).map(({ lines, events }, version) => ({ version, lines, events }));
}

/** What a board shows at a step. */
export function shownAt(film: Film, { eye, step }: Moment): Shown {
  const { view, recap, now } = film.steps[step] ?? {};
  const last = step === film.steps.length - 1;
  return {
    view,
    recap,
    now: now ?? null,
    seat: typeof eye === "number" ? eye : null,
    names: film.names,
    teams: film.teams,
    contents: film.contents,
    moves: [],
    waiting_for: awaited(view),
    outcome: last ? film.outcome : null,
    story: chaptersUpTo(film, step),
    called: calling(film.called),
  };
}

function awaited(view: unknown): number[] {
  const seats = (view as { waiting_for?: unknown } | null | undefined)?.waiting_for;
  return Array.isArray(seats) ? seats.filter((seat) => typeof seat === "number") : [];
}

/** The whole story in passages. */
export function passagesOf(film: Film): Passage[] {
  const passages: Passage[] = [];
  film.steps.forEach((step, index) => {
    for (const line of step.lines) {
      if (line.weight === "passage") {
        passages.push({ title: line, step: index, entries: [] });
        continue;
      }
      let passage = passages.at(-1);
      if (!passage) passages.push((passage = { title: null, step: index, entries: [] }));
      const entry = passage.entries.at(-1);
      if (entry?.step === index) entry.lines.push(line);
      else passage.entries.push({ step: index, lines: [line] });
    }
  });
  return passages;
}

/** The steps at which a passage begins, in order. */
export function beginningsOf(passages: readonly Passage[]): number[] {
  const begins = passages.filter(({ title }) => title !== null).map(({ step }) => step);
  return [...new Set(begins)];
}

/** Where the passage before a step began; the present one's beginning first, if that is already behind. */
export function passageBefore(beginnings: readonly number[], step: number): number {
  return beginnings.findLast((begin) => begin < step) ?? 0;
}

/** Where the next passage begins; the end, after the last one. */
export function passageAfter(film: Film, beginnings: readonly number[], step: number): number {
  return beginnings.find((begin) => begin > step) ?? film.steps.length - 1;
}

/** How long a step is looked at: long enough to read what it tells, in milliseconds. */
export function lookFor(film: Film, step: number, speed: number): number {
  const lines = Math.min(film.steps[step]?.lines.length ?? 0, 7);
  return (700 + 450 * lines) / speed;
}
