import { expect, it } from "vitest";
import type { Lesson, Shown } from "../games/face";
import { lessonNow, progress } from "./lessons";

const lesson = (id: string, when: (shown: Shown) => boolean): Lesson => ({ id, title: id, text: id, when });
const lessons = [
  lesson("hand", () => true),
  lesson("torch", ({ waiting_for }) => waiting_for.includes(1)),
  lesson("end", ({ outcome }) => outcome !== null),
];
const table = (waiting_for: number[]): Shown => ({
  view: {},
  seat: 1,
  names: ["Ann"],
  teams: [],
  contents: null,
  moves: [],
  waiting_for,
  outcome: null,
  story: [],
});

it("teaches what matters now, in order, and nothing twice", () => {
  expect(lessonNow(lessons, [], table([1]), null)?.id).toBe("hand");
  expect(lessonNow(lessons, ["hand"], table([1]), null)?.id).toBe("torch");
  expect(lessonNow(lessons, ["hand"], table([]), null)).toBeNull();
  expect(lessonNow(lessons, ["hand", "torch"], table([1]), null)).toBeNull();
});

it("does not take away what is being read while it is true, and never tells what is not true any more", () => {
  expect(lessonNow(lessons, ["hand"], table([]), "torch")).toBeNull();
  expect(lessonNow(lessons, ["hand", "torch"], table([]), "torch")).toBeNull();
});

it("says how far one is", () => {
  expect(progress(lessons, [])).toEqual({ number: 1, of: 3 });
  expect(progress(lessons, ["end", "of another game"])).toEqual({ number: 2, of: 3 });
});
