import { describe, expect, it } from "vitest";
import { instead, leavingOut, sendable, sending, toggled } from "./choosing";
import { first, moments } from "./texts/testing";

const table = moments.find(({ moves }) => moves.some(({ move }) => "bump" in move));
const moves = table?.moves ?? [];

describe("taps", () => {
  it("find the adventurers that may go", () => {
    expect([...sendable(moves)].sort()).toEqual([3, 5]);
    expect(sendable(first.moves).size).toBe(0);
  });

  it("turn an adventurer and a space into a move", () => {
    const place = sending(moves, 5, 1, 1, true);
    expect(moves[place]?.move).toEqual({ place: { adventurer: 5, room: 1 } });
    const bump = sending(moves, 5, 0, 1, false);
    expect(moves[bump]?.move).toEqual({ bump: { adventurer: 5, room: 0, space: 1 } });
    const replace = sending(moves, 5, 0, 0, false);
    expect(moves[replace]?.move).toEqual({ replace: { adventurer: 5, room: 0, space: 0 } });
    expect(sending(moves, null, 1, 1, true)).toBe(-1);
    expect(sending(moves, 3, 0, 0, false)).toBe(-1);
  });

  it("let somebody else go to the same place, where they may", () => {
    const five = sending(moves, 5, 0, 1, false);
    expect(moves[instead(moves, five, 3)]?.move).toEqual({ bump: { adventurer: 3, room: 0, space: 1 } });
    expect(instead(moves, sending(moves, 5, 0, 0, false), 3)).toBe(-1);
    expect(instead(moves, null, 3)).toBe(-1);
  });

  it("mark two to be left out, and a third takes the place of the first", () => {
    expect(toggled([], 2)).toEqual([2]);
    expect(toggled([2], 4)).toEqual([2, 4]);
    expect(toggled([2, 4], 5)).toEqual([4, 5]);
    expect(toggled([4, 5], 4)).toEqual([5]);
    expect(leavingOut(first.moves, [4])).toBe(-1);
    expect(first.moves[leavingOut(first.moves, [5, 2])]?.move).toEqual({ disable: [2, 5] });
  });
});
