import { beforeEach, describe, expect, it } from "vitest";
import type { Event } from "../../../generated/guilds";
import { language, type Language } from "../../../lib/language.svelte";
import type { Shown } from "../../face";
import { allEvents, chapterOf, contents, end, lineOf, story } from "../texts/testing";
import { words } from "../words";
import type { Table } from "./reading";

const BOTH: Language[] = ["en", "es"];

beforeEach(() => {
  language.name = "en";
});

/** An event told alone. */
function say(event: Event, table: Table = end): string | undefined {
  return words().line(lineOf(event), table as Shown)?.words;
}

/** What is told of events that happened together; null for what is told with something else. */
function sayAll(events: Event[], table: Table = end): (string | null)[] {
  const chapter = chapterOf(...events);
  const shown = { ...table, story: [chapter] } as Shown;
  return chapter.lines.map((line) => words().line(line, shown)?.words ?? null);
}

const TYPES: Record<Event["type"], true> = {
  round_set_up: true,
  room_dealt: true,
  ghost_placed: true,
  master_drawn: true,
  disabling_decided: true,
  disabling_chosen: true,
  disabled: true,
  master_disabled: true,
  marker_passed: true,
  placed: true,
  bumped: true,
  ghost_bumped: true,
  replaced: true,
  paid: true,
  locked: true,
  resolution_began: true,
  weakest_rewarded: true,
  room_opened: true,
  defeated: true,
  ghost_share: true,
  odd_dollar_left: true,
  failed: true,
  abandoned: true,
  cleared: true,
  healing_owed: true,
  round_ended: true,
  tie_broken: true,
  won: true,
};

describe("the story", () => {
  it("has words for every kind of event, and others in Spanish than in English", () => {
    expect(new Set(allEvents.map(({ type }) => type))).toEqual(new Set(Object.keys(TYPES)));
    for (const event of allEvents) {
      const [english, spanish] = BOTH.map((name) => {
        language.name = name;
        return say(event, { ...end, seat: null });
      });
      expect(english, event.type).toMatch(/\w{2}/);
      expect(spanish, event.type).toMatch(/\w{2}/);
      expect(spanish).not.toBe(english);
    }
  });

  it("never speaks of nothing", () => {
    for (const name of BOTH) {
      language.name = name;
      for (const event of allEvents) expect(say(event) ?? "").not.toMatch(/undefined|null|NaN| {2}/);
    }
  });

  it("refers to rules that exist and to things of the board", () => {
    const rules = words().rules.map(({ id }) => id);
    for (const line of story.flatMap(({ lines }) => lines)) {
      const told = words().line(line, end as Shown);
      if (told === null) continue;
      expect(rules).toContain(told.rule);
      for (const thing of told.things ?? [])
        expect(thing).toMatch(/^(seat-[1-6]|room-[1-6]|seats|dungeon|master|hand)$/);
    }
  });

  it("calls the reader you, and nobody else", () => {
    expect(say({ type: "placed", seat: 1, adventurer: 3, room: 1 })).toBe("You place a 3 in room 2.");
    expect(say({ type: "placed", seat: 2, adventurer: 3, room: 1 })).toBe("Moss places a 3 in room 2.");
    for (const event of allEvents) expect(say(event, { ...end, seat: null }) ?? "").not.toMatch(/\byou/i);
    language.name = "es";
    expect(say({ type: "placed", seat: 1, adventurer: 3, room: 1 })).toBe("Colocas un 3 en la sala 2.");
  });

  it("tells a bump with what it cost and whom it paid", () => {
    const bump: Event = { type: "bumped", seat: 2, adventurer: 4, room: 1, owner: 1, bumped: 3 };
    const bank: Event = { type: "paid", from: 2, to: null, dollars: 1 };
    const owner: Event = { type: "paid", from: 2, to: 1, dollars: 2 };
    expect(sayAll([bump, bank, owner])).toEqual([
      "Moss bumps your 3 off room 2 with a 4, for $1 to the bank and $2 to you.",
      null,
      null,
    ]);
    expect(sayAll([bump, bank])[0]).toBe("Moss bumps your 3 off room 2 with a 4, for $1 to the bank.");
    language.name = "es";
    expect(sayAll([bump, bank, owner])[0]).toBe(
      "Moss echa a tu 3 de la sala 2 con un 4, por 1 $ a la banca y 2 $ a ti.",
    );
  });

  it("tells in one whisper how a treasure was divided", () => {
    const defeated: Event = { type: "defeated", room: 0, strength: 6, defense: 5, treasure: 7 };
    const [, first, second] = sayAll([
      defeated,
      { type: "paid", from: null, to: 2, dollars: 4 },
      { type: "paid", from: null, to: 1, dollars: 3 },
    ]);
    expect([first, second]).toEqual(["Moss gets $4 and you $3.", null]);
  });

  it("makes the moment of failure plain, with the monsters that held", () => {
    const face = contents.rooms.findIndex(({ name }) => name === "Rust Knights");
    const told = sayAll([
      { type: "room_opened", room: 1, face },
      { type: "failed", room: 1, strength: 5, defense: 7 },
      { type: "abandoned", room: 2 },
      { type: "abandoned", room: 3 },
    ]);
    expect(told).toEqual([
      "Room 2: Rust Knights, defense 7, $8.",
      "Failure! Rust Knights: 5 against 7 is too little. Room 2 is lost, and all below it.",
      "Rooms 3 and 4 are abandoned. Nobody will know what was in them.",
      null,
    ]);
  });

  it("says what the Dungeon Master makes of a room, so that the outcome can be understood", () => {
    const face = contents.rooms.findIndex(({ name }) => name === "Crypt Choir");
    const opened: Event = { type: "room_opened", room: 1, face };
    expect(sayAll([opened, { type: "failed", room: 1, strength: 7, defense: 8 }])[0]).toBe(
      "Room 2: Crypt Choir, defense 6 (here 8), $8.",
    );
    const beaten: Event = { type: "defeated", room: 1, strength: 7, defense: 6, treasure: 6 };
    expect(sayAll([opened, beaten])[0]).toBe("Room 2: Crypt Choir, defense 6, $8 (here $6).");
  });

  it("tells all healing in one line, as it was paid: in full, in part or not at all", () => {
    const owes = (seat: number, dollars: number): Event => ({ type: "healing_owed", seat, dollars });
    const pays = (from: number, dollars: number): Event => ({ type: "paid", from, to: null, dollars });
    const events = [owes(1, 3), pays(1, 3), owes(2, 5), pays(2, 2), owes(3, 1)];
    expect(sayAll(events).filter(Boolean)).toEqual([
      "Healing costs you $3, Moss $2 of the $5 owed, and Flint $0 of the $1 owed.",
    ]);
    language.name = "es";
    expect(sayAll(events)[0]).toBe(
      "Las curas cuestan 3 $ a ti, 2 $ de los 5 $ debidos a Moss y 0 $ de los 1 $ debidos a Flint.",
    );
  });

  it("lays out a dungeon in one line, and the first money in another", () => {
    const told = story[0]?.lines.map((line) => words().line(line, end as Shown)?.words ?? null);
    expect(told?.filter(Boolean)).toEqual([
      "Everyone gets $2.",
      "Round 1 of 3: a new dungeon",
      "Rooms from the top: level 2, 3, and 3.",
      "The Lich King rules here. Second room: +2 defense, +$3 treasure.",
    ]);
  });

  it("tells the owner once what they have chosen", () => {
    expect(say({ type: "disabling_decided", seat: 1 })).toBeUndefined();
    expect(say({ type: "disabling_chosen", adventurers: [1, 5] })).toBe("You leave out your 1 and your 5.");
    expect(say({ type: "disabling_decided", seat: 2 })).toBe("Moss has decided whom to disable.");
  });

  it("knows a team's win from a shared one", () => {
    const table = { ...end, teams: [[1, 3], [2]] };
    expect(say({ type: "won", seats: [1, 3], dollars: 31 }, table)).toBe(
      "You and Flint win together with $31!",
    );
    expect(say({ type: "won", seats: [1, 3], dollars: 31 })).toBe(
      "You and Flint share the win with $31 each!",
    );
    expect(say({ type: "won", seats: [2], dollars: 31 })).toBe("Moss wins with $31!");
  });

  it("translates the names of standard cards and leaves others as they are", () => {
    language.name = "es";
    expect(say({ type: "room_opened", room: 0, face: 0 })).toBe("Sala 1: Ratas de bodega, defensa 3, 3 $.");
    const own = {
      ...contents,
      rooms: [{ name: "Ticklers", level: 1, defense: 4, treasure: 4 } as const],
    };
    expect(say({ type: "room_opened", room: 0, face: 0 }, { ...end, contents: own })).toContain("Ticklers");
  });

  it("falls back to the house's own words where the cards are not known", () => {
    const line = { event: { type: "room_opened", room: 0, face: 40 }, words: "  Room 1: Ticklers." };
    expect(words().line(line, { ...end, contents: null } as Shown)?.words).toBe("Room 1: Ticklers.");
  });
});
