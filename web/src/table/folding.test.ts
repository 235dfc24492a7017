import { expect, test } from "vitest";
import { folded } from "./folding";

const told = (...weights: [string, number][]) =>
  weights.map(([weight, version], place) => ({ key: String(place), weight, version }));
const shown = (rows: ReturnType<typeof folded>) =>
  rows.map((row) => ("fold" in row ? `${row.open ? "-" : "+"}${String(row.fold)}` : row.key));
const STEPS = told(["line", 1], ["detail", 2], ["detail", 3], ["detail", 4], ["detail", 5], ["line", 6]);

test("many small moves become one fold and the last of them", () => {
  expect(shown(folded(STEPS, new Set()))).toEqual(["0", "+3", "4", "5"]);
});

test("an opened fold shows them all", () => {
  expect(shown(folded(STEPS, new Set(["fold-1"])))).toEqual(["0", "-3", "1", "2", "3", "4", "5"]);
});

test("the details of one move stay with it", () => {
  const dice = told(["line", 1], ["detail", 1], ["detail", 1], ["detail", 1], ["detail", 1]);
  expect(shown(folded(dice, new Set()))).toEqual(["0", "1", "2", "3", "4"]);
});

test("a few small moves are read as they are", () => {
  const few = told(["detail", 1], ["detail", 2], ["detail", 3], ["passage", 4]);
  expect(shown(folded(few, new Set()))).toEqual(["0", "1", "2", "3"]);
});

test("what happened long ago is one fold", () => {
  const long = told(...Array.from({ length: 200 }, (_, version): [string, number] => ["line", version]));
  expect(folded(long, new Set())).toHaveLength(81);
  expect(shown(folded(long, new Set()))[0]).toBe("+120");
  expect(folded(long, new Set(["earlier"]))).toHaveLength(201);
});

test("what is at hand stays where it is while a few lines are told", () => {
  const told200 = told(...Array.from({ length: 200 }, (_, version): [string, number] => ["line", version]));
  const first = (lines: number): string | undefined => shown(folded(told200.slice(0, lines), new Set()))[1];
  expect([first(100), first(119), first(120)]).toEqual(["20", "20", "40"]);
});
