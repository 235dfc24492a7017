import { expect, faultsOf, test } from "./house";
import { hand } from "./raiders";

const PARTS = /\/assets\/TablePage-[^/]*\.js$/;

test("a page from before an update of the house finds its new parts by itself", async ({
  browser,
  house,
}) => {
  const page = await (await browser.newContext()).newPage();
  const faults = faultsOf(page);
  await page.goto(house.url);
  await expect(page.locator("article").first()).toBeVisible();
  // The parts of this page are gone; the next page brings others.
  let asked = 0;
  await page.route(PARTS, async (route) => {
    asked += 1;
    await route.fulfill({ status: 404, body: "" });
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest()) void page.unroute(PARTS);
  });
  await page.locator("article .button.lit").first().click();
  await expect(hand(page)).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test("a part that stays away is told, and not asked for without end", async ({ browser, house }) => {
  const page = await (await browser.newContext()).newPage();
  let pages = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.route(PARTS, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${house.url}/t/nosuchtable`);
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  expect(pages).toBe(2);
});
