/** How the events of Dungeoneer move things: steps along a way, dice hit by hit, tiles out of the dark, gold to its owners. */

import type { DoorView, Event, Figure, FigureView, GoView, Square } from "../../generated/dungeoneer";
import type { Beat, Length, Step } from "../../stage/beat";
import { bearing } from "./board/bearing";
import { DungeonScript } from "./board/script";
import { b } from "./board/speech";
import { cardOf, figureOf, figureThing, same, squaresOf } from "./board/table";
import type { Moment, Roll, Table } from "./board/table";

type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** So many steps of a walk are seen in one beat. */
const STRIDE = 4;
/** After so many attacks in one step each is told in one beat: nobody could read more of them. */
const MANY = 5;

export function beatsOf(step: Step<Table, Event>): Beat<Table>[] {
  const script = new Telling(step);
  step.events.forEach((event, place) => {
    script.events = place + 1;
    script.tell(event, step.events[place + 1]);
  });
  return script.beats;
}

class Telling extends DungeonScript {
  readonly #after: Table;
  readonly #all: readonly Event[];
  readonly #brief: boolean;
  readonly #headline: readonly string[];
  /** The squares of the spell that is being told. */
  #area: Moment["area"];

  constructor({ before, after, events, lines }: Step<Table, Event>) {
    super(before);
    this.#after = after;
    this.#all = events;
    this.#brief = events.filter(({ type }) => type === "struck").length > MANY;
    const last = lines.filter(({ tells }) => events[(tells ?? 0) - 1]?.type === "ended");
    this.#headline = last.map(({ words }) => words);
  }

  tell(event: Event, next: Event | undefined): void {
    switch (event.type) {
      case "order_rolled":
        return this.roll({ what: "order", seat: event.seat, dice: [event.die], result: null }, [], "glance");
      case "dungeoneer_taken":
      case "set_out":
        if (next?.type === event.type) return;
        this.change({ figures: this.#after.view.figures.filter(({ side }) => side === "dungeoneer") });
        return this.moment(event.type, "look", []);
      case "door_opened":
        this.at = event.squares[0] ?? null;
        return this.moment(`door_opened`, "glance", event.squares);
      case "tile_laid":
        return this.#lay(event);
      case "doors_rolled":
        return this.roll({ what: "doors", dice: [event.die], result: event.doors }, this.here(), "look");
      case "door_placed":
      case "door_found":
        return this.#placeDoor(event);
      case "door_false":
        this.change({ doors: this.table.view.doors.filter((door) => !isAt(door, event.squares)) });
        return this.moment("door_false", "look", event.squares);
      case "doors_walled":
        this.change({ doors: this.table.view.doors.filter(({ to }) => to !== null) });
        return this.moment("doors_walled", "glance", []);
      case "monsters_rolled": {
        const { dice, bonus, found } = event;
        const roll: Roll = { what: "monsters", dice, bonus, result: found?.count ?? 0 };
        return this.roll({ ...roll, level: found?.level, kind: found?.kind }, this.here(), "read");
      }
      case "monster_placed":
      case "helper_summoned":
        return this.#appear(event);
      case "turn_began":
        this.change({
          turn: event.turn,
          figures: this.table.view.figures.map((one) => ({ ...one, done: false })),
        });
        return this.moment("turn_began", "glance", []);
      case "go_began":
        this.change({ acting: event.seat });
        this.#begin(event.figure);
        return this.moment(`go_began ${figureThing(event.figure)}`, "glance", this.where(event.figure));
      case "go_ended":
        return this.changeFigure(event.figure, { done: true });
      case "monster_activated":
        return this.#begin(event.figure);
      case "walked":
        return this.#walk(event);
      case "struck":
        return this.#strike(event);
      case "died":
      case "vanished":
        return this.#remove(event);
      case "spell_tried": {
        const { figure, spell, die, needed, works } = event;
        const roll: Roll = { what: "spell", by: figure, spell, dice: [die], needed, result: Number(works) };
        return this.roll(roll, this.where(figure), "look");
      }
      case "spell_paid":
        this.changeFigure(event.figure, ({ health }) => ({ health: health - 1 }));
        return this.pop(event.figure, b().lost(1), "bad");
      case "teleported":
        this.changeFigure(event.figure, { square: event.to });
        return this.moment(`teleported ${figureThing(event.figure)}`, "look", [event.to]);
      case "healed":
        return this.#heal(event);
      case "shield_raised":
      case "shield_broken":
        this.changeFigure(event.figure, { shielded: event.type === "shield_raised" });
        return this.moment(`${event.type} ${figureThing(event.figure)}`, "glance", this.where(event.figure));
      case "helpers_rolled": {
        const roll: Roll = { what: "helpers", by: event.figure, dice: [event.die], result: event.count };
        return this.roll(roll, this.where(event.figure), "look");
      }
      case "treasure_found":
        if (event.dice.length === 0) return;
        return this.roll({ what: "gold", dice: event.dice, result: event.gold }, this.here(), "look");
      case "gold_gained":
        return this.#gain(event);
      case "monster_player_is":
        return this.change({ monster_player: event.seat });
      case "ended":
        this.table = { ...this.#after, moment: undefined };
        return this.show("ended", "read", { headline: this.#headline });
      default:
        return;
    }
  }

  // What changes on the table.

  #begin(figure: Figure): void {
    const one = figureOf(this.table.view, figure);
    const steps = (one && cardOf(this.table, one)?.move) ?? 0;
    const { go } = this.#after.view;
    const fresh = {
      figure,
      steps,
      held: false,
      must_fight: false,
      may_cast: false,
      spell: null,
      aim: null,
      target: null,
    };
    this.change({ go: { ...fresh, may_cast: go?.figure === figure && go.may_cast } satisfies GoView });
  }

  #lay({ tile }: Of<"tile_laid">): void {
    const laid = this.#after.view.tiles[tile - 1];
    if (!laid) return;
    const { view } = this.table;
    // The door leads somewhere now.
    const doors = view.doors.map((door) => (this.at && isAt(door, [this.at]) ? { ...door, to: tile } : door));
    this.change({
      tiles: [...view.tiles.slice(0, tile - 1), laid],
      doors,
      tokens: Math.max(0, view.tokens - 1),
    });
    const [column, row] = laid.corner;
    const end: Square = [column + (laid.rows[0]?.length ?? 1) - 1, row + laid.rows.length - 1];
    this.moment(`tile_laid tile-${String(tile)}`, "look", [laid.corner, end]);
  }

  #placeDoor({ type, tile, squares }: Of<"door_placed" | "door_found">): void {
    const laid = this.table.view.tiles[tile - 1];
    const [first] = squares;
    if (!laid || !first) return;
    const middle: Square = [
      laid.corner[0] + ((laid.rows[0]?.length ?? 1) >> 1),
      laid.corner[1] + (laid.rows.length >> 1),
    ];
    const towards = bearing(middle, first);
    // It may have been walled up since; then it faces away from the middle of its tile.
    const known = this.#after.view.doors.find((door) => isAt(door, squares));
    const facing = known?.facing ?? (towards.split("_")[0] as DoorView["facing"]);
    this.change({ doors: [...this.table.view.doors, { squares, from: tile, to: null, facing }] });
    this.moment(type, "glance", squares);
  }

  #appear(event: Of<"monster_placed" | "helper_summoned">): void {
    const { figure: id, kind, square } = event;
    const known = figureOf(this.#after.view, id);
    const card = this.table.contents.monsters[kind - 1];
    const health = card?.health ?? 1;
    const helper = event.type === "helper_summoned";
    const fresh: FigureView = {
      id,
      side: helper ? "helper" : "monster",
      monster: kind,
      square,
      tile: known?.tile ?? this.table.view.tiles.length,
      health,
      full_health: health,
      gold: 0,
      owner: helper ? (figureOf(this.table.view, event.by)?.owner ?? null) : null,
      done: false,
      next_to: [],
      shielded: false,
      wounded_by: [],
      of_final_tile: known?.of_final_tile ?? false,
      ...(card ? { level: card.level } : {}),
    };
    this.change({
      figures: [...this.table.view.figures.filter((one) => one.id !== id), fresh],
      to_place: this.table.view.to_place.slice(1),
    });
    this.moment(`${event.type} ${figureThing(id)}`, "glance", [square]);
  }

  #walk({ figure, path, dice, stopped }: Of<"walked">): void {
    const stride = this.#brief ? path.length : STRIDE;
    for (let from = 0; from < path.length - 1; from += stride) {
      const part = path.slice(from, from + stride + 1);
      const to = part.at(-1);
      if (!to) return;
      const tile = path.length - from <= stride + 1 ? figureOf(this.#after.view, figure)?.tile : undefined;
      this.changeFigure(figure, { square: to, ...(tile ? { tile } : {}) });
      const { go } = this.table.view;
      if (go?.figure === figure)
        this.change({ go: { ...go, steps: Math.max(0, go.steps - part.length + 1) } });
      const length: Length = part.length > 2 ? "look" : "glance";
      this.moment(`walked ${figureThing(figure)}`, length, part, { walk: { figure, path: part } });
    }
    if (dice.length === 0) return;
    const result = stopped === "fell" ? 0 : 1;
    this.roll({ what: "slip", by: figure, dice, result }, this.where(figure), "look");
  }

  #strike(event: Of<"struck">): void {
    const { by, figure, how, dice, needed, hits, saves, shield, wounds, left } = event;
    const [from] = this.where(by);
    const [to] = this.where(figure);
    if (!to) return;
    const blow = from ? { from, to, how } : undefined;
    const squares = from ? [from, to] : [to];
    const named = `struck ${figureThing(figure)}`;
    this.#area = this.#areaFrom(event);
    const also: Partial<Moment> = { blow, area: this.#area };
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
    const saving = (what: "saves" | "shield", dice: readonly number[], needed: number): void => {
      if (dice.length === 0) return;
      const roll: Roll = {
        what,
        by: figure,
        dice,
        needed,
        result: dice.filter((die) => die >= needed).length,
      };
      this.moment(`${what} ${figureThing(figure)}`, "look", squares, { area: this.#area, roll });
    };
    saving("saves", saves, event.save_needed);
    saving("shield", shield, event.shield_needed);
    this.changeFigure(figure, { health: left });
    this.pop(figure, text, tone);
  }

  #remove({ type, figure, square }: Of<"died" | "vanished">): void {
    const { view } = this.table;
    this.at = square;
    const dead = this.#after.view.dead.filter(({ id }) => id === figure && type === "died");
    this.change({
      figures: view.figures.filter(({ id }) => id !== figure),
      dead: [...view.dead.filter(({ id }) => id !== figure), ...dead],
    });
    this.moment(`${type} ${figureThing(figure)}`, "glance", [square]);
  }

  #heal({ figure, healer, wounds, price }: Of<"healed">): void {
    this.changeFigure(figure, ({ health }) => ({ health: health + wounds }));
    this.pop(figure, b().gained(wounds), "good");
    if (price === 0) return;
    const flight = this.coin(figureThing(figure), healer, price);
    this.moment(
      `paid ${figureThing(figure)}`,
      "look",
      this.where(figure),
      {},
      figure === healer ? [] : [flight],
    );
    this.pay(figure, -price);
    if (figure !== healer) this.pay(healer, price);
  }

  #gain({ figure, gold }: Of<"gold_gained">): void {
    this.moment(`gold_gained ${figureThing(figure)}`, "look", this.here(), {}, [
      this.coin("spot", figure, gold),
    ]);
    this.pay(figure, gold);
  }

  /** All whom a spell hits are seen at once, before each of them is told. */
  #areaFrom({ by, how }: Of<"struck">): Moment["area"] {
    if (how !== "fireball" && how !== "lightning") return undefined;
    const hit = this.#all
      .slice(this.events - 1)
      .flatMap((event) =>
        event.type === "struck" && event.by === by && event.how === how ? [event.figure] : [],
      );
    const squares = squaresOf(this.table.view, hit);
    return squares.length > 0 ? { squares, how } : this.#area;
  }
}

const isAt = (door: DoorView, squares: readonly Square[]): boolean =>
  squares.some((square) => door.squares.some((other) => same(square, other)));
