/** What runs a film: the eye, the step, and whether it goes on by itself. The address follows. */

import { untrack } from "svelte";
import type { Face } from "../games/face";
import { beatsFor, faceOf } from "../games/shelf.svelte";
import { inLanguage } from "../lib/language.svelte";
import { get, refusalOf, type Refused } from "../lib/rest";
import type { BeatsOf } from "../stage/beat";
import { plainBeats } from "../stage/plain";
import {
  lookFor,
  momentOf,
  passagesOf,
  queryOf,
  passageAfter,
  passageBefore,
  beginningsOf,
  shownAt,
  within,
  type Eye,
  type Film,
} from "./film";

/** Browsers complain about an address that changes too often. */
const ADDRESS_REST_MS = 300;

export class Projector {
  readonly table: string;

  eye = $state<Eye>("all");
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  film = $state.raw<Film | null>(null);
  trouble = $state.raw<Refused | null>(null);
  /** The eye the film was made for, which follows the chosen one as soon as the house has answered. */
  #filmed = $state<Eye>("all");
  /** The eye whose film did not come. */
  #missed: Eye = "all";
  face = $state.raw<Face | null>(null);
  /** How the game's events move things. */
  beatsOf = $state.raw<BeatsOf>(plainBeats);

  readonly last = $derived((this.film?.steps.length ?? 1) - 1);
  readonly shown = $derived(this.film && shownAt(this.film, { eye: this.#filmed, step: this.at }));
  readonly passages = $derived(this.film ? passagesOf(this.film) : []);
  readonly beginnings = $derived(beginningsOf(this.passages));

  /** What has been fetched, by its address. */
  #films = new Map<string, Film>();

  constructor(table: string) {
    this.table = table;
    this.follow();
    $effect(() => {
      const { eye } = this;
      const address = this.#address(eye);
      untrack(() => void this.#load(eye, address));
    });
    $effect(() => {
      if (!this.playing || !this.film) return;
      const timer = setTimeout(() => this.#runOn(), lookFor(this.film, this.at, this.speed));
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.film) return;
      const query = queryOf({ eye: this.eye, step: this.at });
      const timer = setTimeout(() => {
        if (location.search !== query) history.replaceState(null, "", location.pathname + query);
      }, ADDRESS_REST_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Goes to the moment of the present address. */
  follow(): void {
    const { eye, step } = momentOf(location.search);
    this.eye = eye;
    this.at = this.film ? within(this.film, step) : step;
  }

  /** Goes to a step and stays there. */
  seek(step: number): void {
    this.playing = false;
    if (this.film) this.at = within(this.film, step);
  }

  step(by: number): void {
    this.seek(this.at + by);
  }

  passage(by: -1 | 1): void {
    if (!this.film) return;
    this.seek(
      by < 0 ? passageBefore(this.beginnings, this.at) : passageAfter(this.film, this.beginnings, this.at),
    );
  }

  /** Plays or pauses; a film that is over begins again. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  /** The link to this very moment. */
  link(): string {
    return location.origin + location.pathname + queryOf({ eye: this.eye, step: this.at });
  }

  /** Asks again for the film that did not come. */
  again(): void {
    this.trouble = null;
    if (this.eye === this.#missed) void this.#load(this.eye, this.#address(this.eye));
    else this.eye = this.#missed;
  }

  #runOn(): void {
    if (this.at < this.last) this.at += 1;
    if (this.at === this.last) this.playing = false;
  }

  async #load(eye: Eye, address: string): Promise<void> {
    // Back at the eye that is shown, what became of the other is still told.
    if (eye !== this.#filmed) this.trouble = null;
    try {
      const film = this.#films.get(address) ?? (await get<Film>(address));
      this.#films.set(address, film);
      if (!this.face) this.beatsOf = await beatsFor(film.terms.game);
      this.face ??= await faceOf(film.terms.game);
      // Another eye or language may have been chosen meanwhile.
      if (address !== this.#address(this.eye)) return;
      this.at = within(film, this.at);
      this.#filmed = eye;
      this.film = film;
    } catch (error) {
      if (eye !== this.eye) return;
      this.trouble = refusalOf(error);
      this.#missed = eye;
      // One eye's board must not stand under another's name.
      if (this.film) this.eye = this.#filmed;
    }
  }

  #address(eye: Eye): string {
    return inLanguage(`/api/tables/${encodeURIComponent(this.table)}/replay?eye=${String(eye)}`);
  }
}
