/** How long the page's own thread works for a frame, on a processor four times as slow. */

import type { Page } from "@playwright/test";

/**
 * So many times longer does everything take on a slow phone. The thread's own time is multiplied by it: a browser that is told to slow
 * itself down would also multiply the time in which other programs had the processor.
 */
const SLOWER = 4;
const FRAME_MS = 1000 / 60;
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
/** What is told apart of a frame's work. */
const PARTS = ["FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"];

/** An event of the browser's trace, in microseconds. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the thread's own time. */
  tdur?: number;
  args?: { name?: string };
}

/** Milliseconds. */
export interface Work {
  /** How many frames there were for the browser to show. */
  frames: number;
  /** How many of them the page had work with: whatever only moves is moved by the browser alone. */
  made: number;
  /** Of those, the one in the middle. */
  middle: number;
  /** Of twenty frames that are shown only one takes longer. */
  p95: number;
  longest: number;
  /** What the page spent on the parts of its work in all, one within the other. */
  parts: Record<string, number>;
  /** How many times slower than at its best the processor was meanwhile. All times are divided by it. */
  slowed: number;
}

/** How long the page works for the frames that are shown meanwhile. */
export async function workOf(page: Page, act: () => Promise<void>): Promise<Work> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser of its own");
  const before = pulse();
  await browser.startTracing(page, { categories: CATEGORIES });
  const begun = performance.now();
  await act();
  const passed = performance.now() - begun;
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const slowed = (before + pulse()) / 2 / quickest;
  const slowly = (microseconds: number): number => ((microseconds / 1000) * SLOWER) / slowed;
  const own = ofThePage(traceEvents);
  const made = framesIn(own)
    .map(slowly)
    .sort((one, other) => one - other);
  const worked = made.reduce((sum, ms) => sum + Math.max(ms, FRAME_MS), 0);
  const rest = Math.max(0, Math.floor((passed - worked) / FRAME_MS));
  const frames = [...Array<number>(rest).fill(0), ...made];
  const at = (all: readonly number[], share: number): number =>
    all[Math.floor((all.length - 1) * share)] ?? 0;
  const spentOn = (part: string): number =>
    own.reduce((sum, { name, tdur = 0 }) => sum + (name === part ? tdur : 0), 0);
  return {
    frames: frames.length,
    made: made.length,
    middle: at(made, 0.5),
    p95: at(frames, 0.95),
    longest: at(made, 1),
    parts: Object.fromEntries(PARTS.map((part) => [part, slowly(spentOn(part))])),
    slowed,
  };
}

/** The least processor time that a small piece of work has ever taken here. */
let quickest = Infinity;

/** What it usually takes now: on a processor that others use too, everything takes longer, and that is not the page's doing. */
function pulse(): number {
  const taken = Array.from({ length: 40 }, () => {
    const begun = process.cpuUsage();
    const seen = new Map<number, number>();
    for (let turn = 0; turn < 150_000; turn += 1)
      seen.set(turn % 5000, (seen.get((turn * 7) % 5000) ?? 0) + turn);
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  }).sort((one, other) => one - other);
  quickest = Math.min(quickest, taken[0] ?? Infinity);
  return taken[taken.length / 2] ?? quickest;
}

/** What the page's own thread did, in order: a browser has several pages' threads, and ours is the one that draws. */
function ofThePage(events: readonly Traced[]): Traced[] {
  const threadOf = ({ pid, tid }: Traced): string => `${String(pid)}:${String(tid)}`;
  const pages = new Set(events.filter(({ args }) => args?.name === "CrRendererMain").map(threadOf));
  const drawn = new Map<string, number>();
  for (const event of events) {
    const thread = threadOf(event);
    if (pages.has(thread) && event.name === "Commit") drawn.set(thread, (drawn.get(thread) ?? 0) + 1);
  }
  const [ours] = [...drawn].sort(([, one], [, other]) => other - one)[0] ?? [];
  return events
    .filter((event) => event.ph === "X" && threadOf(event) === ours)
    .sort((one, other) => one.ts - other.ts);
}

/** How long each frame took in microseconds: all tasks up to the end of the one that hands it over. */
function framesIn(events: readonly Traced[]): number[] {
  const frames: number[] = [];
  let ends = -Infinity;
  let work = 0;
  let handedOver = false;
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    if (ts >= ends) {
      // A task of its own, and nothing within another.
      if (handedOver) frames.push(work);
      if (handedOver) work = 0;
      handedOver = false;
      ends = ts + dur;
      work += tdur;
    }
    handedOver ||= name === "Commit";
  }
  if (handedOver) frames.push(work);
  return frames;
}
