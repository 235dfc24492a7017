import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Scene } from "../src/generated/wire";
import { expect, test, type House } from "./house";
import { openTableAfter, playOn } from "./quick";
import { ending } from "./raiders";

const RAIDERS = { game: "raiders", players: 4, name: "Ann", bots: ["random", "random", "random"] };
const GUILDS = { ...RAIDERS, game: "guilds" };

async function sceneOf(page: Page, house: House, table: string): Promise<Scene> {
  const answer = await page.request.get(`${house.url}/api/tables/${table}`);
  return ((await answer.json()) as { scene: Scene }).scene;
}

/** A finished game of Raiders in which somebody collapsed; all but all of them are such. */
async function withSomebodyFallen(page: Page, house: House): Promise<Scene> {
  for (let tries = 0; tries < 5; tries += 1) {
    const table = await openTableAfter(page, house.url, RAIDERS);
    const scene = await sceneOf(page, house, table);
    if (scene.standing?.reasons.some((reason) => reason?.out)) return scene;
  }
  throw new Error("nobody ever collapsed");
}

test("the end says who stands where and why, and marks those who could not win whatever they had", async ({
  page,
  house,
}) => {
  const scene = await withSomebodyFallen(page, house);
  const rows = ending(page).locator("li");
  await expect(rows).toHaveCount(4);
  for (const [index, reason] of (scene.standing?.reasons ?? []).entries()) {
    const row = rows.filter({ hasText: scene.chairs[index]?.name ?? "" });
    await expect(row).toContainText(scene.standing?.scores[index] ?? "");
    if (reason) await expect(row).toContainText(reason.words);
    await expect(row.locator(".reason")).toHaveCount(reason ? 1 : 0);
    expect(await row.evaluate((it) => it.classList.contains("out"))).toBe(reason?.out ?? false);
  }
  // Whoever is out stands below the winner.
  await expect(rows.first()).not.toHaveClass(/out/);
  await expect(rows.last()).toHaveClass(/out/);
});

test("the score over the game is drawn, and stands in a table behind the drawing", async ({
  page,
  house,
}) => {
  const table = await openTableAfter(page, house.url, RAIDERS);
  const { course, chairs, standing } = await sceneOf(page, house, table);
  const chart = page.getByRole("img", { name: /The score over the game/ });
  await expect(chart).toBeVisible();
  await expect(chart.locator("path")).toHaveCount(4);
  for (const [index, { name }] of chairs.entries())
    await expect(chart).toHaveAccessibleName(new RegExp(`${name} ${standing?.scores[index] ?? ""}`));
  await page.getByText("The same as a table").click();
  const lines = page.locator("[data-thing=looking-back] tbody tr");
  await expect(lines).toHaveCount(course?.chart.length ?? 0);
  await expect(lines.first().locator("th")).toHaveText("The deal");
  // The columns stand in the order of the places.
  const heads = await page.locator("[data-thing=looking-back] thead th").allTextContents();
  const last = await lines.last().locator("td").allTextContents();
  heads.slice(1).forEach((name, column) => {
    const seat = chairs.findIndex((chair) => chair.name === name.trim());
    expect(Number(last[column])).toBe(course?.chart.at(-1)?.scores[seat]);
  });
});

test("every best moment leads to its step of the replay", async ({ page, house }) => {
  const table = await openTableAfter(page, house.url, RAIDERS);
  const moments = (await sceneOf(page, house, table)).course?.moments ?? [];
  expect(moments.length).toBeGreaterThan(0);
  const links = page.locator(".moments a");
  await expect(links).toHaveCount(moments.length);
  const last = moments.at(-1);
  await expect(links.last()).toContainText(last?.words ?? "");
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}/replay\\?eye=all&step=${String(last?.step)}`));
  await expect(page.getByRole("slider")).toHaveValue(String(last?.step));
});

test("Guilds ranks its teams once, with their money together", async ({ page, house }) => {
  const table = await openTableAfter(page, house.url, { ...GUILDS, options: { teams: "2v2" } });
  const { chairs } = await sceneOf(page, house, table);
  await expect(ending(page).locator("li")).toHaveCount(2);
  await expect(page.getByRole("img", { name: /The score over the game/ }).locator("path")).toHaveCount(2);
  const names = chairs.map(({ name }) => name);
  // The best moments and the last dungeon may well name everybody and some money too.
  const rankings = await page
    .locator("main ol:not(.moments, [data-thing=aftermath] ol)")
    .evaluateAll(
      (lists, names) =>
        lists.filter(
          (list) => names.every((name) => list.textContent.includes(name)) && /\$\d/.test(list.textContent),
        ).length,
      names,
    );
  expect(rankings).toBe(1);
  // What each partner has is still told, by the guilds themselves.
  await expect(page.locator("[data-thing=seats] [data-money]")).toHaveCount(4);
});

test("a series is counted from rematch to rematch", async ({ page, house }) => {
  await openTableAfter(page, house.url, RAIDERS);
  await expect(ending(page)).not.toContainText("of the series");
  await page.locator("[data-do=rematch]").click();
  await expect(page.locator("[data-thing=hand]")).toBeVisible();
  const table = new URL(page.url()).pathname.split("/")[2] ?? "";
  await playOn(page, table);
  await expect(ending(page)).toContainText("Game 2 of the series");
  const { series } = await sceneOf(page, house, table);
  expect(series?.games).toBe(2);
  const wins = await ending(page).locator(".wins").allTextContents();
  const counted = wins.map((text) => Number.parseInt(text, 10)).sort();
  expect(counted).toEqual([...(series?.wins ?? [])].sort());
});

test("the end is shared as a picture", async ({ page, house }) => {
  await openTableAfter(page, house.url, RAIDERS);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-do=picture]").click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Dungeon Raiders \d{4}-\d\d-\d\d\.png$/);
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeGreaterThan(20_000);
  await expect(page.getByText("The picture is saved")).toBeVisible();
});

test("winners are celebrated by torchlight, and not where nothing shall move", async ({
  page,
  browser,
  house,
}) => {
  const table = await openTableAfter(page, house.url, RAIDERS);
  const { outcome } = await sceneOf(page, house, table);
  await expect(ending(page).locator("h2 svg")).toBeVisible();
  await expect(page.locator(".glory")).toHaveCount(0);
  const context = await browser.newContext({ reducedMotion: "no-preference" });
  const other = await context.newPage();
  await other.goto(`${house.url}/t/${table}`);
  await expect(ending(other)).toBeVisible();
  // Where everyone is lost there is nobody to celebrate.
  await expect(other.locator(".glory .torch").first()).toBeVisible({
    visible: (outcome?.winners.length ?? 0) > 0,
  });
  await context.close();
});
