import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Shown } from "../games/face";
import type { Chapter } from "../generated/wire";
import { BEAT_MS, durations, PASSAGE_MS, Script, type BeatsOf } from "./beat";
import { Stage, type Moment } from "./stage.svelte";

/** What a table shows here is only its name. */
const table = (name: string): Shown => ({ view: name }) as Shown;
/** Every event is a beat of its own, and the last one has the table that it leads to. */
const beatsOf: BeatsOf = ({ before, after, events }) => {
  const script = new Script(before);
  events.forEach((event, place) => {
    script.events = place + 1;
    if (place + 1 === events.length) script.table = after;
    script.show(String(event), "look");
  });
  return script.beats;
};
const chapter = (version: number, ...events: string[]): Chapter => ({
  version,
  lines: events.map((event, place) => ({ words: `${event} happens`, weight: "line", tells: place + 1 })),
  events,
});

let story: Chapter[];
let tempo: number;
let stage: Stage;
const moment = (version: number): Moment => ({ version, table: table(`t${String(version)}`), story });
/** Something happens at the table, and the house shows what came of it. */
function happens(version: number, ...events: string[]): void {
  story = [...story, chapter(version, ...events)];
  stage.take(moment(version));
}
/** All beats from now on, until the present is reached. */
function playedOut(): string[] {
  const names: string[] = [];
  while (stage.beat !== null) {
    names.push(stage.beat.name);
    vi.advanceTimersToNextTimer();
  }
  return names;
}

beforeEach(() => {
  vi.useFakeTimers();
  story = [chapter(1)];
  tempo = 1;
  stage = new Stage(() => tempo);
  stage.beatsOf = beatsOf;
  stage.take(moment(1));
});
afterEach(() => vi.useRealTimers());

test("what is there at first is the present", () => {
  expect([stage.beat, stage.table?.view]).toEqual([null, "t1"]);
});

test("beats come in order, each for its time, and then the present", () => {
  happens(2, "turn", "wound", "room");
  expect([stage.beat?.name, stage.table?.view]).toEqual(["turn", "t1"]);
  vi.advanceTimersByTime(BEAT_MS.look - 1);
  expect(stage.beat?.name).toBe("turn");
  vi.advanceTimersByTime(1);
  expect(stage.beat?.name).toBe("wound");
  vi.advanceTimersByTime(BEAT_MS.look);
  expect([stage.beat?.name, stage.table?.view]).toEqual(["room", "t2"]);
  vi.advanceTimersByTime(BEAT_MS.look);
  expect([stage.beat, stage.table?.view]).toEqual([null, "t2"]);
});

test("no beat takes more than half a second, and no passage more than four", () => {
  expect(Math.max(...Object.values(BEAT_MS))).toBeLessThanOrEqual(500);
  const many = durations(Array<{ length: "read" }>(40).fill({ length: "read" }), 1);
  expect(many.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(PASSAGE_MS);
  happens(2, ...Array<string>(40).fill("coin"));
  const begun = Date.now();
  expect(playedOut()).toHaveLength(40);
  expect(Date.now() - begun).toBeLessThanOrEqual(PASSAGE_MS + 40);
});

test("slow takes longer and quick is shorter, by the same beats", () => {
  const lasts = (at: number): number => {
    tempo = at;
    happens((story.at(-1)?.version ?? 1) + 1, "turn", "room");
    const begun = Date.now();
    expect(playedOut()).toEqual(["turn", "room"]);
    return Date.now() - begun;
  };
  const [slow, normal, quick] = [lasts(1.6), lasts(1), lasts(0.5)];
  expect(slow).toBeGreaterThan(normal);
  expect(quick).toBeLessThan(normal);
});

test("a skip goes to the present, past what waits as well", () => {
  happens(2, "turn", "wound", "room");
  happens(3, "laid");
  stage.skip();
  expect([stage.beat, stage.table?.view]).toEqual([null, "t3"]);
  vi.runAllTimers();
  expect(stage.beat).toBeNull();
});

test("what comes while a passage plays waits, and is one passage of its own, however much it is", () => {
  happens(2, "turn", "room");
  for (let version = 3; version < 30; version += 1) happens(version, `laid ${String(version)}`);
  expect(stage.beat?.name).toBe("turn");
  vi.advanceTimersByTime(2 * BEAT_MS.look);
  expect(stage.beat?.name).toBe("laid 3");
  const begun = Date.now();
  const laid = playedOut();
  expect([laid.length, laid.at(-1)]).toEqual([27, "laid 29"]);
  expect(Date.now() - begun).toBeLessThanOrEqual(PASSAGE_MS + 27);
  expect(stage.table?.view).toBe("t29");
});

test("whoever was away is shown the present at once", () => {
  happens(2, "turn", "room");
  story = [...story, chapter(3, "laid")];
  stage.take(moment(3), true);
  expect([stage.beat, stage.table?.view]).toEqual([null, "t3"]);
});

test("without motion nothing is played", () => {
  tempo = 0;
  happens(2, "turn", "room");
  expect([stage.beat, stage.table?.view]).toEqual([null, "t2"]);
});

test("a move that is taken back, and a house that knows less, are not played", () => {
  story = [...story, { ...chapter(2, "back"), takes_back: [1] }];
  stage.take(moment(2));
  expect(stage.beat).toBeNull();
  happens(3, "turn");
  stage.take(moment(2));
  expect([stage.beat, stage.table?.view]).toEqual([null, "t2"]);
});

test("the deal is not played: before it there was no table", () => {
  stage = new Stage(() => 1);
  stage.take({ version: 1, table: null, story });
  happens(2, "dealt");
  expect([stage.beat, stage.table?.view]).toEqual([null, "t2"]);
});

test("words that are said at the table hold nothing up", () => {
  story = [...story, { version: 2, lines: [{ table: "said", words: "Hello!", weight: "line" }] }];
  stage.take(moment(2));
  expect(stage.beat).toBeNull();
  expect(stage.story).toHaveLength(2);
});

test("the story is told line by line with the beats", () => {
  const words = (): string[] => stage.story.flatMap(({ lines }) => lines.map((line) => line.words));
  happens(2, "turn", "wound");
  happens(3, "laid");
  expect(words()).toEqual(["turn happens"]);
  vi.advanceTimersToNextTimer();
  expect(words()).toEqual(["turn happens", "wound happens"]);
  vi.advanceTimersToNextTimer();
  expect(words()).toEqual(["turn happens", "wound happens", "laid happens"]);
});
