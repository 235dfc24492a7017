/**
 * The language the page speaks. Every text of its own comes from a message file in `texts/` or beside a game's board; what
 * the house says it is asked for in the same language.
 */

import { en, type Texts } from "../texts/en";
import { pseudo } from "../texts/pseudo";

/** English is the one that is always complete; `pseudo` is for the test that looks for texts outside the files. */
export const LANGUAGES = { en: "English", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES | "pseudo";

/** Which of the languages a browser's wish means. */
export function bestLanguage(wishes: readonly string[]): Language {
  const known = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return (known.find((wish) => wish in LANGUAGES) as Language | undefined) ?? "en";
}

class Speech {
  name = $state<Language>("en");
  texts = $state.raw<Texts>(en);
  /** Boards ask for their texts word by word, so the language nobody speaks is made once. */
  #unspoken = new WeakMap<object, object>();

  async speak(name: Language): Promise<void> {
    const texts = name === "es" ? (await import("../texts/es")).es : name === "pseudo" ? pseudo(en) : en;
    this.texts = texts;
    this.name = name;
    document.documentElement.lang = name === "pseudo" ? "en" : name;
  }

  /** The same choice for the labels of a game's board. */
  pick<T extends object>(texts: { en: T; es: T }): T {
    if (this.name !== "pseudo") return texts[this.name];
    const known = (this.#unspoken.get(texts.en) as T | undefined) ?? pseudo(texts.en);
    this.#unspoken.set(texts.en, known);
    return known;
  }
}

export const language = new Speech();

/** The texts of the present language; what reads them changes with it. */
export function t(): Texts {
  return language.texts;
}

/** An address of the house, asked in a language. */
export function inLanguage(address: string, name: Language = language.name): string {
  return `${address}${address.includes("?") ? "&" : "?"}language=${name}`;
}

/** One of two words for a number: `many(3, "coin", "coins")`. English and Spanish need no more. */
export function many(count: number, one: string, more: string): string {
  return `${String(count)} ${count === 1 ? one : more}`;
}

/** How each language lists things; to make one of these is dear. */
const LISTS = new Map<string, Intl.ListFormat>();

function listing(): Intl.ListFormat {
  const locale = language.name === "pseudo" ? "en" : language.name;
  const format = LISTS.get(locale) ?? new Intl.ListFormat(locale, { type: "conjunction" });
  LISTS.set(locale, format);
  return format;
}

/** Gets ready to list things while nobody waits for it. */
export function prepareLists(): void {
  setTimeout(listing, 1000);
}

/** Names as a sentence lists them. */
export function list(names: readonly string[]): string {
  return listing().format(names);
}
