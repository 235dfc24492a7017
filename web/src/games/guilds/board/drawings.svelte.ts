/** The drawings of the monsters. They are fetched when the first room is opened: nobody has seen a monster before. */

class Drawings {
  #known = $state.raw<Partial<Record<string, string>>>({});
  #asked = false;

  /** The drawing of a monster by its name; nothing while it is on its way, or for a card of somebody's own. */
  of(name: string): string | undefined {
    if (!this.#asked) {
      this.#asked = true;
      void import("./monsters").then(
        ({ monsters }) => (this.#known = monsters),
        () => (this.#asked = false),
      );
    }
    return this.#known[name];
  }
}

export const drawings = new Drawings();
