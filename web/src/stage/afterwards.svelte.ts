/**
 * What belongs to a beat and need not be seen with it at once follows a few frames later: a slow phone cannot do everything within one.
 * Nothing is left out, since whatever has come meanwhile comes with it.
 */

import { untrack } from "svelte";

/** Everybody beside what happens: purses and wounds. */
export const BESIDE_MS = 17;
/** What flies over the table sets out. */
export const FLIGHT_MS = 34;
/** What is to be done, in words. */
export const WORDS_MS = 51;
/** The story has a beat's lines. */
export const STORY_MS = 68;
/** They are read out. */
export const VOICE_MS = 90;

interface Passage {
  /** Whether one is played. Otherwise nothing is ever late: whoever skips is in the present at once. */
  plays: () => boolean;
  /** Whether it is to be over first. */
  holds?: () => boolean;
}

/** A value that belongs to a component and follows while a passage is played. */
export class Afterwards<T> {
  #value: T;

  constructor(value: () => T, ms: number, { plays, holds = () => false }: Passage) {
    this.#value = $state.raw(untrack(value));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      clearTimeout(timer);
      timer = undefined;
      this.#value = value();
    };
    $effect.pre(() => {
      void value();
      if (!plays()) untrack(follow);
      else if (!holds()) timer ??= setTimeout(follow, ms);
    });
    $effect(() => () => clearTimeout(timer));
  }

  get value(): T {
    return this.#value;
  }
}
