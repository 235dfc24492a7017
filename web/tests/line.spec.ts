import type { WebSocketRoute } from "@playwright/test";
import { expect, test } from "./house";
import { myTurn, onlyMe, openTable, playCard } from "./raiders";

test("a socket that opens and never speaks is given up for another", async ({ page, house }) => {
  let opened = 0;
  await page.clock.install();
  await page.routeWebSocket(/\/socket/, (socket: WebSocketRoute) => {
    opened += 1;
    // The first one is connected to nobody, as in a tunnel.
    if (opened > 1) socket.connectToServer();
  });
  await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] });
  await expect.poll(() => opened).toBe(1);
  await page.clock.fastForward("01:00");
  await expect(page.locator("[data-thing=hand]")).toBeVisible();
  expect(opened).toBeGreaterThanOrEqual(2);
});

test("an answer that is lost is asked for again, and the card is played once", async ({ page, house }) => {
  let cut = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      server.send(frame);
      if (!cut && String(frame).includes('"play"')) {
        cut = true;
        // The house has heard it; its answer never comes.
        server.onMessage(() => undefined);
        setTimeout(() => void socket.close({ code: 4000 }), 300);
      }
    });
  });
  await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] });
  await myTurn(page);
  await playCard(page);
  await expect(page.locator("[data-thing=aftermath]")).toContainText("Ann");
  await onlyMe(page);
  expect(cut).toBe(true);
  await expect(page.getByTestId("story").getByText(/^You play the /)).toHaveCount(1);
});

test("a house that was brought back from an older copy is believed", async ({ page, house }) => {
  let older: string | null = null;
  let sockets = 0;
  await page.routeWebSocket(/\/socket/, (socket) => {
    sockets += 1;
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const text = String(frame);
      if (sockets === 1 && text.startsWith('{"scene"')) older ??= text;
      // After the second opening the house knows no more than it did at first.
      if (sockets > 1 && older !== null && text.startsWith('{"scene"')) socket.send(older);
      else socket.send(text);
    });
    if (sockets === 1) setTimeout(() => void socket.close({ code: 4000 }), 2500);
  });
  await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] });
  await myTurn(page);
  await playCard(page);
  await expect.poll(() => sockets).toBeGreaterThan(1);
  await expect(page.locator("header .line")).toHaveAttribute("data-link", "open");
});

test("whoever uses a private link a second time still has the seat", async ({ page, browser, house }) => {
  await openTable(page, house.url, { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] });
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("button", { name: "Carry my seat to another device" }).click();
  const link = await page.locator("dialog .pass input").inputValue();
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(phone.locator("[data-thing=hand]")).toBeVisible();
  await phone.goto("about:blank");
  await phone.goto(link);
  await expect(phone.locator("[data-thing=hand]")).toBeVisible();
});
