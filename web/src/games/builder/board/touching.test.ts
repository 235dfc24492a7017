import { expect, test, vi } from "vitest";
import type { Move } from "../../../generated/builder";
import { offer } from "../fixture";
import { grouped, sorted, thingsOf } from "./offers";
import { TABLE } from "../fixture";
import { Touching } from "./touching.svelte";

/** A hand on a table where this may be done. */
function touching(...moves: Move[]) {
  const pick = vi.fn<(index: number | null) => void>();
  const given = { moves: moves.map((move) => offer(move)), picked: null, pick, seat: 1, victim: 2 };
  return { pick, touch: new Touching(() => given) };
}

const PUT_1: Move = { put: { card: 3, place: 1 } };
const PUT_2: Move = { put: { card: 3, place: 2 } };

test("a card that has one place to go is chosen by one touch", () => {
  const { pick, touch } = touching({ build: 1 }, "done");
  touch.touch("card-1");
  expect(pick).toHaveBeenCalledExactlyOnceWith(0);
});

test("a card with several is taken up, its places light up, and the second touch chooses", () => {
  const { pick, touch } = touching(PUT_1, PUT_2, { put: { card: 2, place: 1 } });
  touch.touch("card-3");
  expect(touch.held).toBe("card-3");
  expect(touch.of("room-1-2")?.how).toBe("target");
  expect(touch.of("card-2")?.how).toBe("ready");
  touch.touch("room-1-2");
  expect(pick).toHaveBeenCalledExactlyOnceWith(1);
});

test("it is the same the other way round: first the room, then the card", () => {
  const { pick, touch } = touching(PUT_1, PUT_2, { put: { card: 2, place: 1 } });
  touch.touch("room-1-1");
  expect([touch.of("card-2")?.how, touch.of("card-3")?.how]).toEqual(["target", "target"]);
  touch.touch("card-2");
  expect(pick).toHaveBeenCalledExactlyOnceWith(2);
});

test("what is taken up is put down by a second touch", () => {
  const { touch } = touching(PUT_1, PUT_2);
  touch.touch("card-3");
  touch.touch("card-3");
  expect(touch.held).toBeNull();
});

test("no single touch destroys a room of one's own", () => {
  const { pick, touch } = touching({ raze: 1 });
  expect(touch.of("room-1-1")).toBeNull();
  touch.touch("room-1-1");
  touch.touch("raze");
  expect(pick).not.toHaveBeenCalled();
  touch.touch("room-1-1");
  expect(pick).toHaveBeenCalledExactlyOnceWith(0);
});

test("a healer who is touched twice heals themselves", () => {
  const { pick, touch } = touching({ heal: { member: 2, whom: 1 } }, { heal: { member: 2, whom: 2 } });
  touch.touch("member-2");
  touch.touch("member-2");
  expect(pick).toHaveBeenCalledExactlyOnceWith(1);
});

test("what cannot be done is not lit", () => {
  const { touch } = touching(PUT_1);
  expect([touch.of("card-9"), touch.has("room-1-2")]).toEqual([null, false]);
});

test("what is done in a dungeon is done in the right one: one's own, the aimed at, the invaded", () => {
  const things = (move: Move): string[] => thingsOf(move, 1, 2);
  expect(things({ upgrade: { card: 3, on: { monster: 4 } } })).toEqual(["card-3", "monster-1-4"]);
  expect(things({ interfere: { card: 9, whom: 3, at: { trap: 2 } } })).toEqual(["card-9", "trap-3-2"]);
  expect(things({ interfere: { card: 9, whom: 3, at: "dungeon" } })).toEqual(["card-9", "seat-3"]);
  expect(things({ play: { card: 4, target: { monster: 1 } } })).toEqual(["card-4", "monster-2-1"]);
  expect(things({ destroy: { room: 1 } })).toEqual(["room-2-1"]);
});

test("the list holds every move, whatever can be touched", () => {
  const moves: Move[] = ["draw", { take: 1 }, PUT_1, { strike: 1 }, "pass", { pass_unless: "cards" }, "done"];
  const listed = grouped(moves.map((move) => offer(move))).flatMap(({ moves }) =>
    moves.map(({ index }) => index),
  );
  expect(listed.toSorted()).toEqual(moves.map((_, index) => index));
});

test("a hand is sorted by colour", () => {
  const hand = [4, 3, 2, 1, 5].map((card) => ({ card, count: 1 }));
  expect(sorted(TABLE, hand).map(({ card }) => card)).toEqual([5, 1, 2, 3, 4]);
});
