import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "./house";
import { PLACES } from "./pages";
import { playCard } from "./raiders";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What axe finds serious or critical on the page as it is. */
async function seriousIssues(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }).axe;
    return (await axe.run()).violations;
  });
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.target.join(" ")} ${node.failureSummary}`).join("; ")}`,
    );
}

/** Things to press that are smaller than a thumb. Links within a sentence may be. */
function smallTargets(): string[] {
  const things = [
    ...document.querySelectorAll<HTMLElement>(
      "button, .button, select, input:not([type=radio]):not([type=checkbox])",
    ),
  ];
  return things
    .filter((thing) => thing.checkVisibility() && !thing.closest(".sr-only, .story, .lines"))
    .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))
    .map(
      ({ thing, box }) =>
        `${thing.outerHTML.slice(0, 90)} ${String(Math.round(box.width))}x${String(Math.round(box.height))}`,
    );
}

/** How wide the page is on a phone. */
const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

for (const [place, go] of Object.entries(PLACES)) {
  test(`${place}: every text comes from a message file, axe finds nothing serious, nothing moves unasked, and a phone shows it without sideways scrolling, also in large letters`, async ({
    page,
    house,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem("undercroft.settings", JSON.stringify({ language: "pseudo" })),
    );
    await go(page, house);
    const games = await house.ask<{ title: string }[]>("GET", "/api/games");
    const titles = games.map(({ title }) => title);
    expect(await page.evaluate(outsideTheFiles, titles)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await seriousIssues(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await widthOf(page)).toBeLessThanOrEqual(360);
    expect(await seriousIssues(page)).toEqual([]);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset["text"] = "150"));
    expect(await widthOf(page)).toBeLessThanOrEqual(360);
  });
}

/** Visible words that do not come from the message files, which put theirs in brackets. The names of people and games, and codes, are data. */
function outsideTheFiles(titles: string[]): string[] {
  const people = "Ann Bea Cid Ember Moss Flint Thorn Rook Wren Soot Bramble".split(" ");
  const data = new Set([...people, ...titles]);
  const words: string[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent?.checkVisibility() ||
      parent.closest("script, style, noscript, [data-data], code, [lang]:not(html)")
    )
      continue;
    words.push(node.textContent ?? "");
  }
  for (const named of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    if (named.closest("[data-data], [lang]:not(html)")) continue;
    for (const attribute of ["aria-label", "title", "placeholder"])
      words.push(named.getAttribute(attribute) ?? "");
  }
  // What stands between brackets may hold brackets itself.
  const stripped = (text: string): string => {
    let depth = 0;
    return [...text]
      .filter((letter) => {
        if (letter === "⟦") depth += 1;
        if (letter === "⟧") return depth-- < 1;
        return depth === 0;
      })
      .join("");
  };
  return [
    ...new Set(
      words.map((text) => stripped(text).trim()).filter((text) => /\p{L}{2,}/u.test(text) && !data.has(text)),
    ),
  ];
}

test("the page speaks Spanish, from the front door to the board", async ({ browser, house }) => {
  const context = await browser.newContext({ locale: "es-ES" });
  const page = await context.newPage();
  await PLACES["the front door"]?.(page, house);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await PLACES["a room that is over"]?.(page, house);
  await expect(page.getByText("La sala anterior").first()).toBeVisible();
  await expect(page.getByText("Tu turno").first()).toBeVisible();
  await expect(page.getByTestId("story")).toContainText(/nivel 1 de 5/);
  await context.close();
});

test("a screen reader is told whose turn it is and what the room does", async ({ page, house }) => {
  await PLACES["the first room"]?.(page, house);
  // What is said is soon followed by the next thing, so everything is written down.
  await page.evaluate(() => {
    const said: string[] = [];
    (globalThis as unknown as { said: string[] }).said = said;
    const announcer = document.querySelector("[data-testid=announcer]");
    if (!announcer) throw new Error("nobody announces anything");
    new MutationObserver(() => said.push(announcer.textContent)).observe(announcer, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await playCard(page);
  const said = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  await expect.poll(async () => (await said()).some((text) => /Your turn\. .+/.test(text))).toBe(true);
  const cards = await page.locator("[data-thing=hand] button:not([aria-disabled=true])").all();
  for (const card of cards) await expect(card).toHaveAccessibleName(/^(Play|Light) a?/);
});

test("whoever changes the language at a table is told the whole story and the rules in the other one", async ({
  page,
  house,
}) => {
  await PLACES["a room that is over"]?.(page, house);
  const story = page.getByTestId("story");
  const lines = story.locator("li");
  await expect(story).toContainText("Level 1 of 5");
  const told = await lines.count();
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("dialog").getByLabel("Language").selectOption("es");
  await page.keyboard.press("Escape");
  await expect(story).toContainText(/nivel 1 de 5/i);
  await expect(story).not.toContainText(/Level|You /);
  await expect(lines).toHaveCount(told);
  await expect(page.locator("[data-thing=actions]")).toContainText("Tu turno");
  await page.locator("#tab-rules").click();
  await expect(page.locator(".rules h2").getByText("Todas las reglas")).toBeVisible();
  await expect(page.locator(".rules h3").getByText("Cámara").first()).toBeVisible();
  await expect(page.locator(".rules h3").getByText("Vault")).toHaveCount(0);
});
