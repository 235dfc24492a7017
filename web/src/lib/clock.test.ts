import { expect, it } from "vitest";
import { hurryOf, passed, span } from "./clock.svelte";

it("says a span as people do", () => {
  expect([7_000, 750_000, 3 * 3_600_000, 3 * 86_400_000].map(span)).toEqual(["0:07", "12:30", "3 h", "3 d"]);
});

it("warns when little is left, and presses when it is nearly nothing", () => {
  expect([31_000, 30_000, 10_001, 10_000, 0].map(hurryOf)).toEqual([
    "calm",
    "low",
    "low",
    "urgent",
    "urgent",
  ]);
});

it("tells of a few moments as they pass, once each, and not of those that were over before", () => {
  expect(passed(30_400, 29_900)).toBe(30_000);
  expect(passed(29_900, 29_400)).toBeNull();
  expect(passed(12_000, 4_000)).toBe(5_000);
  expect(passed(5_200, 0)).toBeNull();
  expect(passed(4_000, 60_000)).toBeNull();
});
