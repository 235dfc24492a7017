import { hidden, outOfSight, settled } from "./boxes";
import { expect, test } from "./house";
import { PHASES, SIZES } from "./phases";

for (const [name, { go, first, alike }] of Object.entries(PHASES)) {
  if (alike) continue;
  test(`${name}: at every size nothing that matters is covered, cut or out of the page`, async ({
    page,
    house,
  }) => {
    await go(page, house);
    const wrong: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      const at = `${String(size.width)}x${String(size.height)}`;
      wrong.push(...(await hidden(page)).map((what) => `${at}: ${what}`));
      if (!first) continue;
      wrong.push(...(await outOfSight(page, first)).map((what) => `${at}: ${what} is not in sight at once`));
    }
    expect(wrong).toEqual([]);
  });
}
