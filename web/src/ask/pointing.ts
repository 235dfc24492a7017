/**
 * How somebody points at a thing to ask about it: the mouse rests on it, a finger stays on it, the keyboard comes to it, or it
 * is tapped and a tap does nothing else there. All of it is heard at the document, so that boards only mark their things.
 */

import type { Asking } from "./asking.svelte";

/** How long a mouse rests on a thing, or the focus stays there, before it is told of: passing by asks nothing. */
const REST_MS = 450;
/** How long what is told outlives the mouse's stay: from one thing to the one beside it nothing flickers. */
const AWAY_MS = 120;
/** How long a finger stays, and how far it may slip. */
const PRESS_MS = 480;
const SLIP_PX = 12;

const CARD = ".ask-card";
/** What a tap does something else to. */
const ACTS = "button, a, summary, input, select, textarea, label, [role=tab]";

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-ask]") : null;

/** Whether a tap on it does something other than to ask. */
function acts(target: EventTarget | null): boolean {
  const actor = target instanceof Element ? target.closest(ACTS) : null;
  return actor !== null && actor.getAttribute("aria-disabled") !== "true";
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog") !== null;

/** Listens for as long as it is not called off. */
export function pointing(asking: Asking, list: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined;
  let hovered: Element | null = null;
  /** Where the mouse was last seen: what slides under a mouse that stands still was not pointed at. */
  let mouse = { x: NaN, y: NaN };
  let pressed = false;

  const after = (ms: number, then: () => void): void => {
    clearTimeout(rest);
    rest = setTimeout(then, ms);
  };
  const leave = (): void => {
    if (!asking.stays) asking.close();
  };
  const release = (): void => {
    clearTimeout(press?.timer);
    press = undefined;
  };

  const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
    pointerover(event) {
      if (event.pointerType !== "mouse" || asking.stays || thingAt(event.target) === hovered) return;
      // The board has changed under it, or it has left the thing.
      hovered = null;
      after(AWAY_MS, leave);
    },
    pointerdown(event) {
      pressed = false;
      const thing = thingAt(event.target);
      if (event.pointerType === "mouse") {
        // Whoever plays is not told of what they play.
        clearTimeout(rest);
        hovered = thing;
        return;
      }
      if (thing === null) return;
      const timer = setTimeout(() => {
        pressed = true;
        void asking.ask(thing, true);
      }, PRESS_MS);
      press = { timer, x: event.clientX, y: event.clientY };
    },
    pointermove(event) {
      if (event.pointerType === "mouse") {
        const still = event.clientX === mouse.x && event.clientY === mouse.y;
        mouse = { x: event.clientX, y: event.clientY };
        const thing = thingAt(event.target);
        if (still || asking.stays || thing === null || thing === hovered) return;
        hovered = thing;
        after(REST_MS, () => void asking.ask(thing, false));
        return;
      }
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP_PX) release();
    },
    pointerup: release,
    pointercancel: release,
    contextmenu(event) {
      if (press || pressed) event.preventDefault();
    },
    click(event) {
      if (pressed) {
        // The finger asked; it does not play as well.
        pressed = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (event.target instanceof Element && event.target.closest(CARD)) return;
      const thing = thingAt(event.target);
      const again = thing !== null && asking.stays && asking.anchor === thing;
      if (thing !== null && !acts(event.target) && !again) void asking.ask(thing, true);
      else asking.close();
    },
    focusin(event) {
      if (asking.stays || !(event.target instanceof Element) || !event.target.matches(":focus-visible"))
        return;
      const thing = thingAt(event.target);
      if (thing !== null) after(REST_MS, () => void asking.ask(thing, false));
    },
    focusout(event) {
      if (thingAt(event.target) === null) return;
      clearTimeout(rest);
      // What is taken off the page loses the focus while the page is being changed, which is no time to change it further.
      queueMicrotask(leave);
    },
    keydown(event) {
      if (event.key === "Escape" && asking.open) {
        // It closes the card, and takes back no choice behind it.
        event.stopPropagation();
        event.preventDefault();
        asking.close();
      } else if (event.key === "?" && !typing(event.target) && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        const thing = thingAt(document.activeElement) ?? hovered;
        if (thing !== null) void asking.ask(thing, true);
        else list();
      }
    },
  };

  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener as EventListener, { capture: true });
  }
  return () => {
    clearTimeout(rest);
    release();
    for (const [name, listener] of Object.entries(listeners)) {
      document.removeEventListener(name, listener as EventListener, { capture: true });
    }
  };
}
