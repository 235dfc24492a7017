/** Tells how long a frame takes while the stage plays, on a phone whose processor is four times slower. */

import type { Page } from "@playwright/test";
import { DEADLY, myTurn as myGo } from "../tests/dungeoneer";
import * as guilds from "../tests/guilds";
import { test } from "../tests/house";
import { choose, played, playElsewhere, playOut } from "../tests/passages";
import { openTableAfter, playOn } from "../tests/quick";
import { workOf } from "../tests/work";

const TIMES = 3;
const bots = ["random", "random", "random"];

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "no-preference" } });

async function tell(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  const { frames, made, middle, p95, longest, parts, slowed } = await workOf(page, act);
  const [half, most, worst] = [middle, p95, longest].map((ms) => ms.toFixed(1));
  const spent = Object.entries(parts).map(([part, ms]) => `${part} ${(ms / made).toFixed(1)}`);
  console.log(
    `${what}: ${String(frames)} frames, p95 ${most ?? ""} ms, on a processor ${slowed.toFixed(1)} times as slow as at its best`,
  );
  console.log(
    `  ${String(made)} with work: middle ${half ?? ""}, longest ${worst ?? ""}; ${spent.join(", ")}`,
  );
}

test("a room of Raiders that is resolved", async ({ page, house }) => {
  await openTableAfter(page, house.url, { game: "raiders", players: 4, name: "Ann", bots }, 1);
  for (let time = 0; time < TIMES; time += 1) {
    await choose(page);
    await tell(page, "a room", () => playOut(page));
  }
});

for (const [game, wish, decisions] of [
  ["guilds", { game: "guilds", players: 4, name: "Ann", bots }, 2],
  ["dungeoneer", DEADLY, 6],
] as const) {
  test(`a passage of ${game}`, async ({ page, house }) => {
    const table = await openTableAfter(page, house.url, wish, game === "guilds" ? 2 : 60);
    await (game === "guilds" ? guilds.myTurn(page) : myGo(page));
    const other = await playElsewhere(page, house.url);
    for (let time = 0; time < TIMES; time += 1)
      await tell(page, game, async () => {
        const over = played(page);
        await playOn(other, table, decisions);
        await over;
      });
  });
}
