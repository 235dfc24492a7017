import { describe, expect, it } from "vitest";
import type { PlayedView } from "../generated/rest";
import { fits, opponentsIn, playedOf, talliesOf } from "./played";

const row = (
  change: Partial<PlayedView>,
  result: Partial<NonNullable<PlayedView["result"]>> = {},
): PlayedView => ({
  table: "t",
  game: "raiders",
  opened: 1,
  names: ["Ann", "Moss", "Rook"],
  seat: 1,
  result: {
    winners: [1],
    places: [1, 3, 2],
    scores: [9, 3, 5],
    scored: ["9 coins", "3 coins", "5 coins"],
    teams: [],
    moves: 75,
    begun: 1000,
    ended: 61_000,
    ...result,
  },
  ...change,
});

describe("a game in the history", () => {
  it("is told from one's own seat", () => {
    expect(playedOf(row({}))).toMatchObject({
      outcome: "won",
      place: 1,
      of: 3,
      score: "9 coins",
      opponents: ["Moss", "Rook"],
      lasted: 60_000,
      moves: 75,
      when: 61_000,
    });
    expect(playedOf(row({ seat: 2 }))).toMatchObject({
      outcome: "lost",
      place: 3,
      opponents: ["Ann", "Rook"],
    });
  });

  it("may be a shared win, a game that one only opened, or one that nobody knows the end of", () => {
    expect(playedOf(row({}, { winners: [1, 3], places: [1, 3, 1] })).outcome).toBe("shared");
    expect(playedOf(row({ seat: null }))).toMatchObject({ outcome: "watched", winners: ["Ann"], score: "" });
    expect(playedOf(row({ result: null }))).toMatchObject({ outcome: "unknown", when: 1, lasted: null });
  });

  it("counts a team as one side, and a partner as no opponent", () => {
    const teams = {
      winners: [2, 4],
      places: [3, 1, 3, 1],
      teams: [
        [1, 3],
        [2, 4],
      ],
    };
    const names = ["Ann", "Moss", "Rook", "Fern"];
    expect(playedOf(row({ names }, teams))).toMatchObject({
      outcome: "lost",
      place: 2,
      of: 2,
      partners: ["Rook"],
      opponents: ["Moss", "Fern"],
    });
    expect(playedOf(row({ names, seat: 4 }, teams)).outcome).toBe("won");
  });
});

describe("the whole history", () => {
  const games = [
    row({}),
    row({ seat: 2 }),
    row({ game: "guilds", names: ["Ann", "Fern", "Rook"] }),
    row({ seat: null }),
  ].map(playedOf);

  it("is filtered by game, result and opponent", () => {
    const count = (filter: object): number =>
      games.filter((game) => fits(game, { game: "", result: "", opponent: "", ...filter })).length;
    expect(count({})).toBe(4);
    expect(count({ game: "guilds" })).toBe(1);
    expect([count({ result: "won" }), count({ result: "lost" })]).toEqual([2, 1]);
    expect(count({ opponent: "Fern" })).toBe(1);
    expect(count({ game: "raiders", result: "won", opponent: "Moss" })).toBe(1);
  });

  it("counts wins by game, of what one has played oneself", () => {
    expect(talliesOf(games)).toEqual([
      { game: "raiders", played: 2, won: 1 },
      { game: "guilds", played: 1, won: 1 },
    ]);
  });

  it("lists those most often met first", () => {
    expect(opponentsIn(games).slice(0, 2)).toEqual(["Rook", "Ann"]);
  });
});
