import { expect, test } from "./house";
import { ending, hand, myTurn, playable, playCard } from "./raiders";

test("two people pass one device around, and the curtain hides each hand from the other", async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/room`);
  await page.getByLabel("Name of person 1").fill("Ann");
  await page.getByLabel("Name of person 2").fill("Bea");
  await page.getByRole("button", { name: "Begin" }).click();
  for (let room = 0; room < 6; room += 1) {
    for (const name of ["Ann", "Bea"]) {
      // A card that is turned over meanwhile is looked at together first; then the button is pressed again.
      await expect(async () => {
        await page.getByRole("button", { name: `I am ${name}`, exact: true }).click({ timeout: 2000 });
        await expect(playable(page).first()).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(page.locator("[data-thing=seats] .mine").first()).toContainText(name);
      await playCard(page, room);
      await expect(page.getByRole("button", { name: /^I am / }).first()).toBeVisible();
      // Behind the curtain there is no hand to look at.
      await expect(hand(page)).toHaveCount(0);
      await expect(page.locator(".known")).toHaveCount(0);
    }
  }
});

test("a big screen shows the table, and phones hold the hands", async ({ page, browser, house }) => {
  await page.goto(`${house.url}/room`);
  await page.getByText("A big screen and phones").click();
  await page.getByRole("button", { name: "Open the big screen" }).click();
  await page.waitForURL(/\/screen$/);
  const table = /\/t\/([^/]+)\//.exec(page.url())?.[1] ?? "";
  await expect(page.getByText(/camera/i).first()).toBeVisible();
  const phones = [];
  for (const name of ["Ann", "Bea", "Cid", "Dot"]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const phone = await context.newPage();
    await phone.goto(`${house.url}/t/${table}/hand`);
    const name_ = phone.getByLabel("Your name");
    if (!(await name_.isVisible({ timeout: 3000 }).catch(() => false)))
      await name_.waitFor({ timeout: 3000 }).catch(() => undefined);
    if (!(await name_.isVisible())) break;
    await name_.fill(name);
    await phone.getByRole("button", { name: "Sit down" }).click();
    phones.push(phone);
  }
  expect(phones.length).toBeGreaterThanOrEqual(3);
  await expect(page.locator("[data-thing=row]")).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  for (const phone of phones) {
    await expect(hand(phone)).toBeVisible();
    await expect(phone.locator("[data-thing=row]")).toHaveCount(0);
    if (await myTurn(phone)) await playCard(phone, 1);
  }
  await expect(page.locator("[data-thing=aftermath]")).toContainText("Ann");
});

test("the guide leads a newcomer from the first card to the final scoring", async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByRole("link", { name: /learn/i }).first().click();
  await expect(hand(page)).toBeVisible();
  const gotIt = page.getByRole("button", { name: "Got it" });
  await expect(gotIt).toBeVisible();
  let lessons = 0;
  const readAll = async (): Promise<void> => {
    while (await gotIt.isVisible()) {
      const text = await gotIt.locator("xpath=ancestor::aside").innerText();
      await gotIt.click();
      lessons += 1;
      await expect
        .poll(
          async () =>
            !(await gotIt.isVisible()) || (await gotIt.locator("xpath=ancestor::aside").innerText()) !== text,
        )
        .toBe(true);
    }
  };
  await readAll();
  for (let card = 0; await myTurn(page); card += 1) {
    const story = await page.getByTestId("story").textContent();
    await playCard(page, card);
    await expect(page.getByTestId("story")).not.toHaveText(story ?? "");
    await readAll();
  }
  await expect(ending(page)).toBeVisible();
  await readAll();
  expect(lessons).toBeGreaterThanOrEqual(10);
});
