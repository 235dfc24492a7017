/** The sizes a table is looked at, and the phases of both games that look different, each reached by the shortest way. */

import type { Page } from "@playwright/test";
import type { Size } from "./boxes";
import * as guilds from "./guilds";
import type { House } from "./house";
import { layTable, openTableAfter, tableAfter } from "./quick";
import { ending, hand, myTurn, onlyMe, openTable } from "./raiders";

export const SIZES: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
];

const bots = (count: number): string[] => Array<string>(count).fill("random");
const PACE = { timed: { credit_seconds: 90, reserve_seconds: 600 } };
const RAIDERS = { game: "raiders", players: 5, name: "Ann", bots: bots(4), pace: PACE };
const GUILDS = { game: "guilds", players: 4, name: "Ann", bots: bots(3), pace: PACE };
/** Decisions of one seat in the first dungeon: whom to leave out, and two adventurers. */
const FIRST_DUNGEON = 4;

export interface Phase {
  go: (page: Page, house: House) => Promise<void>;
  /** What is in sight before anybody scrolls. */
  first?: readonly string[];
}

const BAR = ["[data-thing=actions]", "[data-thing=clock]", "[data-thing=hand]", "[data-thing=seats]"];
const CURRENT = "[data-thing=current-room]";
const ROOM = [...BAR, ...["h2", ".figures", ".text", ".slot"].map((part) => `${CURRENT} ${part}`)];
const DUNGEON = [...BAR, "[data-thing=dungeon] [data-thing=room-1]"];

export const PHASES: Record<string, Phase> = {
  "a table before the deal": {
    go: async (page, house) => {
      await openTable(page, house.url, { game: "raiders", players: 5, name: "Ann" });
      await page.locator(".lobby").waitFor();
    },
  },
  "Raiders, choosing": {
    go: async (page, house) => {
      await openTable(page, house.url, RAIDERS);
      await onlyMe(page);
    },
    first: ROOM,
  },
  "Raiders, a chosen card and what it may bring": {
    go: async (page, house) => {
      await openTableAfter(page, house.url, RAIDERS, 1);
      await onlyMe(page);
      await hand(page).locator("button[data-card]:not([aria-disabled=true])").nth(1).click();
    },
    first: ROOM,
  },
  "Raiders, a room that is over": {
    go: async (page, house) => {
      await openTableAfter(page, house.url, RAIDERS, 9);
      await myTurn(page);
      await onlyMe(page);
    },
    first: ROOM,
  },
  "Raiders, the final scoring": {
    go: async (page, house) => {
      await openTableAfter(page, house.url, RAIDERS);
      await ending(page).waitFor();
    },
  },
  "Raiders on a shared screen": {
    go: async (page, house) => {
      const table = await tableAfter(page, house.url, RAIDERS, 7);
      await page.goto(`${house.url}/t/${table}/screen`);
      await page.locator("[data-thing=row]").waitFor();
    },
  },
  "a shared screen before the deal": {
    go: async (page, house) => {
      const table = await layTable(page, house.url, { game: "raiders", players: 5 });
      await page.goto(`${house.url}/t/${table}/screen`);
      await page.locator("main h2").first().waitFor();
    },
  },
  "the curtain between two people": {
    go: async (page, house) => {
      await page.goto(`${house.url}/room`);
      await page.getByLabel("Name of person 1").fill("Ann");
      await page.getByLabel("Name of person 2").fill("Bea");
      await page.getByRole("button", { name: "Begin" }).click();
      await page.getByRole("button", { name: "I am Ann", exact: true }).waitFor();
    },
  },
  "Guilds, whom to leave out": {
    go: async (page, house) => {
      await openTable(page, house.url, GUILDS);
      await guilds.myTurn(page);
      await guilds.card(page, 2).click();
      await guilds.card(page, 5).click();
    },
    first: DUNGEON,
  },
  "Guilds, a chosen adventurer and what it may bring": {
    go: async (page, house) => {
      await openTableAfter(page, house.url, GUILDS, 1);
      await guilds.myTurn(page);
      await guilds.ready(page).last().click();
      await guilds.targets(page).first().click();
    },
    first: DUNGEON,
  },
  "Guilds, a dungeon that is over": {
    go: async (page, house) => {
      await openTableAfter(page, house.url, GUILDS, FIRST_DUNGEON);
      await page.locator("[data-thing=aftermath]").waitFor();
      await guilds.myTurn(page);
    },
    first: DUNGEON,
  },
  "Guilds, the accounts": {
    go: async (page, house) => {
      await openTableAfter(page, house.url, GUILDS);
      await ending(page).waitFor();
    },
  },
  "Guilds on a shared screen": {
    go: async (page, house) => {
      const table = await tableAfter(
        page,
        house.url,
        { ...GUILDS, players: 6, bots: bots(5) },
        FIRST_DUNGEON,
      );
      await page.goto(`${house.url}/t/${table}/screen`);
      await page.locator("[data-thing=dungeon]").waitFor();
    },
  },
};
