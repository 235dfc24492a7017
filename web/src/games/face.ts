/**
 * What the shell asks of a game's face: a board. All words about the game come from the house, in the page's language. A
 * game without a face gets the generic one, made from its moves and its view alone.
 */

import type { Component, Snippet } from "svelte";
import type { Outcome } from "../generated/core";
import type { Chapter, MoveView, NowView, Scene, Welcome } from "../generated/wire";
import type { Teams } from "../lib/teams";

/** All that a board is given: one eye's table. */
export interface Shown<
  Move = unknown,
  View = unknown,
  Preview = unknown,
  Recap = unknown,
  Contents = unknown,
> {
  view: View;
  /** What has just happened, for somebody who comes a moment later. */
  recap: Recap;
  /** What goes on now, in words. */
  now: NowView | null;
  /** The eye's seat, counted from 1; null for somebody who watches. */
  seat: number | null;
  names: readonly string[];
  /** The seats of those who win or lose together; none where everyone is alone. */
  teams: Teams;
  contents: Contents;
  /** What may be done now; nothing in a replay. */
  moves: readonly MoveView<Move, Preview>[];
  waiting_for: readonly number[];
  outcome: Outcome | null;
  story: readonly Chapter[];
  /** What a card is called in the page's language. */
  called: (name: string) => string;
}

/**
 * What a board is given. It shows the table and offers the moves; the shell sends them. How events move things stands beside the
 * board in `beats.ts`.
 */
export interface BoardProps {
  /** The newest table: what may be done belongs to it, and so does the own hand. */
  shown: Shown;
  /** What is to be seen of the table: the newest one, or how it came about, beat by beat. */
  staged: Shown;
  /** What has just been seen came to this, to be read in large letters; mostly nothing. */
  headline: readonly string[];
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

/** A game's face: its board. */
export type Face = Component<BoardProps>;

type Called = Readonly<Record<string, string>>;
/** The same names are the same function: whoever is called by it is not called anew. */
const callings = new WeakMap<Called, (name: string) => string>();
const asItIs = (name: string): string => name;

/** How cards and ready phrases are called; what has no other name, such as a card of somebody's own, keeps its own. */
export function calling(called: Called | undefined): (name: string) => string {
  if (!called) return asItIs;
  const known = callings.get(called);
  if (known) return known;
  const call = (name: string): string => {
    const key = keyOf(name);
    return Object.hasOwn(called, key) ? (called[key] ?? name) : name;
  };
  callings.set(called, call);
  return call;
}

/** The house lists names in small letters and with hyphens: `Cellar Rats` under `cellar-rats`. */
function keyOf(name: string): string {
  return name
    .replace(/[^A-Za-z0-9]/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
}

/** The table an eye sees, as a board wants it. */
export function shownOf(scene: Scene, welcome: Welcome | null, story: readonly Chapter[]): Shown | null {
  if (scene.view === null) return null;
  return {
    view: scene.view,
    recap: scene.recap,
    now: scene.now,
    seat: scene.seat,
    names: scene.chairs.map((chair) => chair.name),
    teams: welcome?.teams ?? [],
    contents: welcome?.contents,
    moves: scene.moves,
    waiting_for: scene.waiting_for,
    outcome: scene.outcome,
    story,
    called: calling(welcome?.called),
  };
}
