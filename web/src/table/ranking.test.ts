import { describe, expect, it } from "vitest";
import { ranking } from "./ranking";

const names = ["Ann", "Moss", "Rook", "Fern"];

const inWords = ({ scores }: { scores: number[] }) => ({
  scores: scores.map((score) => `${String(score)} coins`),
  reasons: scores.map((score) => (score === 20 ? { words: "A tie.", out: false } : null)),
  teams: [],
});

describe("the ranking", () => {
  it("lists everyone from the best, and equals share a place", () => {
    const outcome = { winners: [3], places: [2, 4, 1, 2], scores: [8, 3, 12, 8] };
    const sides = ranking(outcome, inWords(outcome), names, []);
    const told = sides.map(({ names, place, score }) => [names[0], place, score]);
    expect(told).toEqual([
      ["Rook", 1, "12 coins"],
      ["Ann", 2, "8 coins"],
      ["Fern", 2, "8 coins"],
      ["Moss", 4, "3 coins"],
    ]);
  });

  it("puts partners together, with one place and one score for all of them", () => {
    const outcome = { winners: [2, 4], places: [3, 1, 3, 1], scores: [20, 31, 20, 31] };
    const teams = [
      [1, 3],
      [2, 4],
    ];
    const series = { games: 3, wins: [1, 2, 1, 2] };
    const tie = { words: "A tie.", out: false };
    expect(ranking(outcome, inWords(outcome), names, teams, series)).toEqual([
      {
        seats: [2, 4],
        names: ["Moss", "Fern"],
        place: 1,
        score: "31 coins",
        won: true,
        reason: null,
        wins: 2,
      },
      {
        seats: [1, 3],
        names: ["Ann", "Rook"],
        place: 2,
        score: "20 coins",
        won: false,
        reason: tie,
        wins: 1,
      },
    ]);
  });

  it("knows no winner where everyone has lost", () => {
    const outcome = { winners: [], places: [1, 1, 1, 1], scores: [0, 0, 0, 0] };
    expect(ranking(outcome, inWords(outcome), names, []).some(({ won }) => won)).toBe(false);
  });
});
