/** Steps along a way, dice hit by hit, who falls, and gold to its owners. */

import type { Event } from "../../../generated/dungeoneer";
import type { Length, Step } from "../../../stage/beat";
import { ExploringScript, type Of } from "./exploring";
import { b } from "./speech";
import { figureOf, figureThing, type Moment, type Roll, type Table } from "./table";

/** So many steps of a walk are seen in one beat. */
const STRIDE = 4;
/** After so many attacks in one step each is told in one beat: nobody could read more of them. */
const MANY = 5;

export class FightingScript extends ExploringScript {
  readonly #brief: boolean;
  /** The squares of the spell that is being told: all whom it hits are seen at once, before each of them is told. */
  #area: Moment["area"];

  constructor(step: Step<Table, Event>) {
    super(step);
    this.#brief = step.events.filter(({ type }) => type === "struck").length > MANY;
  }

  protected reach({ how, squares }: Of<"spell_reached">): void {
    this.#area = { how, squares };
    this.moment(`spell_reached ${how}`, "glance", squares, { area: this.#area });
  }

  protected walk({ figure, path, dice, stopped, left }: Of<"walked">): void {
    const stride = this.#brief ? path.length : STRIDE;
    for (let from = 0; from < path.length - 1; from += stride) {
      const part = path.slice(from, from + stride + 1);
      const to = part.at(-1);
      if (!to) return;
      const arrives = path.length - from <= stride + 1;
      const tile = arrives ? figureOf(this.after.view, figure)?.tile : undefined;
      this.changeFigure(figure, { square: to, ...(tile ? { tile } : {}) });
      if (arrives) this.leave(figure, left);
      const length: Length = part.length > 2 ? "look" : "glance";
      this.moment(`walked ${figureThing(figure)}`, length, part, { walk: { figure, path: part } });
    }
    if (dice.length === 0) return;
    const result = stopped === "fell" ? 0 : 1;
    this.roll({ what: "slip", by: figure, dice, result }, this.where(figure), "look");
  }

  protected strike(event: Of<"struck">): void {
    const { by, figure, how, dice, needed, hits, saves, shield, wounds, left } = event;
    const [from] = this.where(by);
    const [to] = this.where(figure);
    if (!to) return;
    const blow = from ? { from, to, how } : undefined;
    const squares = from ? [from, to] : [to];
    const named = `struck ${figureThing(figure)}`;
    const area = this.#area?.how === how ? this.#area : undefined;
    const also: Partial<Moment> = { blow, area };
    const needs = needed ?? undefined;
    const attack: Roll = { what: "attack", by, against: figure, dice, needed: needs, result: hits, how };
    const missed = hits === 0 ? b().misses : b().saves;
    const text = wounds > 0 ? b().lost(wounds) : missed;
    const tone = wounds > 0 ? "bad" : "plain";
    if (this.#brief) {
      this.changeFigure(figure, { health: left });
      const roll = dice.length > 0 ? attack : undefined;
      return this.moment(named, "look", squares, { ...also, roll, pop: { square: to, text, tone } });
    }
    if (dice.length > 0) this.moment(named, "look", squares, { ...also, roll: attack });
    else this.moment(named, "glance", squares, also);
    const saving = (roll: Pick<Roll, "what" | "dice" | "needed" | "result">): void => {
      if (roll.dice.length === 0) return;
      const named = `${roll.what} ${figureThing(figure)}`;
      this.moment(named, "look", squares, { area, roll: { ...roll, by: figure } });
    };
    saving({ what: "saves", dice: saves, needed: event.save_needed, result: event.saved });
    saving({ what: "shield", dice: shield, needed: event.shield_needed, result: event.shielded });
    this.changeFigure(figure, { health: left });
    this.pop(figure, text, tone);
  }

  protected remove({ type, figure, square }: Of<"died" | "vanished">): void {
    const { view } = this.table;
    this.at = square;
    const dead = this.after.view.dead.filter(({ id }) => id === figure && type === "died");
    this.change({
      figures: view.figures.filter(({ id }) => id !== figure),
      dead: [...view.dead.filter(({ id }) => id !== figure), ...dead],
    });
    this.moment(`${type} ${figureThing(figure)}`, "glance", [square]);
  }

  protected heal({ figure, healer, wounds, price, health }: Of<"healed">): void {
    this.changeFigure(figure, { health });
    this.pop(figure, b().gained(wounds), "good");
    if (price === 0) return;
    const flights = figure === healer ? [] : [this.coin(figureThing(figure), healer, price)];
    this.moment(`paid ${figureThing(figure)}`, "look", this.where(figure), {}, flights);
    this.pay(figure, -price);
    if (figure !== healer) this.pay(healer, price);
  }

  protected gain({ figure, gold }: Of<"gold_gained">): void {
    const flights = [this.coin("spot", figure, gold)];
    this.moment(`gold_gained ${figureThing(figure)}`, "look", this.here(), {}, flights);
    this.pay(figure, gold);
  }
}
