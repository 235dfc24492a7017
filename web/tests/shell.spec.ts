import type { Page } from "@playwright/test";
import type { Answer } from "../src/generated/wire";
import { expect, test } from "./house";
import { openTableAfter } from "./quick";
import { hand, myTurn, openTable, playCard } from "./raiders";

const BOTS = { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] };
const LONG = "Maximiliana von Hohenfels";
const clock = (page: Page) => page.locator("[data-thing=actions] [data-thing=clock]");
const told = (page: Page) => page.getByTestId("time-told");

/** A house whose clocks show so much for the first seat, in milliseconds. */
async function withTime(page: Page, left: number): Promise<void> {
  await page.routeWebSocket(/\/socket/, (socket) => {
    const house = socket.connectToServer();
    socket.onMessage((text) => house.send(text));
    house.onMessage((text) => {
      const answer = JSON.parse(String(text)) as Answer;
      if ("scene" in answer && answer.scene.chairs[0]) answer.scene.chairs[0].left = left;
      socket.send(JSON.stringify(answer));
    });
  });
}

test("the time left stands in the bar, warns by shape when it runs low, and is told at a few moments only", async ({
  page,
  house,
}) => {
  await page.clock.install();
  await withTime(page, 32_000);
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await expect(clock(page)).toHaveAttribute("data-hurry", "calm");
  const calm = await clock(page).evaluate((one) => getComputedStyle(one).borderTopLeftRadius);
  await expect(told(page)).toHaveText("");
  await page.clock.fastForward(4000);
  await expect(clock(page)).toHaveAttribute("data-hurry", "low");
  await expect(told(page)).toHaveText("30 seconds left");
  await page.clock.fastForward(4000);
  await expect(clock(page)).toContainText(/0:2\d/);
  await expect(told(page)).toHaveText("30 seconds left");
  await page.clock.fastForward(15_000);
  await expect(clock(page)).toHaveAttribute("data-hurry", "urgent");
  await expect(told(page)).toHaveText("10 seconds left");
  expect(await clock(page).evaluate((one) => getComputedStyle(one).borderTopLeftRadius)).not.toBe(calm);
});

test("a table without a clock shows none", async ({ page, house }) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await expect(clock(page)).toHaveCount(0);
});

test("a long name leaves the clock where it is", async ({ page, house }) => {
  const pace = { timed: { credit_seconds: 90, reserve_seconds: 600 } };
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await openTable(page, house.url, { ...BOTS, name: LONG.slice(0, 24), pace });
    await myTurn(page);
    const seat = page.locator("[data-thing=seat-1]");
    const [frame, time] = [await seat.boundingBox(), await seat.locator(".clock").boundingBox()];
    if (!frame || !time) throw new Error("a seat without a clock");
    expect(time.x).toBeGreaterThanOrEqual(frame.x);
    expect(time.x + time.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
});

test("the story is one stop of the Tab key, and the arrow keys move through it", async ({ page, house }) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await playCard(page);
  await myTurn(page);
  const lines = page.getByTestId("story").locator("button");
  await expect.poll(() => lines.count()).toBeGreaterThan(4);
  const stops = () => page.getByTestId("story").locator("button[tabindex='0']").count();
  expect(await stops()).toBe(1);
  await page.locator("#tab-story").focus();
  await page.keyboard.press("Tab");
  const last = page.locator(":focus");
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(lines.last()).not.toBeFocused();
  await expect(last).toHaveAttribute("tabindex", "0");
  expect(await stops()).toBe(1);
  await page.keyboard.press("Home");
  await expect(lines.first()).toBeFocused();
  // The next Tab leaves the story.
  await page.keyboard.press("Tab");
  await expect(page.getByTestId("story").locator(":focus")).toHaveCount(0);
});

test("a lost line is told without moving anything on a phone", async ({ page, context, house }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  const places = () =>
    page
      .locator("[data-card], [data-thing^=seat-], [data-thing=current-room], header button")
      .evaluateAll((things) => things.map((thing) => thing.getBoundingClientRect().toJSON() as DOMRect));
  const before = await places();
  await context.setOffline(true);
  await expect(page.locator("header [data-link=lost] .words")).toBeVisible();
  expect(await places()).toEqual(before);
  await context.setOffline(false);
});

test("little pictures among the phrases are drawn, and have a name", async ({ page, house }) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await page.locator("#tab-talk").click();
  const thumb = page.getByRole("button", { name: "thumbs up" });
  await expect(thumb.locator("svg path")).toHaveCount(1);
  await expect(page.locator(".phrases")).not.toContainText(/\p{Extended_Pictographic}/u);
  await thumb.click();
  await expect(page.locator(".spoken").getByRole("img", { name: "thumbs up" })).toBeVisible();
  await page.locator("#tab-story").click();
  await expect(page.getByTestId("story").getByRole("img", { name: "thumbs up" })).toBeVisible();
});

test("whoever has a keyboard is told which keys play", async ({ page, browser, house }) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await expect(page.locator("[data-thing=actions] .keys")).toBeVisible();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await openTable(phone, house.url, BOTS);
  await myTurn(phone);
  await expect(phone.locator("[data-thing=actions] .keys")).toBeHidden();
  await context.close();
});

test("on a phone the hand folds to a strip while others decide, and opens at a tap", async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  // Nobody else has sat down to play for Bea, so that one waits for her.
  const table = await openTable(page, house.url, {
    game: "raiders",
    players: 3,
    name: "Ann",
    bots: ["random"],
  });
  const { token } = await house.ask<{ token: string }>("POST", "/api/token");
  await house.ask("POST", `/api/tables/${table}/sit`, { name: "Bea" }, token);
  await myTurn(page);
  await expect(page.locator("[data-do=unfold-hand]")).toHaveCount(0);
  await playCard(page);
  const strip = page.locator("[data-do=unfold-hand]");
  await expect(strip).toHaveAttribute("aria-expanded", "false");
  await expect(hand(page).locator("[data-card]")).toHaveCount(0);
  await strip.click();
  await expect(hand(page).locator("[data-card]")).not.toHaveCount(0);
  await context.close();
});

test("on a phone the report of the last dungeon makes room once it is one's turn, and opens at a tap", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wish = { game: "guilds", players: 4, name: "Ann", bots: ["random", "random", "random"] };
  await openTableAfter(page, house.url, wish, 4);
  const report = page.locator("[data-thing=aftermath]");
  await expect(report.getByRole("button")).toHaveAttribute("aria-expanded", "false");
  await expect(report.locator("ol")).toBeHidden();
  await report.getByRole("button").click();
  await expect(report.locator("ol")).toBeVisible();
});
