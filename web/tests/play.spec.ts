import { expect, test } from "./house";
import { ending, hand, myTurn, openTable, playCard, playToTheEnd } from "./raiders";

test("a newcomer plays a whole game of Raiders against bots, one tap from the front door", async ({
  page,
  house,
}) => {
  await page.goto(house.url);
  await page
    .getByRole("article", { name: "Dungeon Raiders" })
    .getByRole("button", { name: /play now/i })
    .click();
  await expect(hand(page)).toBeVisible();
  const cards = await playToTheEnd(page);
  expect(cards).toBeGreaterThanOrEqual(25);
  await expect(ending(page)).toContainText(/won|win/i);
  await expect(page.getByText("Who collapsed")).toBeVisible();
});

test("a card is chosen before it is played, and another may be chosen instead", async ({ page, house }) => {
  await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] });
  await myTurn(page);
  const play = page.locator("[data-do=play]");
  await expect(play).toBeDisabled();
  await hand(page).locator("[data-card='2']").click();
  await expect(page.locator("[data-thing=actions]").getByText("Play the 2")).toBeVisible();
  await hand(page).locator("[data-card='4']").click();
  await expect(hand(page).locator("[data-card='2']")).toHaveAttribute("aria-pressed", "false");
  await play.click();
  await expect(page.locator("[data-thing=aftermath]")).toContainText("Ann");
  await expect(hand(page).locator("[data-card='4']")).toBeDisabled();
});

test("a card that nobody has answered yet is taken back", async ({ page, house }) => {
  const table = await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann" });
  for (const name of ["Bea", "Cid"]) {
    const { token } = await house.ask<{ token: string }>("POST", "/api/token");
    await house.ask("POST", `/api/tables/${table}/sit`, { name }, token);
  }
  await myTurn(page);
  await hand(page).locator("[data-card='5']").click();
  await page.locator("[data-do=play]").click();
  await expect(hand(page).locator("[data-card='3']")).toBeDisabled();
  await page.locator("[data-do=undo]").click();
  await expect(hand(page).locator("[data-card='5']")).toBeEnabled();
  await expect(page.getByTestId("story")).toContainText("taken back");
});

test("the keyboard alone plays a whole game", async ({ page, house }) => {
  await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] });
  let rooms = 0;
  while (await myTurn(page)) {
    const story = await page.getByTestId("story").textContent();
    const key = await hand(page)
      .locator("button[data-card]:not([aria-disabled=true])")
      .first()
      .getAttribute("data-card");
    const keys: Record<string, string> = { torch: "l", crystal_ball: "b", key: "k", sword: "s" };
    await page.keyboard.press(keys[key ?? ""] ?? key ?? "1");
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("story")).not.toHaveText(story ?? "");
    rooms += 1;
  }
  expect(rooms).toBeGreaterThanOrEqual(25);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toBeVisible();
});

test("on a phone a whole game is played by tap, without sideways scrolling", async ({ browser, house }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openTable(page, house.url, {
    game: "raiders",
    players: 5,
    name: "Ann",
    bots: ["random", "random", "random", "random"],
  });
  let widest = 0;
  let cards = 0;
  while (await myTurn(page)) {
    widest = Math.max(widest, await page.evaluate(() => document.documentElement.scrollWidth));
    const story = await page.getByTestId("story").textContent();
    await playCard(page, cards++);
    await expect(page.getByTestId("story")).not.toHaveText(story ?? "");
  }
  expect(widest).toBeLessThanOrEqual(360);
  await expect(ending(page)).toBeVisible();
  await context.close();
});
