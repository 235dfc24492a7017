import type { Browser, Page } from "@playwright/test";
import { framesOf } from "./frames";
import { expect, test, type House } from "./house";
import { openTable } from "./raiders";

/** Somebody with a browser of their own. */
const somebody = async (browser: Browser, more = {}): Promise<Page> =>
  (await browser.newContext(more)).newPage();

/** Ann's table of two against two; she sits in seat 1, and a partner may sit in seat 3. */
const pairs = (ann: Page, house: House): Promise<string> =>
  openTable(ann, house.url, { game: "guilds", players: 4, options: { teams: "2v2" }, name: "Ann" });

async function sitInSeat(page: Page, seat: number, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  const seats = page.locator(".seats li");
  await seats
    .nth(seat - 1)
    .getByRole("button", { name: "Sit here" })
    .click();
  await expect(seats.nth(seat - 1)).toContainText(name);
}

test("partners choose their seats and whisper, and nobody else hears a word of it", async ({
  house,
  browser,
}) => {
  const [ann, bea, eve] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  const overheard = framesOf(eve);
  const table = await pairs(ann, house);
  await bea.goto(`${house.url}/t/${table}`);
  const seats = bea.locator(".seats li");
  await expect(seats.nth(0)).toContainText("Sun team");
  await expect(seats.nth(1)).toContainText("Moon team");
  await sitInSeat(bea, 3, "Bea");
  await ann.getByRole("button", { name: "Fill with bots" }).click();
  await eve.goto(`${house.url}/t/${table}`);

  await ann.getByRole("tab", { name: "Talk" }).click();
  await ann.getByRole("button", { name: "Only Bea" }).click();
  await ann.getByRole("button", { name: "Save your strength." }).click();
  await bea.getByRole("tab", { name: "Talk" }).click();
  const whispered = bea.locator(".talk li").filter({ hasText: "Ann: Save your strength." });
  await expect(whispered.getByRole("img", { name: "Only to partners" })).toBeVisible();

  await ann.getByRole("button", { name: "Everybody" }).click();
  await ann.getByRole("button", { name: "Well played!" }).click();
  await eve.getByRole("tab", { name: "Talk" }).click();
  await expect(eve.locator(".talk")).toContainText("Ann: Well played!");
  await expect(eve.locator(".talk")).not.toContainText("Save your strength");
  expect(overheard.join()).toContain("Ann: Well played!");
  expect(overheard.join()).not.toContain("Ann: Save your strength");
  await Promise.all([ann, bea, eve].map((page) => page.context().close()));
});

test("partners whisper on phones beside a big screen, which does not show it", async ({ house, browser }) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const [ann, bea, screen] = [
    await somebody(browser, phone),
    await somebody(browser, phone),
    await somebody(browser),
  ];
  const table = await pairs(ann, house);
  await bea.goto(`${house.url}/t/${table}/hand`);
  await sitInSeat(bea, 3, "Bea");
  await ann.getByRole("button", { name: "Fill with bots" }).click();
  await ann.goto(`${house.url}/t/${table}/hand`);
  await screen.goto(`${house.url}/t/${table}/screen`);
  await expect(screen.locator("[data-thing=dungeon]")).toBeVisible();

  await bea.locator("details[data-thing=talk] summary").click();
  await bea.getByRole("button", { name: "Only Ann" }).click();
  await bea.getByRole("button", { name: "Good idea." }).click();
  // Folded away, the talk says that there is something to read.
  const talk = ann.locator("details[data-thing=talk]");
  await expect(talk.locator("summary")).toContainText("1");
  await talk.locator("summary").click();
  await expect(talk.locator("li").filter({ hasText: "Bea: Good idea." }).getByRole("img")).toBeVisible();
  await ann.getByRole("button", { name: "Everybody" }).click();
  await ann.getByRole("button", { name: "Good luck!" }).click();
  await expect(screen.getByTestId("story")).toContainText("Ann: Good luck!");
  await expect(screen.getByTestId("story")).not.toContainText("Good idea.");
  await Promise.all([ann, bea, screen].map((page) => page.context().close()));
});

test("no name looks like the mark of a whisper", async ({ house, browser }) => {
  const [ann, eve] = [await somebody(browser), await somebody(browser)];
  const table = await pairs(ann, house);
  await eve.goto(`${house.url}/t/${table}`);
  await sitInSeat(eve, 2, "Bea (only to partners)");
  await ann.getByRole("button", { name: "Fill with bots" }).click();
  await eve.getByRole("tab", { name: "Talk" }).click();
  await eve.getByRole("button", { name: "Good luck!" }).click();
  const story = ann.getByTestId("story");
  await expect(story).toContainText("Bea (only to partners): Good luck!");
  await expect(story.locator("[data-whispered]")).toHaveCount(0);
  await Promise.all([ann, eve].map((page) => page.context().close()));
});

test("teams that so many players cannot form are not to be chosen, in any language", async ({
  house,
  browser,
}) => {
  const page = await somebody(browser, { locale: "es-ES" });
  await page.goto(`${house.url}/open/guilds`);
  const players = (count: number) => page.getByRole("radio", { name: String(count), exact: true });
  const [alone, pairs, trios] = ["Cada cual por su cuenta", "Dos contra dos", "Tres contra tres"].map(
    (name) => page.getByRole("radio", { name }),
  );
  if (!alone || !pairs || !trios) throw new Error("three ways to play");
  const ghosts = page.getByRole("switch", { name: "Jugador fantasma" });
  await expect(trios).toBeDisabled();
  await pairs.check({ force: true });
  await ghosts.check({ force: true });
  await players(6).check({ force: true });
  await expect(pairs).toBeDisabled();
  await expect(ghosts).toBeDisabled();
  await expect(alone).toBeChecked();
  await expect(ghosts).not.toBeChecked();
  await expect(trios).toBeEnabled();
  // What was chosen for four is there again for four.
  await players(4).check({ force: true });
  await expect(pairs).toBeChecked();
  await players(5).check({ force: true });
  await page.getByRole("button", { name: "Abrir la mesa" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.context().close();
});
