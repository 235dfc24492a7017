import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, PROGRAM, test } from "./house";
import { tableAfter } from "./quick";

/** What the program says of a record, line by line, people by the names they had at the table. */
function toldByTheProgram(file: string, language: string, names: readonly string[]): string[] {
  const run = (...more: string[]): string =>
    execFileSync(PROGRAM, ["replay", file, "--language", language, ...more], { encoding: "utf8" });
  const named = (text: string): string =>
    text.replace(/\b(?:Seat|Asiento) (\d)/g, (seat, number: string) => names[Number(number) - 1] ?? seat);
  const { story } = JSON.parse(run("--json")) as { story: { lines: { words: string }[] }[] };
  const lines = story.flatMap((step) => step.lines.map(({ words }) => named(words)));
  // For people it prints the same, wrapped to the width of the terminal.
  let rest = named(run()).replace(/\s+/g, " ");
  for (const line of lines) {
    expect(rest).toContain(line);
    rest = rest.slice(rest.indexOf(line) + line.length);
  }
  return lines;
}

for (const [game, players] of [
  ["raiders", 4],
  ["guilds", 3],
] as const) {
  test(`the page tells a finished game of ${game} word for word as the program does, in every language`, async ({
    page,
    house,
  }) => {
    const bots = Array<string>(players - 1).fill("random");
    const table = await tableAfter(page, house.url, { game, players, name: "Ann", bots });
    const replay = await page.request.get(`${house.url}/api/tables/${table}/replay`);
    const { names } = (await replay.json()) as { names: string[] };
    const folder = mkdtempSync(join(tmpdir(), "undercroft-record-"));
    const file = join(folder, "record.json");
    const record = await page.request.get(`${house.url}/api/tables/${table}/export`);
    writeFileSync(file, await record.body());
    for (const language of ["en", "es"]) {
      await page.goto(`${house.url}/settings`);
      await page.locator(`[lang=${language}].name`).click();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.goto(`${house.url}/t/${table}/replay`);
      const lines = page.locator("[aria-labelledby=replay-story] [data-line] > span");
      await lines.first().waitFor();
      const shown = await lines.allTextContents();
      expect(shown.length).toBeGreaterThan(40);
      expect(shown).toEqual(toldByTheProgram(file, language, names));
    }
    rmSync(folder, { recursive: true });
  });
}
