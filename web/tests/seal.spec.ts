import { expect, test } from "@playwright/test";
import { House } from "./house";
import { playOn } from "./quick";
import { ending, openTable } from "./raiders";

const WISH = { game: "raiders", players: 3, name: "Ann", bots: ["random", "random"] };

test("the page mixes something into the deal by itself, and checks the seal at the end", async ({ page }) => {
  // So long nobody waits: the cards are dealt because the page has answered.
  const house = await House.open(["--contributions-within", "600"]);
  await playOn(page, await openTable(page, house.url, WISH));
  await expect(ending(page)).toBeVisible();
  const seal = page.locator("[data-thing=seal]");
  await expect(seal).toHaveAttribute("data-holds", "true");
  await expect(seal).toContainText("Checked in your browser");
  await seal.locator("summary").click();
  await expect(seal).toContainText("1 player mixed random numbers into the deal");
  await expect(seal).toContainText("The chain of all moves is whole");
  await house.close();
});

test("a house that gives out another seed than it promised is found out by the page", async ({ page }) => {
  const house = await House.open(["--contributions-within", "600"]);
  await page.route("**/export", async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as { seal: { seed: string } };
    record.seal.seed = "00".repeat(32);
    await route.fulfill({ json: record });
  });
  await playOn(page, await openTable(page, house.url, WISH));
  await expect(page.locator("[data-thing=seal]")).toHaveAttribute("data-holds", "false");
  await expect(page.locator("[data-thing=seal]")).toContainText("something does not hold");
  await house.close();
});
