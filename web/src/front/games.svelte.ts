/** The games of the house with their words in the present language. Fetched once for all the pages around the door. */

import type { Words } from "../games/face";
import { faceOf } from "../games/shelf.svelte";
import type { Refused } from "../lib/rest";
import { gamesOfTheHouse, refusalOf, type GameView } from "./house";

/** A game's options as the page tells of them. */
export interface OptionWords {
  name: string;
  meaning: string;
  values: Record<string, string>;
}

class Games {
  list = $state.raw<GameView[] | null>(null);
  trouble = $state.raw<Refused | null>(null);
  #words = $state.raw<Partial<Record<string, () => Words>>>({});
  #asking: Promise<void> | null = null;

  /** Fetches them unless they are here already. */
  load(): Promise<void> {
    this.#asking ??= this.#load();
    return this.#asking;
  }

  async #load(): Promise<void> {
    this.trouble = null;
    try {
      const list = await gamesOfTheHouse();
      const faces = await Promise.allSettled(
        list.map(async ({ name }) => [name, await faceOf(name)] as const),
      );
      const found = faces.flatMap((face) => (face.status === "fulfilled" ? [face.value] : []));
      this.#words = Object.fromEntries(found.map(([name, face]) => [name, () => face().words]));
      this.list = list;
    } catch (error) {
      this.trouble = refusalOf(error);
      this.#asking = null;
    }
  }

  of(name: string): GameView | null {
    return this.list?.find((game) => game.name === name) ?? null;
  }

  /** The game's own words; null where it has none and the house's English must do. */
  words(name: string): Words | null {
    const words = this.#words[name]?.();
    // The generic face has no sentence about the game.
    return words && words.summary !== "" ? words : null;
  }

  title(name: string): string {
    return this.words(name)?.title ?? this.of(name)?.title ?? name;
  }

  summary(name: string): string {
    return this.words(name)?.summary ?? this.of(name)?.summary ?? "";
  }

  option(game: GameView, name: string): OptionWords {
    const own = this.words(game.name)?.option(name);
    if (own) return own;
    const option = game.options.find((option) => option.name === name);
    const values = (option?.values ?? []).map(({ value, meaning }) => [String(value), meaning ?? ""]);
    return {
      name: "",
      meaning: option?.meaning ?? "",
      values: Object.fromEntries(values) as Record<string, string>,
    };
  }
}

export const games = new Games();
