/** What a person is about to do at a table, beside what the house knows: the chosen move, the sent one, the lit things. */

import type { Line, Refusal } from "../lib/line.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";

export class TableState {
  /** The move that is chosen, by its place in the scene's list. */
  picked = $state<number | null>(null);
  /** The move that is on its way. */
  sent = $state.raw<unknown>(null);
  /** Things that a line of the story speaks of. */
  lit = $state.raw<readonly string[]>([]);
  /** The chapter of the rules that somebody wants to read. */
  rule = $state.raw<string | null>(null);
  /** Why the last wish was refused. */
  refusal = $state.raw<Refusal | null>(null);

  readonly #line: Line;
  #chosen: string | null = null;

  constructor(line: Line) {
    this.#line = line;
    // A choice stays chosen while others play, and only as long as it may still be made.
    $effect(() => {
      const moves = line.scene?.moves ?? [];
      if (this.#chosen === null) return;
      const index = moves.findIndex((move) => JSON.stringify(move.move) === this.#chosen);
      this.picked = index < 0 ? null : index;
      if (index < 0) this.#chosen = null;
    });
  }

  /** Chooses a move; the chosen one is played, and with one-tap play every one is at once. */
  pick(index: number): void {
    const move = this.#line.scene?.moves[index];
    if (!move || this.sent !== null) return;
    const again = this.picked === index;
    this.#chosen = JSON.stringify(move.move);
    this.picked = index;
    this.refusal = null;
    if (again || settings.oneTap) this.play();
    else sound("card");
  }

  /** Chooses nothing. */
  drop(): void {
    this.picked = this.#chosen = null;
  }

  /** Plays the chosen move. */
  play(): void {
    const move = this.picked === null ? undefined : this.#line.scene?.moves[this.picked];
    if (!move || this.sent !== null || this.#line.scene?.paused) return;
    this.sent = move.move;
    sound("card");
    void this.#line.play(move.move).then((refusal) => {
      this.sent = null;
      this.drop();
      this.refusal = refusal;
    });
  }

  /** Asks the table for something else; a refusal is shown. */
  async ask(what: Parameters<Line["ask"]>[0]): Promise<void> {
    this.refusal = null;
    this.refusal = await this.#line.ask(what);
  }
}
