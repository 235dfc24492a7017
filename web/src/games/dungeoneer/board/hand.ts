/** The hand on the map: dragging moves it, two fingers and the wheel zoom, and a tap remains a tap. */

import type { Spot } from "./camera";

export interface Handled {
  pan: (across: number, down: number) => void;
  zoom: (by: number, at: Spot) => void;
}

/** A pointer that goes further than this drags. */
const SLIP_PX = 8;

export function hand(map: HTMLElement, { pan, zoom }: Handled): () => void {
  const fingers = new Map<number, Spot>();
  let dragging = false;
  let begun: Spot | null = null;
  const listening = new AbortController();
  const { signal } = listening;

  // Measured when a hand comes: asking again in every frame would have the page laid out in between.
  let corner = { left: 0, top: 0 };
  const measure = (): void => void (corner = map.getBoundingClientRect());
  const at = ({ clientX, clientY }: MouseEvent): Spot => ({
    x: clientX - corner.left,
    y: clientY - corner.top,
  });
  const spread = (): { middle: Spot; far: number } | null => {
    const [one, other] = [...fingers.values()];
    if (!one || !other) return null;
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    return { middle, far: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) };
  };

  map.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button > 0) return;
      measure();
      if (fingers.size === 0) {
        dragging = false;
        begun = at(event);
      }
      fingers.set(event.pointerId, at(event));
      if (fingers.size > 1) dragging = true;
    },
    { signal },
  );
  map.addEventListener(
    "pointermove",
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before || !begun) return;
      const here = at(event);
      if (!dragging) {
        if (Math.hypot(here.x - begun.x, here.y - begun.y) < SLIP_PX) return;
        dragging = true;
        // From here on the pointer is the map's, wherever it goes.
        map.setPointerCapture(event.pointerId);
        map.dataset["dragged"] = "";
      }
      const wide = spread();
      fingers.set(event.pointerId, here);
      const now = spread();
      if (wide && now) {
        pan(now.middle.x - wide.middle.x, now.middle.y - wide.middle.y);
        zoom(now.far / wide.far, now.middle);
      } else pan(here.x - before.x, here.y - before.y);
    },
    { signal },
  );
  const lift = ({ pointerId }: PointerEvent): void => {
    fingers.delete(pointerId);
    delete map.dataset["dragged"];
  };
  for (const name of ["pointerup", "pointercancel"] as const) map.addEventListener(name, lift, { signal });
  // What was dragged has not been tapped.
  addEventListener(
    "click",
    (event) => {
      if (!dragging || !(event.target instanceof Node) || !map.contains(event.target)) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );
  map.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      measure();
      zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), at(event));
    },
    { signal, passive: false },
  );
  // A press inside takes the focus to the map as a whole.
  map.addEventListener(
    "mousedown",
    (event) => {
      if (!(event.target instanceof Element) || event.target.closest("[data-tool]")) return;
      event.preventDefault();
      map.focus({ preventScroll: true });
    },
    { signal },
  );
  return () => listening.abort();
}
