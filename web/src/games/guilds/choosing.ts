/** How taps become moves: first an adventurer, then a space; or the two to leave out. */

import type { Adventurer, Move } from "../../generated/guilds";
import type { MoveView } from "../../generated/wire";

/** A move into the dungeon: who goes, and where to, counted from 1. Without a space it is whichever is empty. */
export interface Sending {
  adventurer: Adventurer;
  room: number;
  space: number | null;
}

/** What a move sends into the dungeon; nothing if it only leaves somebody out. */
export function sendingOf(move: unknown): Sending | null {
  const what = move as Move;
  if ("disable" in what) return null;
  if ("place" in what) return { ...what.place, space: null };
  return "bump" in what ? what.bump : what.replace;
}

/** Who may be sent now. */
export function sendable(moves: readonly MoveView[]): Set<Adventurer> {
  return new Set(moves.flatMap(({ move }) => sendingOf(move)?.adventurer ?? []));
}

/** The move that sends an adventurer to a space of a room; -1 if there is none. */
export function sending(
  moves: readonly MoveView[],
  who: Adventurer | null,
  room: number,
  space: number,
  empty: boolean,
): number {
  if (who === null) return -1;
  return moves.findIndex(({ move }) => {
    const what = sendingOf(move);
    return (
      what?.adventurer === who && what.room === room && (empty ? what.space === null : what.space === space)
    );
  });
}

/** The same place for somebody else; -1 if they may not go there. */
export function instead(moves: readonly MoveView[], picked: number | null, who: Adventurer): number {
  const now = picked === null ? null : sendingOf(moves[picked]?.move ?? { disable: [1, 2] });
  if (!now) return -1;
  return moves.findIndex(({ move }) => {
    const what = sendingOf(move);
    return what?.adventurer === who && what.room === now.room && what.space === now.space;
  });
}

/** The move that leaves two out; -1 as long as they are not two. */
export function leavingOut(moves: readonly MoveView[], out: readonly Adventurer[]): number {
  return moves.findIndex(({ move }) => {
    const what = move as Move;
    return "disable" in what && out.length === 2 && what.disable.every((one) => out.includes(one));
  });
}

/** Those marked to be left out after a tap on one: it joins or leaves, and a third takes the place of the first. */
export function toggled(out: readonly Adventurer[], one: Adventurer): Adventurer[] {
  return out.includes(one) ? out.filter((other) => other !== one) : [...out, one].slice(-2);
}
