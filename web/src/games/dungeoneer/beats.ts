/** How the events of Dungeoneer move things: what each of them shows on the stage, in the order in which they happened. */

import type { Event, Figure, GoView } from "../../generated/dungeoneer";
import type { Beat, Step } from "../../stage/beat";
import { FightingScript } from "./board/fighting";
import { b } from "./board/speech";
import { figureThing, type Roll, type Table } from "./board/table";

export function beatsOf(step: Step<Table, Event>): Beat<Table>[] {
  const script = new Telling(step);
  step.events.forEach((event, place) => {
    script.events = place + 1;
    script.tell(event, step.events[place + 1]);
  });
  return script.beats;
}

class Telling extends FightingScript {
  readonly #headline: readonly string[];

  constructor(step: Step<Table, Event>) {
    super(step);
    const { events, lines } = step;
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
        this.change({ figures: this.after.view.figures.filter(({ side }) => side === "dungeoneer") });
        return this.moment(event.type, "look", []);
      case "door_opened":
        this.at = event.squares[0] ?? null;
        return this.moment(`door_opened`, "glance", event.squares);
      case "tile_laid":
        return this.lay(event);
      case "doors_rolled":
        return this.roll({ what: "doors", dice: [event.die], result: event.doors }, this.here(), "look");
      case "door_placed":
      case "door_found":
        return this.placeDoor(event);
      case "door_false":
        return this.wallUp(event);
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
        return this.appear(event);
      case "turn_began":
        this.change({
          turn: event.turn,
          figures: this.table.view.figures.map((one) => ({ ...one, done: false })),
        });
        return this.moment("turn_began", "glance", []);
      case "go_began":
        this.change({ acting: event.seat });
        this.#begin(event);
        return this.moment(`go_began ${figureThing(event.figure)}`, "glance", this.where(event.figure));
      case "go_ended":
        return this.changeFigure(event.figure, { done: true });
      case "monster_activated":
        return this.#begin(event);
      case "walked":
        return this.walk(event);
      case "struck":
        return this.strike(event);
      case "died":
      case "vanished":
        return this.remove(event);
      case "spell_tried": {
        const { figure, spell, die, needed, works } = event;
        const roll: Roll = { what: "spell", by: figure, spell, dice: [die], needed, result: Number(works) };
        return this.roll(roll, this.where(figure), "look");
      }
      case "spell_reached":
        return this.reach(event);
      case "spell_paid":
        this.changeFigure(event.figure, { health: event.left });
        return this.pop(event.figure, b().lost(1), "bad");
      case "teleported":
        this.changeFigure(event.figure, { square: event.to, tile: event.tile });
        this.leave(event.figure, event.left);
        return this.moment(`teleported ${figureThing(event.figure)}`, "look", [event.to]);
      case "healed":
        return this.heal(event);
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
        return this.gain(event);
      case "monster_player_is":
        return this.change({ monster_player: event.seat });
      case "ended":
        this.table = { ...this.after, moment: undefined };
        return this.show("ended", "read", { headline: this.#headline });
      default:
        return;
    }
  }

  #begin({ figure, steps }: { figure: Figure; steps: number }): void {
    const { go } = this.after.view;
    const fresh = {
      figure,
      steps,
      held: false,
      must_fight: false,
      may_cast: false,
      spell: null,
      aim: null,
      target: null,
      enemies: [],
    };
    this.change({ go: { ...fresh, may_cast: go?.figure === figure && go.may_cast } satisfies GoView });
  }
}
