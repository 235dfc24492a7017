/**
 * One stop of the Tab key for a long list of things to press. The arrow keys move through it, and the stop is where one was
 * last; whoever has not been there begins at the newest.
 */

const STEPS: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

export function roving(list: HTMLElement): () => void {
  const stops = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("button")];
  let visited: HTMLElement | null = null;

  const settle = (): void => {
    const all = stops();
    const stop = visited && all.includes(visited) ? visited : all.at(-1);
    for (const one of all) {
      const index = one === stop ? 0 : -1;
      // Whatever is written, even the same again, has the page look for its style anew.
      if (one.tabIndex !== index || !one.hasAttribute("tabindex")) one.tabIndex = index;
    }
  };
  const visit = (event: FocusEvent): void => {
    visited = event.target as HTMLElement;
    settle();
  };
  const step = (event: KeyboardEvent): void => {
    const all = stops();
    const at = all.indexOf(event.target as HTMLElement);
    const next = at < 0 ? undefined : STEPS[event.key]?.(at, all.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", visit);
  list.addEventListener("keydown", step);
  return () => {
    watch.disconnect();
    list.removeEventListener("focusin", visit);
    list.removeEventListener("keydown", step);
  };
}
