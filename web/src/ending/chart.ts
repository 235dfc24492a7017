/** Where the lines of a chart of scores go: plain geometry, in pixels of the drawing. */

import type { Point } from "../generated/wire";
import type { Side } from "../table/ranking";

/** The room that a chart has. */
export interface Frame {
  width: number;
  height: number;
}

/** A side's way through the game. */
export interface Way {
  side: Side;
  /** Steps: a score stays until it changes. */
  path: string;
  /** Where its line ends. */
  end: number;
  /** Where its name stands: beside the end, but clear of the other names. */
  label: number;
}

export interface Chart {
  ways: Way[];
  /** The scores that have a line of their own across the chart. */
  ticks: { score: number; y: number }[];
  /** Where a step is. */
  xOf: (step: number) => number;
}

/** The chart of a game for those who stand where, from its points. */
export function chartOf(
  points: readonly Point[],
  sides: readonly Side[],
  frame: Frame,
  lineHeight: number,
): Chart {
  const last = Math.max(1, points.at(-1)?.step ?? 1);
  const scores = points.flatMap((point) => point.scores);
  const least = Math.min(0, ...scores);
  const most = Math.max(1, ...scores);
  const xOf = (step: number): number => (step / last) * frame.width;
  const yOf = (score: number): number => frame.height * (1 - (score - least) / (most - least));
  const ways = sides.map((side) => {
    const scoreAt = (point: Point): number => point.scores[(side.seats[0] ?? 1) - 1] ?? 0;
    const path = points
      .map((point, index) =>
        index === 0
          ? `M${round(xOf(point.step))} ${round(yOf(scoreAt(point)))}`
          : `H${round(xOf(point.step))}V${round(yOf(scoreAt(point)))}`,
      )
      .join("");
    const end = yOf(points.length > 0 ? scoreAt(points[points.length - 1] as Point) : least);
    return { side, path, end, label: end };
  });
  const labels = apart(
    ways.map(({ end }) => end),
    lineHeight,
    frame.height,
  );
  ways.forEach((way, index) => (way.label = labels[index] ?? way.end));
  return { ways, ticks: ticksOf(least, most).map((score) => ({ score, y: yOf(score) })), xOf };
}

const round = (number: number): string => String(Math.round(number * 10) / 10);

/** Places moved apart so that no two are nearer than a line, in the same order, within the frame as far as that goes. */
export function apart(places: readonly number[], line: number, bottom: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let least = 0;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least);
    least = (moved[index] ?? 0) + line;
  }
  let most = Math.max(bottom, (order.length - 1) * line);
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - line;
  }
  return moved;
}

/** A few round numbers between two scores. */
export function ticksOf(least: number, most: number): number[] {
  const step =
    [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((by) => (most - least) / by <= 5) ?? most - least;
  const ticks: number[] = [];
  // Rounding up to nothing may leave a minus before it.
  for (let score = Math.ceil(least / step) * step || 0; score <= most; score += step) ticks.push(score);
  return ticks;
}

/** Told apart by colour, by pattern and by the name at the end. All are light enough on the dark ground. */
const COLOURS = ["#f2937f", "#86bdf0", "#9ed382", "#f1d162", "#c9a8f5", "#74d6c8", "#efe4cf", "#e3a868"];
const PATTERNS = ["", "8 4", "2 4", "12 4 2 4", "5 3", "1 5", "14 6", "3 7"];

/** The colour of a side's line, by its first seat. */
export function colourOf({ seats }: Side): string {
  return COLOURS[((seats[0] ?? 1) - 1) % COLOURS.length] ?? "";
}

/** The pattern of a side's line. */
export function patternOf({ seats }: Side): string {
  return PATTERNS[((seats[0] ?? 1) - 1) % PATTERNS.length] ?? "";
}
