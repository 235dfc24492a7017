import type { Page } from "@playwright/test";
import type { Answer, Ask, Frame, Scene } from "../src/generated/wire";
import { expect, test } from "./house";
import { hand, myTurn, openTable, playCard } from "./raiders";

const BOTS = { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] };
const play = (page: Page) => page.locator("[data-do=play]");
const card = (page: Page, name: string) => hand(page).locator(`[data-card='${name}']`);
const story = (page: Page) => page.getByTestId("story");
const menuButton = (page: Page) => page.getByRole("button", { name: "Table menu" });

/** What the page asks over its socket, from now on. */
function asksOf(page: Page): Ask[] {
  const asks: Ask[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => asks.push((JSON.parse(String(payload)) as Frame).do));
  });
  return asks;
}

/** A house that refuses some requests, and shows scenes a little differently. */
async function meddle(
  page: Page,
  { refuses, shows }: { refuses?: (what: Ask) => boolean; shows?: (scene: Scene) => void },
): Promise<void> {
  await page.routeWebSocket(/\/socket/, (socket) => {
    const house = socket.connectToServer();
    socket.onMessage((text) => {
      const frame = JSON.parse(String(text)) as Frame;
      const refused = { id: frame.id, rule: "Manners", reason: "Not now." };
      if (refuses?.(frame.do)) socket.send(JSON.stringify({ refused }));
      else house.send(text);
    });
    house.onMessage((text) => {
      const answer = JSON.parse(String(text)) as Answer;
      if ("scene" in answer) shows?.(answer.scene);
      socket.send(JSON.stringify(answer));
    });
  });
}

test("after a key has chosen a card, Enter plays that one and not the one with the focus", async ({
  page,
  house,
}) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await card(page, "2").click();
  await page.keyboard.press("4");
  await expect(play(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page, "4")).toBeDisabled();
  await expect(card(page, "2")).toBeEnabled();
  // The next one is chosen and played from there.
  await expect(play(page)).toBeFocused();
});

test("a held Enter chooses a card and does not play it", async ({ page, house }) => {
  const asks = asksOf(page);
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await card(page, "2").focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(card(page, "2")).toHaveAttribute("aria-pressed", "true");
  expect(asks.filter((ask) => typeof ask === "object" && "play" in ask)).toEqual([]);
});

test("a held key plays one card only, also with one-tap play", async ({ page, house }) => {
  await page.goto(house.url);
  await page.evaluate(() => localStorage.setItem("undercroft.settings", JSON.stringify({ oneTap: true })));
  const asks = asksOf(page);
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await page.keyboard.down("3");
  await expect(card(page, "3")).toBeDisabled();
  await myTurn(page);
  for (let times = 0; times < 4; times += 1) await page.keyboard.down("4");
  await page.keyboard.up("4");
  await page.keyboard.up("3");
  await expect(card(page, "4")).toBeDisabled();
  expect(asks.filter((ask) => typeof ask === "object" && "play" in ask)).toHaveLength(2);
});

test("two quick presses take one move back", async ({ page, house }) => {
  const asks = asksOf(page);
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await page.locator("[data-do=undo]").dblclick();
  await expect(page.locator("[data-thing=actions]").getByRole("alert")).toContainText("no move to take back");
  expect(asks.filter((ask) => ask === "undo")).toHaveLength(1);
});

test("Escape drops the choice for good", async ({ page, house }) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await card(page, "2").click();
  await page.keyboard.press("Escape");
  await expect(play(page)).toBeDisabled();
  await page.locator("#tab-talk").click();
  await page.getByRole("button", { name: "Hello!" }).click();
  await expect(page.locator(".spoken")).toContainText("You: Hello!");
  await expect(card(page, "2")).toHaveAttribute("aria-pressed", "false");
  await expect(play(page)).toBeDisabled();
});

test("the focus stays where it was after a move, and comes back from the menu", async ({ page, house }) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await card(page, "2").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(card(page, "2")).toBeDisabled();
  await expect(card(page, "2")).toBeFocused();
  await menuButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
});

test("a table that rests says so, and offers nothing to play", async ({ page, house }) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await card(page, "2").click();
  await menuButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pause" }).click();
  await expect(page.locator("[data-thing=actions]")).toContainText("The table rests");
  await expect(play(page)).toHaveCount(0);
  await expect(card(page, "3")).toBeDisabled();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(card(page, "2")).toHaveAttribute("aria-pressed", "true");
  await expect(play(page)).toBeEnabled();
});

test("what the table refuses is told in the menu, and nobody is led away", async ({ page, house }) => {
  await meddle(page, { refuses: (what) => what === "leave" || what === "pause" });
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  const address = page.url();
  await menuButton(page).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Not now. (Manners)");
  await dialog.getByRole("button", { name: "Leave the seat" }).click();
  await expect(dialog.getByText("A bot will hold your seat")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await dialog.getByRole("button", { name: "Leave the seat" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Not now. (Manners)");
  expect(page.url()).toBe(address);
});

test("a house that does not answer is told in the menu, and may be asked again", async ({ page, house }) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await page.route("**/pass", (route) => route.abort(), { times: 1 });
  await menuButton(page).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Carry my seat to another device" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The house does not answer");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.locator(".pass input")).toHaveValue(/#/);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test("a word that is refused before the deal is told and kept", async ({ browser, house }) => {
  const context = await browser.newContext({ locale: "es-ES" });
  const page = await context.newPage();
  await meddle(page, { refuses: (what) => typeof what === "object" && "say" in what });
  await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann" });
  await page.locator("#tab-talk").click();
  await page.getByPlaceholder("Di algo").fill("¿Qué tal?");
  await page.keyboard.press("Enter");
  const refusal = page.locator(".talk [role=alert]");
  await expect(refusal).toHaveText("Not now. (Manners)");
  await expect(page.getByPlaceholder("Di algo")).toHaveValue("¿Qué tal?");
  await context.close();
});

test("the house refuses in the reader's language", async ({ browser, house }) => {
  const context = await browser.newContext({ locale: "es-ES" });
  const page = await context.newPage();
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await page.locator("[data-do=undo]").click();
  const refusal = page.locator("[data-thing=actions]").getByRole("alert");
  await expect(refusal).toHaveText("No tienes ninguna jugada que deshacer. (Deshacer)");
  await context.close();
});

test("before the deal the menu has the room code, frees a seat and promises no bot", async ({
  page,
  house,
}) => {
  const table = await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann" });
  const { token } = await house.ask<{ token: string }>("POST", "/api/token");
  await house.ask("POST", `/api/tables/${table}/sit`, { name: "Bea" }, token);
  await menuButton(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByTestId("room-code")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Leave the seat" }).click();
  await expect(dialog.getByText(/bot/i)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("button", { name: "Leave the seat" })).toBeFocused();
  const remove = dialog.getByRole("button", { name: "Remove Bea" });
  await remove.click();
  await expect(dialog.getByText("The seat of Bea will be free")).toBeVisible();
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(page.locator(".lobby")).toContainText("2 seats are still free");
});

test("after the deal the menu has no room code", async ({ page, house }) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await menuButton(page).click();
  await page.getByRole("dialog").getByText("Invite").click();
  await expect(page.getByRole("dialog").getByLabel("Link to the table")).toBeVisible();
  await expect(page.getByTestId("room-code")).toHaveCount(0);
});

test("a screen reader hears of a lost line once, not every second", async ({ page, context, house }) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  await context.setOffline(true);
  await expect(page.locator("header [data-link]")).toContainText(/No connection for \d+ s/);
  await expect(page.locator("header [role=status]")).toHaveText("The line broke; reconnecting…");
  await context.setOffline(false);
  await expect(page.locator("header [role=status]")).toHaveText("Connected");
});

test("a screen reader is told of the turn when it comes, and once of what is said", async ({
  page,
  house,
}) => {
  await openTable(page, house.url, BOTS);
  await myTurn(page);
  const announcer = page.getByTestId("announcer");
  await expect(announcer).toContainText("Your turn.");
  await page.locator("#tab-talk").click();
  await page.getByRole("button", { name: "Hello!" }).click();
  await expect(announcer.locator("p").last()).toHaveText("You: Hello!");
  await expect(page.locator(".spoken")).not.toHaveAttribute("aria-live");
  const turns = announcer.getByText("Your turn.");
  const before = await turns.count();
  await playCard(page);
  await expect(turns).toHaveCount(before + 1);
});

test("the story follows whoever reads its end, and leaves alone whoever reads further up", async ({
  page,
  house,
}) => {
  await openTable(page, house.url, BOTS);
  for (let room = 0; room < 3; room += 1) {
    await myTurn(page);
    const before = await story(page).textContent();
    await playCard(page, room);
    await expect(story(page)).not.toHaveText(before ?? "");
  }
  await myTurn(page);
  const box = page.locator("#tabpanel");
  const toTheEnd = () =>
    box.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
  await expect.poll(toTheEnd).toBeLessThanOrEqual(1);
  expect(await box.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  await box.evaluate((box) => box.scrollTo({ top: 0 }));
  const before = await story(page).textContent();
  await playCard(page);
  await expect(story(page)).not.toHaveText(before ?? "");
  expect(await box.evaluate((box) => box.scrollTop)).toBe(0);
});

test("a hand beside a big screen stays one in the next game", async ({ page, house }) => {
  await meddle(page, {
    shows: (scene) => {
      scene.outcome = { winners: [1], places: [1, 2, 3], scores: [9, 5, 4] };
      scene.rematch = "nextgame";
    },
  });
  const table = await openTable(page, house.url, BOTS);
  await page.goto(`${house.url}/t/${table}/hand`);
  await expect(page.getByRole("link", { name: "To the next game" })).toHaveAttribute(
    "href",
    "/t/nextgame/hand",
  );
});

test("the rules beside the board are found without accents", async ({ browser, house }) => {
  const context = await browser.newContext({ locale: "es-ES" });
  const page = await context.newPage();
  await openTable(page, house.url, BOTS);
  await page.locator("#tab-rules").click();
  await page.getByRole("searchbox").fill("CAMARA");
  await expect(page.locator(".rules h3").getByText("Cámara").first()).toBeVisible();
  await context.close();
});
