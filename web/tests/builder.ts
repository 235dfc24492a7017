/** How a test plays Dungeon Builder: by what is on the table and in the list, as a person would. */

import { expect, type Locator, type Page } from "@playwright/test";
import { ending } from "./raiders";

/** One cycle against one bot: five building rounds and two invasions. */
export const ONE_CYCLE = {
  game: "builder",
  players: 2,
  name: "Ann",
  bots: ["random"],
  options: { cycles: "one" },
};

export const board = (page: Page): Locator => page.locator("[data-thing=board]");
export const play = (page: Page): Locator => page.locator("[data-do=play]");
export const moves = (page: Page): Locator => page.locator("[data-thing=moves]");

/** Waits until the page may do something, or the game is over; says which. */
export async function myTurn(page: Page): Promise<boolean> {
  await expect(page.locator("[data-thing=board][data-decides]").or(ending(page)).first()).toBeAttached({
    timeout: 60_000,
  });
  return !(await ending(page).isVisible());
}

/** Where the game stands: what has been told and what may be done. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ["[data-testid=story]", "[data-thing=round]", "[data-thing=moves]", "[data-thing=ending]"]
      .map((part) => document.querySelector(part)?.textContent ?? "")
      .join("\n"),
  );

/** Plays what is chosen, and waits until the house has answered. */
export async function confirm(
  page: Page,
  how: () => Promise<void> = () => play(page).click(),
): Promise<void> {
  const before = await standing(page);
  await expect(play(page)).toHaveAttribute("aria-disabled", "false");
  await how();
  await expect.poll(() => standing(page), { intervals: [20, 50, 100] }).not.toBe(before);
}

/** Touches things on the table, one after another, until a move is chosen; says whether one is. */
export async function touch(page: Page, which: number): Promise<boolean> {
  const things = page.locator("[data-thing=board] button[data-touch=ready]");
  const chosen = async () => (await play(page).getAttribute("aria-disabled")) === "false";
  const count = await things.count();
  for (let tried = 0; tried < count; tried += 1) {
    await things.nth((which + tried) % count).click();
    const target = page.locator("button[data-touch=target]").first();
    if (!(await chosen()) && (await target.count()) > 0) await target.click();
    if (await chosen()) return true;
  }
  return false;
}

/** Decides something: by touching things where there are any, and else by the dock. */
export async function decide(page: Page, which: number): Promise<"table" | "dock"> {
  const dock = page.locator("[data-do-move]:not(.tool)");
  const touched = (which % 3 < 2 || (await dock.count()) === 0) && (await touch(page, which));
  if (!touched) await dock.first().click();
  await confirm(page);
  return touched ? "table" : "dock";
}
