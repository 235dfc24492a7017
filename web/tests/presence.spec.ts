import type { Browser, Page } from "@playwright/test";
import { expect, House, test as base } from "./house";
import { layTable, playOn } from "./quick";
import { ending, hand, myTurn, openTable } from "./raiders";

/** A house where whoever is not connected for a second counts as away, and a table rests as soon. */
const test = base.extend<object, { house: House }>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.open(["--away-after", "1", "--rest-after", "0"]);
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
});

const banner = (page: Page, thing: string) => page.locator(`[data-thing=${thing}]`);
const story = (page: Page) => page.getByTestId("story");

/** Somebody else's browser at a table, where they sit down. */
async function sits(browser: Browser, house: House, table: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${house.url}/t/${table}`);
  await page.getByLabel("Your name").fill(name);
  // A line that is opened before the house has given the seat is a visitor's.
  const seated = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
  await page.getByRole("button", { name: "Sit down" }).click();
  await seated;
  return page;
}

/** Ann, Bea and Cid at a table of Raiders; Ann is the host. */
async function friends(page: Page, browser: Browser, house: House): Promise<[string, Page, Page]> {
  const table = await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann" });
  const bea = await sits(browser, house, table, "Bea");
  const cid = await sits(browser, house, table, "Cid");
  for (const player of [page, bea, cid]) await myTurn(player);
  return [table, bea, cid];
}

const leave = (page: Page): Promise<void> => page.context().close();

test("anybody may let a bot play for somebody who has gone, until they are back", async ({
  page,
  browser,
  house,
}) => {
  const [table, bea, cid] = await friends(page, browser, house);
  const cookies = await cid.context().storageState();
  await leave(cid);
  await expect(banner(bea, "absent")).toContainText("Cid has been away");
  // In sight without scrolling, on the page of everybody who plays.
  await expect(banner(page, "absent")).toBeInViewport({ ratio: 1 });
  // And above the hand, which is used meanwhile.
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const [told, cards] = [await banner(page, "absent").boundingBox(), await hand(page).boundingBox()];
        return told !== null && cards !== null && told.y + told.height <= cards.y + 1;
      })
      .toBe(true);
  }
  await bea.locator("[data-do=let-bot-play]").click();
  await expect(story(page)).toContainText("Bea lets a bot play for Cid until they are back.");
  await expect(banner(page, "absent")).toBeHidden();
  const back = await (await browser.newContext({ storageState: cookies })).newPage();
  await back.goto(`${house.url}/t/${table}`);
  await expect(story(page)).toContainText("Cid is back.");
  await leave(back);
  await leave(bea);
});

test("somebody who is there hosts when the host has gone", async ({ page, browser, house }) => {
  const [, bea, cid] = await friends(page, browser, house);
  await page.goto("about:blank");
  await expect(banner(bea, "host")).toContainText("you host this table now");
  await expect(banner(cid, "host")).toBeHidden();
  await bea.getByRole("button", { name: "Table menu" }).click();
  await expect(bea.getByRole("button", { name: "Remove Ann" })).toBeVisible();
  await leave(bea);
  await leave(cid);
});

test("a pause says who is still missing, and does not wait for those who have gone", async ({
  page,
  browser,
  house,
}) => {
  const [, bea, cid] = await friends(page, browser, house);
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Pause" }).click();
  await expect(bea.getByText("Still missing: Bea and Cid")).toBeInViewport({ ratio: 1 });
  await leave(cid);
  await expect(bea.getByText("Still missing: Bea", { exact: true })).toBeVisible();
  await bea.getByRole("button", { name: "Agree" }).click();
  await expect(page.locator("[data-thing=actions]")).toContainText("No clock runs");
  await leave(bea);
});

test("whoever leaves a game against bots finds the table as it was", async ({ page, house }) => {
  const bots = ["random", "random"];
  const table = await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann", bots });
  await myTurn(page);
  const cards = await hand(page).textContent();
  await page.goto(`${house.url}/rules/raiders`);
  const resting = async (): Promise<boolean> =>
    (
      (await (await page.request.get(`${house.url}/api/tables/${table}`)).json()) as {
        scene: { resting: boolean };
      }
    ).scene.resting;
  await expect.poll(resting).toBe(true);
  await page.goto(`${house.url}/t/${table}`);
  await myTurn(page);
  expect(await hand(page).textContent()).toBe(cards);
  await expect(story(page)).toContainText("the game goes on");
  expect(await resting()).toBe(false);
});

/** Ann and Bea at the end of a game with a bot, each looking at it. */
async function ended(page: Page, browser: Browser, house: House): Promise<Page> {
  const wish = { game: "raiders", players: 3, name: "Ann", bots: ["random"] };
  const table = await layTable(page, house.url, wish);
  const bea = await sits(browser, house, table, "Bea");
  await myTurn(bea);
  // Nobody looks before it is over.
  await Promise.all([page, bea].map((player) => player.goto(`${house.url}/healthz`)));
  await Promise.all([page, bea].map((player) => playOn(player, table)));
  for (const player of [page, bea]) {
    await player.goto(`${house.url}/t/${table}`);
    await expect(ending(player)).toBeVisible();
  }
  return bea;
}

test("a rematch asks everybody, and whoever accepts sits down in the old seat", async ({
  page,
  browser,
  house,
}) => {
  const bea = await ended(page, browser, house);
  await page.locator("[data-do=rematch]").click();
  await expect(page.locator(".lobby")).toContainText("Kept for Bea");
  await expect(banner(bea, "offer")).toContainText("Ann would like to play again.");
  await expect(banner(bea, "offer")).toBeInViewport({ ratio: 1 });
  await bea.locator("[data-do=accept]").click();
  await myTurn(page);
  await myTurn(bea);
  await leave(bea);
});

test("whoever declines a rematch leaves the seat to others", async ({ page, browser, house }) => {
  const bea = await ended(page, browser, house);
  await page.locator("[data-do=rematch]").click();
  await bea.locator("[data-do=decline]").click();
  await expect(banner(bea, "offer")).toBeHidden();
  await expect(page.locator(".lobby")).not.toContainText("Kept for Bea");
  await page.getByRole("button", { name: "Fill with bots" }).click();
  await myTurn(page);
  await leave(bea);
});

test("a table for strangers has a clock, unless somebody chooses otherwise", async ({ page, house }) => {
  await page.goto(`${house.url}/open/raiders`);
  const pace = page.getByRole("group", { name: "How fast" });
  await expect(pace.getByRole("radio", { name: /No clock/ })).toBeChecked();
  await page.getByText("Anybody", { exact: true }).click();
  await expect(pace.getByRole("radio", { name: /Live/ })).toBeChecked();
  await pace.getByText("Relaxed", { exact: true }).click();
  await page.getByText("Whoever has the link", { exact: true }).click();
  await expect(pace.getByRole("radio", { name: /Relaxed/ })).toBeChecked();
});
