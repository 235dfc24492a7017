/**
 * Who may look at a device that goes around. A person's view is shown from the moment they say who they are until they
 * have decided; between two people only what everybody may see is on the screen.
 */

/** How it stands with the device. */
export interface Turn {
  /** Whose secrets are on the screen; nobody's while it changes hands. */
  active: number | null;
  /** Who looked last. */
  last: number | null;
  /** Whom the game waited for when last looked at. */
  waiting: readonly number[];
  /** Whether something has come to light since the last person looked, for all to see together. */
  news: boolean;
}

/** At the beginning, and after the page was loaded again, nobody is known to hold the device. */
export const AT_FIRST: Turn = { active: null, last: null, waiting: [], news: true };

/**
 * The table has changed. Whoever has decided is covered up. When the game waits for somebody it did not wait for before,
 * a round is over and its results are open: then everybody looks, also if the game waits for the same person again.
 */
export function afterScene(turn: Turn, waiting: readonly number[], over: boolean): Turn {
  const { active } = turn;
  const newRound = over || waiting.some((seat) => !turn.waiting.includes(seat));
  const decided = active !== null && turn.waiting.includes(active) && !waiting.includes(active);
  return {
    ...turn,
    active: newRound || decided ? null : active,
    waiting,
    news: turn.news || newRound,
  };
}

/** What has a version of the table: of several, the one that knows most. */
export function newestOf<T extends { version: number }>(scenes: readonly (T | null | undefined)[]): T | null {
  return scenes.reduce<T | null>(
    (newest, scene) => (scene && (!newest || scene.version > newest.version) ? scene : newest),
    null,
  );
}

/** Somebody has said who they are. What came to light until then has been seen. */
export function afterLook(turn: Turn, seat: number): Turn {
  return { ...turn, active: seat, last: seat, news: false };
}

/** Somebody has looked enough. */
export function afterCover(turn: Turn): Turn {
  return { ...turn, active: null };
}

/** Who of those at the device is to decide next: in the order of the seats, from the one who looked last. */
export function nextOf(turn: Turn, local: readonly number[], waiting: readonly number[]): number | null {
  const awaited = local.filter((seat) => waiting.includes(seat)).sort((a, b) => a - b);
  const last = turn.last ?? 0;
  return awaited.find((seat) => seat > last) ?? awaited[0] ?? null;
}

/** Whose view is shown; nobody's while the table is covered. Among people without secrets it never is. */
export function viewOf(turn: Turn, next: number | null, noSecrets: boolean): number | null {
  return noSecrets ? (turn.active ?? next ?? turn.last) : turn.active;
}
