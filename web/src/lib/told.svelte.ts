/** What the house says of its games: asked for once in each language, and anew when the page speaks another. */

import { inLanguage, language, type Language } from "./language.svelte";
import { get, refusalOf, type Refused } from "./rest";

export class Told<T> {
  readonly #path: string;
  /** The newest answer; the one before stays until the next has come. */
  value = $state.raw<T | null>(null);
  /** Why there is no answer in the present language. */
  trouble = $state.raw<Refused | null>(null);
  #answers = new Map<Language, Promise<T>>();
  #wanted = $state(false);

  constructor(path: string) {
    this.#path = path;
    // It follows the language for as long as the page lives.
    $effect.root(() => {
      $effect(() => {
        if (this.#wanted) void this.#ask(language.name);
      });
    });
  }

  /** The answer in the present language, or nothing if it does not come; fetched unless it is here already. */
  async load(): Promise<T | null> {
    await this.#ask(language.name);
    this.#wanted = true;
    return this.trouble ? null : this.value;
  }

  async #ask(name: Language): Promise<void> {
    const asked = this.#answers.get(name) ?? get<T>(inLanguage(this.#path, name));
    this.#answers.set(name, asked);
    let trouble: Refused | null = null;
    try {
      const answer = await asked;
      if (name === language.name) this.value = answer;
    } catch (error) {
      // The next who wants it asks again.
      this.#answers.delete(name);
      trouble = refusalOf(error);
    }
    if (name === language.name) this.trouble = trouble;
  }
}
