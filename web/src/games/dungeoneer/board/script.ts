/** The table as it changes on the stage, and what is seen of it for a moment: the tools of the beats. */

import type { Figure, FigureView, Square, View } from "../../../generated/dungeoneer";
import { Script, type Flight, type Length } from "../../../stage/beat";
import { seatThing } from "../../things";
import { art } from "./art.svelte";
import { figureOf, figureThing, purseThing, squaresOf, type Moment, type Roll, type Table } from "./table";

export class DungeonScript extends Script<Table> {
  /** Where something has just happened, such as where somebody died. */
  at: Square | null = null;

  change(change: Partial<View>): void {
    this.table = { ...this.table, view: { ...this.table.view, ...change } };
  }

  changeFigure(id: Figure, change: Partial<FigureView> | ((one: FigureView) => Partial<FigureView>)): void {
    const figures = this.table.view.figures.map((one) =>
      one.id === id ? { ...one, ...(typeof change === "function" ? change(one) : change) } : one,
    );
    this.change({ figures });
  }

  pay(id: Figure, by: number): void {
    const owner = figureOf(this.table.view, id)?.owner ?? null;
    this.changeFigure(id, ({ gold }) => ({ gold: gold + by }));
    if (owner === null) return;
    this.change({ gold: this.table.view.gold.map((gold, seat) => (seat + 1 === owner ? gold + by : gold)) });
  }

  /** Gold on its way to somebody: to the purse in the strip, or wherever else they are in sight. */
  coin(from: string, to: Figure, gold: number): Flight {
    const owner = figureOf(this.table.view, to)?.owner ?? null;
    const seats = owner === null ? [] : [seatThing(owner)];
    const places = [purseThing(to), figureThing(to), ...seats];
    return { from, to: places, icon: art.coin, text: String(gold), tone: "good" };
  }

  /** So many steps are left in somebody's go. */
  leave(figure: Figure, steps: number): void {
    const { go } = this.table.view;
    if (go?.figure === figure) this.change({ go: { ...go, steps } });
  }

  where(figure: Figure): Square[] {
    return squaresOf(this.table.view, [figure]);
  }

  here(): Square[] {
    return this.at ? [this.at] : [];
  }

  roll(roll: Roll, squares: readonly Square[], length: Length): void {
    this.moment(`rolled ${roll.what}`, length, squares, { roll });
  }

  pop(figure: Figure, text: string, tone: "good" | "bad" | "plain"): void {
    const [square] = this.where(figure);
    if (square)
      this.moment(`told ${figureThing(figure)}`, "glance", [square], { pop: { square, text, tone } });
  }

  moment(
    name: string,
    length: Length,
    squares: readonly Square[],
    more: Partial<Moment> = {},
    flights: Flight[] = [],
  ): void {
    this.table = { ...this.table, moment: { squares, ...more } };
    this.show(name, length, flights.length > 0 ? { flights } : {});
  }
}
