/** A device that goes around: a line for everybody who plays on it, and one for what all may see. */

import { untrack } from "svelte";
import type { Ask } from "../generated/wire";
import { kept } from "../lib/keep";
import { Line } from "../lib/line.svelte";
import type { Local } from "./seats";
import { afterCover, afterLook, afterScene, AT_FIRST, newestOf, nextOf, viewOf, type Turn } from "./turns";

const openKey = (table: string): string => `undercroft.hotseat.open.${table}`;

export class Passing {
  readonly locals: readonly Local[];
  /** What everybody may see: an eye without a seat. */
  readonly common: Line;
  readonly #lines: Map<number, Line>;

  #turn = $state.raw<Turn>(AT_FIRST);
  #open = $state(false);
  /** Whether the game itself hides nothing from anybody. */
  readonly #bare: () => boolean;
  /** Up to where the story has been looked at together. */
  #known = $state(0);

  readonly scene = $derived.by(() => this.common.scene);
  /** How the table stands by whichever line heard of it last: a hand is covered even if the common eye is late. */
  readonly #newest = $derived.by(() =>
    newestOf([this.common.scene, ...this.locals.map((local) => this.line(local)?.scene)]),
  );
  readonly next = $derived.by(() => {
    const waiting = this.#newest && !this.#newest.paused ? this.#newest.waiting_for : [];
    const seat = nextOf(
      this.#turn,
      this.locals.map(({ seat }) => seat),
      waiting,
    );
    return this.local(seat);
  });
  /** Whose view is shown; nobody's while the table is covered. */
  readonly active = $derived.by(() => {
    // One person alone has nobody to hide from, and in some games there is nothing to hide.
    const noSecrets = this.#open || this.#bare() || this.locals.length === 1;
    if (this.#newest?.outcome) return null;
    return this.local(viewOf(this.#turn, this.next?.seat ?? null, noSecrets));
  });
  readonly news = $derived.by(() => this.#turn.news);
  readonly last = $derived.by(() => this.local(this.#turn.last));
  /** What has come to light since everybody looked together the last time. */
  readonly fresh = $derived.by(() => this.common.story.filter(({ version }) => version > this.#known));

  constructor(table: string, locals: readonly Local[], watcher: string, bare: () => boolean) {
    this.locals = locals;
    this.#bare = bare;
    this.common = new Line(table, watcher);
    this.#lines = new Map(locals.map(({ seat, token }) => [seat, new Line(table, token)]));
    this.#open = kept.get(openKey(table)) === "on";
    // What was before this page was opened is in the story, and no news.
    $effect(() => {
      this.#known ||= this.common.scene?.version ?? 0;
    });
    $effect(() => {
      const scene = this.#newest;
      if (!scene) return;
      untrack(() => {
        this.#turn = afterScene(this.#turn, scene.waiting_for, scene.outcome !== null);
      });
    });
  }

  /** Whether there is nothing that a curtain would hide. */
  get bare(): boolean {
    return this.#bare();
  }

  get open(): boolean {
    return this.#open;
  }

  set open(open: boolean) {
    this.#open = open;
    if (open) kept.set(openKey(this.common.table), "on");
    else kept.remove(openKey(this.common.table));
  }

  local(seat: number | null): Local | null {
    return this.locals.find((local) => local.seat === seat) ?? null;
  }

  line(local: Local): Line | undefined {
    return this.#lines.get(local.seat);
  }

  /** Somebody says who they are. */
  look(local: Local): void {
    if (this.#turn.news) this.#known = this.common.scene?.version ?? 0;
    this.#turn = afterLook(this.#turn, local.seat);
  }

  cover(): void {
    this.#turn = afterCover(this.#turn);
  }

  /** Everybody at the device asks for the same. */
  async all(what: Ask, except: readonly number[] = []): Promise<void> {
    for (const local of this.locals) {
      if (!except.includes(local.seat)) await this.line(local)?.ask(what);
    }
  }

  /** Ends a pause, which anybody at the table may do. */
  async resume(): Promise<void> {
    const [anybody] = this.#lines.values();
    await anybody?.ask("resume");
  }

  close(): void {
    this.common.close();
    for (const line of this.#lines.values()) line.close();
  }
}
