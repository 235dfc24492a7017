/** How a test plays Guilds: by what is on the page, as a person would. */

import { expect, type Locator, type Page } from "@playwright/test";
import { ending } from "./raiders";

export const card = (page: Page, adventurer: number): Locator =>
  page.locator(`[data-thing=hand] [data-card='${String(adventurer)}']`);
export const ready = (page: Page): Locator =>
  page.locator("[data-thing=hand] [data-card]:not([aria-disabled=true])");
/** The spaces that are open to the chosen adventurer. */
export const targets = (page: Page): Locator => page.locator("button[data-space]:not([aria-disabled=true])");

/** Waits until the page may do something, or the game is over; says which. */
export async function myTurn(page: Page): Promise<boolean> {
  await expect(ready(page).first().or(ending(page))).toBeVisible({ timeout: 30_000 });
  return !(await ending(page).isVisible());
}

/** Waits until something has been decided: the house has answered, and nothing is chosen any more. */
async function decided(page: Page, before: string): Promise<void> {
  await expect
    .poll(() => page.getByTestId("story").textContent(), { intervals: [20, 50, 100] })
    .not.toBe(before);
  await expect(page.locator("[data-thing=hand] [aria-pressed=true]")).toHaveCount(0);
}

/** Leaves two out of the first dungeon. */
export async function leaveOut(page: Page, one: number, other: number): Promise<void> {
  const before = (await page.getByTestId("story").textContent()) ?? "";
  await card(page, one).click({ force: true });
  await card(page, other).click({ force: true });
  await page.locator("[data-do=play]").click({ force: true });
  await decided(page, before);
}

/** Sends somebody somewhere: taps an adventurer, then a space, and the space again. */
export async function send(page: Page, which = 0): Promise<void> {
  const before = (await page.getByTestId("story").textContent()) ?? "";
  const hands = ready(page);
  // A thumb does not wait until nothing moves any more.
  await hands.nth(which % (await hands.count())).click({ force: true });
  const spaces = targets(page);
  await spaces.first().waitFor();
  const name = await spaces.nth((which * 7 + 3) % (await spaces.count())).getAttribute("data-space");
  const space = page.locator(`[data-space='${name ?? ""}']`);
  // The hand lies over the end of a long page; the browser scrolls what it covers into sight.
  await space.click();
  await expect(page.locator("[data-do=play]")).toBeEnabled();
  await page.locator("[data-do=play]").click({ force: true });
  await decided(page, before);
}

/** Whether the two to leave out are still to be chosen. */
export async function choosesTwo(page: Page): Promise<boolean> {
  return (await ready(page).count()) === 5;
}

/** Plays until the game is over; answers with the number of decisions. */
export async function playToTheEnd(page: Page): Promise<number> {
  let decisions = 0;
  while (await myTurn(page)) {
    if (await choosesTwo(page)) await leaveOut(page, 1, 2);
    else await send(page, decisions);
    decisions += 1;
  }
  return decisions;
}
