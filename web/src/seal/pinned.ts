/** What a page does for the seal by itself, without a tap: it writes down what it is promised, and mixes something in. */

import type { Ask, Scene } from "../generated/wire";
import { kept } from "../lib/keep";
import { commitmentTo, newContribution, type Pins } from "./seal";

type Seen = Pick<Scene, "version" | "seat" | "commitment" | "mixing" | "chain">;

export class Pinned {
  pins: Pins | null;
  readonly #key: string;
  /** What has been said already. */
  readonly #said = new Set<string>();

  /** Several people may play at a table on one device; each has a name of their own. */
  constructor(table: string, who: string) {
    this.#key = `undercroft.seal.${table}.${who}`;
    this.pins = kept.parsed(this.#key) as Pins | null;
  }

  /** Writes down what a scene shows, and gives what is to be said to the table about it. */
  see(scene: Seen): Ask | null {
    const { commitment } = scene;
    const pins = (this.pins ??= { commitment, own: null, commitments: [], reveals: 0, heads: {} });
    if (scene.chain) {
      // Moves that were taken back are not in the record.
      const { moves } = scene.chain;
      const stand = Object.entries(pins.heads).filter(([, head]) => head.moves <= moves);
      pins.heads = { ...Object.fromEntries(stand), [scene.version]: scene.chain };
    }
    const said = this.#answer(scene, pins);
    this.#keep(pins);
    return said;
  }

  #answer({ seat, mixing }: Seen, pins: Pins): Ask | null {
    if (seat === null || !mixing) return null;
    const { round, reveal, commitments } = mixing;
    const known = commitments.find((one) => one.seat === seat);
    if (!known && !reveal) {
      if (pins.own?.round !== round) pins.own = { round, contribution: newContribution(), revealed: false };
      return this.#once(`commit ${String(round)}`, {
        commit: { round, commitment: commitmentTo(pins.own.contribution) },
      });
    }
    // Another device of the same person may have committed; then it reveals, too.
    if (!reveal || !pins.own || known?.commitment !== commitmentTo(pins.own.contribution)) return null;
    if (!pins.own.revealed) {
      // What is written down now is what counts: nothing may be exchanged once this contribution is known.
      pins.own.revealed = true;
      pins.commitments = commitments;
      pins.reveals += 1;
    }
    return this.#once(`reveal ${String(round)}`, { reveal: { round, contribution: pins.own.contribution } });
  }

  #once(name: string, ask: Ask): Ask | null {
    if (this.#said.has(name)) return null;
    this.#said.add(name);
    return ask;
  }

  /** Of the chain a page that is opened again needs only the newest head: it stands for all before. */
  #keep(pins: Pins): void {
    const newest = Object.entries(pins.heads).slice(-1);
    kept.set(this.#key, JSON.stringify({ ...pins, heads: Object.fromEntries(newest) }));
  }
}
