import { describe, expect, it } from "vitest";
import { partnersOf, sidesOf, teamOf } from "./teams";

const TEAMS = [
  [1, 3],
  [2, 4],
];

describe("teams", () => {
  it("name the partners of a seat and not the seat", () => {
    expect(partnersOf(TEAMS, 3)).toEqual([1]);
    expect(teamOf(TEAMS, 4)).toBe(2);
  });

  it("are nobody's where everyone plays alone", () => {
    expect([partnersOf([], 1), teamOf([], 1)]).toEqual([[], null]);
    expect(sidesOf([], 3)).toEqual([[1], [2], [3]]);
    expect(sidesOf(TEAMS, 4)).toBe(TEAMS);
  });

  it("are not those of somebody who watches", () => {
    expect(partnersOf(TEAMS, null)).toEqual([]);
  });
});
