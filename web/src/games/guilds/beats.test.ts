import { expect, test } from "vitest";
import type { Event, PlayerView, RoomView, SpaceView } from "../../generated/guilds";
import type { LineView } from "../../generated/wire";
import type { Beat } from "../../stage/beat";
import { beatsOf } from "./beats";
import type { Table } from "./board/table";

const CARDS = [
  { name: "Cellar Rats", level: 1, defense: 3, treasure: 4 },
  { name: "Ogre", level: 2, defense: 9, treasure: 8 },
];
const player = (): PlayerView => ({
  money: 10,
  team: null,
  available: [3, 5],
  placed: [1],
  disabled: [2, 4],
  choice: "none",
});
const taken = (seat: number, adventurer: 1 | 2 | 3 | 4 | 5): SpaceView => ({ taken: { seat, adventurer } });
const room = (...spaces: [SpaceView, SpaceView]): RoomView =>
  ({
    spaces,
    strengths: [3, 2],
    strength: 5,
    fate: "closed",
    defense: [2, 4],
    outlook: "perhaps",
  }) as RoomView;
function table(round: number, dungeon: RoomView[]): Table {
  const view = {
    round,
    phase: "placing",
    waiting_for: [2],
    turns: [2],
    dungeon,
    players: [player(), player()],
  };
  return {
    view,
    contents: { rooms: CARDS },
    teams: [],
    names: ["Ann", "Bea"],
    waiting_for: [2],
  } as unknown as Table;
}

const BEFORE = table(1, [room(taken(1, 3), taken(2, 2)), room(taken(1, 4), "empty"), room("empty", "empty")]);
const AFTER = table(2, [room("empty", "empty"), room("empty", "empty"), room("empty", "empty")]);
const FAILS: Event[] = [
  { type: "placed", seat: 2, adventurer: 3, room: 2 },
  { type: "resolution_began" },
  { type: "room_opened", room: 1, face: 1 },
  { type: "defeated", room: 1, strength: 5, defense: 3, treasure: 4 },
  { type: "paid", from: null, to: 1, dollars: 2 },
  { type: "paid", from: null, to: 2, dollars: 2 },
  { type: "room_opened", room: 2, face: 2 },
  { type: "failed", room: 2, strength: 7, defense: 9 },
  { type: "abandoned", room: 3 },
  { type: "healing_owed", seat: 1, dollars: 3 },
  { type: "paid", from: 1, to: null, dollars: 3 },
  { type: "round_ended", round: 1 },
  { type: "round_set_up", round: 2 },
  { type: "marker_passed", to: 2 },
];
const LINES: LineView[] = [{ words: "The ogre holds room 2.", weight: "line", tells: 8 }];
const dungeonFails = (): Beat<Table>[] =>
  beatsOf({ before: BEFORE, after: AFTER, events: FAILS, lines: LINES });
const named = (name: string): Beat<Table> | undefined => dungeonFails().find((beat) => beat.name === name);

test("a dungeon that fails is told from the top: door by door, what it brought, the failure, healing, the headline, the next round", () => {
  expect(dungeonFails().map(({ name }) => name)).toEqual([
    "placed seat-2 room-2",
    "landed seat-2",
    "resolution_began",
    "room_opened room-1",
    "defeated room-1",
    "room_opened room-2",
    "failed room-2",
    "abandoned",
    "healing_owed",
    "headline",
    "dungeon_over",
    "round_set_up",
  ]);
});

test("the last to come stands in the room before its door opens", () => {
  expect(named("placed seat-2 room-2")?.flights).toMatchObject([
    { from: "seat-2", to: ["space-2-2"], text: "3" },
  ]);
  expect(named("placed seat-2 room-2")?.table.view.dungeon[1]?.spaces[1]).toBe("empty");
  expect(named("landed seat-2")?.table.view.dungeon[1]?.spaces[1]).toEqual(taken(2, 3));
});

test("a door shows what was behind it, and only then whether it held", () => {
  expect(named("room_opened room-1")?.table.view.dungeon.map(({ card }) => card)).toEqual([
    "Cellar Rats",
    undefined,
    undefined,
  ]);
  expect(named("room_opened room-1")?.table.view.dungeon[0]?.fate).toBe("closed");
  expect(named("defeated room-1")?.table.view.dungeon[0]?.fate).toBe("defeated");
  expect(named("failed room-2")?.table.view.dungeon.map(({ fate }) => fate)).toEqual([
    "defeated",
    "failed",
    "closed",
  ]);
});

test("treasure comes to its owners from the room, and healing is paid after the failure", () => {
  const money = (name: string): (number | undefined)[] | undefined =>
    named(name)?.table.view.players.map((one) => one.money);
  expect(named("defeated room-1")?.flights?.map(({ from, to }) => [from, to[0]])).toEqual([
    ["room-1", "seat-1"],
    ["room-1", "seat-2"],
  ]);
  expect(money("defeated room-1")).toEqual([10, 10]);
  expect(money("failed room-2")).toEqual([12, 12]);
  expect(money("headline")).toEqual([9, 12]);
  expect(named("headline")?.table.opening?.change).toEqual([-1, 2]);
});

test("the headline comes after all that, and the next round as the house has shown it", () => {
  expect(named("headline")?.headline).toEqual(["The ogre holds room 2."]);
  expect(named("headline")?.table.view.round).toBe(1);
  expect(dungeonFails().at(-1)?.table).toBe(AFTER);
});

test("whoever bumps somebody flies to that place, and the house has shown where it is", () => {
  const after = table(1, [room(taken(1, 3), taken(1, 5)), room(taken(1, 4), "empty")]);
  const events: Event[] = [
    { type: "bumped", seat: 1, adventurer: 5, room: 1, owner: 2, bumped: 2 },
    { type: "paid", from: 1, to: null, dollars: 1 },
    { type: "paid", from: 1, to: 2, dollars: 1 },
  ];
  const beats = beatsOf({ before: BEFORE, after, events, lines: [] });
  expect(beats.map(({ name }) => name)).toEqual(["bumped seat-1 room-1", "landed seat-1"]);
  expect(beats[0]?.flights?.map(({ to }) => to[0])).toEqual(["space-1-2", "seat-1", "seat-1", "seat-2"]);
  expect(beats[1]?.table).toBe(after);
});
