/** A finished game as the house tells it again: what is to be seen at each step, and how to find a moment in it. */

import type { Shown, Told, Words } from "../games/face";
import type { Replay } from "../generated/rest";
import type { Chapter } from "../generated/wire";

/** Through whose eyes: everybody's, a spectator's, or a seat's. */
export type Eye = "all" | "spectator" | number;

/** The game as the house tells it again. */
export type Film = Replay;

/** A moment of a film: what a link to it holds. */
export interface Moment {
  eye: Eye;
  step: number;
}

/** Part of the story: what a room brought, or whatever a game calls a passage. */
export interface Passage {
  /** The line that begins it; none for what comes before the first. */
  title: Told | null;
  step: number;
  entries: { step: number; lines: Told[] }[];
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
  return film.steps.slice(0, step + 1).map(({ lines }, version) => ({ version, lines }));
}

/** What a board shows at a step. */
export function shownAt(film: Film, { eye, step }: Moment): Shown {
  const view = film.steps[step]?.view;
  const last = step === film.steps.length - 1;
  return {
    view,
    seat: typeof eye === "number" ? eye : null,
    names: film.names,
    teams: film.teams,
    contents: film.contents,
    moves: [],
    waiting_for: awaited(view),
    outcome: last ? film.outcome : null,
    story: chaptersUpTo(film, step),
  };
}

function awaited(view: unknown): number[] {
  const seats = (view as { waiting_for?: unknown } | null | undefined)?.waiting_for;
  return Array.isArray(seats) ? seats.filter((seat) => typeof seat === "number") : [];
}

/** The whole story in passages, as the game's words tell it. */
export function passagesOf(film: Film, eye: Eye, words: Words): Passage[] {
  const passages: Passage[] = [];
  film.steps.forEach((step, index) => {
    const shown = shownAt(film, { eye, step: index });
    for (const line of step.lines) {
      const told = words.line(line, shown);
      if (!told) continue;
      if (told.weight === "room") {
        passages.push({ title: told, step: index, entries: [] });
        continue;
      }
      let passage = passages.at(-1);
      if (!passage) passages.push((passage = { title: null, step: index, entries: [] }));
      const entry = passage.entries.at(-1);
      if (entry?.step === index) entry.lines.push(told);
      else passage.entries.push({ step: index, lines: [told] });
    }
  });
  return passages;
}

/** The steps at which a passage begins, in order. */
export function roomsOf(passages: readonly Passage[]): number[] {
  const begins = passages.filter(({ title }) => title !== null).map(({ step }) => step);
  return [...new Set(begins)];
}

/** Where the room before a step began; the present one's beginning first, if that is already behind. */
export function roomBefore(rooms: readonly number[], step: number): number {
  return rooms.findLast((begin) => begin < step) ?? 0;
}

/** Where the next room begins; the end, after the last one. */
export function roomAfter(film: Film, rooms: readonly number[], step: number): number {
  return rooms.find((begin) => begin > step) ?? film.steps.length - 1;
}

/** How long a step is looked at: long enough to read what it tells, in milliseconds. */
export function lookFor(film: Film, step: number, speed: number): number {
  const lines = Math.min(film.steps[step]?.lines.length ?? 0, 7);
  return (700 + 450 * lines) / speed;
}
