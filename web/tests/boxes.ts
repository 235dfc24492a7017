/** What can be seen of a page as it is: measured by boxes, and by what a finger would touch. */

import type { Page } from "@playwright/test";

export interface Size {
  width: number;
  height: number;
}

/** What matters on a table: cards, places, people, numbers, and what is to be pressed. */
const MATTERS = [
  "[data-card]",
  ".card",
  "[data-space]",
  "[data-thing^=seat-]",
  "[data-thing^=room-]",
  "[data-thing=current-room]",
  "[data-thing=clock]",
  "[data-do]",
  ".person",
  ".name",
  ".score",
  ".total",
  ".count",
  ".money",
  ".value",
  ".strength",
  ".state",
  ".figure",
  ".got",
  ".delta",
  ".steps li",
  ".pips span",
  ".five span",
  "h2",
].join(", ");

/** Everything that matters and is covered, cut or out of the page; nothing if all is well. */
export function hidden(page: Page): Promise<string[]> {
  return page.evaluate(whatIsHidden, MATTERS);
}

function whatIsHidden(matters: string): string[] {
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  const nameOf = (one: Element): string =>
    `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}` +
    `[${one.getAttribute("data-thing") ?? one.getAttribute("data-card") ?? one.getAttribute("data-do") ?? ""}]` +
    ` "${(one.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 30)}"`;
  const spread = document.documentElement.scrollWidth;
  if (spread > width) found.push(`the page is ${String(spread)} px wide`);

  const shown = [
    ...document.querySelectorAll<HTMLElement>(`main :is(${matters}), [data-thing=actions] [data-do]`),
  ]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !one.closest(".sr-only, dialog, [data-thing=talk]"))
    .filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 1.5 && height > 1.5;
    });

  for (const one of new Set(shown)) {
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (box.left < -0.5 || box.right > width + 0.5)
      found.push(`${nameOf(one)} reaches from ${String(box.left)} to ${String(box.right)}`);
    const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
    if (clips && one.scrollWidth > one.clientWidth + 1 && style.display !== "inline")
      found.push(`${nameOf(one)} is cut: ${String(one.clientWidth)} of ${String(one.scrollWidth)} px`);
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if ([overflowX, overflowY].some((way) => way === "auto" || way === "scroll")) break;
      const frame = around.getBoundingClientRect();
      if (box.left < frame.left - 1 || box.right > frame.right + 1)
        found.push(`${nameOf(one)} is cut by ${nameOf(around)}`);
    }
    const [dx, dy] = [Math.min(box.width / 4, 6), Math.min(box.height / 4, 6)];
    const points: [number, number][] = [
      [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
      [box.left + dx, box.top + dy],
      [box.right - dx, box.top + dy],
      [box.left + dx, box.bottom - dy],
      [box.right - dx, box.bottom - dy],
    ];
    for (const [x, y] of points) {
      // What is higher than the window is looked at piece by piece.
      if (y < 0 || y >= innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      // What a card has written on it is part of it.
      const own = one.closest("[data-card], [data-space]")?.contains(hit) ?? false;
      if (hit && !own && !one.contains(hit) && !hit.contains(one) && !sticksInFront(hit, one)) {
        found.push(`${nameOf(one)} is covered by ${nameOf(hit)}`);
        break;
      }
    }
  }
  scrollTo({ top: 0, behavior: "instant" });
  return [...new Set(found)];

  /** What is too high to stand between the strip above and the hand below is scrolled under them, and not hidden by them. */
  function sticksInFront(hit: Element, one: Element): boolean {
    const sticky = (at: Element | null): Element | null => {
      for (let part = at; part; part = part.parentElement)
        if (["sticky", "fixed"].includes(getComputedStyle(part).position)) return part;
      return null;
    };
    const front = sticky(hit);
    if (!front || sticky(one) === front) return false;
    const { height } = one.getBoundingClientRect();
    return height > innerHeight - 2 * front.getBoundingClientRect().height - 120;
  }
}

/** Waits until what is laid out by the height of something else has been laid out anew: the hand lies on the bar. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Of these, whatever is not wholly in sight before anybody scrolls, or lies under something else. */
export function outOfSight(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    scrollTo({ top: 0, behavior: "instant" });
    return selectors.filter((selector) => {
      const one = document.querySelector(selector);
      if (!one) return true;
      const { top, bottom, left, right } = one.getBoundingClientRect();
      if (top < -0.5 || bottom > innerHeight + 0.5 || right <= left) return true;
      const ends = [top + 4, (top + bottom) / 2, bottom - 4].map((y) =>
        document.elementFromPoint((left + right) / 2, y),
      );
      return ends.some((hit) => !hit || (!one.contains(hit) && !hit.contains(one)));
    });
  }, selectors);
}
