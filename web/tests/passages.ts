/** Passages that a test watches the stage play, without asking it again and again: that would be work for the page that is measured. */

import type { Page } from "@playwright/test";
import { myTurn, onlyMe, playable } from "./raiders";

/** Waits until the stage has played. */
export const played = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let begun = false;
        new MutationObserver(() => {
          const plays = document.querySelector("section.board[data-beat]") !== null;
          begun ||= plays;
          if (begun && !plays) done();
        }).observe(document, { subtree: true, attributeFilter: ["data-beat"] });
      }),
  );

/** A page that plays for the seat of this one elsewhere. */
export async function playElsewhere(page: Page, url: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${url}/healthz`);
  await page.bringToFront();
  return other;
}

/** Chooses a card of Raiders when nobody else has to. */
export async function choose(page: Page): Promise<void> {
  await myTurn(page);
  await onlyMe(page);
  await playable(page).first().click();
}

/** Plays what is chosen, and waits until the room has been told. */
export async function playOut(page: Page): Promise<void> {
  const over = played(page);
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-do=play]")?.click());
  await over;
}
