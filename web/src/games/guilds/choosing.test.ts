import { describe, expect, it } from "vitest";
import { instead, leavingOut, sendable, sending, toggled } from "./choosing";
import type { Move, Preview } from "../../generated/guilds";
import type { MoveView } from "../../generated/wire";

/** A move as the house offers it; what it brings does not matter here. */
const offered = (move: Move): MoveView<Move, Preview> => ({
  move,
  words: "",
  key: null,
  preview: { disable: { paid: 0, available: [] } },
  brings: "",
});

const moves = (
  [
    { place: { adventurer: 3, room: 2 } },
    { place: { adventurer: 5, room: 2 } },
    { replace: { adventurer: 5, room: 1, space: 1 } },
    { bump: { adventurer: 3, room: 1, space: 2 } },
    { bump: { adventurer: 5, room: 1, space: 2 } },
  ] satisfies Move[]
).map(offered);
const disabling = ([{ disable: [1, 2] }, { disable: [2, 5] }] satisfies Move[]).map(offered);

describe("taps", () => {
  it("find the adventurers that may go", () => {
    expect([...sendable(moves)].sort()).toEqual([3, 5]);
    expect(sendable(disabling).size).toBe(0);
  });

  it("turn an adventurer and a space into a move", () => {
    const place = sending(moves, 5, 2, 2, true);
    expect(moves[place]?.move).toEqual({ place: { adventurer: 5, room: 2 } });
    const bump = sending(moves, 5, 1, 2, false);
    expect(moves[bump]?.move).toEqual({ bump: { adventurer: 5, room: 1, space: 2 } });
    const replace = sending(moves, 5, 1, 1, false);
    expect(moves[replace]?.move).toEqual({ replace: { adventurer: 5, room: 1, space: 1 } });
    expect(sending(moves, null, 2, 2, true)).toBe(-1);
    expect(sending(moves, 3, 1, 1, false)).toBe(-1);
  });

  it("let somebody else go to the same place, where they may", () => {
    const five = sending(moves, 5, 1, 2, false);
    expect(moves[instead(moves, five, 3)]?.move).toEqual({ bump: { adventurer: 3, room: 1, space: 2 } });
    expect(instead(moves, sending(moves, 5, 1, 1, false), 3)).toBe(-1);
    expect(instead(moves, null, 3)).toBe(-1);
  });

  it("mark two to be left out, and a third takes the place of the first", () => {
    expect(toggled([], 2)).toEqual([2]);
    expect(toggled([2], 4)).toEqual([2, 4]);
    expect(toggled([2, 4], 5)).toEqual([4, 5]);
    expect(toggled([4, 5], 4)).toEqual([5]);
    expect(leavingOut(disabling, [4])).toBe(-1);
    expect(disabling[leavingOut(disabling, [5, 2])]?.move).toEqual({ disable: [2, 5] });
  });
});
