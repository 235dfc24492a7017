/** An answer of the house that is asked for again while somebody looks at it. */

import { get, refusalOf, type Refused } from "../lib/rest";

export class Watched<T> {
  value = $state.raw<T | null>(null);
  /** Why there is no answer; an old answer stays while the house cannot be reached. */
  trouble = $state.raw<Refused | null>(null);
  readonly #path: string;

  /** To be made while a component is set up: it asks as long as the component is there. */
  constructor(path: string, everyMs: number) {
    this.#path = path;
    $effect(() => {
      const look = (): void => {
        if (document.visibilityState === "visible") void this.refresh();
      };
      look();
      const timer = setInterval(look, everyMs);
      document.addEventListener("visibilitychange", look);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
      };
    });
  }

  async refresh(): Promise<void> {
    try {
      this.value = await get<T>(this.#path);
      this.trouble = null;
    } catch (error) {
      this.trouble = refusalOf(error);
    }
  }
}
