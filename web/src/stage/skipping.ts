/** Any tap and any key skips to the present. It is only listened to: a tap on a card chooses that card all the same. */

interface Skippable {
  skip: () => void;
}

/** A finger that goes further than this scrolls. */
const TAP_PX = 10;
/** Keys that do nothing by themselves. */
const HELD = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/** Listens until the answer is called. */
export function skipByTapOrKey(stage: Skippable): () => void {
  let from: { x: number; y: number } | null = null;
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (from = { x, y }), options);
  addEventListener("pointercancel", () => (from = null), options);
  addEventListener(
    "pointerup",
    ({ clientX, clientY }) => {
      if (from && Math.hypot(clientX - from.x, clientY - from.y) < TAP_PX) stage.skip();
      from = null;
    },
    options,
  );
  addEventListener(
    "keydown",
    ({ key, repeat }) => {
      if (!repeat && !HELD.includes(key)) stage.skip();
    },
    options,
  );
  // Nobody is told beat by beat what happened while they did not look.
  document.addEventListener("visibilitychange", () => stage.skip(), options);
  return () => listening.abort();
}
