import { expect, test } from "vitest";
import type { Event, Square } from "../../generated/dungeoneer";
import { BEAT_MS, durations, PASSAGE_MS, type Beat } from "../../stage/beat";
import { beatsOf } from "./beats";
import { figureOf, type Table } from "./board/table";
import { TABLE, VIEW } from "./fixture";

const told = (events: Event[], after: Table = TABLE, before: Table = TABLE): Beat<Table>[] =>
  beatsOf({ before, after, events, lines: [] });
const named = (beats: readonly Beat<Table>[], name: string): Table | undefined =>
  beats.find((beat) => beat.name.startsWith(name))?.table;
const STRUCK: Event = {
  type: "struck",
  by: 4,
  figure: 16,
  how: "fight",
  dice: [4, 2, 6],
  needed: 4,
  hits: 2,
  saves: [6, 2],
  save_needed: 6,
  saved: 1,
  shield: [],
  shield_needed: 5,
  shielded: 0,
  wounds: 1,
  left: 0,
};

test("a walk is seen a few steps at a time, and at its end what the house says is left", () => {
  const path: [number, number][] = [96, 95, 94, 93, 92, 91].map((row) => [101, row]);
  const beats = told([{ type: "walked", figure: 4, path, dice: [], stopped: null, left: 2 }]);
  expect(beats.map(({ name }) => name)).toEqual(["walked figure-4", "walked figure-4"]);
  expect(beats[0]?.table.moment?.walk?.path).toHaveLength(5);
  expect(beats.map(({ table }) => table.view.go?.steps)).toEqual([5, 2]);
  expect(figureOf(beats[1]?.table.view ?? VIEW, 4)?.square).toEqual([101, 91]);
});

test("a fight is told die by die: the attack with what it needs, armour, the wound, death, gold", () => {
  const beats = told([
    STRUCK,
    { type: "died", figure: 16, square: [99, 93] },
    { type: "treasure_found", monster: 16, dice: [3, 4], gold: 7 },
    { type: "gold_gained", figure: 4, gold: 7 },
    { type: "go_ended", figure: 4 },
    { type: "turn_began", turn: 13 },
  ]);
  expect(beats.map(({ name }) => name)).toEqual([
    "struck figure-16",
    "saves figure-16",
    "told figure-16",
    "died figure-16",
    "rolled gold",
    "gold_gained figure-4",
    "turn_began",
  ]);
  expect(named(beats, "struck")?.moment?.roll).toMatchObject({ what: "attack", needed: 4, result: 2 });
  expect(named(beats, "saves")?.moment?.roll).toMatchObject({ dice: [6, 2], result: 1 });
  expect(named(beats, "told")?.moment?.pop?.tone).toBe("bad");
  expect(figureOf(named(beats, "saves")?.view ?? VIEW, 16)?.health).not.toBe(0);
  expect(figureOf(named(beats, "died")?.view ?? VIEW, 16)).toBeUndefined();
  // Gold flies before it is counted.
  expect(beats.find(({ flights }) => flights)?.flights).toMatchObject([{ from: "spot", text: "7" }]);
  expect(named(beats, "gold_gained")?.view.gold).toEqual(VIEW.gold);
  expect(beats.at(-1)?.table.view.gold[1]).toBe((VIEW.gold[1] ?? 0) + 7);
});

test("a fireball shows all whom it hits before it tells of each", () => {
  const fire = { ...STRUCK, how: "fireball" as const, dice: [], needed: null, saves: [], hits: 1 };
  const squares: Square[] = [
    [101, 93],
    [102, 93],
    [103, 93],
  ];
  const beats = told([
    { type: "spell_reached", figure: 4, how: "fireball", squares },
    fire,
    { ...fire, figure: 17 },
  ]);
  expect(beats[0]?.table.moment?.area?.squares).toEqual(squares);
  expect(named(beats, "struck figure-17")?.moment?.area?.squares).toEqual(squares);
});

test("a door opens on a tile, its doors and its monsters, in this order", () => {
  const before: Table = {
    ...TABLE,
    view: {
      ...VIEW,
      tiles: VIEW.tiles.slice(0, 9),
      doors: VIEW.doors.map((door) => (door.to === 10 ? { ...door, to: null } : door)),
      figures: VIEW.figures.filter(({ id }) => id !== 13),
    },
  };
  const beats = told(
    [
      { type: "door_opened", figure: 1, seat: 1, squares: [[97, 95]] },
      { type: "token_drawn", kind: 5, fits: true },
      {
        type: "tile_laid",
        tile: 10,
        kind: 5,
        corner: [92, 92],
        heading: "west",
        mirrored: false,
        last: false,
      },
      { type: "doors_rolled", tile: 10, die: 2, doors: 1, double: false },
      { type: "door_placed", tile: 10, squares: [[91, 95]], facing: "west" },
      {
        type: "monsters_rolled",
        dice: [3, 4],
        bonus: 8,
        found: { level: 3, kind: 3, count: 1, die: null },
        double: false,
      },
      { type: "monster_placed", figure: 13, kind: 3, square: [94, 94] },
    ],
    TABLE,
    before,
  );
  expect(beats.map(({ name }) => name)).toEqual([
    "door_opened",
    "tile_laid tile-10",
    "rolled doors",
    "door_placed",
    "rolled monsters",
    "monster_placed figure-13",
  ]);
  expect(named(beats, "door_opened")?.view.tiles).toHaveLength(9);
  expect(named(beats, "tile_laid")?.view.doors.find(({ to }) => to === 10)).toBeDefined();
  // A door that has been opened or walled up since faces away from the middle of its tile.
  expect(named(beats, "door_placed")?.view.doors.at(-1)).toMatchObject({ facing: "west", to: null });
  expect(figureOf(named(beats, "monster_placed")?.view ?? VIEW, 13)).toMatchObject({
    side: "monster",
    health: 2,
  });
});

test("no beat is longer than half a second, and the goes of a horde no longer than four", () => {
  const horde = VIEW.figures
    .filter(({ side }) => side === "monster")
    .flatMap(({ id, square }): Event[] => [
      { type: "monster_activated", figure: id, steps: 4 },
      {
        type: "walked",
        figure: id,
        path: [square, [100, 95], [100, 96]],
        dice: [],
        stopped: "engaged",
        left: 0,
      },
      { ...STRUCK, by: id, figure: 1, left: 3 },
    ]);
  const beats = told(horde);
  // Each of them is told in a step and a blow.
  expect(beats.length).toBe((horde.length / 3) * 2);
  const lasting = durations(beats, 1);
  expect(Math.max(...lasting)).toBeLessThanOrEqual(BEAT_MS.read);
  expect(lasting.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(PASSAGE_MS + 1);
});

test("healing is paid for, a shield breaks, a spell rolls with its number, and the end shows the newest table", () => {
  const after = { ...TABLE, view: { ...VIEW, turn: 99 } };
  const beats = beatsOf({
    before: TABLE,
    after,
    events: [
      { type: "spell_tried", figure: 4, spell: 1, die: 5, needed: 4, works: true },
      { type: "healed", figure: 3, healer: 5, wounds: 1, price: 1, health: 4 },
      { type: "shield_broken", figure: 5 },
      { type: "ended", how: "final_tile", winners: [2], gold: 24 },
    ],
    lines: [{ words: "Bea wins.", weight: "passage", tells: 4 }],
  });
  expect(named(beats, "rolled spell")?.moment?.roll).toMatchObject({ needed: 4, result: 1, spell: 1 });
  expect(beats.find(({ name }) => name.startsWith("paid"))?.flights).toHaveLength(1);
  expect(figureOf(named(beats, "shield_broken")?.view ?? VIEW, 5)).toMatchObject({
    shielded: false,
    gold: 17,
  });
  expect(beats.at(-1)).toMatchObject({
    name: "ended",
    headline: ["Bea wins."],
    table: { view: { turn: 99 } },
  });
});
