import { expect, test } from "vitest";
import type { Event, PlayerView, RoomInfo } from "../../generated/raiders";
import type { LineView } from "../../generated/wire";
import type { Beat } from "../../stage/beat";
import { beatsOf } from "./beats";
import type { Table } from "./board/table";

const GOBLIN: RoomInfo = { name: "Goblin", kind: "monster", strength: 12, wounds: 2 };
const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  character: "Knight",
  coins: 3,
  wounds: 1,
  hand: [1, 2, 3, 4, 5],
  shown: [],
  items: { torch: 0, crystal_ball: 0, key: 1, sword: 0 },
  played: "none",
  eliminated: false,
  ...more,
});
/** A table of three in this room of the first level, seen by the first seat. */
function table(room: number, players: PlayerView[], waiting_for: number[]): Table {
  const there = { passed: false, face_down: false, face: 1, info: GOBLIN, seen_by: [] };
  const view = { level: 1, room, phase: "choosing", waiting_for, row: [there, there], players } as unknown;
  return {
    view,
    recap: { last: null },
    seat: 1,
    waiting_for,
    names: ["Ann", "Bea", "Cid"],
  } as unknown as Table;
}

const BEFORE = table(1, [player({ played: { known: 2 } }), player({ played: "face_down" }), player()], [3]);
const AFTER = table(2, [player({ wounds: 3 }), player(), player()], [1, 2, 3]);
const FOUGHT: Event[] = [
  { type: "card_laid", seat: 3 },
  { type: "card_played", seat: 1, card: 2 },
  { type: "card_played", seat: 2, card: 5 },
  { type: "card_played", seat: 3, card: "key" },
  { type: "attacks", face: 1, total: 11, strength: 12, seats: [1] },
  { type: "wounds_gained", seat: 1, wounds: 2 },
  { type: "room_entered", level: 1, place: 2, face: 2 },
];
const line = (words: string, tells: number): LineView => ({ words, weight: "line", tells });
const LINES = [line("The goblin attacks you.", 5), line("You suffer 2 wounds.", 6), line("Room 2", 7)];
const fight = (): Beat<Table>[] => beatsOf({ before: BEFORE, after: AFTER, events: FOUGHT, lines: LINES });

test("a room is told in order: cards are laid and turned over, it attacks, wounds move, the headline, the next room", () => {
  expect(fight().map(({ name }) => name)).toEqual([
    "card_laid seat-3",
    "card_played seat-1",
    "card_played seat-2",
    "card_played seat-3",
    "attacks",
    "wounds_gained seat-1",
    "headline",
    "room_over",
    "room_entered",
  ]);
});

test("a card lies face down until its own beat, and leaves the hand then", () => {
  const played = fight().map(({ table }) => table.view.players[1]?.played);
  expect(played.slice(0, 3)).toEqual(["face_down", "face_down", { open: 5 }]);
  const hands = fight().map(({ table }) => table.view.players[1]?.hand.includes(5));
  expect(hands.slice(1, 3)).toEqual([true, false]);
  expect(fight()[3]?.table.view.players[2]?.items.key).toBe(0);
});

test("wounds fly from the room and count once they have landed", () => {
  const [beat, then] = fight().slice(5, 7);
  expect(beat?.flights).toMatchObject([{ from: "room-picture", to: ["seat-1", "played-1"], tone: "bad" }]);
  expect(beat?.table.view.players[0]?.wounds).toBe(1);
  expect(then?.table.view.players[0]?.wounds).toBe(3);
  expect(then?.table.resolving?.shares.find(({ seat }) => seat === 1)?.wounds).toBe(2);
});

test("what the room came to is read after what it did, and the next room is what the house has shown", () => {
  const beats = fight();
  expect(beats.filter(({ headline }) => headline?.length).map(({ name }) => name)).toEqual([
    "headline",
    "room_over",
  ]);
  expect(beats.at(-3)?.headline).toEqual(["The goblin attacks you."]);
  expect(beats.at(-1)?.table).toBe(AFTER);
  expect(beats.at(-2)?.table.view.room).toBe(1);
});

test("the own card is known to its owner alone", () => {
  const before = table(1, [player(), player(), player()], [1, 2, 3]);
  const laid: Event[] = [
    { type: "card_laid", seat: 1 },
    { type: "card_chosen", seat: 1, card: 4 },
  ];
  const [beat, ...more] = beatsOf({ before, after: before, events: laid, lines: [] });
  expect(more).toEqual([]);
  expect(beat?.events).toBe(2);
  expect(beat?.table.view.players[0]?.played).toEqual({ known: 4 });
  expect(beat?.table.view.waiting_for).toEqual([2, 3]);
});

test("a level that ends closes its last room once", () => {
  const events: Event[] = [
    { type: "card_played", seat: 3, card: 1 },
    { type: "trap_quiet", highest: 1 },
    { type: "level_ended", level: 1 },
    { type: "level_set_up", level: 2 },
    { type: "room_placed", place: 1, face: null },
    { type: "room_entered", level: 2, place: 1, face: 2 },
  ];
  const lines = [line("The trap stays quiet.", 2)];
  const beats = beatsOf({ before: BEFORE, after: AFTER, events, lines });
  expect(beats.map(({ name }) => name)).toEqual([
    "card_played seat-3",
    "trap_quiet",
    "headline",
    "room_over",
    "room_entered",
  ]);
});
