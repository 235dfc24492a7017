import { expect, test } from "vitest";
import type { Shown } from "../games/face";
import { alike, keepAlike } from "./alike";

test("what is alike is the same thing, and what differs is new", () => {
  const older = { rooms: [{ level: 1 }, { level: 2 }], names: ["Ann"] };
  const newer = { rooms: [{ level: 1 }, { level: 3 }], names: ["Ann"] };
  const kept = alike(older, newer);
  expect(kept).toBe(newer);
  expect(kept).toEqual({ rooms: [{ level: 1 }, { level: 3 }], names: ["Ann"] });
  expect([kept.rooms[0] === older.rooms[0], kept.names === older.names]).toEqual([true, true]);
  expect(kept.rooms[1]).not.toBe(older.rooms[1]);
});

test("whatever is alike as a whole is the older one", () => {
  const older = { a: [1, { b: null }] };
  expect(alike(older, { a: [1, { b: null }] })).toBe(older);
});

test("more and less are no likeness", () => {
  expect(alike([1, 2], [1])).toEqual([1]);
  expect(alike({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(alike({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(alike([], {})).toEqual({});
});

test("somebody in a list is known by name wherever they stand in it", () => {
  const older = [{ id: 1 }, { id: 2, health: 3 }, { id: 3 }];
  const kept = alike(older, [{ id: 2, health: 3 }, { id: 3 }]);
  expect(kept).toHaveLength(2);
  expect([kept[0] === older[1], kept[1] === older[2]]).toEqual([true, true]);
});

test("a table keeps its view, and within it what is alike", () => {
  const table = (turn: number): Shown => ({ view: { turn, rooms: [1] }, names: ["Ann"] }) as unknown as Shown;
  const [older, newer] = [table(1), table(1)];
  const view = newer.view;
  keepAlike(older, newer);
  expect(newer.view).toBe(view);
  expect(newer.names).toBe(older.names);
  expect((newer.view as { rooms: unknown }).rooms).toBe((older.view as { rooms: unknown }).rooms);
});
