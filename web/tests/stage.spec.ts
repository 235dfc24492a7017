import type { Locator, Page, WebSocketRoute } from "@playwright/test";
import type { Event } from "../src/generated/raiders";
import type { Event as GuildsEvent } from "../src/generated/guilds";
import type { Answer, Ask, Frame } from "../src/generated/wire";
import { framesOf } from "./frames";
import { expect, test } from "./house";
import { playOn } from "./quick";
import { hand, myTurn, onlyMe, openTable, playable, playCard } from "./raiders";

const BOTS = { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] };
/** What a passage may take, and the grains of the clock here. */
const PASSAGE_MS = 4000;
const TICK_MS = 20;
const STEP_MS = 100;

const board = (page: Page): Locator => page.locator("section.board");
const here = (page: Page): Locator => page.locator("[data-thing=row] [aria-current=step]");

/** A browser that shows everything beat by beat, writes down what it shows, and has a clock that can be stopped. */
async function openStage(page: Page, settings: object = {}): Promise<void> {
  await page.clock.install();
  await page.addInitScript(
    (kept) => {
      localStorage.setItem("undercroft.settings", JSON.stringify(kept));
      const beats: string[] = [];
      (globalThis as unknown as { beats: string[] }).beats = beats;
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const beat = (target as HTMLElement).dataset["beat"];
          if (beat !== undefined) beats.push(beat);
        }
      }).observe(document, { subtree: true, attributeFilter: ["data-beat"] });
    },
    { motion: "full", ...settings },
  );
}

const beatsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { beats: string[] }).beats.splice(0));

/** From now on time passes only when the test says so. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** A table at which only this page is waited for, nothing plays, and time stands still. */
async function quietTable(page: Page, url: string, wish: object = BOTS): Promise<string> {
  const table = await openTable(page, url, wish);
  await myTurn(page);
  await onlyMe(page);
  await expect(board(page)).not.toHaveAttribute("data-beat");
  await stopTheClock(page);
  await beatsOf(page);
  return table;
}

/** Lets the stage play to its end; answers with the time that took. */
async function playOut(page: Page): Promise<number> {
  let ms = 0;
  while ((await board(page).getAttribute("data-beat")) !== null) {
    await page.clock.runFor(STEP_MS);
    ms += STEP_MS;
  }
  return ms;
}

/** What the house has told of the game, from the frames that a page heard. */
function eventsIn<Happened>(frames: readonly string[]): Happened[] {
  const chapters = frames.flatMap((frame) => {
    const answer = JSON.parse(frame) as Answer<unknown, unknown, Happened>;
    return "scene" in answer ? answer.scene.told : [];
  });
  const once = new Map(chapters.map((chapter) => [chapter.version, chapter.events ?? []]));
  return [...once.values()].flat();
}

/** Waits until the house has resolved a room: the hand belongs to the next one. */
async function resolved(frames: readonly string[]): Promise<void> {
  await expect.poll(() => eventsIn<Event>(frames).some(({ type }) => type === "room_entered")).toBe(true);
}

/** What a room may come to. */
const VERDICTS: Event["type"][] = ["attacks", "defeated", "trap_sprung", "trap_quiet", "chest_shared"];
/** What has no beat of its own. */
const SILENT: Event["type"][] = ["card_chosen", "torch_showed", "map_passed"];

/** The beats that an event has. */
function beatOf(event: Event): string[] {
  if (SILENT.includes(event.type)) return [];
  if (event.type === "room_entered") return ["room_over", "room_entered"];
  return ["seat" in event ? `${event.type} seat-${String(event.seat)}` : event.type];
}

test("a room is told beat by beat, in order and within its time: cards, what they come to, who gets what, the headline, the next room", async ({
  page,
  house,
}) => {
  await openStage(page);
  const frames = framesOf(page);
  await quietTable(page, house.url);
  frames.length = 0;
  await playCard(page);
  await resolved(frames);
  // What is laid before the last card, and in the next room, are passages of their own.
  const ms = await playOut(page);
  expect(ms).toBeLessThanOrEqual(3 * PASSAGE_MS);
  const beats: string[] = [];
  const shown = (): string[] => beats.filter((beat) => beat !== "headline");
  const happened = (): string[] => eventsIn<Event>(frames).flatMap(beatOf);
  await expect
    .poll(async () => {
      await playOut(page);
      beats.push(...(await beatsOf(page)));
      return shown().join() === happened().join();
    })
    .toBe(true)
    .catch(() => expect(shown()).toEqual(happened()));
  if (eventsIn<Event>(frames).some(({ type }) => VERDICTS.includes(type))) {
    expect(beats[beats.indexOf("room_over") - 1]).toBe("headline");
  }
});

test("cards turn over where they lie, and the next room waits for them", async ({ page, house }) => {
  await openStage(page);
  const frames = framesOf(page);
  await quietTable(page, house.url);
  frames.length = 0;
  const room = await here(page).getAttribute("data-thing");
  await playCard(page);
  await resolved(frames);
  const lying = page.locator("[data-thing=current-room] [data-thing^=played-]");
  await expect(lying).toHaveCount(3);
  while (!(await board(page).getAttribute("data-beat"))?.startsWith("card_played")) {
    await page.clock.runFor(TICK_MS);
  }
  // One of them lies open, the others do not yet.
  await expect(lying.locator(".open")).toHaveCount(1);
  await expect(lying.locator(".laid")).toHaveCount(2);
  await expect(here(page)).toHaveAttribute("data-thing", room ?? "");
  await playOut(page);
  await expect(here(page)).not.toHaveAttribute("data-thing", room ?? "");
});

test("one tap skips to the present, and so does a key", async ({ page, house }) => {
  await openStage(page);
  const frames = framesOf(page);
  await quietTable(page, house.url);
  for (const skip of [() => page.mouse.click(3, 3), () => page.keyboard.press("Escape")]) {
    frames.length = 0;
    const room = await here(page).getAttribute("data-thing");
    await playCard(page);
    await resolved(frames);
    await expect(board(page)).toHaveAttribute("data-beat", /./);
    await expect(here(page)).toHaveAttribute("data-thing", room ?? "");
    await beatsOf(page);
    await skip();
    // Time stands still, so that nothing but the skip leads there; somebody may lay a card in the next room meanwhile.
    await expect(here(page)).not.toHaveAttribute("data-thing", room ?? "");
    expect((await beatsOf(page)).filter((beat) => !/^(card_laid|torch_lit)/.test(beat))).toEqual([]);
  }
});

test("a decision never waits: the next card is chosen and played while the stage plays", async ({
  page,
  house,
}) => {
  await openStage(page);
  const frames = framesOf(page);
  const asks: Ask[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => asks.push((JSON.parse(String(payload)) as Frame).do));
  });
  await quietTable(page, house.url);
  frames.length = 0;
  await playCard(page);
  await resolved(frames);
  await expect(board(page)).toHaveAttribute("data-beat", /./);
  // Time stands still: whatever may be done now was not delayed by the stage.
  await expect(playable(page).first()).toBeVisible();
  await expect(page.locator("[data-thing=actions]")).toContainText("Your turn");
  const card = playable(page).first();
  const name = await card.getAttribute("data-card");
  await card.click();
  await expect(hand(page).locator(`[data-card='${name ?? ""}']`)).toHaveAttribute("aria-pressed", "true");
  await page.locator("[data-do=play]").click();
  await expect.poll(() => asks.filter((ask) => typeof ask === "object" && "play" in ask).length).toBe(2);
});

test("a screen reader hears what is shown in the same order, nothing twice, and the turn after it", async ({
  page,
  house,
}) => {
  await openStage(page);
  const frames = framesOf(page);
  await quietTable(page, house.url);
  frames.length = 0;
  const announcer = page.getByTestId("announcer").locator("p");
  const lines = page.getByTestId("story").locator("li .words");
  const [heard, told] = [await announcer.count(), await lines.count()];
  await playCard(page);
  await resolved(frames);
  const said = async (): Promise<string> =>
    (await announcer.allTextContents())
      .slice(heard)
      .map((text) => text.replace(/\s+/g, " ").trim())
      .join("\n");
  // While the room is still shown nobody is told of the next turn.
  expect(await said()).not.toContain("Your turn.");
  await expect
    .poll(async () => {
      await playOut(page);
      // A turn is told last of what is told together.
      const words = (await said()).replace(/ ?Your turn\..*$/gm, "").replace(/\n+/g, " ");
      const story = (await lines.allTextContents()).slice(told);
      return story.length > 3 && words.trim() === story.join(" ");
    })
    .toBe(true);
  expect(await said()).toMatch(/Room \d[^]*Your turn\./);
});

test("whoever comes back after the line broke is shown the present", async ({ page, context, house }) => {
  const sockets: WebSocketRoute[] = [];
  let away: Promise<void> | null = null;
  await page.routeWebSocket(/\/socket/, async (socket) => {
    await away;
    sockets.push(socket);
    socket.connectToServer();
  });
  await openStage(page);
  const table = await openTable(page, house.url, BOTS);
  await myTurn(page);
  await onlyMe(page);
  let comeBack: () => void = () => undefined;
  away = new Promise((back) => (comeBack = back));
  await sockets.at(-1)?.close({ code: 4000 });
  await expect(page.locator("header [data-link]")).toHaveAttribute("data-link", "lost");
  const other = await context.newPage();
  await other.goto(`${house.url}/healthz`);
  await playOn(other, table, 1);
  await beatsOf(page);
  comeBack();
  await expect(page.locator("[data-thing=aftermath]")).toContainText("Ann");
  expect((await beatsOf(page)).filter((beat) => beat.startsWith("card_played"))).toEqual([]);
});

test("under reduced motion, and at the speed of somebody who wants it so, everything is there at once", async ({
  page,
  house,
}) => {
  for (const settings of [{ motion: "system" }, { motion: "full", speed: "none" }]) {
    await openStage(page, settings);
    const frames = framesOf(page);
    await quietTable(page, house.url);
    const room = await here(page).getAttribute("data-thing");
    frames.length = 0;
    await playCard(page);
    await resolved(frames);
    await expect(here(page)).not.toHaveAttribute("data-thing", room ?? "");
    expect(await beatsOf(page)).toEqual([]);
    await page.clock.resume();
  }
});

test("the speed is a setting, and is kept", async ({ page, house }) => {
  await page.goto(`${house.url}/settings`);
  const speeds = page.getByRole("group", { name: "How fast things are shown" });
  await expect(speeds.getByRole("radio")).toHaveCount(4);
  await expect(speeds.getByRole("radio", { name: "Normal" })).toBeChecked();
  await speeds.getByText("Slow").click();
  await page.reload();
  await expect(speeds.getByRole("radio", { name: "Slow" })).toBeChecked();
});

for (const [speed, ms] of [
  ["slow", 180 * 1.6],
  ["normal", 180],
  ["quick", 180 * 0.5],
] as const) {
  test(`a card is laid for its time at the speed "${speed}"`, async ({ page, house }) => {
    await openStage(page, { speed });
    await quietTable(page, house.url);
    await playCard(page);
    await expect(board(page)).toHaveAttribute("data-beat", "card_laid seat-1");
    await page.clock.runFor(ms - TICK_MS);
    await expect(board(page)).toHaveAttribute("data-beat", "card_laid seat-1");
    await page.clock.runFor(2 * TICK_MS);
    await expect(board(page)).not.toHaveAttribute("data-beat", "card_laid seat-1");
  });
}

/** The beats of a dungeon in Guilds that was opened, without those of the placements before it. */
function openings(beats: readonly string[]): string[][] {
  const dungeons: string[][] = [];
  for (const beat of beats) {
    if (beat === "resolution_began") dungeons.push([]);
    dungeons.at(-1)?.push(beat);
    if (beat === "round_set_up" || beat === "won") dungeons.push([]);
  }
  return dungeons.filter((dungeon) => dungeon[0] === "resolution_began");
}

test("a dungeon that fails is told door by door: what each brought, the failure, the healing, the headline, the next round", async ({
  page,
  house,
}) => {
  await openStage(page);
  const wish = { ...BOTS, game: "guilds", players: 4, bots: ["random", "random", "random"] };
  let failures: string[][] = [];
  while (failures.length === 0) {
    const frames = framesOf(page);
    const table = await openTable(page, house.url, wish);
    await page.locator("[data-thing=hand] [data-card]:not([aria-disabled=true])").first().waitFor();
    await stopTheClock(page);
    await page.clock.runFor(PASSAGE_MS);
    await beatsOf(page);
    frames.length = 0;
    await playOn(page, table);
    await expect.poll(() => eventsIn<GuildsEvent>(frames).some(({ type }) => type === "won")).toBe(true);
    await playOut(page);
    const dungeons = openings(await beatsOf(page));
    expect(dungeons).toHaveLength(4);
    // No door is passed over.
    const opened = eventsIn<GuildsEvent>(frames).flatMap((event) =>
      event.type === "room_opened" ? [`room_opened room-${String(event.room)}`] : [],
    );
    expect(dungeons.flat().filter((beat) => beat.startsWith("room_opened"))).toEqual(opened);
    failures = dungeons.filter((dungeon) => dungeon.some((beat) => beat.startsWith("failed")));
    await page.clock.resume();
  }
  for (const beats of failures) {
    const order = beats.map((beat) => beat.split(" ")[0] ?? "");
    // Doors from the top, each with what it brought; then the failure, those below, the bills, the headline, and on.
    expect(order.join(" ")).toMatch(
      /^resolution_began( weakest_rewarded)?( room_opened defeated( paid)?)* room_opened failed( abandoned)?( healing_owed)? headline dungeon_over (round_set_up|won)$/,
    );
    const rooms = beats.filter((beat) => beat.startsWith("room_opened")).map((beat) => Number(beat.at(-1)));
    expect(rooms).toEqual(rooms.map((_, place) => place + 1));
  }
});
