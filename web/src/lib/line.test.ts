import { expect, test } from "vitest";
import type { Chapter } from "../generated/wire";
import { told } from "./line.svelte";

const chapter = (version: number, more: Partial<Chapter> = {}): Chapter => ({
  version,
  lines: [{ words: `line ${String(version)}`, weight: "line" }],
  events: [],
  ...more,
});

test("what is told again is told once, in order", () => {
  const story = told([chapter(1), chapter(2)], [chapter(2), chapter(3)]);
  expect(story.map(({ version }) => version)).toEqual([1, 2, 3]);
});

test("a chapter that takes moves back marks them", () => {
  const story = told([chapter(1), chapter(2), chapter(3)], [chapter(4, { takes_back: [2, 3] })]);
  expect(story.filter(({ undone }) => undone).map(({ version }) => version)).toEqual([2, 3]);
});

test("what was taken back stays taken back, whichever side knows it", () => {
  expect(told([chapter(1, { undone: true })], [chapter(1)])[0]?.undone).toBe(true);
  expect(told([chapter(1)], [chapter(1, { undone: true })])[0]?.undone).toBe(true);
});
