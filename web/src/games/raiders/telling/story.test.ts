import { beforeEach, describe, expect, it } from "vitest";
import type { Event } from "../../../generated/raiders";
import { language, type Language } from "../../../lib/language.svelte";
import type { Shown } from "../../face";
import { allEvents, contents, lineOf, moments, story } from "../texts/testing";
import { words } from "../words";
import type { Table } from "./reading";

const end = moments.at(-1) as Table;
const BOTH: Language[] = ["en", "es"];

function say(event: Event, table: Table = end): string | undefined {
  return words().line(lineOf(event), table as Shown)?.words;
}

/** The same event told in both languages, as it is told to somebody else. */
function toAWatcher(event: Event): (string | undefined)[] {
  return BOTH.map((name) => {
    language.name = name;
    return say(event, { ...end, seat: null });
  });
}

beforeEach(() => {
  language.name = "en";
});

const TYPES: Record<Event["type"], true> = {
  character_dealt: true,
  level_set_up: true,
  room_placed: true,
  room_entered: true,
  torch_lit: true,
  torch_showed: true,
  card_laid: true,
  card_chosen: true,
  card_played: true,
  crystal_balls: true,
  chest_shared: true,
  defeated: true,
  attacks: true,
  escaped: true,
  nobody_there: true,
  trap_sprung: true,
  trap_quiet: true,
  rewarded: true,
  coins_gained: true,
  coins_lost: true,
  wounds_gained: true,
  wounds_healed: true,
  item_gained: true,
  item_ran_out: true,
  eliminated: true,
  map_passed: true,
  level_ended: true,
  collapsed: true,
  won: true,
};

describe("the story", () => {
  it("has words for every kind of event, and others in Spanish than in English", () => {
    expect(new Set(allEvents.map(({ type }) => type))).toEqual(new Set(Object.keys(TYPES)));
    for (const event of allEvents) {
      const [english, spanish] = toAWatcher(event);
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
    for (const event of allEvents) {
      const told = words().line(lineOf(event), end as Shown);
      if (told === null) continue;
      expect(rules).toContain(told.rule);
      for (const thing of told.things ?? [])
        expect(thing).toMatch(/^(seat-[1-5]|room-[1-5]|supply|map|row|hand)$/);
    }
  });

  it("calls the reader you", () => {
    expect(say({ type: "card_played", seat: 1, card: 3 })).toBe("You play the 3.");
    expect(say({ type: "card_played", seat: 2, card: "key" })).toBe("Moss plays a key.");
    expect(say({ type: "wounds_gained", seat: 1, wounds: 2 })).toBe("You take 2 wounds.");
    expect(say({ type: "chest_shared", value: 2, seats: [1, 2], each: 1 })).toBe(
      "You and Moss share the chest of 2: 1 each.",
    );
    expect(say({ type: "won", seats: [1], coins: 12 })).toBe("You win with 12 coins!");
  });

  it("calls the reader tú in Spanish", () => {
    language.name = "es";
    expect(say({ type: "card_played", seat: 1, card: 3 })).toBe("Juegas el 3.");
    expect(say({ type: "card_played", seat: 2, card: "key" })).toBe("Moss juega una llave.");
    expect(say({ type: "wounds_gained", seat: 1, wounds: 1 })).toBe("Recibes 1 herida.");
    expect(say({ type: "trap_sprung", highest: 5, seats: [1, 2] })).toBe(
      "El 5 activa la trampa. Alcanza a Moss y a ti.",
    );
    expect(say({ type: "crystal_balls", seats: [3, 4] })).toContain("Rook y Fern han visto");
  });

  it("calls nobody you to somebody who watches", () => {
    for (const event of allEvents) expect(say(event, { ...end, seat: null }) ?? "").not.toMatch(/\byou\b/i);
  });

  it("names what was fought by the room entered last", () => {
    const fights = story.flatMap(({ lines }) => lines).filter(({ event }) => event?.type === "attacks");
    const told = fights.map((line) => words().line(line, end as Shown));
    expect(told[0]?.words).toBe("Goblin: the cards reach only 13 of 14. It attacks Moss and Rook.");
    expect(told[0]?.rule).toBe("monster");
    expect(told.at(-1)?.words).toContain("Sphinx");
    expect(told.at(-1)?.rule).toBe("boss");
  });

  it("does not take a room that was undone for the place of a fight", () => {
    const [goblin, dragon] = ["Goblin", "Dragon"].map((name) =>
      contents.rooms.findIndex((room) => room.name === name),
    );
    const enter = (face = 0) => lineOf({ type: "room_entered", place: 0, face });
    const fight = () => lineOf({ type: "defeated", total: 20, strength: 14 });
    const table: Table = {
      ...end,
      story: [
        { version: 1, lines: [enter(goblin)] },
        { version: 2, undone: true, lines: [fight(), enter(dragon)] },
        { version: 3, undone: true, lines: [fight()] },
        { version: 4, takes_back: [2, 3], lines: [] },
        { version: 5, undone: true, lines: [fight()] },
        { version: 6, takes_back: [5], lines: [] },
        { version: 7, lines: [fight()] },
      ],
    };
    const names = table.story
      .flatMap(({ lines }) => lines)
      .filter(({ event }) => event?.type === "defeated")
      .map(
        (line) =>
          words()
            .line(line, table as Shown)
            ?.words.split(":")[0],
      );
    expect(names).toEqual(["Goblin", "Dragon", "Goblin", "Goblin"]);
  });

  it("counts rooms and levels from 1", () => {
    expect(say({ type: "level_set_up", level: 0 })).toBe("Level 1 of 5 opens.");
    expect(say({ type: "room_entered", place: 4, face: 6 })).toBe("Room 5: Dragon, strength 18");
    const told = words().line(lineOf({ type: "room_placed", place: 0, face: null }), end as Shown);
    expect(told?.things).toEqual(["room-1"]);
  });

  it("translates the names of standard cards and leaves others as they are", () => {
    language.name = "es";
    expect(say({ type: "room_entered", place: 0, face: 6 })).toBe("Sala 1: Dragón, fuerza 18");
    expect(say({ type: "room_placed", place: 0, face: 13 })).toBe("Sala 1: Cofres de 4 y 2.");
    const own = {
      ...contents,
      rooms: [{ name: "Tickler", kind: "monster", strength: 9, wounds: 1 } as const],
    };
    expect(say({ type: "room_entered", place: 0, face: 0 }, { ...end, contents: own })).toBe(
      "Sala 1: Tickler, fuerza 9",
    );
  });

  it("falls back to the row, and then to the house's own words, where the cards are not known", () => {
    const bare: Table = { ...end, contents: null };
    const boss = end.view.row[4]?.face ?? 0;
    expect(say({ type: "room_entered", place: 4, face: boss }, bare)).toBe("Room 5: Sphinx, strength 18");
    const line = {
      event: { type: "room_entered", place: 0, face: 99 },
      words: "The party enters room 1: Tickler.",
    };
    expect(words().line(line, bare as Shown)?.words).toBe("The party enters room 1: Tickler.");
    expect(say({ type: "character_dealt", seat: 2, character: 7 }, bare)).toBe("Moss is the Wizard.");
  });

  it("tells the owner once which card they laid", () => {
    expect(say({ type: "card_laid", seat: 1 })).toBeUndefined();
    expect(say({ type: "card_chosen", card: "sword" })).toBe("You lay a sword face down.");
    expect(say({ type: "card_laid", seat: 2 })).toBe("Moss lays a card face down.");
  });
});
