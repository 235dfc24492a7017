/**
 * What this browser remembers. Some browsers keep nothing, or let nobody ask; then it is remembered for as long as the page
 * is open, and everything else goes on as usual.
 */

class Keep {
  /** What the browser did not take. */
  readonly #here = new Map<string, string>();
  readonly #storage: () => Storage;

  /** The storage is asked for each time: where it is blocked, even naming it fails. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get(key: string): string | null {
    const here = this.#here.get(key);
    if (here !== undefined) return here;
    try {
      return this.#storage().getItem(key);
    } catch {
      return null;
    }
  }

  /** Says whether the browser took it, so that it outlasts the page. */
  set(key: string, value: string): boolean {
    try {
      this.#storage().setItem(key, value);
      this.#here.delete(key);
      return true;
    } catch {
      this.#here.set(key, value);
      return false;
    }
  }

  remove(key: string): void {
    this.#here.delete(key);
    try {
      this.#storage().removeItem(key);
    } catch {
      // Nothing was kept.
    }
  }

  /** What was kept as JSON; null where there is nothing, or nothing that makes sense. */
  parsed(key: string): unknown {
    try {
      return JSON.parse(this.get(key) ?? "null");
    } catch {
      return null;
    }
  }
}

/** Until somebody clears it away. */
export const kept = new Keep(() => localStorage);
/** For this tab alone, and no longer than it is open. */
export const keptInTab = new Keep(() => sessionStorage);
