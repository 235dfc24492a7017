/** Every place of the page, each brought to a state worth looking at. */

import type { Page } from "@playwright/test";
import type { House } from "./house";
import * as guilds from "./guilds";
import { layTable, openTableAfter, tableAfter } from "./quick";
import { ending, hand, myTurn, openTable } from "./raiders";

const BOTS = { game: "raiders", players: 4, name: "Ann", bots: ["random", "random", "random"] };
const GUILDS = { ...BOTS, game: "guilds" };
/** Decisions of one seat in the first dungeon: at most whom to leave out, and three adventurers. */
const FIRST_DUNGEON = 4;

/** A table of Guilds after the two to leave out are chosen, at one's own turn. */
async function placing(page: Page, house: House, options: Record<string, boolean | string>): Promise<void> {
  await openTable(page, house.url, { ...GUILDS, options });
  await guilds.myTurn(page);
  if (await guilds.choosesTwo(page)) await guilds.leaveOut(page, 1, 2);
  await guilds.myTurn(page);
}

/** A way to a place, by its name. */
export const PLACES: Record<string, (page: Page, house: House) => Promise<void>> = {
  "the front door": async (page, house) => {
    await page.goto(house.url);
    await page.locator("article").first().waitFor();
  },
  "opening a table": async (page, house) => {
    await page.goto(`${house.url}/open/raiders`);
    await page.locator("form").first().waitFor();
  },
  "the rules": async (page, house) => {
    await page.goto(`${house.url}/rules/raiders`);
    await page.locator("main h2").first().waitFor();
  },
  "the settings": async (page, house) => {
    await page.goto(`${house.url}/settings`);
    await page.locator("main h1").waitFor();
  },
  "the credits": async (page, house) => {
    await page.goto(`${house.url}/credits`);
    await page.locator("main h1").waitFor();
  },
  "your tables": async (page, house) => {
    await page.goto(`${house.url}/mine`);
    await page.locator("main h1").waitFor();
  },
  "your history": async (page, house) => {
    await tableAfter(page, house.url, BOTS);
    await page.goto(`${house.url}/mine`);
    await page.locator("section[aria-labelledby=history] .games > li").first().waitFor();
    await page.locator("section[aria-labelledby=history] .actions button").first().click();
    await page.locator(".link input").waitFor();
  },
  "a link to a history": async (page, house) => {
    await page.goto(`${house.url}/mine#${"0".repeat(32)}`);
    await page.locator("[data-do=join]").waitFor();
  },
  "an address that does not exist": async (page, house) => {
    await page.goto(`${house.url}/no/such/place`);
    await page.locator("main h1").waitFor();
  },
  "a table that does not exist": async (page, house) => {
    await page.goto(`${house.url}/t/nosuchtable`);
    await page.locator("h1, h2").first().waitFor();
  },
  "the same room": async (page, house) => {
    await page.goto(`${house.url}/room`);
    await page.locator("form").waitFor();
  },
  "a table before the deal": async (page, house) => {
    await openTable(page, house.url, { game: "raiders", players: 4, name: "Ann" });
    await page.locator(".lobby").waitFor();
  },
  "a big screen before the deal": async (page, house) => {
    const table = await layTable(page, house.url, { game: "raiders", players: 4 });
    await page.goto(`${house.url}/t/${table}/screen`);
    await page.locator("main h1, main h2").first().waitFor();
  },
  "the first room": async (page, house) => {
    await openTable(page, house.url, BOTS);
    await myTurn(page);
  },
  "a chosen card": async (page, house) => {
    await openTable(page, house.url, BOTS);
    await myTurn(page);
    await hand(page).locator("[data-card='4']").click();
  },
  "a room that is asked about": async (page, house) => {
    await openTable(page, house.url, BOTS);
    await myTurn(page);
    await page.locator("[data-ask=room-1]").first().click();
    await page.locator(".ask-card dl").waitFor();
  },
  "everything that may be asked about": async (page, house) => {
    await openTable(page, house.url, BOTS);
    await myTurn(page);
    await page.locator("[data-do=ask]").click();
    await page.locator(".ask-card li").first().waitFor();
  },
  "a room that is over": async (page, house) => {
    await openTableAfter(page, house.url, BOTS, 3);
    await myTurn(page);
  },
  "the rules beside the board": async (page, house) => {
    await openTable(page, house.url, BOTS);
    await myTurn(page);
    await page.locator("#tab-rules").click();
  },
  "the table's menu": async (page, house) => {
    await openTable(page, house.url, BOTS);
    await myTurn(page);
    await page.locator("header button").last().click();
    await page.locator("dialog[open]").waitFor();
  },
  "the tactical variant": async (page, house) => {
    await openTable(page, house.url, { ...BOTS, options: { tactical: true } });
    await myTurn(page);
  },
  "the final scoring": async (page, house) => {
    await openTableAfter(page, house.url, BOTS);
    await ending(page).waitFor();
    await page.locator("[data-thing=looking-back] summary").click();
  },
  "a replay": async (page, house) => {
    const table = await tableAfter(page, house.url, BOTS);
    await page.goto(`${house.url}/t/${table}/replay?step=60`);
    await page.locator("[data-thing=row]").waitFor();
  },
  "whom to leave out": async (page, house) => {
    await openTable(page, house.url, GUILDS);
    await guilds.myTurn(page);
    await guilds.card(page, 2).click();
    await guilds.card(page, 5).click();
  },
  "a chosen adventurer": async (page, house) => {
    await placing(page, house, { masters: "none" });
    await guilds.card(page, 4).click();
    await guilds.targets(page).first().click();
  },
  "a dungeon with ghosts": async (page, house) => {
    await placing(page, house, { ghost: true });
    await guilds.send(page, 2);
    await guilds.myTurn(page);
    await guilds.ready(page).last().click({ force: true });
  },
  "a dungeon that is over": async (page, house) => {
    await openTableAfter(page, house.url, { ...GUILDS, options: { masters: "all" } }, FIRST_DUNGEON);
    await page.locator("[data-thing=aftermath]").waitFor();
  },
  "talk on a phone beside a big screen": async (page, house) => {
    const table = await layTable(page, house.url, { ...GUILDS, options: { teams: "2v2" } });
    await page.goto(`${house.url}/t/${table}/hand`);
    await page.locator("details[data-thing=talk] summary").click();
    await page.locator("[data-do=whisper]").click();
  },
  "the accounts of teams": async (page, house) => {
    await openTableAfter(page, house.url, { ...GUILDS, options: { teams: "2v2" } });
    await ending(page).waitFor();
  },
  "a game without a board of its own": async (page, house) => {
    await openTable(page, house.url, {
      game: "bidding",
      players: 3,
      name: "Ann",
      bots: ["random", "random"],
    });
    await page.locator("main button").first().waitFor();
  },
};
