/** Every phase of every game at every size, all sizes of a phase on one sheet: to be looked at, not to be kept. */

import { join } from "node:path";
import { settled } from "../tests/boxes";
import { test } from "../tests/house";
import { PHASES, SIZES } from "../tests/phases";

const FOLDER = join(import.meta.dirname, "../test-results/sheets");
/** How high a picture is on its sheet. */
const HEIGHT = 760;

for (const [name, { go }] of Object.entries(PHASES)) {
  test(`a sheet of ${name}`, async ({ page, house }) => {
    await go(page, house);
    const pictures: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.mouse.move(0, 0);
      await settled(page);
      const file = name.replace(/[^a-z]+/gi, "-").toLowerCase();
      const path = join(FOLDER, `${file}-${String(size.width)}x${String(size.height)}.jpg`);
      const picture = await page.screenshot({ path, type: "jpeg", quality: 80 });
      pictures.push(`data:image/jpeg;base64,${picture.toString("base64")}`);
    }
    const sheet = await page.context().newPage();
    await sheet.setViewportSize({ width: 2700, height: 2 * HEIGHT });
    const shown = pictures.map((picture) => `<img src="${picture}" height="${String(HEIGHT)}">`).join(" ");
    await sheet.setContent(`<body style="margin:0;background:#fff">${shown}`);
    await sheet.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  });
}
