import { beforeEach, describe, expect, it } from "vitest";
import { language, type Language } from "../../../lib/language.svelte";
import type { Shown } from "../../face";
import { en as board } from "../board/texts/en";
import { es as boardInSpanish } from "../board/texts/es";
import { en } from "../texts/en";
import { es } from "../texts/es";
import { contents, end, first, inDungeon, moments, moveOf, placing } from "../texts/testing";
import { words } from "../words";
import { masterDoes } from "./masters";
import type { Table } from "./reading";

const BOTH: Language[] = ["en", "es"];

beforeEach(() => {
  language.name = "en";
});

const now = (table: Table) => words().now(table as Shown);

/** Positions for what did not happen to seat 1 in the recorded game. */
const positions: Table[] = [inDungeon([[1, "ghost", "-"]])];

/** All the texts of a language that need no words put in, by where they stand. */
function plain(texts: unknown, place = ""): [string, string][] {
  if (typeof texts === "string") return [[place, texts]];
  if (texts === null || typeof texts !== "object") return [];
  return Object.entries(texts).flatMap(([key, text]) => plain(text, `${place}/${key}`));
}

describe("what happens now", () => {
  it("says what is to be decided", () => {
    expect(now(first)).toMatchObject({ title: "Round 1 of 3", rule: "disabled" });
    expect(now(first).text).toContain("Choose in secret two adventurers");
    expect(now(placing).text).toContain("choose who, then where");
    const bumping = moments.find(({ moves }) => moves.some(({ move }) => "bump" in move));
    expect(bumping && now(bumping).text).toContain("push a weaker one aside");
  });

  it("says whom the table waits for", () => {
    const waiting = { ...placing, waiting_for: [2], moves: [] };
    expect(now(waiting).text).toBe("Moss is placing an adventurer.");
    expect(now({ ...first, waiting_for: [2, 3], moves: [] }).text).toBe(
      "You have chosen. Moss and Flint are still deciding.",
    );
  });

  it("names the winners, and a team as a team", () => {
    expect(now(end)).toEqual({
      title: "The last dungeon is done",
      text: "Flint wins with $15.",
      rule: "end",
    });
    const outcome = { winners: [1, 3], places: [1, 3, 1], scores: [20, 4, 20] };
    expect(now({ ...end, outcome, teams: [[1, 3], [2]] }).text).toBe(
      "You and Flint win as a team, with $20 together.",
    );
  });

  it("tells what every Dungeon Master changes, in both languages", () => {
    for (const master of contents.masters) {
      const [english, spanish] = BOTH.map((name) => {
        language.name = name;
        return masterDoes(master);
      });
      expect(english).toMatch(/\d/);
      expect(spanish).not.toBe(english);
    }
  });
});

describe("the moves", () => {
  it("are called by what they do", () => {
    const table = inDungeon([
      [2, "2:3", "1:1"],
      [1, "ghost", "3:1"],
    ]) as Shown;
    const call = (move: Parameters<typeof moveOf>[0]) => words().move(moveOf(move), table);
    expect(call({ place: { adventurer: 4, room: 0 } })).toBe("Place your 4 in room 1");
    expect(call({ bump: { adventurer: 4, room: 0, space: 0 } })).toBe("Bump Moss’s 3 off room 1 with your 4");
    expect(call({ bump: { adventurer: 4, room: 1, space: 0 } })).toBe(
      "Bump the ghost off room 2 with your 4",
    );
    expect(call({ replace: { adventurer: 4, room: 0, space: 1 } })).toBe(
      "Replace your 1 in room 1 with your 4",
    );
    expect(call({ disable: [1, 2] })).toBe("Disable your 1 and 2");
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

  it("begins with the goal, the dungeon and whom to leave out", () => {
    const told = words().lessons.filter((lesson) => lesson.when(first as Shown));
    expect(told.map(({ id }) => id)).toEqual(["goal", "dungeon", "disable"]);
  });

  it("teaches nothing to somebody who watches", () => {
    for (const table of moments) {
      const watching = { ...table, seat: null, moves: [] } as Shown;
      expect(words().lessons.filter((lesson) => lesson.when(watching))).toEqual([]);
    }
  });
});

describe("the rules", () => {
  it("have between one and four paragraphs each", () => {
    for (const name of BOTH) {
      language.name = name;
      for (const { id, text } of words().rules) {
        expect(text.length, id).toBeGreaterThan(0);
        expect(text.length, id).toBeLessThan(5);
      }
    }
  });

  it("are referred to by every phase", () => {
    const rules = words().rules.map(({ id }) => id);
    for (const table of moments) expect(rules).toContain(now(table).rule);
  });

  it("name the options and their values", () => {
    expect(Object.keys(words().option("teams")?.values ?? {})).toEqual(["none", "2v2", "3v3", "2v2v2"]);
    expect(Object.keys(words().option("masters")?.values ?? {})).toEqual(["base", "all", "none"]);
    expect(words().option("ghost")?.values["true"]).toBe("With ghosts");
    expect(words().option("toString")).toBeNull();
  });

  it("say for how many players an option is", () => {
    const teams = ["none", "2v2", "3v3", "2v2v2"];
    const fitting = (players: number) => teams.filter((value) => words().fits?.("teams", value, players));
    expect([3, 4, 5, 6].map(fitting)).toEqual([
      ["none"],
      ["none", "2v2"],
      ["none"],
      ["none", "3v3", "2v2v2"],
    ]);
    expect([5, 6].map((players) => words().fits?.("ghost", true, players))).toEqual([true, false]);
  });
});

describe("Spanish", () => {
  it("has no text that is still the English one, except the title", () => {
    for (const [english, spanish] of [
      [en, es],
      [board, boardInSpanish],
    ]) {
      const told = new Map(plain(spanish));
      const same = plain(english).filter(([place, text]) => told.get(place) === text);
      expect(same.map(([, text]) => text).filter((text) => text !== "Dungeon Guilds")).toEqual([]);
    }
  });

  it("names every standard card", () => {
    for (const { name } of contents.rooms) expect(Object.keys(es.cards.monsters)).toContain(name);
    for (const { name } of contents.masters) expect(Object.keys(es.cards.masters)).toContain(name);
  });

  it("says what happens now in other words", () => {
    for (const table of moments) {
      const told = BOTH.map((name) => {
        language.name = name;
        return [now(table).text, ...table.moves.map((move) => words().move(move, table as Shown))];
      });
      told[0]?.forEach((english, index) => expect(told[1]?.[index]).not.toBe(english));
    }
  });
});
