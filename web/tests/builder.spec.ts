import { confirm, decide, moves, myTurn, ONE_CYCLE, play } from "./builder";
import { issues } from "./dungeoneer";
import { expect, test } from "./house";
import { playOn, tableWith } from "./quick";
import { ending, openTable } from "./raiders";

test("a cycle against a bot: some turns by touching things, and the game to its end", async ({
  page,
  house,
}) => {
  const table = await openTable(page, house.url, ONE_CYCLE);
  const ways = new Set<string>();
  for (let decision = 0; decision < 14 && (await myTurn(page)); decision += 1)
    ways.add(await decide(page, decision));
  expect(ways).toEqual(new Set(["table", "dock"]));
  await expect(page.locator("[data-thing=seats] .player")).toHaveCount(2);
  await playOn(page, table);
  await expect(ending(page)).toBeVisible();
});

test("new cards are taken where they lie", async ({ page, house }) => {
  await openTable(page, house.url, ONE_CYCLE);
  await myTurn(page);
  await page.locator("button[data-thing^=slot-]").first().click();
  await confirm(page);
});

test("a card of the hand is told of when it is asked about", async ({ page, house }) => {
  await openTable(page, house.url, ONE_CYCLE);
  await myTurn(page);
  await page.locator("[data-thing=hand] div[data-thing^=card-]").first().click();
  await expect(page.locator(".ask-card")).toBeVisible();
});

test("an invasion keeps the party in sight, and its windows can be passed for good", async ({
  page,
  house,
}) => {
  const table = await tableWith(page, house.url, ONE_CYCLE, "pass");
  await page.goto(`${house.url}/t/${table}`);
  await myTurn(page);
  await expect(page.locator("[data-thing^=member-]")).toHaveCount(4);
  await expect(page.locator("[data-thing=window]")).toBeVisible();
  await page.locator("details summary", { hasText: "Pass unless" }).click();
  await page.locator("[data-do-move=pass_unless]").last().click();
  await confirm(page);
});

test("a phone plays by touch, and nothing scrolls sideways", async ({ browser, house }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await openTable(page, house.url, ONE_CYCLE);
  for (let decision = 0; decision < 10 && (await myTurn(page)); decision += 1) await decide(page, decision);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test("the keyboard plays by the list alone", async ({ page, house }) => {
  await openTable(page, house.url, ONE_CYCLE);
  await myTurn(page);
  await moves(page).locator("summary").focus();
  await page.keyboard.press("Enter");
  for (let decision = 0; decision < 8 && (await myTurn(page)); decision += 1) {
    await moves(page).locator("[data-move]").last().focus();
    await page.keyboard.press("Enter");
    await expect(play(page)).toHaveAttribute("aria-disabled", "false");
    await confirm(page, () => page.keyboard.press("Enter"));
  }
});

for (const [name, kind] of [
  ["building", "put"],
  ["an invasion", "pass"],
] as const) {
  test(`${name}: axe finds nothing`, async ({ page, house }) => {
    const table = await tableWith(page, house.url, ONE_CYCLE, kind);
    await page.goto(`${house.url}/t/${table}`);
    await myTurn(page);
    expect(await issues(page)).toEqual([]);
  });
}
