/** What makes a long story short: smaller things of several moves in a row are folded away until somebody opens them. */

/** As much of a line as decides. */
interface Told {
  key: string;
  weight: "passage" | "line" | "detail" | (string & {});
  /** The move it was told with. */
  version: number;
}

/** The fold of everything that happened long ago. */
export const EARLIER = "earlier";

/** The fold before the last of several lines. */
export interface Fold {
  fold: number;
  open: boolean;
  key: string;
}

/** So many rows are at hand at least; a long game has far more, and a page that holds them all is slow to move. */
const MOST = 80;
/** So many rows are folded away at once: all that stay move when one goes. */
const AT_ONCE = 20;
/** Fewer lines than this are read as quickly as a fold is opened. */
const LEAST = 4;

/**
 * Details of one move belong to what was told of it and stay. Where moves follow each other of which nothing but details is told,
 * only the last of them is shown.
 */
export function folded<T extends Told>(lines: readonly T[], opened: ReadonlySet<string>): (T | Fold)[] {
  // The lines themselves, and no copies: what has been drawn is not drawn again.
  const rows: (T | Fold)[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (lines[to]?.weight === "detail") to += 1;
    const run = lines.slice(from, to);
    const first = run[0];
    if (first && run.length >= LEAST && new Set(run.map(({ version }) => version)).size > 2) {
      const key = `fold-${first.key}`;
      const open = opened.has(key);
      rows.push({ fold: run.length - 1, open, key });
      rows.push(...(open ? run : run.slice(-1)));
    } else rows.push(...run);
    const next = lines[to];
    if (next) rows.push(next);
    from = to + 1;
  }
  const earlier = Math.floor((rows.length - MOST) / AT_ONCE) * AT_ONCE;
  if (earlier <= 0) return rows;
  const open = opened.has(EARLIER);
  return [{ fold: earlier, open, key: EARLIER }, ...(open ? rows : rows.slice(earlier))];
}
