import { expect, test } from "vitest";
import type { Square } from "../../../generated/dungeoneer";
import { DOORS, TILES } from "../fixture";
import {
  boxOf,
  fitted,
  followed,
  LEAST,
  MOST,
  panned,
  seenAt,
  squareAt,
  transformOf,
  zoomed,
} from "./camera";
import { doorWalls, dungeonBox, floorOf, groundOf, lightOf, wallsAround } from "./walls";

const SIZE = { width: 800, height: 600 };
const CAMERA = { x: 101, y: 96, scale: 40 };
const DUNGEON = dungeonBox(TILES, DOORS);

test("a pixel shows a square, and the square is seen at that pixel, at every zoom", () => {
  expect(squareAt(CAMERA, SIZE, { x: 400, y: 300 })).toEqual([101, 96]);
  expect(squareAt(CAMERA, SIZE, { x: 399, y: 341 })).toEqual([100, 97]);
  for (const scale of [LEAST, 33, MOST]) {
    const camera = { ...CAMERA, scale };
    const { x, y } = seenAt(camera, SIZE, { x: 104.5, y: 93.5 });
    expect(squareAt(camera, SIZE, { x, y })).toEqual([104, 93]);
  }
});

test("the drawing is moved by whole pixels and scaled to the size of a square", () => {
  expect(transformOf({ x: 100.01, y: 100, scale: 96 }, SIZE)).toBe("translate3d(399px, 300px, 0) scale(2)");
});

test("whoever zooms keeps what is under the pointer, within limits", () => {
  const at = { x: 500, y: 200 };
  const before = squareAt(CAMERA, SIZE, at);
  for (const by of [0.5, 1.3, 2])
    expect(squareAt(zoomed(CAMERA, SIZE, by, at, DUNGEON), SIZE, at)).toEqual(before);
  expect(zoomed(CAMERA, SIZE, 100, at, DUNGEON).scale).toBe(MOST);
  expect(zoomed(CAMERA, SIZE, 0.001, at, DUNGEON).scale).toBe(LEAST);
});

test("nobody drags the map away from the dungeon", () => {
  const far = panned(CAMERA, -100_000, 100_000, DUNGEON);
  expect([far.x, far.y]).toEqual([DUNGEON.right, DUNGEON.top]);
  expect(panned(CAMERA, 40, -80, DUNGEON)).toEqual({ x: 100, y: 98, scale: 40 });
});

test("the whole dungeon fits, and squares grow no larger than wished", () => {
  const { x, y, scale } = fitted(DUNGEON, SIZE);
  expect((DUNGEON.bottom - DUNGEON.top) * scale).toBeLessThanOrEqual(600);
  expect([x, y]).toEqual([(DUNGEON.left + DUNGEON.right) / 2, (DUNGEON.top + DUNGEON.bottom) / 2]);
  expect(fitted({ left: 1, top: 1, right: 2, bottom: 2 }, SIZE, 50).scale).toBe(50);
});

test("the camera follows by the least movement, and stays where all is in sight", () => {
  const near = boxOf([[102, 97]]) ?? DUNGEON;
  expect(followed(CAMERA, SIZE, near)).toBe(CAMERA);
  const right = followed(CAMERA, SIZE, boxOf([[120, 96]]) ?? DUNGEON);
  expect(right.y).toBe(CAMERA.y);
  expect(seenAt(right, SIZE, { x: 121, y: 96 }).x).toBeCloseTo(800 * 0.86);
});

test("a tile's floor is where its rows have it, and walls in one line are one wall", () => {
  const corner = TILES[4];
  if (!corner) throw new Error("no corner");
  expect(floorOf(corner)).toHaveLength(12);
  const room: Square[] = [
    [100, 100],
    [101, 100],
  ];
  const walls = wallsAround(room, () => false);
  expect(walls.match(/M/g)).toHaveLength(4);
  expect(walls).toContain("M0 0H96");
});

test("a wall has a gap where a door of the tile is, and none where the door is another's", () => {
  const [, , room] = TILES;
  if (!room) throw new Error("no room");
  const walls = (number: number): string => groundOf(room, number, DOORS).walls;
  expect(walls(3).match(/M/g)).toHaveLength(8);
  expect(walls(99).match(/M/g)).toHaveLength(4);
  expect(doorWalls(DOORS[0] ?? { squares: [], from: 1, to: 2, facing: "north" }).match(/M/g)).toHaveLength(2);
});

test("torchlight goes through an open door to the next tile, and through no wall", () => {
  const door = (from: number, to: number | null) => ({
    squares: [],
    from,
    to,
    facing: "north" as const,
  });
  expect(lightOf(4, [door(1, 2), door(2, 3), door(1, null)], [1])).toEqual(["bright", "dim", "dark", "dark"]);
  expect(lightOf(3, [door(1, 2), door(2, 3)], [3])).toEqual(["dark", "dim", "bright"]);
});
