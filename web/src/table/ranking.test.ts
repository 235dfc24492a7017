import { describe, expect, it } from "vitest";
import { ranking } from "./ranking";

const names = ["Ann", "Moss", "Rook", "Fern"];

describe("the ranking", () => {
  it("lists everyone from the best, and equals share a place", () => {
    const outcome = { winners: [3], places: [2, 4, 1, 2], scores: [8, 3, 12, 8] };
    const told = ranking(outcome, names, []).map(({ names, place, score }) => [names[0], place, score]);
    expect(told).toEqual([
      ["Rook", 1, 12],
      ["Ann", 2, 8],
      ["Fern", 2, 8],
      ["Moss", 4, 3],
    ]);
  });

  it("puts partners together, with one place and one score for all of them", () => {
    const outcome = { winners: [2, 4], places: [3, 1, 3, 1], scores: [20, 31, 20, 31] };
    const teams = [
      [1, 3],
      [2, 4],
    ];
    expect(ranking(outcome, names, teams)).toEqual([
      { seats: [2, 4], names: ["Moss", "Fern"], place: 1, score: 31, won: true },
      { seats: [1, 3], names: ["Ann", "Rook"], place: 2, score: 20, won: false },
    ]);
  });

  it("knows no winner where everyone has lost", () => {
    const outcome = { winners: [], places: [1, 1, 1, 1], scores: [0, 0, 0, 0] };
    expect(ranking(outcome, names, []).some(({ won }) => won)).toBe(false);
  });
});
