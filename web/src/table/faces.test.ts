import { expect, it } from "vitest";
import { en } from "../texts/en";
import { inPieces, isFace } from "./faces";

it("takes the pictures out of what is said, and leaves the words as they are", () => {
  expect(inPieces("Ann: 👍")).toEqual(["Ann: ", "👍"]);
  expect(inPieces("🔥🎉 at last")).toEqual(["🔥", "🎉", " at last"]);
  expect(inPieces("no pictures")).toEqual(["no pictures"]);
});

it("has a name for every picture it draws, and draws every one it names", () => {
  expect(Object.keys(en.table.faces).every(isFace)).toBe(true);
  expect(Object.keys(en.table.faces)).toHaveLength(6);
});
