/** How a test plays Dungeoneer: by what is on the map and in the list, as a person would. */

import { expect, type Locator, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ending } from "./raiders";

export const DUNGEON = { game: "dungeoneer", players: 2, name: "Ann", bots: ["random"] };
/** The largest map there is. */
export const DEADLY = { ...DUNGEON, options: { bag: "deadly" } };

export const map = (page: Page): Locator => page.locator("[data-thing=map]");
export const play = (page: Page): Locator => page.locator("[data-do=play]");
export const listed = (page: Page, group = ""): Locator =>
  page.locator(group ? `[data-move=${group}]` : "[data-move]");

/** Waits until the page may do something, or the game is over; says which. */
export async function myTurn(page: Page): Promise<boolean> {
  await expect(page.locator("[data-thing=board][data-decides]").or(ending(page)).first()).toBeAttached({
    timeout: 60_000,
  });
  return !(await ending(page).isVisible());
}

interface Point {
  x: number;
  y: number;
}

/** Where on the map something may be tapped: whom to fight first, then doors, then ways. */
export function offered(page: Page): Promise<Point[]> {
  return page.evaluate(() => {
    const order = ["button.target.foe", "button.target", "button.square.door", "button.square"];
    return order.flatMap((selector) =>
      [...document.querySelectorAll(selector)].flatMap((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const at = { x: left + width / 2, y: top + height / 2 };
        return button.contains(document.elementFromPoint(at.x, at.y)) ? [at] : [];
      }),
    );
  });
}

/** Where the game stands: what has been told, whose go it is and what may be done. */
export const standing = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ["[data-testid=story]", "[data-thing=go]", "[data-thing=moves]", "[data-thing=ending]"]
      .map((part) => document.querySelector(part)?.textContent ?? "")
      .join("\n"),
  );

/** Waits until the house has answered. */
export async function answered(page: Page, before: string): Promise<void> {
  await expect.poll(() => standing(page), { intervals: [20, 50, 100] }).not.toBe(before);
}

/** Decides something by two taps: on the map where there is something to tap, and below it otherwise. */
export async function decide(page: Page, which: number, tap: (at: Point) => Promise<void>): Promise<string> {
  const before = await standing(page);
  const points = await offered(page);
  const at = points[which % Math.max(1, Math.min(points.length, 3))];
  if (at) {
    await tap(at);
    await expect(play(page)).toHaveAttribute("aria-disabled", "false");
    // The map may have moved to show what was chosen: the bar is where it was.
    await play(page).click();
  } else {
    await page.locator("[data-do-move]").first().click();
    await play(page).click();
  }
  await answered(page, before);
  return at ? "map" : "dock";
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** Whatever axe finds on the page as it is. */
export async function issues(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }).axe;
    return (await axe.run()).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
  );
}
