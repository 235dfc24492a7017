/**
 * How long a frame takes while the stage plays, on a phone whose processor is four times slower. What is counted is the time that the
 * page's own thread works for a frame, taken from the browser's trace: whatever else a machine does is not in it.
 */

import type { Browser, Page } from "@playwright/test";
import * as guilds from "../tests/guilds";
import { test } from "../tests/house";
import { openTableAfter, playOn } from "../tests/quick";
import { myTurn, onlyMe, playable } from "../tests/raiders";

const SLOWER = 4;
const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
/** What is told apart of a frame's work. */
const WORK = [
  "FunctionCall",
  "FireAnimationFrame",
  "UpdateLayoutTree",
  "Layout",
  "PrePaint",
  "Paint",
  "Layerize",
  "Commit",
];

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { name?: string };
}

/** The work of each frame in ms, and what it went into. */
function framesOf(events: readonly Traced[]): { frames: number[]; work: Record<string, number> } {
  const busy = new Map<string, number>();
  const of = ({ pid, tid }: Traced): string => `${String(pid)}:${String(tid)}`;
  const mains = new Set(events.filter((one) => one.args?.name === "CrRendererMain").map(of));
  for (const one of events)
    if (mains.has(of(one)) && one.name === "Paint") busy.set(of(one), (busy.get(of(one)) ?? 0) + 1);
  const main = [...busy].sort((a, b) => b[1] - a[1])[0]?.[0];
  const own = events.filter((one) => of(one) === main).sort((a, b) => a.ts - b.ts);
  const frames: number[] = [];
  const work: Record<string, number> = {};
  let sum = 0;
  for (const { name, ph, tdur = 0 } of own) {
    if (ph !== "X") continue;
    if (name === "RunTask") sum += tdur / 1000;
    if (WORK.includes(name)) work[name] = Math.round((work[name] ?? 0) + tdur / 1000);
    if (name !== "Commit") continue;
    frames.push(sum);
    sum = 0;
  }
  return { frames, work };
}

async function measure(browser: Browser, page: Page, what: string, go: () => Promise<void>): Promise<void> {
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  await go();
  const traced = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const { frames, work } = framesOf(traced.traceEvents);
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(
    `${what}: ${String(frames.length)} frames, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(0.999)} ms`,
  );
  console.log(`  ${JSON.stringify(work)}`);
}

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "no-preference" } });

const bots = ["random", "random", "random"];
/** Waits until the stage has played, without asking again and again: that would be work for the thread that is measured. */
const played = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let begun = false;
        new MutationObserver(() => {
          const plays = document.querySelector("section.board[data-beat]") !== null;
          begun ||= plays;
          if (begun && !plays) done();
        }).observe(document, { subtree: true, attributeFilter: ["data-beat"] });
      }),
  );

test("a room that is resolved", async ({ browser, page, house }) => {
  await openTableAfter(page, house.url, { game: "raiders", players: 4, name: "Ann", bots }, 1);
  await myTurn(page);
  await onlyMe(page);
  await playable(page).nth(1).click();
  await measure(browser, page, "a resolved room", async () => {
    const over = played(page);
    await page.evaluate(() => document.querySelector<HTMLElement>("[data-do=play]")?.click());
    await over;
  });
});

test("a dungeon whose doors open", async ({ browser, page, house }) => {
  const table = await openTableAfter(page, house.url, { game: "guilds", players: 4, name: "Ann", bots }, 2);
  await guilds.myTurn(page);
  await measure(browser, page, "a dungeon", async () => {
    const over = played(page);
    await playOn(page, table, 2);
    await over;
  });
});
