import { expect, test } from "./house";

const MOST_BYTES = 200_000;
const READY_WITHIN_MS = 1000;

for (const [what, path] of [
  ["the front door", "/"],
  ["a table", "/t/"],
] as const) {
  test(`${what} loads at most 200 kB of script, style, fonts and icons, and is ready within a second`, async ({
    browser,
    house,
  }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    let address = house.url + path;
    if (path === "/t/") {
      const opened = await page.request.post(`${house.url}/api/tables`, {
        data: { game: "raiders", players: 4, name: "Ann", bots: ["random", "random", "random"] },
      });
      address += ((await opened.json()) as { table: string }).table;
    }
    let bytes = 0;
    const sizes: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => void (bytes += responseBodySize)));
    });
    // What the machine had to do for the first time is not the page's: the second visitor counts, with an empty cache.
    await page.goto(address);
    await page
      .locator(path === "/" ? "article .button.lit" : "[data-thing=hand] button")
      .first()
      .waitFor();
    await page.waitForLoadState("networkidle");
    await Promise.all(sizes);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    const again = await browser.newContext({ storageState: await context.storageState() });
    const visitor = await again.newPage();
    const begun = Date.now();
    await visitor.goto(address);
    await visitor
      .locator(path === "/" ? "article .button.lit" : "[data-thing=hand] button:enabled")
      .first()
      .waitFor();
    expect(Date.now() - begun).toBeLessThanOrEqual(READY_WITHIN_MS);
    await again.close();
    await context.close();
  });
}
