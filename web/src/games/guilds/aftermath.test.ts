import { describe, expect, it } from "vitest";
import type { Event } from "../../generated/guilds";
import { aftermaths } from "./aftermath";
import { chapterOf, end, story } from "./texts/testing";

const [one, two, three] = aftermaths(story);

describe("what became of a dungeon", () => {
  it("is told for every round that is over", () => {
    expect(aftermaths(story).map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(aftermaths(story.slice(0, 5))).toEqual([]);
  });

  it("has every room as it stood when it was opened", () => {
    expect(one?.rooms.map(({ fate }) => fate)).toEqual(["defeated", "failed", "abandoned"]);
    expect(one?.rooms[0]).toMatchObject({
      strength: 6,
      defense: 6,
      treasure: 8,
      stood: [
        { seat: 1, strength: 4, dollars: 4 },
        { seat: 3, strength: 2, dollars: 4 },
      ],
    });
    expect(one?.rooms[1]).toMatchObject({ strength: 8, defense: 11 });
    expect(one?.rooms[2]?.face).toBeNull();
  });

  it("agrees with what lies on the table at the end", () => {
    const drawn = three?.rooms.map(({ stood }) => stood.map(({ seat, strength }) => [seat, strength]));
    const view = end.view.dungeon.map(({ spaces }) =>
      spaces.map((space) => (typeof space === "object" ? [space.taken.seat, space.taken.adventurer] : [])),
    );
    expect(drawn).toEqual(view);
  });

  it("knows the healer's bills and what they came to", () => {
    expect(one?.bills).toEqual([
      { seat: 1, owed: 3, paid: 3 },
      { seat: 2, owed: 3, paid: 3 },
      { seat: 3, owed: 1, paid: 1 },
    ]);
    expect([...(one?.change ?? [])]).toEqual([
      [1, 1],
      [3, 3],
      [2, -3],
    ]);
  });

  it("follows bumps and replacements, and pays whoever has both places once", () => {
    expect(
      two?.rooms.map(({ stood }) => stood.map(({ seat, strength }) => `${String(seat)}:${String(strength)}`)),
    ).toEqual([
      ["1:3", "1:2"],
      ["3:3", "2:4"],
      ["2:5", "3:5"],
    ]);
    expect(two?.rooms[0]?.stood.map(({ dollars }) => dollars)).toEqual([3, 0]);
    expect(two?.bills).toEqual([]);
  });

  it("follows ghosts, their share, the odd dollar and the reward of the weakest", () => {
    const events: Event[] = [
      { type: "round_set_up", round: 0 },
      { type: "room_dealt", room: 0, level: 1 },
      { type: "room_dealt", room: 1, level: 2 },
      { type: "ghost_placed", room: 0 },
      { type: "placed", seat: 2, adventurer: 1, room: 0 },
      { type: "ghost_bumped", seat: 1, adventurer: 4, room: 0, to: 1 },
      { type: "paid", from: 1, to: null, dollars: 1 },
      { type: "placed", seat: 2, adventurer: 2, room: 1 },
      { type: "resolution_began" },
      { type: "weakest_rewarded", seats: [2], strength: 3 },
      { type: "paid", from: null, to: 2, dollars: 3 },
      { type: "room_opened", room: 0, face: 0 },
      { type: "defeated", room: 0, strength: 5, defense: 3, treasure: 3 },
      { type: "paid", from: null, to: 1, dollars: 2 },
      { type: "paid", from: null, to: 2, dollars: 1 },
      { type: "room_opened", room: 1, face: 12 },
      { type: "defeated", room: 1, strength: 4, defense: 4, treasure: 7 },
      { type: "ghost_share", room: 1, dollars: 3 },
      { type: "paid", from: null, to: 2, dollars: 3 },
      { type: "odd_dollar_left", room: 1 },
      { type: "cleared" },
      { type: "round_ended", round: 0 },
    ];
    const [dungeon] = aftermaths([chapterOf(...events)]);
    expect(dungeon?.weakest).toEqual({ seats: [2], strength: 3, dollars: 3 });
    expect(dungeon?.rooms[0]?.stood).toEqual([
      { seat: 1, strength: 4, dollars: 2 },
      { seat: 2, strength: 1, dollars: 1 },
    ]);
    expect(dungeon?.rooms[1]).toMatchObject({
      oddLeft: true,
      stood: [
        { seat: null, strength: 2, dollars: 3 },
        { seat: 2, strength: 2, dollars: 3 },
      ],
    });
    expect(dungeon?.change.get(2)).toBe(7);
  });

  it("leaves out what was taken back", () => {
    const undone = story.map((chapter) => (chapter.version === 14 ? { ...chapter, undone: true } : chapter));
    expect(aftermaths(undone.filter(({ version }) => version <= 14))).toEqual([]);
  });
});
