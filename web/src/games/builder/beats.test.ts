import { expect, test } from "vitest";
import type { Event, Hero } from "../../generated/builder";
import type { LineView } from "../../generated/wire";
import type { Beat } from "../../stage/beat";
import { beatsOf } from "./beats";
import { nameOf, type Table } from "./board/table";
import { INVADED, INVASION, TABLE, VIEW } from "./fixture";

const told = (events: Event[], before: Table = INVADED, lines: LineView[] = []): Beat<Table>[] =>
  beatsOf({ before, after: before, events, lines });
const names = (beats: readonly Beat<Table>[]): string[] => beats.map(({ name }) => name);
const HERO: Hero = { member: 2, class: 1 };
const FOE = { monster: 1, card: 3, level: 1 };
const line = (words: string, tells: number): LineView => ({ words, tells, weight: "line" });

test("a room is seen face down where others build it", () => {
  const [beat] = told([{ built: { seat: 1, place: 1 } }], TABLE);
  const player = beat?.table.view.players[0];
  expect(player?.rooms).toMatchObject([{ place: 1, card: null, trap: null }]);
  expect(player?.cards).toBe(6);
});

test("a card flies before it is counted", () => {
  const beats = told([{ taken: { seat: 1, slot: 3, card: 3 } }, { turn_began: { seat: 2 } }], TABLE);
  expect(beats[0]?.flights?.[0]?.from).toBe("slot-3");
  expect(beats[0]?.table.view.available[2]).toBe(3);
  expect(beats[1]?.table.view.available[2]).toBeNull();
  expect(beats[1]?.table.view.players[0]?.cards).toBe(8);
});

test("the party walks in, and what it meets is turned up one by one", () => {
  const beats = told([
    { entered: { place: 1, card: 1, level: 0, outward: false } },
    { room_revealed: { place: 1, card: 1, level: 0 } },
    { trap_revealed: { place: 1, card: 2, level: 1, strength: 2, charges: 3 } },
    { monster_revealed: { monster: 1, place: 1, card: 3, level: 1, figures: 1 } },
  ]);
  expect(names(beats)).toEqual([
    "entered room-2-1",
    "room_revealed room-2-1",
    "trap_revealed trap-2-1",
    "monster_revealed monster-2-1",
  ]);
  const seen = (at: number) => beats[at]?.table.view.players[1]?.rooms[0];
  expect(beats[0]?.table.view.invasion?.at).toEqual({ room: 1 });
  expect([seen(0)?.card, seen(1)?.card]).toEqual([null, 1]);
  expect([seen(1)?.trap?.charges, seen(2)?.trap?.charges]).toEqual([null, 3]);
  expect([seen(2)?.monsters[0]?.level, seen(3)?.monsters[0]?.level]).toEqual([null, 1]);
});

test("a wound is written over whoever takes it, and the house's line tells why", () => {
  const lines = [line("The pit opens.", 1), line("The Mage falls.", 2)];
  const beats = told(
    [
      { trap_damaged: { place: 1, damage: 1, left: 0 } },
      { hurt: { hero: HERO, damage: 2, left: 1, by: "trap" } },
    ],
    INVADED,
    lines,
  );
  expect(beats[0]?.table.moment?.lines).toEqual(["The pit opens."]);
  expect(beats[1]?.table.moment).toMatchObject({
    lines: ["The pit opens.", "The Mage falls."],
    pop: { thing: "member-2", tone: "bad" },
  });
  expect(beats[1]?.table.view.invasion?.members.map(({ health }) => health)).toEqual([3, 1, 3, 3]);
});

test("a fight leaves the dead where they fell, and gold comes to the hoard", () => {
  const fighters = [{ figure: 1, monster: 1, health: 4, strength: 3, extra: false }];
  const before: Table = {
    ...INVADED,
    view: { ...VIEW, invasion: { ...INVASION, at: { room: 1 }, fighters } },
  };
  const beats = told(
    [
      { struck: { hero: HERO, figure: 1, foe: FOE, damage: 4, left: 0 } },
      { killed: { foe: FOE, left: 0 } },
      { died: { hero: HERO } },
      { earned: { seat: 2, gold: 2 } },
      { morale_changed: { hero: { member: 1, class: 1 }, by: -1, left: 1 } },
    ],
    before,
  );
  const invasion = (at: number) => beats[at]?.table.view.invasion;
  expect(invasion(0)?.fighters[0]?.health).toBe(0);
  expect(invasion(1)?.fighters).toEqual([]);
  expect(invasion(2)?.members[1]?.fate).toBe("dead");
  expect(beats[3]?.table.view.players[1]?.gold).toBe(2);
  expect(beats[4]?.table.view.players[1]?.gold).toBe(4);
  expect(invasion(4)?.members[0]?.morale).toBe(1);
});

test("cards played in a window lie there until it is over, and nobody sees who only passed", () => {
  const beats = told([
    { window_opened: { recovery: false } },
    { passed: { seat: 1 } },
    { card_played: { seat: 2, card: 4, target: { member: 1 } } },
    { took_effect: { played: 1, card: 4, target: { member: 1 } } },
  ]);
  expect(names(beats)).toEqual(["window_opened", "card_played seat-2", "took_effect played-1"]);
  expect(beats[2]?.table.view.invasion?.played).toMatchObject([{ card: 4, by: 2 }]);
});

test("a room that is destroyed is gone, and the row closes up", () => {
  const [room] = VIEW.players[1]?.rooms ?? [];
  if (!room) throw new Error("no room");
  const players = [VIEW.players[0], { ...VIEW.players[1], rooms: [room, { ...room, place: 2, level: 2 }] }];
  const before = { ...INVADED, view: { ...INVADED.view, players } } as Table;
  const beats = told([{ destroyed: { seat: 2, ruin: { room: 1 } } }, { party_left: { gold: 1 } }], before);
  expect(beats[1]?.table.view.players[1]?.rooms).toMatchObject([{ place: 1, level: 2 }]);
});

test("the end is told in large letters", () => {
  const beats = told([{ ended: { winners: [1], gold: 9 } }], INVADED, [line("Ann wins.", 1)]);
  expect(beats[0]?.headline).toEqual(["Ann wins."]);
});

test("what lies on the table is called by its level", () => {
  expect([nameOf(TABLE, 3, 1), nameOf(TABLE, 1, 2), nameOf(TABLE, 2, 3), nameOf(TABLE, null)]).toEqual([
    "Ogre",
    "Hall",
    "Pit +3",
    "",
  ]);
});
