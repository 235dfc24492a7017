/** The games of the house with their words in the present language, for all the pages around the door. */

import type { OptionWords, Words } from "../games/face";
import { titles } from "../games/generic/titles.svelte";
import { language } from "../lib/language.svelte";
import { refusalOf, type Refused } from "../lib/rest";
import type { Fits } from "./fitting";
import type { GameView } from "./house";

/** The words of the games that have a face of their own, without the boards: nobody plays at the door. */
const WORDS = import.meta.glob<{ words: () => Words }>("../games/*/words.ts");

async function ownWords(game: string): Promise<(() => Words) | null> {
  // Without them, or where they do not come, the house's English must do.
  const loaded = await WORDS[`../games/${game}/words.ts`]?.().catch(() => null);
  return loaded?.words ?? null;
}

class Games {
  list = $state.raw<readonly GameView[] | null>(null);
  trouble = $state.raw<Refused | null>(null);
  #words = $state.raw<Partial<Record<string, (() => Words) | null>>>({});
  #asking: Promise<void> | null = null;

  /** Fetches them unless they are here already. */
  load(): Promise<void> {
    this.#asking ??= this.#load();
    return this.#asking;
  }

  async #load(): Promise<void> {
    this.trouble = null;
    try {
      const list = await titles.load();
      const found = await Promise.all(list.map(async ({ name }) => [name, await ownWords(name)] as const));
      this.#words = Object.fromEntries(found);
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
    return this.#words[name]?.() ?? null;
  }

  /** The language a game's words are in, where it is not the page's own: what has no words of its own is in English. */
  tongue(name: string): "en" | undefined {
    return this.words(name) || language.name === "en" ? undefined : "en";
  }

  title(name: string): string {
    return this.words(name)?.title ?? this.of(name)?.title ?? name;
  }

  summary(name: string): string {
    return this.words(name)?.summary ?? this.of(name)?.summary ?? "";
  }

  /** Whether so many players may choose a value, as far as the page knows; the house has the last word. */
  fits(game: string, players: number): Fits {
    return (option, value) => this.words(game)?.fits?.(option, value, players) ?? true;
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
