import { framesOf } from "./frames";
import { expect, test } from "./house";
import { openTable } from "./raiders";

test("partners choose their seats and whisper, and nobody else hears a word of it", async ({
  house,
  browser,
}) => {
  const [ann, bea, eve] = await Promise.all(
    [0, 1, 2].map(async () => (await browser.newContext()).newPage()),
  );
  if (!ann || !bea || !eve) throw new Error("three people");
  const overheard = framesOf(eve);
  const table = await openTable(ann, house.url, {
    game: "guilds",
    players: 4,
    options: { teams: "2v2" },
    name: "Ann",
  });
  await bea.goto(`${house.url}/t/${table}`);
  await bea.getByLabel("Your name").fill("Bea");
  const seats = bea.locator(".seats li");
  await expect(seats.nth(0)).toContainText("Sun team");
  await expect(seats.nth(1)).toContainText("Moon team");
  await seats.nth(2).getByRole("button", { name: "Sit here" }).click();
  await expect(seats.nth(2)).toContainText("Bea");
  await ann.getByRole("button", { name: "Fill with bots" }).click();
  await eve.goto(`${house.url}/t/${table}`);

  await ann.getByRole("tab", { name: "Talk" }).click();
  await ann.getByRole("button", { name: "Only Bea" }).click();
  await ann.getByRole("button", { name: "Save your strength." }).click();
  await bea.getByRole("tab", { name: "Talk" }).click();
  await expect(bea.locator(".talk")).toContainText("Ann (only to partners): Save your strength.");

  await ann.getByRole("button", { name: "Everybody" }).click();
  await ann.getByRole("button", { name: "Well played!" }).click();
  await eve.getByRole("tab", { name: "Talk" }).click();
  await expect(eve.locator(".talk")).toContainText("Ann: Well played!");
  await expect(eve.locator(".talk")).not.toContainText("Save your strength");
  expect(overheard.join()).toContain("Ann: Well played!");
  expect(overheard.join()).not.toContain("Ann: Save your strength");
  await Promise.all([ann, bea, eve].map((page) => page.context().close()));
});
