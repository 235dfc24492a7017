/** Motion that explains: a change flies to a player from where it came about. */

import { settings } from "../lib/settings.svelte";

/** Lets an element fly in from the thing of this name; it is at its place at once for whoever wants no motion. */
export function flyFrom(element: HTMLElement, thing: string): void {
  if (settings.still) return;
  const from = document.querySelector(`[data-thing="${thing}"]`)?.getBoundingClientRect();
  if (!from) return;
  const to = element.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left;
  const dy = from.top + from.height / 2 - to.top;
  element.animate(
    [
      { transform: `translate(${String(dx)}px, ${String(dy)}px) scale(1.8)`, opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: "none" },
    ],
    { duration: 480, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
  );
}
