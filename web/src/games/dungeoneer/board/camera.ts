/** Where one looks from: pure geometry between squares of the board and pixels of the page. */

import type { Square } from "../../../generated/dungeoneer";

/** The square in the middle of the picture, with its fraction, and how many pixels a square is wide. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A rectangle of squares, from its first to behind its last. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** How many pixels of the drawing a square is wide before it is scaled. */
export const UNIT = 48;
export const LEAST = 12;
export const MOST = 120;
/** The drawing's origin: the middle of the board, where every dungeon begins. */
const ORIGIN = 100;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Where a square's north-western corner lies in the drawing. */
export const drawn = ([column, row]: readonly [number, number]): Spot => ({
  x: (column - ORIGIN) * UNIT,
  y: (row - ORIGIN) * UNIT,
});

/** The middle of a square, counted in squares. */
export const middleOf = ([column, row]: Square): Spot => ({ x: column + 0.5, y: row + 0.5 });

export function boxOf(squares: readonly Square[], around = 0): Box | null {
  if (squares.length === 0) return null;
  const columns = squares.map(([column]) => column);
  const rows = squares.map(([, row]) => row);
  return {
    left: Math.min(...columns) - around,
    top: Math.min(...rows) - around,
    right: Math.max(...columns) + 1 + around,
    bottom: Math.max(...rows) + 1 + around,
  };
}

/** The transform that shows the drawing as this camera sees it. */
export function transformOf({ x, y, scale }: Camera, { width, height }: Size): string {
  const left = width / 2 - (x - ORIGIN) * scale;
  const top = height / 2 - (y - ORIGIN) * scale;
  // Whole pixels: what only moves stays as sharp as it was.
  return `translate3d(${String(Math.round(left))}px, ${String(Math.round(top))}px, 0) scale(${String(scale / UNIT)})`;
}

/** What of the board is at a pixel of the picture, counted in squares. */
export function boardAt({ x, y, scale }: Camera, { width, height }: Size, at: Spot): Spot {
  return { x: x + (at.x - width / 2) / scale, y: y + (at.y - height / 2) / scale };
}

/** The square at a pixel. */
export function squareAt(camera: Camera, size: Size, at: Spot): Square {
  const { x, y } = boardAt(camera, size, at);
  return [Math.floor(x), Math.floor(y)];
}

/** The pixel at which something of the board is seen. */
export function seenAt({ x, y, scale }: Camera, { width, height }: Size, at: Spot): Spot {
  return { x: width / 2 + (at.x - x) * scale, y: height / 2 + (at.y - y) * scale };
}

/** Moves the picture by so many pixels, and never off the dungeon. */
export function panned(camera: Camera, across: number, down: number, dungeon: Box): Camera {
  const x = clamp(camera.x - across / camera.scale, dungeon.left, dungeon.right);
  const y = clamp(camera.y - down / camera.scale, dungeon.top, dungeon.bottom);
  return { ...camera, x, y };
}

/** Nearer or further away; what lies at a pixel stays there. */
export function zoomed(camera: Camera, size: Size, by: number, at: Spot, dungeon: Box): Camera {
  const scale = clamp(camera.scale * by, LEAST, MOST);
  const there = boardAt(camera, size, at);
  const x = there.x - (at.x - size.width / 2) / scale;
  const y = there.y - (at.y - size.height / 2) / scale;
  return panned({ x, y, scale }, 0, 0, dungeon);
}

/** So that all of a box is seen, squares no larger than wished. */
export function fitted(box: Box, { width, height }: Size, largest = MOST): Camera {
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    scale: clamp(scale, LEAST, largest),
  };
}

/** The same seen in a picture of which so many pixels at the lower edge are covered: its middle lies higher. */
export const raised = (camera: Camera, covered: number): Camera => ({
  ...camera,
  y: camera.y + covered / 2 / camera.scale,
});

/** The least movement after which a box is well in sight, from further away where it is too large; the same camera where it is already. */
export function followed(from: Camera, size: Size, box: Box): Camera {
  const camera = { ...from, scale: Math.min(from.scale, fitted(box, size).scale) };
  const room = { x: (size.width * 0.36) / camera.scale, y: (size.height * 0.3) / camera.scale };
  const near = (at: number, least: number, most: number, reach: number): number =>
    // What is larger than the picture is seen from its middle.
    most - least > 2 * reach ? (least + most) / 2 : clamp(at, most - reach, least + reach);
  const x = near(camera.x, box.left, box.right, room.x);
  const y = near(camera.y, box.top, box.bottom, room.y);
  const same = x === from.x && y === from.y && camera.scale === from.scale;
  return same ? from : { ...camera, x, y };
}
