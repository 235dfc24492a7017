/** The pictures of the documentation, each at the size of a desktop and of a phone. */

import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, type House, test } from "../tests/house";
import { DEADLY, DUNGEON, myTurn as inTheDungeon } from "../tests/dungeoneer";
import { PLACES } from "../tests/pages";
import { openTableAfter } from "../tests/quick";
import { ending, hand, myTurn, openTable, playCard } from "../tests/raiders";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const BOTS = { game: "raiders", players: 4, name: "Ann", bots: ["search:100", "search:100", "search:100"] };

/** Plays until the party stands in this room of this level, or the game is over. */
async function playTo(page: Page, level: number, room: number): Promise<void> {
  for (let cards = 0; await myTurn(page); cards += 1) {
    const told = (await page.locator("[data-thing=current-room]").textContent()) ?? "";
    if (told.includes(`Level ${String(level)} of 5`) && told.includes(`Room ${String(room)}`)) break;
    const story = (await page.getByTestId("story").textContent()) ?? "";
    await playCard(page, cards);
    await expect(page.getByTestId("story")).not.toHaveText(story);
  }
}

async function openOwnTable(page: Page, house: House, wish: object = BOTS): Promise<void> {
  await openTable(page, house.url, wish);
  await myTurn(page);
}

const place =
  (name: string) =>
  async (page: Page, house: House): Promise<void> => {
    await PLACES[name]?.(page, house);
  };

const PICTURES: Record<string, (page: Page, house: House) => Promise<void>> = {
  "front-door": place("the front door"),
  "open-a-table": place("opening a table"),
  "before-the-deal": place("a table before the deal"),
  rules: place("the rules"),
  choosing: async (page, house) => {
    await openOwnTable(page, house);
    await playTo(page, 1, 3);
    await hand(page).locator("button[data-card]:not([aria-disabled=true])").nth(1).click();
  },
  "after-a-room": async (page, house) => {
    await openOwnTable(page, house);
    await playTo(page, 2, 3);
  },
  tactical: async (page, house) => {
    await openOwnTable(page, house, { ...BOTS, options: { tactical: true } });
    await playTo(page, 1, 4);
  },
  boss: async (page, house) => {
    await openOwnTable(page, house);
    await playTo(page, 5, 5);
  },
  scoring: async (page, house) => {
    await openOwnTable(page, house);
    await playTo(page, 9, 9);
    await expect(ending(page)).toBeVisible();
  },
  "guilds-placing": place("a chosen adventurer"),
  "guilds-after-a-round": place("a dungeon that is over"),
  "guilds-end": place("the accounts of teams"),
  "dungeoneer-going": async (page, house) => {
    await openTableAfter(page, house.url, { ...DUNGEON, bots: ["search:100"] }, 24);
    await inTheDungeon(page);
  },
  "dungeoneer-in-the-midst": async (page, house) => {
    await openTableAfter(page, house.url, { ...DEADLY, bots: ["search:100"] }, 140);
    await inTheDungeon(page);
  },
  replay: place("a replay"),
  guide: async (page, house) => {
    await page.goto(`${house.url}/learn/raiders`);
    await page.getByRole("button", { name: "Got it" }).waitFor();
  },
  "big-screen": place("a big screen before the deal"),
};

for (const [name, go] of Object.entries(PICTURES)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${name} (${size})`, async ({ page, house }) => {
      await page.setViewportSize(viewport);
      await go(page, house);
      await page.evaluate(() => {
        scrollTo(0, 0);
        (document.activeElement as HTMLElement | null)?.blur();
      });
      await page.mouse.move(0, 0);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}.jpg`), type: "jpeg", quality: 82 });
    });
  }
}
