import { expect, test } from "./house";
import { layTable, openTableAfter, tableAfter } from "./quick";
import { openTable } from "./raiders";

test("a finished game is watched again by step, by line, through any eye, and shared from a moment", async ({
  page,
  context,
  house,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const table = await openTableAfter(page, house.url, {
    game: "raiders",
    players: 3,
    name: "Ann",
    bots: ["random", "random"],
  });
  await page.getByRole("link", { name: "Replay" }).first().click();
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  await slider.fill("10");
  await expect(page).toHaveURL(/step=10/);
  await page.getByRole("button", { name: "Next step" }).click();
  await expect(page).toHaveURL(/step=11/);
  await page.keyboard.press("End");
  await expect(page.getByText("Who collapsed")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.locator("[data-thing=room-1]")).toHaveAttribute("aria-current", "step");
  // A line of the story leads to its moment.
  await page.keyboard.press("End");
  await page.getByRole("button", { name: /Level 3 of 5/ }).click();
  await expect(page.locator("[data-thing=current-room]")).toContainText("Level 3 of 5");
  // Ann's eye sees her card face down where a spectator sees a back.
  await page.goto(`${house.url}/t/${table}/replay?eye=1&step=1`);
  await expect(page.locator("[data-thing=row]")).toBeVisible();
  await page.getByLabel("Through whose eyes").selectOption("spectator");
  await expect(page).toHaveURL(/eye=spectator/);
  await page.getByRole("button", { name: "Share this moment" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/t/${table}/replay`);
  expect(link).toContain("step=1");
  // Without the house the board stays the spectator's, under that name, and the page says why.
  await context.setOffline(true);
  const eye = page.getByLabel("Through whose eyes");
  await eye.selectOption("2");
  await expect(page.getByText("The house does not answer")).toBeVisible();
  await expect(eye).toHaveValue("spectator");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(eye).toHaveValue("2");
  await expect(page.getByText("The house does not answer")).toHaveCount(0);
});

test("a replay keeps its place when another eye looks", async ({ page, house }) => {
  const table = await tableAfter(page, house.url, {
    game: "raiders",
    players: 5,
    name: "Ann",
    bots: ["random", "random", "random", "random"],
  });
  await page.goto(`${house.url}/t/${table}/replay?eye=spectator&step=90`);
  const slider = page.getByRole("slider");
  const present = page.locator("[aria-labelledby=replay-story] button[aria-current=step]");
  await expect(slider).toHaveValue("90");
  for (const eye of ["1", "all", "spectator"]) {
    await page.getByLabel("Through whose eyes").selectOption(eye);
    await expect(page).toHaveURL(new RegExp(`eye=${eye}&step=90`));
    await expect(slider).toHaveValue("90");
    await expect
      .poll(() =>
        present.evaluate((line) => {
          const list = line.closest("section > ol")?.getBoundingClientRect();
          const { top, bottom } = line.getBoundingClientRect();
          return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
        }),
      )
      .toBe(true);
  }
});

test("a stranger finds the way from a replay to the front door", async ({ page, browser, house }) => {
  const table = await tableAfter(page, house.url, {
    game: "guilds",
    players: 4,
    name: "Ann",
    bots: ["random", "random", "random"],
    options: { teams: "2v2" },
  });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const stranger = await context.newPage();
  await stranger.goto(`${house.url}/t/${table}/replay?step=9999`);
  // Partners stand together in the replay as they did at the table.
  await expect(stranger.locator("[aria-labelledby=standing] li")).toHaveCount(2);
  await stranger.locator("header").getByRole("link", { name: "Undercroft" }).click();
  await expect(stranger).toHaveURL(`${house.url}/`);
  await expect(stranger.getByRole("button", { name: /play.* now/i }).first()).toBeVisible();
  await context.close();
});

test("a game under way cannot be replayed yet, and the page says so", async ({ page, house }) => {
  const table = await layTable(page, house.url, {
    game: "raiders",
    players: 3,
    name: "Ann",
    bots: ["random", "random"],
  });
  await page.goto(`${house.url}/t/${table}/replay`);
  await expect(page.getByText("This game is still being played")).toBeVisible();
  await expect(page.getByRole("link", { name: "Undercroft" })).toHaveAttribute("href", "/");
});

test("a game without a board of its own is played from its moves and its view", async ({ page, house }) => {
  await openTable(page, house.url, { game: "bidding", players: 3, name: "Ann", bots: ["random", "random"] });
  const bids = page.getByRole("button", { name: /^Bid the/ });
  for (let held = 5; held > 0; held -= 1) {
    // What was offered before is gone: all have bid, and the next prize is up.
    await expect(bids).toHaveCount(held);
    await bids.first().click();
    await page.locator("[data-do=play]").click();
  }
  await expect(page.locator("[data-thing=ending]")).toBeVisible();
});
