/** How a test plays Raiders: by what is on the page, as a person would. */

import { expect, type Locator, type Page } from "@playwright/test";
import { layTable } from "./quick";

export const hand = (page: Page): Locator => page.locator("[data-thing=hand]");
export const playable = (page: Page): Locator =>
  hand(page).locator(
    "button[data-card]:not([aria-disabled=true]):not([data-card=light_torch]):not([data-card=torch])",
  );
export const ending = (page: Page): Locator => page.locator("[data-thing=ending]");

/** Waits until the page may play a card, or the game is over; says which. */
export async function myTurn(page: Page): Promise<boolean> {
  await expect(playable(page).first().or(ending(page))).toBeVisible({ timeout: 30_000 });
  return !(await ending(page).isVisible());
}

/** Waits until the table waits for this page alone: then nothing changes by itself. */
export async function onlyMe(page: Page): Promise<void> {
  await expect(page.locator("[data-thing=seats] .awaited.mine")).toHaveCount(1);
  await expect(page.locator("[data-thing=seats] .awaited")).toHaveCount(1);
}

/** Plays one card: a tap to choose and a tap to play. */
export async function playCard(page: Page, which = 0): Promise<void> {
  const cards = playable(page);
  await cards.nth(which % (await cards.count())).click();
  await page.locator("[data-do=play]").click();
}

/** Where the party stands and what it is told there; changes with every decision. */
function where(): string {
  const room = document.querySelector("[data-thing=row] [aria-current=step]")?.getAttribute("data-thing");
  return `${room ?? "over"} ${document.querySelector("[data-thing=current-room]")?.textContent ?? ""}`;
}

/** Plays until the game is over; answers with the number of cards. */
export async function playToTheEnd(page: Page): Promise<number> {
  let cards = 0;
  while (await myTurn(page)) {
    const before = await page.evaluate(where);
    await playCard(page, cards);
    cards += 1;
    // The next decision is another room, or the same one looked at again through a crystal ball.
    await expect.poll(() => page.evaluate(where), { intervals: [20, 50, 100] }).not.toBe(before);
  }
  return cards;
}

/** Opens a table and goes there. */
export async function openTable(page: Page, url: string, wish: object): Promise<string> {
  const table = await layTable(page, url, wish);
  await page.goto(`${url}/t/${table}`);
  return table;
}
