import { answered, decide, DUNGEON, issues, listed, map, myTurn, play, standing } from "./dungeoneer";
import { expect, test } from "./house";
import { openTableAfter, playOn } from "./quick";
import { ending, openTable } from "./raiders";

test("three dungeoneers against three: some goes on the map, and the game to its end", async ({
  page,
  house,
}) => {
  const table = await openTable(page, house.url, DUNGEON);
  await myTurn(page);
  await expect(page.locator("[data-thing=seats] .person")).toHaveCount(6);
  await expect(page.locator("[data-thing=go] h2")).toContainText("Ann");
  const ways = new Set<string>();
  for (let decision = 0; decision < 12 && (await myTurn(page)); decision += 1)
    ways.add(await decide(page, decision, ({ x, y }) => page.mouse.click(x, y)));
  expect(ways).toContain("map");
  await playOn(page, table);
  await expect(ending(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Looking back" })).toBeVisible();
});

test("a square is chosen, its way is shown, and the second tap walks it", async ({ page, house }) => {
  await openTable(page, house.url, DUNGEON);
  await myTurn(page);
  while ((await page.locator("button.square.walk").count()) === 0)
    await decide(page, 0, ({ x, y }) => page.mouse.click(x, y));
  const square = page.locator("button.square.walk").first();
  const where = await square.getAttribute("data-square");
  const before = await standing(page);
  await square.click();
  await expect(page.locator(".ahead .way").first()).toBeAttached();
  await expect(page.locator("[data-thing=actions] .what")).not.toBeEmpty();
  await page.locator(`button[data-square="${where ?? ""}"]`).click();
  await answered(page, before);
});

test("a phone plays by touch: it drags, pinches and taps, and nothing scrolls sideways", async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await openTable(page, house.url, DUNGEON);
  await myTurn(page);
  for (let decision = 0; decision < 8 && (await myTurn(page)); decision += 1)
    await decide(page, decision, ({ x, y }) => page.touchscreen.tap(x, y));
  const world = page.locator("[data-thing=map] .world");
  const before = await world.getAttribute("style");
  const box = await map(page).boundingBox();
  if (!box) throw new Error("no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cdp = await context.newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    points: [number, number][],
  ): Promise<unknown> =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch("touchStart", [[x, y]]);
  await touch("touchMove", [[x + 40, y + 50]]);
  await touch("touchMove", [[x + 80, y + 90]]);
  await touch("touchEnd", []);
  const dragged = await world.getAttribute("style");
  expect(dragged).not.toBe(before);
  await touch("touchStart", [
    [x - 30, y],
    [x + 30, y],
  ]);
  await touch("touchMove", [
    [x - 70, y],
    [x + 70, y],
  ]);
  await touch("touchMove", [
    [x - 90, y],
    [x + 90, y],
  ]);
  await touch("touchEnd", []);
  const scale = (style: string | null): number => Number(/scale\(([\d.]+)\)/.exec(style ?? "")?.[1]);
  expect(scale(await world.getAttribute("style"))).toBeGreaterThan(scale(dragged));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test("the keyboard plays by the list alone, and moves and zooms the map", async ({ page, house }) => {
  await openTable(page, house.url, DUNGEON);
  for (let decision = 0; decision < 6 && (await myTurn(page)); decision += 1) {
    const before = await standing(page);
    await listed(page).first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(play(page)).toHaveAttribute("aria-disabled", "false");
    await page.keyboard.press("Enter");
    await answered(page, before);
  }
  await map(page).focus();
  const world = page.locator("[data-thing=map] .world");
  const seen = [await world.getAttribute("style")];
  for (const key of ["+", "+", "ArrowUp", "End"]) {
    await page.keyboard.press(key);
    seen.push(await world.getAttribute("style"));
  }
  expect(new Set(seen).size).toBeGreaterThanOrEqual(4);
});

test("the map is described by tile and by direction", async ({ page, house }) => {
  await openTableAfter(page, house.url, DUNGEON, 30);
  await myTurn(page);
  const words = page.locator("[data-thing=in-words]");
  await words.locator("summary").click();
  await expect(words).toContainText(/Porch|Short Corridor/i);
  await expect(words).toContainText(/door in the (north|east|south|west)/);
  // Enemies are told from where whoever acts stands.
  while ((await listed(page, "go").count()) > 0) {
    await decide(page, 0, ({ x, y }) => page.mouse.click(x, y));
    await myTurn(page);
  }
  await expect(words.locator("li").first()).toContainText(/steps?, (north|east|south|west)|No enemies/);
});

test("what has been drawn can be asked about, and axe finds nothing", async ({ page, house }) => {
  await openTableAfter(page, house.url, DUNGEON, 25);
  await myTurn(page);
  expect(await issues(page)).toEqual([]);
  await page.locator("[data-thing=seats] .person").first().click();
  await expect(page.locator(".ask-card")).toBeVisible();
});

test("@alone a table loads at most 100 kB more than the front door", async ({ page, house }) => {
  const load = async (address: string, ready: string): Promise<number> => {
    let bytes = 0;
    const sizes: Promise<void>[] = [];
    const count = (request: import("@playwright/test").Request): void => {
      if (new URL(request.url()).pathname.startsWith("/api/")) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => void (bytes += responseBodySize)));
    };
    page.on("requestfinished", count);
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState("networkidle");
    page.off("requestfinished", count);
    await Promise.all(sizes);
    return bytes;
  };
  const front = await load(house.url, "article .button.lit");
  const table = await openTable(page, house.url, DUNGEON);
  // What both need is in the browser's store by now.
  const more = await load(`${house.url}/t/${table}`, "[data-thing=map] .token");
  expect(front).toBeGreaterThan(20_000);
  expect(more).toBeLessThanOrEqual(100_000);
});
