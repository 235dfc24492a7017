import { beforeEach, describe, expect, it } from "vitest";
import type { Event } from "../../generated/raiders";
import { language } from "../../lib/language.svelte";
import type { Shown } from "../face";
import { aftermaths } from "./aftermath";
import { contents, lineOf, moments, story } from "./texts/testing";
import { words } from "./words";

const chapter = (version: number, ...events: Event[]) => ({ version, lines: events.map(lineOf) });
const entered = (place: number, face = 0): Event => ({ type: "room_entered", place, face });
const faceOf = (name: string): number => contents.rooms.findIndex((room) => room.name === name);

beforeEach(() => {
  language.name = "en";
});

describe("what the rooms did", () => {
  it("is told of a room once the next one is entered", () => {
    const first = [
      chapter(1, { type: "level_set_up", level: 0 }, entered(0, 7)),
      chapter(
        2,
        { type: "card_played", seat: 1, card: 3 },
        { type: "card_played", seat: 2, card: 5 },
        { type: "coins_gained", seat: 2, coins: 4 },
        { type: "wounds_gained", seat: 1, wounds: 2 },
        { type: "wounds_healed", seat: 1, wounds: 1 },
        { type: "item_gained", seat: 1, item: "key" },
      ),
    ];
    expect(aftermaths(first)).toEqual([]);
    const [room, ...others] = aftermaths([...first, chapter(3, entered(1))]);
    expect(others).toEqual([]);
    expect(room).toMatchObject({ number: 1, level: 1, room: 1, face: 7 });
    expect(room?.shares).toMatchObject([
      { seat: 1, cards: [3], coins: 0, wounds: 1, items: ["key"] },
      { seat: 2, cards: [5], coins: 4, wounds: 0, items: [] },
    ]);
  });

  it("shows both cards of somebody who looked through a crystal ball", () => {
    const [room] = aftermaths([
      chapter(1, entered(0)),
      chapter(2, { type: "card_played", seat: 1, card: "crystal_ball" }),
      chapter(3, { type: "card_played", seat: 1, card: 4 }, entered(1)),
    ]);
    expect(room?.shares[0]?.cards).toEqual(["crystal_ball", 4]);
  });

  it("leaves out what was taken back", () => {
    const rooms = aftermaths([
      chapter(1, entered(0)),
      { ...chapter(2, { type: "card_played", seat: 1, card: 5 }, entered(1, 3)), undone: true },
      { version: 3, takes_back: [2], lines: [] },
      chapter(4, { type: "card_played", seat: 1, card: 2 }, entered(1)),
    ]);
    expect(rooms).toHaveLength(1);
    expect(rooms[0]?.shares).toMatchObject([{ seat: 1, cards: [2] }]);
  });

  it("knows the last room of a level before the next one is laid out", () => {
    const begun = [chapter(1, { type: "level_set_up", level: 1 }, entered(4))];
    const over = chapter(2, { type: "card_played", seat: 1, card: 1 }, { type: "level_ended", level: 1 });
    expect(aftermaths([...begun, over])).toMatchObject([{ level: 2, room: 5 }]);
    const next = chapter(3, { type: "level_set_up", level: 2 }, entered(0));
    expect(aftermaths([...begun, over, next])).toMatchObject([{ number: 1, level: 2, room: 5 }]);
  });

  it("knows every room of a whole game, the last one too", () => {
    const rooms = aftermaths(story);
    const entries = story.flatMap(({ lines }) => lines).filter(({ event }) => event?.type === "room_entered");
    expect(rooms).toHaveLength(entries.length);
    expect(rooms.at(-1)).toMatchObject({ number: entries.length, level: 5, room: 5 });
    expect(rooms.every(({ shares }) => shares.some(({ cards }) => cards.length > 0))).toBe(true);
  });

  it("keeps the lines of the story, so that a fight is told by the monster's name", () => {
    const fight: Event = { type: "defeated", total: 15, strength: 14 };
    const told = [chapter(1, entered(0, faceOf("Goblin"))), chapter(2, fight, entered(1, faceOf("Dragon")))];
    const table = { ...moments.at(-1), story: told } as Shown;
    const [line] = aftermaths(told)[0]?.lines ?? [];
    expect(line && words().line(line, table)?.words).toMatch(/^Goblin:/);
  });
});
