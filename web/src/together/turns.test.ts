import { describe, expect, it } from "vitest";
import { afterCover, afterLook, afterScene, AT_FIRST, newestOf, nextOf, viewOf, type Turn } from "./turns";

const LOCAL = [1, 2];
/** A table where 1 and 2 are people at the device and 3 is a bot. */
const begun = (): Turn => afterScene(AT_FIRST, [1, 2, 3], false);

describe("a device that goes around", () => {
  it("shows nobody's secrets before somebody says who they are", () => {
    const turn = begun();
    expect(turn.active).toBeNull();
    expect(nextOf(turn, LOCAL, [1, 2, 3])).toBe(1);
    expect(viewOf(turn, 1, false)).toBeNull();
  });

  it("is covered as soon as that person has decided", () => {
    let turn = afterLook(begun(), 1);
    expect(viewOf(turn, 1, false)).toBe(1);
    turn = afterScene(turn, [1, 2], false);
    expect(turn.active).toBe(1);
    turn = afterScene(turn, [2], false);
    expect(turn).toMatchObject({ active: null, last: 1, news: false });
    expect(nextOf(turn, LOCAL, [2])).toBe(2);
  });

  it("is looked at together when a round is over, even if it waits for the same person again", () => {
    let turn = afterScene(begun(), [1, 2], false);
    turn = afterScene(afterLook(turn, 1), [2], false);
    turn = afterLook(turn, 2);
    // The last decision opens everything, and the next round begins at once.
    turn = afterScene(turn, [1, 2, 3], false);
    expect(turn).toMatchObject({ active: null, news: true });
    expect(nextOf(turn, LOCAL, [1, 2, 3])).toBe(1);
  });

  it("stays with somebody who has something more to decide in the same round", () => {
    const turn = afterScene(afterLook(begun(), 1), [1, 2, 3], false);
    expect(turn.active).toBe(1);
  });

  it("is looked at together after every move in a game of turns", () => {
    let turn = afterLook(afterScene(AT_FIRST, [1], false), 1);
    turn = afterScene(turn, [2], false);
    expect(turn).toMatchObject({ active: null, news: true });
  });

  it("shows the public table while only others decide, and at the end", () => {
    let turn = afterScene(afterLook(begun(), 2), [3], false);
    expect([turn.active, nextOf(turn, LOCAL, [3])]).toEqual([null, null]);
    turn = afterScene(afterLook(turn, 2), [], true);
    expect(turn).toMatchObject({ active: null, news: true });
  });

  it("has seen the news once somebody looks", () => {
    expect(afterLook(begun(), 1).news).toBe(false);
  });

  it("is covered when somebody has looked enough", () => {
    expect(afterCover(afterLook(begun(), 2)).active).toBeNull();
  });
});

describe("people without secrets", () => {
  it("always see a view: that of whoever decides next, or of whoever decided last", () => {
    const turn = afterScene(afterLook(begun(), 1), [2, 3], false);
    expect(viewOf(turn, 2, true)).toBe(2);
    expect(viewOf(turn, null, true)).toBe(1);
  });
});

describe("several lines to one table", () => {
  it("follow the one that knows most, whatever is late", () => {
    const [common, own] = [{ version: 4 }, { version: 5 }];
    expect(newestOf([common, own])).toBe(own);
    expect(newestOf([own, null, common, undefined])).toBe(own);
    expect(newestOf([])).toBeNull();
  });
});

describe("the order", () => {
  it("goes around from whoever looked last", () => {
    const turn: Turn = { ...AT_FIRST, last: 2 };
    expect(nextOf(turn, [4, 1, 2], [1, 2, 4])).toBe(4);
    expect(nextOf({ ...turn, last: 4 }, [4, 1, 2], [1, 2, 4])).toBe(1);
    expect(nextOf(turn, [2], [2])).toBe(2);
  });
});
