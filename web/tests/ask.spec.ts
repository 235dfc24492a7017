import type { Locator, Page } from "@playwright/test";
import * as guilds from "./guilds";
import { expect, type House, test } from "./house";
import { openTableAfter, tableAfter } from "./quick";
import { hand, myTurn, onlyMe, openTable } from "./raiders";

const bots = (count: number): string[] => Array<string>(count).fill("random");
const RAIDERS = { game: "raiders", players: 4, name: "Ann", bots: bots(3) };
const GUILDS = { game: "guilds", players: 4, name: "Ann", bots: bots(3), options: { ghost: true } };

const card = (page: Page): Locator => page.locator(".ask-card:popover-open");
const things = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marked = [...document.querySelectorAll("main [data-ask]")];
    return [
      ...new Set(
        marked.filter((one) => one.checkVisibility()).map((one) => one.getAttribute("data-ask") ?? ""),
      ),
    ];
  });

/** A table of Raiders at one's own first turn, when nothing changes by itself. */
async function firstRoom(page: Page, house: House, options: Record<string, boolean> = {}): Promise<void> {
  await openTable(page, house.url, { ...RAIDERS, options });
  await myTurn(page);
  await onlyMe(page);
}

const roomOf = (page: Page, number: number): Locator =>
  page.locator(`[data-thing=row] [data-ask=room-${String(number)}]`);

/** Everything on the board is asked about over a line of the test's own; what nothing is told of. */
function unanswered(page: Page, table: string): Promise<string[]> {
  return page.evaluate((name) => {
    const marked = [...document.querySelectorAll("main [data-ask]")].map(
      (one) => one.getAttribute("data-ask") ?? "",
    );
    const left = new Set(marked);
    const missing: string[] = [];
    return new Promise<string[]>((done) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${name}/socket?since=0`);
      const settled = (thing: string): void => {
        left.delete(thing);
        if (left.size === 0) {
          socket.close();
          done(missing);
        }
      };
      socket.onopen = () => {
        for (const thing of left) socket.send(JSON.stringify({ id: thing, do: { explain: { thing } } }));
      };
      socket.onmessage = ({ data }) => {
        const answer = JSON.parse(String(data)) as {
          explained?: { id: string; told: { title: string; rule: string } };
          refused?: { id: string };
        };
        if (answer.explained) settled(answer.explained.id);
        if (answer.refused) {
          missing.push(answer.refused.id);
          settled(answer.refused.id);
        }
      };
    });
  }, table);
}

/** Whether the card lies clear of what it tells of and of what may be done. */
async function clear(page: Page, asked: Locator): Promise<void> {
  const box = await card(page).boundingBox();
  if (!box) throw new Error("there is no card");
  for (const other of [asked, page.locator("[data-thing=actions] .buttons")]) {
    const there = await other.boundingBox();
    if (!there) throw new Error("it is not to be seen");
    const apart =
      box.x >= there.x + there.width ||
      there.x >= box.x + box.width ||
      box.y >= there.y + there.height ||
      there.y >= box.y + box.height;
    expect(apart).toBe(true);
  }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
}

test("everything on the board of Raiders answers, from the first room to the end", async ({
  page,
  house,
}) => {
  for (const decisions of [0, 7, Infinity]) {
    const table = await openTableAfter(page, house.url, RAIDERS, decisions);
    await myTurn(page);
    expect((await things(page)).length).toBeGreaterThan(8);
    expect(await unanswered(page, table)).toEqual([]);
  }
});

test("everything on the board of Guilds answers, from the first dungeon to the end", async ({
  page,
  house,
}) => {
  for (const decisions of [0, 2, 7, Infinity]) {
    const table = await openTableAfter(page, house.url, GUILDS, decisions);
    await guilds.myTurn(page);
    expect((await things(page)).length).toBeGreaterThan(8);
    expect(await unanswered(page, table)).toEqual([]);
  }
});

test("a mouse that rests on a room is told of it, and one that goes on is left alone", async ({
  page,
  house,
}) => {
  await firstRoom(page, house);
  const room = roomOf(page, 1);
  await room.hover();
  await expect(card(page)).toContainText("The party is in it.");
  await clear(page, room);
  await page.locator("header .title").hover();
  await expect(card(page)).toHaveCount(0);
});

test("what a resting mouse is told takes no click, lies clear of the hand, and what slides under the mouse is not told", async ({
  page,
  house,
}) => {
  await page.clock.install();
  await firstRoom(page, house);
  await page.locator("[data-thing=current-room]").hover({ position: { x: 4, y: 4 } });
  await expect(card(page)).toHaveCSS("pointer-events", "none");
  const told = await card(page).boundingBox();
  const cards = await hand(page).boundingBox();
  if (!told || !cards) throw new Error("both are to be seen");
  expect(told.y + told.height).toBeLessThanOrEqual(cards.y);
  await page.locator("header .title").hover();
  await expect(card(page)).toHaveCount(0);
  const at = { x: cards.x + cards.width / 2, y: cards.y + cards.height / 2 };
  await hand(page).evaluate((one) => (one.style.visibility = "hidden"));
  await page.mouse.move(at.x, at.y);
  await hand(page).evaluate((one) => (one.style.visibility = ""));
  // A picture is taken of what the browser has come to see under the mouse.
  await page.screenshot();
  await page.clock.runFor(5000);
  await expect(card(page)).toHaveCount(0);
});

test("a mouse that rests on a card is told what it counts, and a click still chooses it", async ({
  page,
  house,
}) => {
  await firstRoom(page, house);
  const four = hand(page).locator("[data-card='4']");
  await four.hover();
  await expect(card(page)).toContainText("In this room it counts as a 4.");
  await four.click();
  await expect(card(page)).toHaveCount(0);
  await expect(four).toHaveAttribute("aria-pressed", "true");
});

test("by keyboard a question mark tells of what has the focus, Escape closes it, and the choice stays", async ({
  page,
  house,
}) => {
  await firstRoom(page, house);
  await page.keyboard.press("3");
  const three = hand(page).locator("[data-card='3']");
  await expect(three).toHaveAttribute("aria-pressed", "true");
  await three.focus();
  await page.keyboard.press("?");
  await expect(card(page)).toBeFocused();
  await expect(card(page)).toHaveAttribute("role", "dialog");
  await expect(card(page)).toContainText("Power card 3");
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(three).toBeFocused();
  await expect(three).toHaveAttribute("aria-pressed", "true");
});

test("everything that may be asked about is in a list, and a choice from it is told", async ({
  page,
  house,
}) => {
  await firstRoom(page, house);
  await page.locator("header").getByRole("button", { name: "Ask about…" }).click();
  await card(page).getByRole("button", { name: "Crystal ball" }).click();
  await expect(card(page)).toContainText("you choose again and know what the others played");
  await card(page).getByRole("link", { name: "Rules: Crystal ball" }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator(".rules .meant h3")).toHaveText("Crystal ball");
});

test("what is told changes with the table", async ({ page, house }) => {
  await firstRoom(page, house, { tactical: true });
  await roomOf(page, 1).click();
  await expect(card(page)).toContainText("The party is in it.");
  await page.keyboard.press("1");
  await page.locator("[data-do=play]").click();
  await roomOf(page, 1).click();
  await expect(card(page)).toContainText("The party is past it.");
});

test("a replay answers as it was at that moment, through the chosen eye", async ({ page, house }) => {
  const table = await tableAfter(page, house.url, RAIDERS);
  await page.goto(`${house.url}/t/${table}/replay?step=30`);
  await roomOf(page, 2).click();
  await expect(card(page).locator("h2")).not.toBeEmpty();
  await page.keyboard.press("Escape");
  await page.locator("[data-ask=coins]").first().click();
  await expect(card(page)).toContainText("Nobody can hold more than 20.");
});

test("the rules list every card with its values, for as many players as one likes", async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/rules/raiders`);
  const cards = page.locator("#cards");
  await expect(cards.locator("li").filter({ hasText: "Dragon" }).first()).toContainText("Strength 14");
  await cards.getByRole("combobox").selectOption("5");
  await expect(cards.locator("li").filter({ hasText: "Dragon" }).first()).toContainText("Strength 23");
  await openTable(page, house.url, { ...RAIDERS, players: 4 });
  await myTurn(page);
  await page.locator("#tab-rules").click();
  await expect(page.locator(".rules li").filter({ hasText: "Dragon" }).first()).toContainText("Strength 18");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap on a room opens a sheet clear of it, and another tap closes it", async ({ page, house }) => {
    await firstRoom(page, house);
    const room = roomOf(page, 5);
    await room.tap();
    await expect(card(page).locator("h2")).not.toBeEmpty();
    await clear(page, room);
    await card(page).getByRole("button", { name: "Close" }).tap();
    await expect(card(page)).toHaveCount(0);
  });

  test("a tap plays a card as before, and a long press asks about it and plays nothing", async ({
    page,
    house,
  }) => {
    await firstRoom(page, house);
    const two = hand(page).locator("[data-card='2']");
    const box = await two.boundingBox();
    if (!box) throw new Error("there is no 2");
    const touch = await page.context().newCDPSession(page);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await expect(card(page)).toContainText("Power card 2");
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(two).toHaveAttribute("aria-pressed", "false");
    await expect(card(page)).toContainText("Power card 2");
    await clear(page, two);
    await two.tap();
    await expect(two).toHaveAttribute("aria-pressed", "true");
    await expect(card(page)).toHaveCount(0);
  });

  test("in Guilds a tap asks about rooms, masters and money, where it is no move", async ({
    page,
    house,
  }) => {
    await openTableAfter(page, house.url, GUILDS, 1);
    await guilds.myTurn(page);
    for (const [thing, words] of [
      ["master", "May still come"],
      ["money", "The most money wins."],
      ["room-1", "must reach its defense together"],
    ] as const) {
      // In a corner: what stands in a room is asked about for itself.
      await page
        .locator(`[data-ask=${thing}]`)
        .first()
        .tap({ position: { x: 4, y: 4 } });
      await expect(card(page)).toContainText(words);
      // It may lie over what is asked about next.
      await card(page).getByRole("button", { name: "Close" }).tap();
      await expect(card(page)).toHaveCount(0);
    }
  });
});
