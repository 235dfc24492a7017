import type { Contents } from "../src/generated/guilds";
import { expect, test } from "./house";
import { card, choosesTwo, leaveOut, myTurn, playToTheEnd, ready, send, targets } from "./guilds";
import { playOn } from "./quick";
import { ending, openTable } from "./raiders";

const bots = (count: number): string[] => Array<string>(count).fill("random");

test("a newcomer plays a whole game of Guilds against bots, one tap from the front door", async ({
  page,
  house,
}) => {
  await page.goto(house.url);
  await page
    .getByRole("article", { name: "Dungeon Guilds" })
    .getByRole("button", { name: /play now/i })
    .click();
  await expect(card(page, 1)).toBeVisible();
  // Two adventurers go into each dungeon, and there are at least three.
  expect(await playToTheEnd(page)).toBeGreaterThanOrEqual(7);
  await expect(ending(page)).toContainText(/won|win/i);
  await expect(page.getByRole("region", { name: "Looking back" })).toBeVisible();
  await expect(page.locator("[data-thing=aftermath]")).toBeVisible();
});

test("an adventurer is chosen, then a space; another may go instead, and the second tap plays", async ({
  page,
  house,
}) => {
  await openTable(page, house.url, {
    game: "guilds",
    players: 3,
    name: "Ann",
    bots: bots(2),
    options: { masters: "none" },
  });
  await myTurn(page);
  const play = page.locator("[data-do=play]");
  await card(page, 1).click();
  await expect(play).toBeDisabled();
  await card(page, 2).click();
  await expect(page.locator("[data-thing=actions]")).toContainText("You get $2");
  await card(page, 3).click();
  // A third takes the place of the first.
  await expect(card(page, 1)).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("[data-thing=actions]")).toContainText("Disable your 2 and 3");
  await play.click();
  await expect(page.getByTestId("story")).toContainText("You disable 2 and 3 and get $3.");
  await expect(ready(page)).toHaveCount(3, { timeout: 30_000 });
  await expect(targets(page)).toHaveCount(0);
  await card(page, 4).click();
  // A free one: where somebody stands they would be bumped.
  await targets(page)
    .filter({ hasText: /Place your 4/ })
    .first()
    .click();
  await expect(page.locator("[data-thing=actions]")).toContainText(/Place your 4 in room \d/);
  await card(page, 5).click();
  await expect(page.locator("[data-thing=actions]")).toContainText(/Place your 5 in room \d/);
  const space = page.locator("button[data-space][aria-pressed=true]");
  await expect(space).toHaveCount(1);
  await space.click();
  await expect(page.getByTestId("story")).toContainText(/You place a 5 in room \d/);
});

test("two against two win together", async ({ page, house }) => {
  const table = await openTable(page, house.url, {
    game: "guilds",
    players: 4,
    name: "Ann",
    bots: bots(3),
    options: { teams: "2v2" },
  });
  await myTurn(page);
  await expect(page.getByLabel("Sun team")).toHaveCount(2);
  await expect(page.getByLabel("Moon team")).toHaveCount(2);
  await playOn(page, table);
  // Each side stands in one row, with its money together.
  await expect(ending(page).locator("li")).toHaveCount(2);
  await expect(ending(page).locator("li.me")).toContainText(/Ann and \w+/);
  await expect(page.getByTestId("story")).toContainText(
    /(Your|The Moon) team wins! .+ have \$\d+ together\.|A shared win for .+, with \$\d+ a team!/,
  );
});

test("ghosts haunt a dungeon of their own size", async ({ page, house }) => {
  const table = await openTable(page, house.url, {
    game: "guilds",
    players: 3,
    name: "Ann",
    bots: bots(2),
    // Without the promos everyone chooses whom to leave out first, and nobody can have bumped a ghost yet.
    options: { ghost: true },
  });
  await myTurn(page);
  await expect(page.locator("[data-thing=dungeon] [data-thing^=room-]")).toHaveCount(4);
  await expect(page.locator("[data-space='1-1']")).toContainText(/a ghost of strength [123]/);
  await playOn(page, table);
  await expect(page.getByTestId("story")).toContainText("Ghosts haunt rooms 1 and 2.");
  await expect(ending(page)).toBeVisible();
});

test("a phone plays by tap, without sideways scrolling and with room for a thumb", async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openTable(page, house.url, { game: "guilds", players: 4, name: "Ann", bots: bots(3) });
  let [decisions, widest, smallest] = [0, 0, 44];
  while (await myTurn(page)) {
    widest = Math.max(widest, await page.evaluate(() => document.documentElement.scrollWidth));
    const sides = await page
      .locator("button[data-space], [data-card]")
      .evaluateAll((things) =>
        things.flatMap((thing) => [
          thing.getBoundingClientRect().width,
          thing.getBoundingClientRect().height,
        ]),
      );
    smallest = Math.min(smallest, ...sides);
    if (await choosesTwo(page)) await leaveOut(page, 2, 4);
    else await send(page, decisions);
    decisions += 1;
  }
  expect(widest).toBeLessThanOrEqual(390);
  expect(smallest).toBeGreaterThanOrEqual(43.5);
  await context.close();
});

test("the keyboard chooses an adventurer by its strength and a space by Enter", async ({ page, house }) => {
  await openTable(page, house.url, { game: "guilds", players: 3, name: "Ann", bots: bots(2) });
  await myTurn(page);
  if (await choosesTwo(page)) {
    await page.keyboard.press("1");
    await page.keyboard.press("2");
    await expect(page.locator("[data-do=play]")).toBeEnabled();
    await page.keyboard.press("Enter");
  }
  await expect(ready(page)).toHaveCount(3, { timeout: 30_000 });
  await page.keyboard.press("5");
  await expect(page.locator(":focus")).toHaveAttribute("data-space", /\d-\d/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("story")).toContainText(/You (place|bump).* (with )?a 5/);
});

test("a dungeon that is over is shown room by room, with what it brought and cost", async ({
  page,
  house,
}) => {
  await openTable(page, house.url, { game: "guilds", players: 3, name: "Ann", bots: bots(2) });
  let decisions = 0;
  while ((await myTurn(page)) && !(await page.locator("[data-thing=aftermath]").isVisible())) {
    if (await choosesTwo(page)) await leaveOut(page, 1, 2);
    else await send(page, decisions);
    decisions += 1;
  }
  const last = page.locator("[data-thing=aftermath]");
  await expect(last).toContainText("The dungeon of round 1");
  await expect(last.locator("ol > li")).toHaveCount(3);
  await expect(last).toContainText(/Failed in room \d|Cleared to the bottom/);
});

test("whoever learns Guilds is told one thing at a time, and a big screen and a phone share the table", async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/learn/guilds`);
  const guide = page.getByTestId("guide");
  await expect(guide).toContainText("Welcome, guild leader");
  // One lesson before the first decision, and the next when it matters.
  await guide.locator(".button.lit").click();
  await expect(guide.locator(".button.lit")).toHaveCount(0);
  await myTurn(page);
  await leaveOut(page, 1, 2);
  await expect(guide).toContainText(/The dungeon|Send somebody in/);
  const table = /\/t\/([^/]+)/.exec(page.url())?.[1] ?? "";
  await page.goto(`${house.url}/t/${table}/hand`);
  await expect(card(page, 3)).toBeVisible();
  await expect(page.locator("[data-thing^=seat-]")).toHaveCount(1);
  await page.goto(`${house.url}/t/${table}/screen`);
  await expect(page.locator("[data-thing=dungeon]")).toBeVisible();
  await expect(page.locator("[data-card], button[data-space]")).toHaveCount(0);
  await expect(page.locator("[data-thing^=seat-]")).toHaveCount(3);
});

test("the rules name the values that are on the standard cards", async ({ page, house }) => {
  const table = await openTable(page, house.url, { game: "guilds", players: 3, name: "Ann" });
  const contents = await page.evaluate(async (address) => {
    const { welcome } = (await (await fetch(address)).json()) as { welcome: { contents: Contents } };
    return welcome.contents;
  }, `/api/tables/${table}`);
  await page.goto(`${house.url}/rules/guilds`);
  const rules = page.locator("main");
  for (const { defense, treasure } of contents.levels) {
    const [from, to] = [defense.join(" to "), treasure.map((dollars) => `$${String(dollars)}`).join(" to ")];
    await expect(rules).toContainText(`defense ${from} and treasure ${to}`);
  }
  for (const { name } of contents.masters) await expect(rules).toContainText(name.replace(/^The /, ""));
});
