import { hidden, outOfSight } from "./boxes";
import { board, confirm, decide, moves, myTurn, ONE_CYCLE, play } from "./builder";
import { issues } from "./dungeoneer";
import { expect, test } from "./house";
import { SIZES } from "./phases";
import { openTableAfter, playOn } from "./quick";
import { ending, openTable } from "./raiders";

/** So many decisions lead into the first invasion. */
const INVADED = 45;

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
  await openTableAfter(page, house.url, ONE_CYCLE, INVADED);
  while (await myTurn(page)) {
    if ((await page.locator("[data-do-move=pass]").count()) > 0) break;
    await decide(page, 2);
  }
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

for (const [name, decisions] of [
  ["building", 20],
  ["an invasion", INVADED],
] as const) {
  test(`${name}: axe finds nothing`, async ({ page, house }) => {
    await openTableAfter(page, house.url, ONE_CYCLE, decisions);
    await myTurn(page);
    expect(await issues(page)).toEqual([]);
  });

  test(`${name}: at every size nothing that matters is covered, cut or out of the page`, async ({
    page,
    house,
  }) => {
    await openTableAfter(
      page,
      house.url,
      { ...ONE_CYCLE, players: 4, bots: Array(3).fill("random") },
      decisions,
    );
    await myTurn(page);
    await page.mouse.move(0, 0);
    const wrong: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(board(page)).toBeVisible();
      const at = `${String(size.width)}x${String(size.height)}`;
      wrong.push(...(await hidden(page)).map((what) => `${at}: ${what}`));
      const first = ["[data-thing=seats]", "[data-thing=actions]"];
      wrong.push(...(await outOfSight(page, first)).map((what) => `${at}: ${what} is not in sight at once`));
    }
    expect(wrong).toEqual([]);
  });
}
