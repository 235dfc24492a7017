import type { Page } from "@playwright/test";
import { expect, faultsOf, House, test } from "./house";
import { playOn } from "./quick";
import { ending, myTurn, onlyMe, openTable, playCard } from "./raiders";
import { framesOf, secretsIn } from "./frames";

/** Sits down by the link: the name, and one button. */
async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

test("three browsers and a bot play together, somebody watches, and nobody is sent a secret of another", async ({
  browser,
  house,
}) => {
  const people = await Promise.all(
    ["Ann", "Bea", "Cid", "Watcher"].map(async (name) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      return { name, context, page, frames: framesOf(page), faults: faultsOf(page) };
    }),
  );
  const [ann, bea, cid, watcher] = people;
  if (!ann || !bea || !cid || !watcher) throw new Error("four people were invited");
  const table = await openTable(ann.page, house.url, {
    game: "raiders",
    players: 4,
    name: "Ann",
    bots: ["random"],
  });
  const link = `${house.url}/t/${table}`;
  await sitDown(bea.page, link, "Bea");
  await watcher.page.goto(link);
  await sitDown(cid.page, link, "Cid");
  const players = [ann, bea, cid];
  // The first room by hand, all the others as fast as the house deals them, over sockets that are heard just as well.
  for (const [card, player] of players.entries()) {
    await myTurn(player.page);
    await playCard(player.page, card);
  }
  await expect(watcher.page.locator("[data-thing=aftermath]")).toContainText("Ann");
  await Promise.all(players.map((player) => player.page.goto(`${house.url}/healthz`)));
  await Promise.all(players.map((player) => playOn(player.page, table)));
  for (const player of players) await player.page.goto(link);
  for (const person of [...players, watcher]) {
    await expect(ending(person.page)).toBeVisible();
    expect(person.faults).toEqual([]);
  }
  const standing = await Promise.all(people.map((person) => ending(person.page).locator("ol").innerText()));
  expect(new Set(standing).size).toBe(1);
  for (const [index, person] of people.entries()) {
    expect(person.frames.length).toBeGreaterThan(50);
    expect(secretsIn(person.frames, index < 3 ? index + 1 : null)).toEqual([]);
  }
  const cookies = await Promise.all(
    people.map(async (person) => (await person.context.cookies())[0]?.value ?? ""),
  );
  for (const person of people) {
    for (const cookie of cookies.filter(Boolean))
      expect(person.frames.some((frame) => frame.includes(cookie))).toBe(false);
  }
  await Promise.all(people.map((person) => person.context.close()));
});

test("a reload in the middle of a game shows the same table again", async ({ page, house }) => {
  await openTable(page, house.url, {
    game: "raiders",
    players: 4,
    name: "Ann",
    bots: ["random", "random", "random"],
  });
  for (let card = 0; card < 3; card += 1) {
    await myTurn(page);
    const story = await page.getByTestId("story").textContent();
    await playCard(page);
    await expect(page.getByTestId("story")).not.toHaveText(story ?? "");
  }
  await onlyMe(page);
  const before = await page.locator("[data-thing=seats]").innerText();
  const story = await page.getByTestId("story").innerText();
  await page.reload();
  await onlyMe(page);
  expect(await page.locator("[data-thing=seats]").innerText()).toBe(before);
  expect(await page.getByTestId("story").innerText()).toBe(story);
});

test("a card played while offline is played once the network is back, without a click", async ({
  page,
  context,
  house,
}) => {
  await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] });
  await myTurn(page);
  await context.setOffline(true);
  await expect(page.locator("header [role=status]")).toContainText(/reconnecting/);
  await playCard(page);
  await expect(page.locator("[data-do=play]")).toContainText("Sending");
  await context.setOffline(false);
  await expect(page.locator("header [role=status]")).toContainText("Connected");
  await expect(page.locator("[data-thing=aftermath]")).toContainText("Ann");
});

test("pulling the plug of the house in mid-game loses nothing, and the page comes back by itself", async ({
  page,
}) => {
  const house = await House.open();
  try {
    await openTable(page, house.url, {
      game: "raiders",
      players: 3,
      name: "Ann",
      bots: ["random", "random"],
    });
    await myTurn(page);
    await playCard(page);
    await expect(page.locator("[data-thing=aftermath]")).toContainText("Ann");
    await onlyMe(page);
    const before = await page.locator("[data-thing=seats]").innerText();
    await house.kill();
    await expect(page.locator("header [data-link]")).toContainText(/No connection for \d+ s/);
    await house.start();
    await expect(page.locator("header [role=status]")).toContainText("Connected");
    expect(await page.locator("[data-thing=seats]").innerText()).toBe(before);
    await playCard(page);
    await expect(page.getByTestId("story")).toContainText("Room 3");
  } finally {
    await house.close();
  }
});
