import type { Page } from "@playwright/test";
import { expect, test } from "./house";
import { ending, hand, myTurn, playable, playCard } from "./raiders";
import { playOn } from "./quick";

/** Begins a game of two people on one device. */
async function begin(page: Page, url: string, game = "raiders"): Promise<void> {
  await page.goto(`${url}/room`);
  await page.getByRole("combobox", { name: /^Game/ }).selectOption(game);
  await page.getByLabel("Name of person 1").fill("Ann");
  await page.getByLabel("Name of person 2").fill("Bea");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/hotseat$/);
}

/** Lifts the curtain. What comes to light meanwhile is looked at together first; then the button is pressed again. */
async function iAm(page: Page, name: string): Promise<void> {
  const view = page.getByText(`${name}’s view`);
  await expect(async () => {
    if (!(await view.isVisible()))
      await page.getByRole("button", { name: `I am ${name}`, exact: true }).click({ timeout: 2000 });
    // A press that comes too soon after the curtain has fallen means nobody, and is made again.
    await expect(view).toBeVisible({ timeout: 700 });
  }).toPass();
}

test("two people pass one device around, and the curtain hides each hand from the other", async ({
  page,
  house,
}) => {
  await begin(page, house.url);
  for (let room = 0; room < 6; room += 1) {
    for (const name of ["Ann", "Bea"]) {
      await iAm(page, name);
      await expect(playable(page).first()).toBeVisible();
      await expect(page.locator("[data-thing=seats] .mine").first()).toContainText(name);
      // The first card is never a crystal ball, after which the same person would decide once more.
      await playCard(page);
      await expect(page.getByRole("button", { name: /^I am / }).first()).toBeVisible();
      // Behind the curtain there is no hand to look at.
      await expect(hand(page)).toHaveCount(0);
      await expect(page.locator(".known")).toHaveCount(0);
    }
  }
});

test("a hand is covered even if the line of the common eye is late", async ({ page, house }) => {
  await page.addInitScript(() => {
    const eye = (): string => `token.${sessionStorage.getItem("undercroft.watcher") ?? ""}`;
    globalThis.WebSocket = class extends WebSocket {
      constructor(address: string | URL, protocols: string | string[] = []) {
        super(address, protocols);
        const late = protocols.includes(eye());
        this.addEventListener("message", (event) => {
          if (late && document.documentElement.hasAttribute("data-late")) event.stopImmediatePropagation();
        });
      }
    };
  });
  await begin(page, house.url);
  await iAm(page, "Ann");
  await page.evaluate(() => document.documentElement.setAttribute("data-late", ""));
  await playCard(page);
  await expect(page.getByRole("button", { name: "I am Bea", exact: true })).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
});

test("a paused game on one device goes on after a reload, without anybody's hand", async ({
  page,
  house,
}) => {
  await begin(page, house.url);
  await iAm(page, "Ann");
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("button", { name: /pause/i }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "We all agree" }).click();
  await expect(page.getByText("The table rests").first()).toBeVisible();
  await page.reload();
  const goOn = page.getByRole("button", { name: "Go on", exact: true });
  await goOn.click();
  await expect(goOn).toHaveCount(0);
  await iAm(page, "Ann");
});

test("people on one device go on to the next game together", async ({ page, house }) => {
  await begin(page, house.url, "bidding");
  for (let prize = 0; prize < 5; prize += 1) {
    for (const name of ["Ann", "Bea"]) {
      await iAm(page, name);
      await page
        .getByRole("button", { name: /^Bid the/ })
        .first()
        .click();
      await page.locator("[data-do=play]").click();
      await expect(page.getByText(`${name}’s view`)).toHaveCount(0);
    }
  }
  await expect(ending(page)).toBeVisible();
  const first = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByRole("button", { name: "I am Ann", exact: true })).toBeVisible();
  const second = page.url();
  expect(second).not.toBe(first);
  // The table that is over knows the next one, and leads all of them there and not one of them.
  await page.goto(first);
  await expect(page.getByRole("button", { name: "To the next game" })).toBeVisible();
  const plain = new URL(second).pathname.replace("/hotseat", "");
  await expect(page.locator(`a[href="${plain}"]:visible`)).toHaveCount(0);
  await page.getByRole("button", { name: "To the next game" }).click();
  await expect(page).toHaveURL(second);
});

test("a browser that keeps nothing plays all the same", async ({ page, house }) => {
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(globalThis, storage, {
        get: () => {
          throw new DOMException("not here", "SecurityError");
        },
      });
    }
  });
  await begin(page, house.url);
  await iAm(page, "Ann");
  await playCard(page);
  await iAm(page, "Bea");
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
  // Whoever asks to be taught again is taught from the beginning.
  const title = page.getByTestId("guide").locator(".title");
  const first = await title.innerText();
  // Nobody has to read more than one thing before the first card.
  await gotIt.click();
  await expect(title).toHaveCount(0);
  await page.goto(house.url);
  await page.getByRole("link", { name: /learn/i }).first().click();
  await expect(title).toHaveText(first);
  await readAll();
  const table = new URL(page.url()).pathname.split("/")[2] ?? "";
  for (let card = 0; await myTurn(page); card += 1) {
    const story = await page.getByTestId("story").textContent();
    // What is taught comes with the rooms; how a card is played has been seen after a few.
    if (card < 3) await playCard(page, card);
    else await playOn(page, table, 2);
    await expect(page.getByTestId("story")).not.toHaveText(story ?? "");
    await readAll();
  }
  await expect(ending(page)).toBeVisible();
  await readAll();
  expect(lessons).toBeGreaterThanOrEqual(10);
});
