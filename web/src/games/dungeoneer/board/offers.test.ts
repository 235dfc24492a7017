import { expect, test } from "vitest";
import type { Move, Preview } from "../../../generated/dungeoneer";
import { MOVES } from "../fixture";
import { attacksOf, grouped, groupOf, onMap, spellsIn, targetOf, type Offered } from "./offers";

const offer = (move: Move, preview: Preview = { type: "plain" }): Offered => ({
  move,
  preview,
  words: "",
  key: null,
  brings: "",
});
const walk = (cost: number, more: object = {}): Preview => ({
  type: "walk",
  path: [],
  cost,
  left: 0,
  stops: null,
  opens: null,
  next_to: [],
  slippery: 0,
  arrives: 10000,
  ...more,
});

test("before a spell is taken up the map offers all else, and then that spell alone", () => {
  const plain = onMap(MOVES, null);
  expect([...plain.figures.keys()]).toEqual([14, 16]);
  expect(plain.squares.every(({ index }) => groupOf(MOVES[index]?.move ?? "end") === "walk")).toBe(true);
  const fire = onMap(MOVES, 1);
  expect(fire.figures.size).toBe(0);
  expect(fire.squares.every(({ kind }) => kind === "spell")).toBe(true);
  expect(fire.squares.length).toBe(plain.squares.length);
});

test("lightning is chosen on any square of its way", () => {
  const squares: [number, number][] = [
    [101, 99],
    [101, 98],
  ];
  const cast = {
    needed: 4,
    works: 5000,
    can_pay: false,
    ends_go: true,
    squares,
    hits: [],
    helpers: 0,
    price: 0,
  };
  const bolt = offer({ cast: { spell: 2, aim: { direction: "north" } } }, { type: "cast", ...cast });
  expect(onMap([bolt], 2).squares.map(({ square }) => square)).toEqual(squares);
});

test("squares tell what is special about them", () => {
  const moves = [
    offer({ walk: [1, 1] }, walk(3)),
    offer({ walk: [1, 2] }, walk(2, { next_to: [13] })),
    offer({ walk: [1, 3] }, walk(4, { opens: [[1, 3]] })),
    offer({ place: [1, 4] }),
  ];
  expect(onMap(moves, null).squares.map(({ kind, mark }) => `${kind} ${mark}`)).toEqual([
    "walk 3",
    "engage 2",
    "door 4",
    "stand ",
  ]);
  // In the list what leads to something comes first.
  expect(grouped(moves).map(({ group, moves }) => [group, ...moves.map(({ index }) => index)])).toEqual([
    ["place", 3],
    ["walk", 2, 1, 0],
  ]);
});

test("every move has a group and, if it is aimed at somebody, a target", () => {
  const moves: [Move, string, number | null][] = [
    [{ choose: 1 }, "choose", null],
    [{ go: 2 }, "go", 2],
    [{ fight: 14 }, "attack", 14],
    [{ shoot: 15 }, "attack", 15],
    [{ cast: { spell: 5, aim: { figure: 13 } } }, "spell", 13],
    [{ cast: { spell: 8, aim: { level: 2 } } }, "spell", null],
    ["pay", "spell", null],
    ["forgo", "spell", null],
    [{ teleport: [1, 1] }, "place", null],
    [{ activate: 13 }, "monster", 13],
    [{ pursue: 1 }, "monster", 1],
    ["end", "end", null],
  ];
  for (const [move, group, target] of moves) expect([groupOf(move), targetOf(move)]).toEqual([group, target]);
});

test("spells are listed once, and attacks are those of a fight or of all whom a spell hits", () => {
  expect(spellsIn(MOVES).map(({ spell }) => spell)).toEqual([1, 3]);
  const fight = MOVES.find(({ move }) => typeof move === "object" && "fight" in move);
  expect(attacksOf(fight?.preview).map(({ target }) => target)).toEqual([14]);
  expect(attacksOf({ type: "plain" })).toEqual([]);
});
