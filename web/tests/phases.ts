/** The sizes a table is looked at, and the phases of the games that look different, each reached by the shortest way. */

import type { Page } from "@playwright/test";
import type { Size } from "./boxes";
import * as builder from "./builder";
import * as guilds from "./guilds";
import type { House } from "./house";
import * as dungeoneer from "./dungeoneer";
import { layTable, openTableAfter, tableAfter, tableWith } from "./quick";
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
const BUILDER = { ...builder.ONE_CYCLE, players: 4, bots: bots(3), pace: PACE };
const DUNGEONEER = { ...dungeoneer.DUNGEON, pace: PACE };
/** Decisions of one seat in the first dungeon: whom to leave out, and two adventurers. */
const FIRST_DUNGEON = 4;

export interface Phase {
  go: (page: Page, house: House) => Promise<void>;
  /** What is in sight before anybody scrolls. */
  first?: readonly string[];
  /** Whether it is only looked at: its boxes are those of another phase. */
  alike?: boolean;
}

const BAR = ["[data-thing=actions]", "[data-thing=clock]", "[data-thing=hand]", "[data-thing=seats]"];
const CURRENT = "[data-thing=current-room]";
const ROOM = [...BAR, ...["h2", ".figures", ".text", ".slot"].map((part) => `${CURRENT} ${part}`)];
const DUNGEON = [...BAR, "[data-thing=dungeon] [data-thing=room-1]"];
const MAP = ["[data-thing=go]", "[data-thing=seats]", "[data-thing=map]", "[data-thing=actions]"];

/** Where Builder is built, and where a party is in it. */
const BUILT = ["[data-thing=seats]", "[data-thing=actions]", "[data-thing=round]"];
const INVADED = [...BUILT, ...[1, 2, 3, 4].map((member) => `[data-thing=member-${String(member)}]`)];

/** A table where such a move may be made. */
const withMove =
  (kind: string, wish: object = DUNGEONEER) =>
  async (page: Page, house: House): Promise<void> => {
    const table = await tableWith(page, house.url, wish, kind);
    await page.goto(`${house.url}/t/${table}`);
    await page.locator("[data-thing=board][data-decides]").waitFor();
  };

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
    first: [...DUNGEON, "[data-thing=dungeon] [data-thing=room-4]"],
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
  "Dungeoneer, whom to lead": {
    go: async (page, house) => {
      await openTable(page, house.url, { ...DUNGEONEER, options: { dungeoneers: "chosen" } });
      await dungeoneer.myTurn(page);
    },
    first: MAP,
  },
  "Dungeoneer, who goes next": { go: withMove("go"), first: MAP, alike: true },
  "Dungeoneer, a way that is chosen": {
    go: async (page, house) => {
      await withMove("walk")(page, house);
      await dungeoneer.listed(page, "walk").first().click();
    },
    first: MAP,
  },
  "Dungeoneer, six players in the midst of it": {
    go: async (page, house) => {
      const six = { ...DUNGEONEER, players: 6, bots: bots(5) };
      await openTableAfter(page, house.url, six, 40);
      await dungeoneer.myTurn(page);
    },
    first: MAP,
  },
  "Dungeoneer, a fight and its chances": {
    go: async (page, house) => {
      await withMove("fight")(page, house);
      await dungeoneer.listed(page, "attack").first().click();
    },
    first: MAP,
  },
  "Dungeoneer, a spell that is taken up": {
    go: async (page, house) => {
      await withMove("cast")(page, house);
      await page.locator("[data-spell]").first().click();
    },
    first: MAP,
  },
  "Dungeoneer, a spell that failed": { go: withMove("pay"), first: MAP, alike: true },
  "Dungeoneer, where Teleport leads": { go: withMove("teleport"), first: MAP, alike: true },
  "Dungeoneer, monsters to be placed": { go: withMove("place"), first: MAP },
  "Dungeoneer, which monster acts": { go: withMove("activate"), first: MAP },
  "Dungeoneer, whom a monster goes for": { go: withMove("pursue"), first: MAP, alike: true },
  "Dungeoneer, the end": {
    go: async (page, house) => {
      await openTableAfter(page, house.url, DUNGEONEER);
      await ending(page).waitFor();
    },
  },
  "Dungeoneer on a shared screen": {
    go: async (page, house) => {
      const table = await tableAfter(page, house.url, DUNGEONEER, 40);
      await page.goto(`${house.url}/t/${table}/screen`);
      await dungeoneer.map(page).waitFor();
    },
    first: ["[data-thing=go]", "[data-thing=seats]", "[data-thing=map]"],
  },
  "Dungeoneer in a hand beside it": {
    go: async (page, house) => {
      const table = await tableWith(page, house.url, DUNGEONEER, "walk");
      await page.goto(`${house.url}/t/${table}/hand`);
      await dungeoneer.myTurn(page);
    },
    first: MAP,
  },
  "Dungeoneer on one device for two": {
    go: async (page, house) => {
      await page.goto(`${house.url}/room`);
      await page.getByRole("combobox", { name: /^Game/ }).selectOption("dungeoneer");
      await page.getByLabel("Name of person 1").fill("Ann");
      await page.getByLabel("Name of person 2").fill("Bea");
      await page.getByRole("button", { name: "Begin" }).click();
      await dungeoneer.myTurn(page);
    },
    first: MAP,
  },
  "Dungeoneer, watched again": {
    go: async (page, house) => {
      const table = await tableAfter(page, house.url, DUNGEONEER);
      await page.goto(`${house.url}/t/${table}/replay?step=60`);
      await dungeoneer.map(page).waitFor();
    },
    first: ["[data-thing=go]", "[data-thing=seats]", "[data-thing=map]", ".controls"],
  },
  "Dungeoneer with a guide": {
    go: async (page, house) => {
      await page.goto(`${house.url}/learn/dungeoneer`);
      await dungeoneer.myTurn(page);
      await page.getByRole("button", { name: "Got it" }).waitFor();
    },
    first: ["[data-testid=guide]", "[data-thing=actions]"],
  },
  "Builder, new cards": {
    go: async (page, house) => {
      await openTable(page, house.url, BUILDER);
      await builder.myTurn(page);
    },
    first: BUILT,
  },
  "Builder, a card and where it may go": {
    go: async (page, house) => {
      await withMove("put", BUILDER)(page, house);
      await builder.touch(page, 0);
    },
    first: BUILT,
  },
  "Builder, whom to interfere with": { go: withMove("interfere", BUILDER), first: BUILT },
  "Builder, six players in the last round": {
    go: async (page, house) => {
      await openTableAfter(page, house.url, { ...BUILDER, players: 6, bots: bots(5) }, 36);
      await builder.myTurn(page);
    },
    first: BUILT,
  },
  "Builder, a window of an invasion": { go: withMove("pass", BUILDER), first: INVADED },
  "Builder, whom the party strikes": { go: withMove("strike", BUILDER), first: INVADED },
  "Builder, what the party destroys": { go: withMove("destroy", BUILDER), first: INVADED, alike: true },
  "Builder, the end": {
    go: async (page, house) => {
      await openTableAfter(page, house.url, BUILDER);
      await ending(page).waitFor();
    },
  },
  "Builder on a shared screen": {
    go: async (page, house) => {
      const table = await tableWith(page, house.url, BUILDER, "pass");
      await page.goto(`${house.url}/t/${table}/screen`);
      await builder.board(page).waitFor();
    },
  },
  "Builder in a hand beside it": {
    go: async (page, house) => {
      const table = await tableWith(page, house.url, BUILDER, "put");
      await page.goto(`${house.url}/t/${table}/hand`);
      await builder.myTurn(page);
    },
  },
  "Builder, watched again": {
    go: async (page, house) => {
      const table = await tableAfter(page, house.url, BUILDER);
      await page.goto(`${house.url}/t/${table}/replay?step=150`);
      await builder.board(page).waitFor();
    },
  },
  "Builder with a guide": {
    go: async (page, house) => {
      await page.goto(`${house.url}/learn/builder`);
      await builder.myTurn(page);
      await page.getByRole("button", { name: "Got it" }).waitFor();
    },
    first: ["[data-testid=guide]", "[data-thing=actions]"],
  },
};
