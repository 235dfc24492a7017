import { beforeEach, describe, expect, it } from "vitest";
import { language } from "../lib/language.svelte";
import { en } from "../texts/en";
import { es } from "../texts/es";
import { tableLine } from "./tableLines";

const NAMES = ["Ann", "Moss"];
const KINDS = [
  "opened",
  "sat",
  "left",
  "bot_sat",
  "bot_stands_in",
  "back",
  "another_device",
  "time_up",
  "undone",
  "undo_asked",
  "pause_asked",
  "replace_asked",
  "agreed",
  "declined",
  "paused",
  "resumed",
  "rematch",
  "broken",
];

function speak(name: "en" | "es"): void {
  language.name = name;
  language.texts = name === "es" ? es : en;
}

beforeEach(() => {
  speak("en");
});

describe("a line about the table", () => {
  it("has words in both languages, whatever happened", () => {
    for (const table of KINDS) {
      const told = (["en", "es"] as const).map((name) => {
        speak(name);
        return tableLine({ table, seat: 2, words: "" }, NAMES, 1).words;
      });
      expect(told[0], table).toMatch(/\w+.*\.$/);
      expect(told[1], table).toMatch(/\w+.*\.$/);
      expect(told[0]).not.toBe(told[1]);
    }
  });

  it("calls the reader you, and the others by their names", () => {
    const line = { table: "undo_asked", seat: 2, words: "" };
    expect(tableLine(line, NAMES, 2).words).toBe("You ask to take a move back.");
    expect(tableLine(line, NAMES, 1).words).toBe("Moss asks to take a move back.");
    expect(tableLine(line, NAMES).words).toBe("Moss asks to take a move back.");
    speak("es");
    expect(tableLine(line, NAMES, 2).words).toBe("Pides deshacer una jugada.");
  });

  it("repeats what was said as it was said", () => {
    const line = { table: "said", seat: 2, words: "Moss: Hello!" };
    expect(tableLine(line, NAMES, 2)).toEqual({ words: "Moss: Hello!", weight: "line", things: ["seat-2"] });
  });

  it("says ready phrases in the reader's language", () => {
    speak("es");
    const said = (words: string) => tableLine({ table: "said", seat: 2, words }, NAMES, 1).words;
    expect(said("Moss: Good luck!")).toBe("Moss: ¡Suerte!");
    expect(said("Moss: constructor")).toBe("Moss: constructor");
  });

  it("marks what only partners hear", () => {
    const line = { table: "whispered", seat: 2, words: "Moss: Good idea." };
    expect(tableLine(line, NAMES, 1)).toMatchObject({
      words: "Moss: Good idea.",
      weight: "line",
      toPartners: true,
    });
    speak("es");
    expect(tableLine(line, NAMES, 1).words).toBe("Moss: Buena idea.");
  });

  it("marks nothing that everybody hears, whatever its speaker is called", () => {
    const line = { table: "said", seat: 2, words: "Only to partners. Moss: Good idea." };
    expect(tableLine(line, NAMES, 1)).not.toHaveProperty("toPartners");
  });

  it("uses the house's own words for what it does not know", () => {
    expect(tableLine({ table: "moved_house", words: "The house moves." }, NAMES).words).toBe(
      "The house moves.",
    );
  });
});
