import { expect, it } from "vitest";
import type { LessonView } from "../generated/rest";
import type { Chapter } from "../generated/wire";
import { lessonNow, lessonsDue, progress, stretchOf } from "./lessons";

const lesson = (id: string): LessonView => ({ id, title: id, text: id, thing: "" });
const lessons = [lesson("hand"), lesson("torch"), lesson("end")];
const due = (...ids: string[]): Set<string> => new Set(ids);

it("teaches what matters now, in order, and nothing twice", () => {
  expect(lessonNow(lessons, [], due("torch", "hand"), null)?.id).toBe("hand");
  expect(lessonNow(lessons, ["hand"], due("torch", "hand"), null)?.id).toBe("torch");
  expect(lessonNow(lessons, ["hand"], due("hand"), null)).toBeNull();
  expect(lessonNow(lessons, ["hand", "torch"], due("torch", "hand"), null)).toBeNull();
});

it("does not take away what is being read while it is true, and never tells what is not true any more", () => {
  expect(lessonNow(lessons, [], due("hand", "torch"), "torch")?.id).toBe("torch");
  expect(lessonNow(lessons, ["hand"], due("hand"), "torch")).toBeNull();
});

it("has occasion by what is to be seen and by what has happened, as far as it stands", () => {
  const chapter = (lesson: string, undone = false): Chapter => ({
    version: 1,
    undone,
    lines: [{ words: "", weight: "line", lesson }],
    events: [],
  });
  const story = [chapter("bumped"), chapter("hurt", true)];
  expect([...lessonsDue({ lessons: ["hand"] }, story)]).toEqual(["hand", "bumped"]);
});

it("counts lessons at a stretch by the own decision, and by what others do while they are to decide", () => {
  const moves = [{ move: 1, words: "", key: null, preview: null, brings: "" }];
  const mine = { seat: 1, waiting_for: [1, 2], moves, version: 7 };
  expect(stretchOf({ ...mine, version: 8, waiting_for: [1] })).toBe(stretchOf(mine));
  const theirs = { ...mine, waiting_for: [2], moves: [] };
  expect(stretchOf({ ...theirs, version: 8 })).not.toBe(stretchOf(theirs));
});

it("says how far one is", () => {
  expect(progress(lessons, [])).toEqual({ number: 1, of: 3 });
  expect(progress(lessons, ["end", "of another game"])).toEqual({ number: 2, of: 3 });
});
