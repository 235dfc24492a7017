import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { History } from "../src/generated/rest";
import { expect, test, type House } from "./house";
import { layTable, tableAfter } from "./quick";

const RAIDERS = { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] };
const BIDDING = { game: "bidding", players: 2, name: "Ann", bots: ["random"] };

/** What the house says this browser has played, once it has noted so many games. */
async function noted(page: Page, house: House, games: number): Promise<History> {
  let history: History = { games: [], next: null };
  await expect
    .poll(async () => {
      history = (await (await page.request.get(`${house.url}/api/history`)).json()) as History;
      return history.games.length;
    })
    .toBe(games);
  return history;
}

const rows = (page: Page) => page.locator("section[aria-labelledby=history] .games > li");

test("your tables tell how every game ended, and are filtered by game, result and opponent", async ({
  page,
  house,
}) => {
  for (const wish of [RAIDERS, BIDDING, BIDDING]) await tableAfter(page, house.url, wish);
  const { games } = await noted(page, house, 3);
  await page.goto(`${house.url}/mine`);
  await expect(rows(page)).toHaveCount(3);
  const won = games.filter(({ seat, result }) => result?.winners.includes(seat ?? 0)).length;
  for (const [index, { seat, result, names }] of games.entries()) {
    const row = rows(page).nth(index);
    await expect(row).toContainText(result?.scored[(seat ?? 0) - 1] ?? "?");
    await expect(row).toContainText(names.at(-1) ?? "?");
    await expect(row).toContainText(`${String(result?.moves)} moves`);
    const mine = result?.winners.includes(seat ?? 0);
    await expect(row).toContainText(mine ? /Won|Shared win/ : /Place \d of \d/);
  }
  await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("raiders");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("");
  await page.getByLabel("Result").selectOption("won");
  await expect(rows(page)).toHaveCount(won);
  await page.getByLabel("Result").selectOption("lost");
  await expect(rows(page)).toHaveCount(3 - won);
  await page.getByLabel("Result").selectOption("");
  // The third at the table of Raiders sat nowhere else.
  await page.getByLabel("Against").selectOption(games.at(-1)?.names.at(-1) ?? "");
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator(".tallies li")).toHaveCount(2);
  await expect(page.locator(".tallies li").filter({ hasText: "Bidding" })).toContainText("2 games");
  await rows(page)
    .first()
    .getByRole("link", { name: /Replay/ })
    .click();
  await expect(page.getByRole("slider")).toBeVisible();
});

test("a history is carried to another device by a link that asks first and works once", async ({
  page,
  browser,
  house,
}) => {
  const table = await tableAfter(page, house.url, BIDDING);
  await noted(page, house, 1);
  await page.goto(`${house.url}/mine`);
  await page.getByRole("button", { name: "Carry to another device" }).click();
  const link = await page.getByLabel("Private link to your history", { exact: true }).inputValue();
  const other = await browser.newContext();
  const phone = await other.newPage();
  await phone.goto(link);
  await expect(phone.getByText("join only what is yours")).toBeVisible();
  await expect(rows(phone)).toHaveCount(0);
  await phone.locator("[data-do=join]").click();
  await expect(phone.getByText("now have one history")).toBeVisible();
  await expect(rows(phone)).toHaveCount(1);
  await expect(phone).toHaveURL(`${house.url}/mine`);
  await rows(phone).first().getByRole("link").first().click();
  await expect(phone).toHaveURL(`${house.url}/t/${table}`);
  await phone.goto(`${house.url}/mine`);
  // Somebody else who finds the link has no use for it.
  const third = await browser.newContext();
  const stranger = await third.newPage();
  await stranger.goto(link);
  await stranger.locator("[data-do=join]").click();
  await expect(stranger.getByText("no longer good")).toBeVisible();
  await expect(rows(stranger)).toHaveCount(0);
  await third.close();
  await other.close();
});

test("a history is saved as a file and deleted, and games under way stay", async ({ page, house }) => {
  await tableAfter(page, house.url, BIDDING);
  const underWay = await layTable(page, house.url, RAIDERS);
  await noted(page, house, 1);
  await page.goto(`${house.url}/mine`);
  await expect(rows(page)).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("undercroft-history.json");
  const saved = JSON.parse(readFileSync(await download.path(), "utf8")) as History;
  expect(saved.games.map(({ game }) => game)).toEqual(["bidding"]);
  await page.getByRole("button", { name: "Delete my history" }).click();
  await expect(page.getByText("This cannot be undone")).toBeVisible();
  await page.getByRole("button", { name: "Delete my history" }).click();
  await expect(page.getByText("No game has come to its end yet")).toBeVisible();
  await expect(page.locator(`a[href="/t/${underWay}"]`)).toBeVisible();
  await page.reload();
  await expect(page.getByText("No game has come to its end yet")).toBeVisible();
});
