import { describe, expect, it } from "vitest";
import type { LineView } from "../generated/wire";
import {
  chaptersUpTo,
  lookFor,
  momentOf,
  passagesOf,
  queryOf,
  passageAfter,
  passageBefore,
  beginningsOf,
  shownAt,
  within,
  type Film,
} from "./film";

const line = (words: string): LineView => ({ words, weight: words.startsWith("#") ? "passage" : "line" });
const step = (seat: number | null, ...lines: string[]): Film["steps"][number] => ({
  seat,
  move: null,
  lines: lines.map(line),
  events: [],
  view: { waiting_for: seat === null ? [1, 2] : [] },
  recap: null,
  now: { title: "", text: "", rule: "", captions: {} },
});

const film: Film = {
  terms: {} as Film["terms"],
  contents: "the cards",
  called: { "cellar-rats": "Ratas de sótano" },
  names: ["Ann", "Bea"],
  teams: [],
  steps: [
    step(null, "a hero", "# room 1"),
    step(1, "laid"),
    step(2, "laid", "shown", "# room 2", "dark"),
    step(1, "laid"),
    step(2, "# room 3"),
    step(1, "won"),
  ],
  outcome: { winners: [2], places: [2, 1], scores: [3, 5] },
  standing: { scores: ["3 coins", "5 coins"], reasons: [null, null], teams: [] },
};

describe("the address of a moment", () => {
  it("is read back as it was written", () => {
    for (const moment of [
      { eye: "all", step: 0 },
      { eye: "spectator", step: 5 },
      { eye: 2, step: 17 },
    ] as const) {
      expect(momentOf(queryOf(moment))).toEqual(moment);
    }
  });

  it("means the beginning, and everybody's eyes, where it makes no sense", () => {
    expect(momentOf("?eye=9&step=-3")).toEqual({ eye: "all", step: 0 });
    expect(momentOf("?eye=<b>&step=1e9")).toEqual({ eye: "all", step: 0 });
    expect(momentOf("")).toEqual({ eye: "all", step: 0 });
  });

  it("never leads out of the film", () => {
    expect([within(film, -1), within(film, 3), within(film, 99)]).toEqual([0, 3, 5]);
  });
});

describe("what is shown at a step", () => {
  it("has the chapters up to it and no more", () => {
    expect(chaptersUpTo(film, 1).map(({ version }) => version)).toEqual([0, 1]);
    expect(shownAt(film, { eye: 1, step: 2 }).story).toHaveLength(3);
  });

  it("offers no move, and tells the end only at the end", () => {
    const before = shownAt(film, { eye: "all", step: 4 });
    expect([before.moves, before.outcome, before.seat]).toEqual([[], null, null]);
    expect(shownAt(film, { eye: 2, step: 5 })).toMatchObject({
      outcome: film.outcome,
      seat: 2,
      contents: "the cards",
    });
  });

  it("calls cards as the reader's language does, and leaves a name that it has no other for", () => {
    const { called } = shownAt(film, { eye: "all", step: 0 });
    expect([called("Cellar Rats"), called("constructor")]).toEqual(["Ratas de sótano", "constructor"]);
  });

  it("knows from the view whom the game waits for", () => {
    expect(shownAt(film, { eye: "all", step: 0 }).waiting_for).toEqual([1, 2]);
    const strange = { ...film, steps: [{ ...step(1), view: null }] };
    expect(shownAt(strange, { eye: "all", step: 0 }).waiting_for).toEqual([]);
  });
});

describe("the story", () => {
  const passages = passagesOf(film);

  it("is told in passages; a step may end one and begin the next", () => {
    expect(passages.map(({ title, step }) => [title?.words ?? null, step])).toEqual([
      [null, 0],
      ["# room 1", 0],
      ["# room 2", 2],
      ["# room 3", 4],
    ]);
    expect(passages[1]?.entries.map(({ step, lines }) => [step, lines.map(({ words }) => words)])).toEqual([
      [1, ["laid"]],
      [2, ["laid", "shown"]],
    ]);
    expect(passages[2]?.entries[0]?.lines.map(({ words }) => words)).toEqual(["dark"]);
  });

  it("is stepped through from passage to passage", () => {
    const beginnings = beginningsOf(passages);
    expect(beginnings).toEqual([0, 2, 4]);
    expect([0, 1, 2, 3, 5].map((step) => passageBefore(beginnings, step))).toEqual([0, 0, 0, 2, 4]);
    expect([0, 2, 4, 5].map((step) => passageAfter(film, beginnings, step))).toEqual([2, 4, 5, 5]);
  });

  it("is looked at for longer where more is told, and shorter at speed", () => {
    expect(lookFor(film, 2, 1)).toBeGreaterThan(lookFor(film, 1, 1));
    expect(lookFor(film, 2, 4)).toBe(lookFor(film, 2, 1) / 4);
  });
});
