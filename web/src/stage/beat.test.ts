import { expect, test } from "vitest";
import type { Shown } from "../games/face";
import type { Chapter, LineView } from "../generated/wire";
import { linesTold, stepOf } from "./beat";
import { plainBeats } from "./plain";

const table = (name: string): Shown => ({ view: name }) as Shown;
const line = (words: string, more: Partial<LineView> = {}): LineView => ({ words, weight: "line", ...more });
const CHAPTERS: Chapter[] = [
  {
    version: 2,
    lines: [line("Hello!", { table: "said" }), line("a", { tells: 1 }), line("b", { tells: 2 })],
    events: ["a", "b"],
  },
  { version: 3, lines: [line("d", { tells: 2, weight: "detail" })], events: ["c", "d"] },
];

test("chapters that came together are one step, and lines keep the events they tell of", () => {
  const { events, lines } = stepOf(table("before"), table("after"), CHAPTERS);
  expect(events).toEqual(["a", "b", "c", "d"]);
  expect(lines.map(({ words, tells }) => [words, tells])).toEqual([
    ["Hello!", 0],
    ["a", 1],
    ["b", 2],
    ["d", 4],
  ]);
});

test("a line is told with its event, and what is said at the table before any", () => {
  const { lines } = stepOf(table("before"), table("after"), CHAPTERS);
  expect([0, 1, 2, 3, 4].map((events) => linesTold(lines, events))).toEqual([1, 2, 3, 3, 4]);
});

test("a game that says nothing of its events is told line by line", () => {
  const beats = plainBeats(stepOf(table("before"), table("after"), CHAPTERS));
  expect(beats.map(({ headline, length, table }) => [headline?.[0], length, table.view])).toEqual([
    ["a", "look", "before"],
    ["b", "look", "before"],
    ["d", "glance", "before"],
    [undefined, "glance", "after"],
  ]);
});

test("words that are said at the table are no beats", () => {
  const said: Chapter = { version: 2, lines: [line("Hello!", { table: "said" })] };
  expect(plainBeats(stepOf(table("before"), table("after"), [said]))).toEqual([]);
});
