/** A full dungeon for tests of the board: ten tiles, six dungeoneers, a horde. What it offers is made up, and follows no rule. */

import type { DoorView, FigureView, Move, Preview, Square, TileView, View } from "../../generated/dungeoneer";
import type { MoveView } from "../../generated/wire";
import type { Table } from "./board/table";
import { floorOf } from "./board/walls";
import { CONTENTS, LIFE } from "./fixture-cards";

const rect = (width: number, height: number): string[] => Array<string>(height).fill("#".repeat(width));
const laid = (kind: number, corner: Square, rows: string[], last = false): TileView => ({
  kind,
  corner,
  rows,
  heading: "north",
  mirrored: false,
  last,
});
const door = (
  from: number,
  to: number | null,
  facing: DoorView["facing"],
  ...squares: Square[]
): DoorView => ({
  squares,
  from,
  to,
  facing,
});

export const TILES = [
  laid(1, [100, 104], rect(2, 3)),
  laid(2, [100, 99], rect(2, 4)),
  laid(3, [98, 92], rect(6, 6)),
  laid(4, [100, 83], rect(2, 8)),
  laid(4, [105, 92], ["..##", "..##", "####", "####"]),
  laid(3, [99, 78], rect(4, 4)),
  laid(4, [107, 85], rect(1, 6)),
  laid(3, [105, 78], rect(6, 6), true),
  laid(4, [94, 77], ["##..", "##..", "####", "####", "##..", "##.."]),
  laid(5, [92, 92], rect(5, 6)),
];

export const DOORS = [
  door(1, 2, "north", [100, 103], [101, 103]),
  door(2, 3, "north", [101, 98]),
  door(3, 4, "north", [101, 91]),
  door(3, 5, "east", [104, 94]),
  door(4, 6, "north", [100, 82], [101, 82]),
  door(5, 7, "north", [107, 91]),
  door(7, 8, "north", [107, 84]),
  door(6, 9, "west", [98, 79]),
  door(3, 10, "west", [97, 95]),
  door(9, null, "north", [95, 76]),
  door(9, null, "south", [94, 83], [95, 83]),
  door(8, null, "east", [111, 80]),
];

const figure = (id: number, square: Square, more: Partial<FigureView>): FigureView => ({
  id,
  side: "monster",
  square,
  tile: TILES.findIndex((one) => floorOf(one).some(([c, r]) => c === square[0] && r === square[1])) + 1 || 3,
  health: 5,
  full_health: 5,
  gold: 0,
  owner: null,
  done: false,
  next_to: [],
  shielded: false,
  of_final_tile: false,
  wounded_by: [],
  ...more,
});
const PLACES: Square[] = [
  [99, 96],
  [100, 97],
  [102, 95],
  [101, 96],
  [101, 98],
  [106, 94],
];
const heroes = PLACES.map((square, place) =>
  figure(place + 1, square, {
    side: "dungeoneer",
    dungeoneer: place + 1,
    owner: (place % 2) + 1,
    health: 5 - (place % 3),
    gold: place * 4,
    done: place < 2,
    shielded: place === 4,
  }),
);
/** A horde in the rooms: of each level in its own. */
const monsters = [...floorOf(TILES[2] ?? laid(1, [0, 0], [])), ...floorOf(TILES[7] ?? laid(1, [0, 0], []))]
  .filter(([column, row]) => row < 94 && (column + row) % 2 === 0)
  .map((square, place) => {
    const level = (square[1] < 90 ? 3 + (place % 3) : 1 + (place % 2)) as 1 | 2 | 3 | 4 | 5;
    const life = LIFE[level - 1] ?? 1;
    return figure(13 + place, square, {
      monster: level,
      level,
      health: Math.max(1, life - (place % 2)),
      full_health: life,
    });
  });

export const VIEW: View = {
  turn: 12,
  stage: "go",
  acting: 2,
  order: [2, 1],
  monster_player: 1,
  opener: null,
  tiles: TILES,
  doors: DOORS,
  figures: [...heroes, ...monsters],
  dead: [],
  go: {
    figure: 4,
    steps: 5,
    held: false,
    must_fight: false,
    may_cast: true,
    spell: null,
    aim: null,
    target: null,
    enemies: [{ figure: 13, steps: 4, direction: "north" }],
  },
  to_place: [],
  bag: [],
  tokens: 3,
  bonus: 8,
  quiet: 0,
  complete: false,
  gold: [12, 24],
  living: [3, 3],
  ending: null,
};

const odds = (id: number) => ({
  target: id,
  how: "fireball" as const,
  dice: 1,
  needed: 4,
  save: 6,
  shield: null,
  each: 4200,
  expected: 42,
  wounds: [5800, 4200],
  health: 1,
  kills: 4200,
  gold: [1, 6] as [number, number],
});
const offer = (move: Move, words: string, preview: Preview): MoveView<Move, Preview> => ({
  move,
  words,
  key: null,
  preview,
  brings: "",
});
const taken = new Set(VIEW.figures.map(({ square }) => square.join()));
const free = floorOf(TILES[2] ?? laid(1, [0, 0], [])).filter((square) => !taken.has(square.join()));

export const MOVES: MoveView<Move, Preview>[] = [
  ...free.map((square) => {
    const path: Square[] = [[101, 96]];
    while (path.at(-1)?.join() !== square.join()) {
      const [column, row] = path.at(-1) ?? square;
      path.push([column + Math.sign(square[0] - column), row + Math.sign(square[1] - row)]);
    }
    const cost = path.length - 1;
    const next_to = square[1] < 95 ? [13] : [];
    const walk = {
      path,
      cost,
      left: 5 - cost,
      stops: null,
      opens: null,
      next_to,
      slippery: 0,
      arrives: 10000,
    };
    return offer({ walk: square }, `Walk to ${square.join()}`, { type: "walk", ...walk });
  }),
  ...free.map((square) => {
    const around = floorOf(laid(1, [square[0] - 1, square[1] - 1], rect(3, 3)));
    const hits = VIEW.figures.filter(
      (one) => one.side === "monster" && around.some((at) => at.join() === one.square.join()),
    );
    const cast = {
      needed: 4,
      works: 5000,
      can_pay: true,
      ends_go: true,
      squares: around,
      helpers: 0,
      price: 0,
    };
    return offer({ cast: { spell: 1, aim: { square } } }, `Fireball at ${square.join()}`, {
      type: "cast",
      ...cast,
      hits: hits.map(({ id }) => odds(id)),
    });
  }),
  ...[14, 16].map((id) =>
    offer({ fight: id }, `Fight monster ${String(id)}`, { type: "attack", ...odds(id), how: "fight" }),
  ),
  offer({ cast: { spell: 3, aim: "caster" } }, "Teleport", {
    type: "cast",
    needed: 5,
    works: 3333,
    can_pay: true,
    ends_go: false,
    squares: [],
    hits: [],
    helpers: 0,
    price: 0,
  }),
  offer("end", "End the go", { type: "plain" }),
];

export const TABLE: Table = {
  view: VIEW,
  recap: { goes: [] },
  now: { title: "A go", text: "", rule: "turn", captions: {} },
  seat: 2,
  names: ["Ann", "Bea"],
  teams: [],
  contents: CONTENTS,
  moves: MOVES,
  waiting_for: [2],
  outcome: null,
  story: [],
  called: (name) => name,
};
