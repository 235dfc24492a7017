/** What a person has chosen for this browser; kept here and nowhere else. */

import { kept } from "./keep";
import { bestLanguage, language as speech, type Language } from "./language.svelte";

const KEY = "undercroft.settings";

export type TextSize = 100 | 115 | 130 | 150;
export type Motion = "system" | "full" | "none";
/** How fast what happened is shown, beat by beat. */
export type Speed = "slow" | "normal" | "quick" | "none";

const TEMPOS: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, quick: 0.5, none: 0 };

interface Kept {
  name: string;
  language: Language;
  sound: boolean;
  motion: Motion;
  speed: Speed;
  textSize: TextSize;
  oneTap: boolean;
  notices: boolean;
}

function chosen(): Partial<Kept> {
  const value = kept.parsed(KEY);
  return value !== null && typeof value === "object" ? value : {};
}

class Settings {
  #first = chosen();
  /** What the person is called at tables. */
  name = $state(this.#first.name ?? "");
  language = $state<Language>(this.#first.language ?? bestLanguage(navigator.languages));
  sound = $state(this.#first.sound ?? true);
  motion = $state<Motion>(this.#first.motion ?? "system");
  speed = $state<Speed>(this.#first.speed ?? "normal");
  textSize = $state<TextSize>(this.#first.textSize ?? 100);
  /** Whether a tap on a card plays it, rather than choosing it to be confirmed. */
  oneTap = $state(this.#first.oneTap ?? false);
  /** Whether the browser may tell of one's turn while the page is not looked at. */
  notices = $state(this.#first.notices ?? false);

  readonly still = $derived(
    this.motion === "none" ||
      (this.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches),
  );

  /** How long a beat lasts, by which its length at normal speed is multiplied; 0 where nothing is to move. */
  readonly tempo = $derived(this.still ? 0 : TEMPOS[this.speed]);

  /** Lets the page speak another language from now on. */
  async speak(name: Language): Promise<void> {
    await speech.speak(name);
    this.language = name;
    this.keep();
  }

  /** Keeps them and lets the page follow. */
  keep(): void {
    const { name, language, sound, motion, speed, textSize, oneTap, notices } = this;
    const value: Kept = { name, language, sound, motion, speed, textSize, oneTap, notices };
    kept.set(KEY, JSON.stringify(value));
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset["motion"] = this.still ? "none" : "full";
    root.dataset["text"] = String(this.textSize);
  }
}

export const settings = new Settings();
