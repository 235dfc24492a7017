import { beforeEach, describe, expect, it } from "vitest";
import { language, type Language } from "../../../lib/language.svelte";
import type { Shown } from "../../face";
import { en } from "../texts/en";
import { es } from "../texts/es";
import { contents, inRoom, moments, moveOf } from "../texts/testing";
import { words } from "../words";
import type { Table } from "./reading";

const BOTH: Language[] = ["en", "es"];
const [first, last] = [moments[0] as Table, moments.at(-1) as Table];

beforeEach(() => {
  language.name = "en";
});

const now = (table: Table) => words().now(table as Shown);

/** Positions for what did not happen to seat 1 in the recorded game. */
const positions: Table[] = [
  inRoom("Lava"),
  inRoom("Dragon", [{ wounds: 6 }], { level: 3 }),
  { ...inRoom("Dragon", [{ items: ["sword"] }]), moves: [moveOf({ play: "sword" })] },
];

/** All the texts of a language that need no words put in, by where they stand. */
function plain(texts: unknown, place = ""): [string, string][] {
  if (typeof texts === "string") return [[place, texts]];
  if (texts === null || typeof texts !== "object") return [];
  return Object.entries(texts).flatMap(([key, text]) => plain(text, `${place}/${key}`));
}

describe("what happens now", () => {
  it("says what the room asks for and what is to be decided", () => {
    expect(now(inRoom("Dragon"))).toEqual({
      title: "Dragon, strength 18",
      text: "Together you need 18. If the cards fall short, the lowest card takes 3 wounds. Choose a card. All are turned over together.",
      rule: "monster",
    });
  });

  it("waits for the others once the own card is laid", () => {
    const waiting = { ...inRoom("Dragon"), waiting_for: [2, 4] };
    expect(now(waiting).text).toContain("Your card is laid. Moss and Fern are still thinking.");
    expect(now({ ...waiting, seat: null }).text).toContain("Moss and Fern are choosing.");
  });

  it("follows the crystal ball", () => {
    const again = inRoom("Dragon", [], { phase: "choosing_again" });
    expect(now({ ...again, waiting_for: [1] }).text).toContain("Now choose the one that counts.");
    expect(now({ ...again, waiting_for: [3] }).text).toContain(
      "Rook looks into the crystal ball and chooses last.",
    );
  });

  it("goes in turn in the tactical variant", () => {
    const tactical = inRoom("Dragon", [], { map: 2 });
    expect(now({ ...tactical, waiting_for: [1] }).text).toContain("It is your turn.");
    expect(now({ ...tactical, waiting_for: [2] }).text).toContain("Moss plays next.");
  });

  it("names the winner and the collapsed at the end", () => {
    expect(now(last)).toEqual({
      title: "The raid is over",
      text: "You win with 12 coins. Too many wounds: Fern collapsed.",
      rule: "end",
    });
  });

  it("tells every twist of every boss", () => {
    const told = Object.fromEntries(contents.rooms.map(({ name }) => [name, now(inRoom(name)).text]));
    expect(told["Tax Collector"]).toContain("The lowest card loses 3 coins.");
    expect(told["Medusa"]).toContain("is out of the game");
    expect(told["Sphinx"]).toContain("The highest card gains 2 coins.");
    expect(told["Wolf Pack"]).toContain("Playing a torch lets you escape.");
    expect(told["Golem"]).toContain("A 5 or a sword counts as a 1 here.");
    expect(told["Mummy"]).toContain("It attacks the highest card, which takes 3 wounds.");
  });

  it("refers to a rule that exists, in every room", () => {
    const rules = words().rules.map(({ id }) => id);
    for (const { name } of contents.rooms) expect(rules).toContain(now(inRoom(name)).rule);
    for (const table of moments) expect(rules).toContain(now(table).rule);
  });
});

describe("the moves", () => {
  it("are called by what they do in this room", () => {
    const call = (card: "key" | "sword" | "torch" | "crystal_ball" | 3, room: string) =>
      words().move(moveOf({ play: card }), inRoom(room) as Shown);
    expect(call(3, "Dragon")).toBe("Play the 3");
    expect(call("key", "Chest of 4")).toBe("Play a key as a 5");
    expect(call("key", "Mega Dragon")).toBe("Play a key and escape");
    expect(call("sword", "Golem")).toBe("Play a sword as a 1");
    expect(call("torch", "Wolf Pack")).toBe("Play a torch and escape");
    expect(call("crystal_ball", "Dragon")).toBe("Play a crystal ball and choose later");
    expect(words().move(moveOf("light_torch"), first as Shown)).toBe("Light a torch");
  });
});

describe("the guide", () => {
  it("has an occasion for every lesson", () => {
    const occasions = [...moments, ...positions] as Shown[];
    for (const lesson of words().lessons) {
      expect(occasions.some(lesson.when), lesson.id).toBe(true);
      expect(occasions.every(lesson.when), lesson.id).toBe(false);
    }
  });

  it("begins with the goal and the hand", () => {
    const told = words().lessons.filter((lesson) => lesson.when(first as Shown));
    expect(told.map(({ id }) => id)).toEqual(["goal", "hand", "treasure", "dark"]);
  });

  it("teaches nothing to somebody who watches", () => {
    const watching = { ...first, seat: null, moves: [] } as Shown;
    expect(words().lessons.filter((lesson) => lesson.when(watching))).toEqual([]);
  });
});

describe("the rules", () => {
  it("have between one and four paragraphs each, none of them long", () => {
    for (const name of BOTH) {
      language.name = name;
      for (const { id, text } of words().rules) {
        expect(text.length, id).toBeGreaterThan(0);
        expect(text.length, id).toBeLessThan(5);
      }
    }
  });

  it("name the options and their values", () => {
    expect(words().option("tactical")?.values["true"]).toBe("Open, in turn");
    expect(Object.keys(words().option("boss_pays")?.values ?? {})).toEqual(["always", "when_it_attacks"]);
    expect(words().option("toString")).toBeNull();
  });
});

describe("Spanish", () => {
  it("has no text that is still the English one, except names", () => {
    const spanish = new Map(plain(es));
    const same = plain(en).filter(([place, text]) => spanish.get(place) === text);
    expect(same.map(([, text]) => text)).toEqual(["Dungeon Raiders", "Medusa"]);
  });

  it("says every room, move and preview in other words than English", () => {
    for (const { name } of contents.rooms) {
      const table = inRoom(name) as Shown;
      const told = BOTH.map((spoken) => {
        language.name = spoken;
        const { now, move, preview } = words();
        const play = moveOf({ play: 3 });
        return [now(table).text, move(play, table), preview?.(play, table)];
      });
      told[0]?.forEach((english, index) => {
        expect(told[1]?.[index]).not.toBe(english);
      });
    }
  });
});
