import { expect, House, test } from "./house";
import { SIZES } from "./phases";
import { hand, openTable } from "./raiders";

test("an unknown table is called that, with a way on", async ({ page, house }) => {
  await page.goto(`${house.url}/t/nosuchtable`);
  await expect(page.getByRole("heading", { name: "There is no such table" })).toBeVisible();
  await page
    .getByRole("link", { name: /front door/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Undercroft" })).toBeVisible();
});

test("whoever comes too late for a seat is told and may watch", async ({ page, browser, house }) => {
  const table = await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann" });
  const late = await (await browser.newContext()).newPage();
  await late.goto(`${house.url}/t/${table}`);
  await late.getByLabel("Your name").fill("Late");
  // The house gives the last seats away between the page's last look and the press of the button.
  await late.route(`**/api/tables/${table}/sit`, async (route) => {
    for (const name of ["Bea", "Cid"]) {
      const { token } = await house.ask<{ token: string }>("POST", "/api/token");
      await house.ask("POST", `/api/tables/${table}/sit`, { name }, token);
    }
    await route.continue();
  });
  await late.getByRole("button", { name: "Sit down" }).click();
  await expect(late.getByText("This seat is taken")).toBeVisible();
  await expect(late.locator("[data-thing=row]")).toBeVisible();
});

test("a private link is good once, and says so the second time", async ({ page, browser, house }) => {
  await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] });
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("button", { name: "Carry my seat to another device" }).click();
  const link = await page.locator("dialog .pass input").inputValue();
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(hand(phone)).toBeVisible();
  expect(phone.url()).not.toContain("#");
  const thief = await (await browser.newContext()).newPage();
  await thief.goto(link);
  await expect(thief.getByRole("heading", { name: "This private link is no longer good" })).toBeVisible();
});

test("a house that is gone is told at the front door and forgotten when it is back", async ({ page }) => {
  const house = await House.open();
  try {
    await page.goto(house.url);
    await expect(page.locator("article").first()).toBeVisible();
    await house.kill();
    await page.locator("article .button.lit").first().click();
    await expect(page.getByText("The house does not answer").first()).toBeVisible();
    await house.start();
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(hand(page)).toBeVisible();
  } finally {
    await house.close();
  }
});

test("a room code that nobody has is said to be none", async ({ page, house }) => {
  await page.goto(house.url);
  const field = page.getByRole("textbox", { name: /code/i });
  await field.fill("zzzzzzzz");
  await field.press("Enter");
  await expect(page.getByText(/no open table|no table/i).first()).toBeVisible();
});

test("a room code stands on one line at every size", async ({ page, house }) => {
  await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann" });
  const code = page.locator("[data-testid=room-code]");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const lines = () => code.locator("[data-data]").evaluate((letters) => letters.getClientRects().length);
    await expect.poll(lines).toBe(1);
    expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test("a room code leads to its table", async ({ page, browser, house }) => {
  await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann" });
  const code = await page.locator("[data-testid=room-code] [data-data]").innerText();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(house.url);
  const field = guest.getByRole("textbox", { name: /code/i });
  await field.fill(code);
  await field.press("Enter");
  await expect(guest.getByRole("button", { name: "Sit down" })).toBeVisible();
});
