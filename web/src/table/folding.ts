/** What makes a long story short: smaller things of several moves in a row are folded away until somebody opens them. */

/** As much of a line as decides. */
interface Told {
  key: string;
  weight: "passage" | "line" | "detail" | (string & {});
  /** The move it was told with. */
  version: number;
}

/** A line, or the fold before the last of several. */
export type Row<T> = { line: T; key: string } | { fold: number; open: boolean; key: string };

/** Fewer lines than this are read as quickly as a fold is opened. */
const LEAST = 4;

/**
 * Details of one move belong to what was told of it and stay. Where moves follow each other of which nothing but details is told,
 * only the last of them is shown.
 */
export function folded<T extends Told>(lines: readonly T[], opened: ReadonlySet<string>): Row<T>[] {
  const rows: Row<T>[] = [];
  const plain = (line: T): void => void rows.push({ line, key: line.key });
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (lines[to]?.weight === "detail") to += 1;
    const run = lines.slice(from, to);
    const first = run[0];
    if (first && run.length >= LEAST && new Set(run.map(({ version }) => version)).size > 2) {
      const key = `fold-${first.key}`;
      const open = opened.has(key);
      rows.push({ fold: run.length - 1, open, key });
      (open ? run : run.slice(-1)).forEach(plain);
    } else run.forEach(plain);
    const next = lines[to];
    if (next) plain(next);
    from = to + 1;
  }
  return rows;
}
