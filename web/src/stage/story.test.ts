import { expect, test } from "vitest";
import type { Chapter } from "../generated/wire";
import { storyUpTo, toldSince } from "./story";

const chapter = (version: number, ...words: string[]): Chapter => ({
  version,
  lines: words.map((said) => ({ words: said, weight: "line" })),
});
const words = (story: readonly Chapter[]): string[] =>
  story.flatMap(({ lines }) => lines.map((line) => line.words));

const STORY = [chapter(1, "a"), chapter(2, "b", "c"), chapter(3, "d")];

test("a story is cut after so many lines", () => {
  expect(words(storyUpTo(STORY, null))).toEqual(["a", "b", "c", "d"]);
  expect(words(storyUpTo(STORY, { version: 1, lines: 1 }))).toEqual(["a", "b"]);
  expect(words(storyUpTo(STORY, { version: 1, lines: 3 }))).toEqual(["a", "b", "c", "d"]);
  expect(words(storyUpTo(STORY, { version: 2, lines: 0 }))).toEqual(["a", "b", "c"]);
});

test("a chapter that is told in parts is heard once, in order", () => {
  let heard = { version: 1, lines: Infinity };
  const hear = (lines: number): string[] => {
    const since = toldSince(storyUpTo(STORY, { version: 1, lines }), heard);
    heard = since.heard;
    return words(since.news);
  };
  expect([hear(0), hear(1), hear(1), hear(3), hear(3)]).toEqual([[], ["b"], [], ["c", "d"], []]);
});
