/** The drawing of the ground: which squares are floor, and where walls stand around them. */

import type { DoorView, Facing, Square, TileView } from "../../../generated/dungeoneer";
import { boxOf, drawn, UNIT, type Box } from "./camera";
import { keyOf } from "./table";

/** One step to each side, as [columns, rows]. */
export const STEPS: Readonly<Record<Facing, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};
const SIDES = Object.keys(STEPS) as readonly Facing[];
export const OPPOSITE: Readonly<Record<Facing, Facing>> = {
  north: "south",
  east: "west",
  south: "north",
  west: "east",
};

export const towards = ([column, row]: Square, side: Facing, far = 1): Square => {
  const [across, down] = STEPS[side];
  return [column + across * far, row + down * far];
};

/** The squares of a tile. */
export function floorOf({ corner: [column, row], rows }: Pick<TileView, "corner" | "rows">): Square[] {
  return rows.flatMap((line, down) =>
    [...line].flatMap((letter, across) => (letter === "#" ? [[column + across, row + down] as Square] : [])),
  );
}

/** All that is drawn of a dungeon. */
export function dungeonBox(tiles: readonly TileView[], doors: readonly DoorView[], around = 0): Box {
  const squares = [...tiles.flatMap(floorOf), ...doors.flatMap((door) => door.squares)];
  return boxOf(squares, around) ?? { left: 98, top: 98, right: 104, bottom: 104 };
}

/** A number from 0 to 1 that belongs to a square for good. */
export function grainOf([column, row]: Square): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** The path of these squares as slabs, each a little smaller than its square. */
export function slabs(squares: readonly Square[], gap = 0.6): string {
  const side = UNIT - 2 * gap;
  return squares
    .map((square) => {
      const { x, y } = drawn(square);
      return `M${num(x + gap)} ${num(y + gap)}h${num(side)}v${num(side)}h${num(-side)}z`;
    })
    .join("");
}

/** The walls around these squares: every side that is open to nothing else. */
export function wallsAround(
  squares: readonly Square[],
  open: (square: Square, side: Facing) => boolean,
): string {
  const floor = new Set(squares.map(keyOf));
  const path: string[] = [];
  for (const side of SIDES) {
    const [along, away] = side === "north" || side === "south" ? ([0, 1] as const) : ([1, 0] as const);
    const walls = squares.filter((square) => !floor.has(keyOf(towards(square, side))) && !open(square, side));
    // Sides in one line are one wall.
    walls.sort((one, other) => one[away] - other[away] || one[along] - other[along]);
    let from: Square | null = null;
    walls.forEach((square, place) => {
      from ??= square;
      const next = walls[place + 1];
      const goesOn = next && next[away] === square[away] && next[along] === square[along] + 1;
      if (goesOn) return;
      path.push(wallOf(from, square, side));
      from = null;
    });
  }
  return path.join("");
}

function wallOf(from: Square, to: Square, side: Facing): string {
  const [start, end] = [drawn(from), drawn(to)];
  switch (side) {
    case "north":
      return `M${num(start.x)} ${num(start.y)}H${num(end.x + UNIT)}`;
    case "south":
      return `M${num(start.x)} ${num(start.y + UNIT)}H${num(end.x + UNIT)}`;
    case "west":
      return `M${num(start.x)} ${num(start.y)}V${num(end.y + UNIT)}`;
    case "east":
      return `M${num(start.x + UNIT)} ${num(start.y)}V${num(end.y + UNIT)}`;
  }
}

/** How much is to be seen of a tile. */
export type Light = "bright" | "dim" | "dark";

/** The tiles to which open doors lead from one. */
export function neighboursOf(number: number, doors: readonly DoorView[]): number[] {
  return doors.flatMap(({ from, to }) => {
    if (to === null) return [];
    return from === number ? [to] : to === number ? [from] : [];
  });
}

/** The light on every tile when torches are carried on these: it goes through open doors to the next tile, and never through walls. */
export function lightOf(tiles: number, doors: readonly DoorView[], torches: readonly number[]): Light[] {
  const dim = new Set(torches.flatMap((number) => neighboursOf(number, doors)));
  return Array.from({ length: tiles }, (_, index) =>
    torches.includes(index + 1) ? "bright" : dim.has(index + 1) ? "dim" : "dark",
  );
}

/** The ground of a tile, ready to be drawn. */
export interface Ground {
  /** Its slabs in four shades. */
  shades: string[];
  walls: string;
  /** The squares below a wall in the north, which throws a shadow on them. */
  shadow: string;
  /** Where torches hang on that wall. */
  torches: Square[];
  /** The whole floor as one. */
  floor: string;
  middle: Square;
}

const SHADES = 4;

/** What has been drawn, by what it was drawn from: a door somewhere else changes nothing of a tile, nor does a new view of the same. */
const known = new Map<string, Ground>();
const MOST_KNOWN = 200;

/** A tile by its number, with the doors that lead out of it or into it. */
export function groundOf(tile: TileView, number: number, doors: readonly DoorView[]): Ground {
  const own = doors.filter(({ from, to }) => from === number || to === number);
  const gaps = own.flatMap((door) => door.squares.map(keyOf));
  const key = [tile.corner, ...tile.rows, "doors", ...gaps].join(" ");
  const ground = known.get(key) ?? drawGround(tile, new Set(gaps));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, ground);
  return ground;
}

function drawGround(tile: TileView, gaps: ReadonlySet<string>): Ground {
  const squares = floorOf(tile);
  const floor = new Set(squares.map(keyOf));
  const open = (square: Square, side: Facing): boolean => gaps.has(keyOf(towards(square, side)));
  const shades = Array.from({ length: SHADES }, (_, shade) =>
    slabs(squares.filter((square) => Math.floor(grainOf(square) * SHADES) === shade)),
  );
  const below = squares.filter(
    (square) => !floor.has(keyOf(towards(square, "north"))) && !open(square, "north"),
  );
  const shadow = below.map((square) => shadowBelow(square)).join("");
  const torches = below.filter((square) => grainOf([square[1], square[0]]) < 0.3);
  const walls = wallsAround(squares, open);
  return { shades, walls, shadow, torches, floor: slabs(squares, 0), middle: middle(squares) };
}

function shadowBelow(square: Square): string {
  const { x, y } = drawn(square);
  return `M${num(x)} ${num(y)}h${String(UNIT)}v${String(UNIT * 0.4)}h-${String(UNIT)}z`;
}

/** The square nearest to the middle of them all. */
function middle(squares: readonly Square[]): Square {
  const box = boxOf(squares) ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const [x, y] = [(box.left + box.right - 1) / 2, (box.top + box.bottom - 1) / 2];
  const far = ([column, row]: Square): number => Math.hypot(column - x, row - y);
  return squares.reduce((best, square) => (far(square) < far(best) ? square : best), squares[0] ?? [0, 0]);
}

/** The ground in a door, with the walls at its sides. */
export function doorWalls({ squares, facing }: DoorView): string {
  return wallsAround(squares, (_, side) => side === facing || side === OPPOSITE[facing]);
}

const num = (value: number): string => String(Math.round(value * 10) / 10);
