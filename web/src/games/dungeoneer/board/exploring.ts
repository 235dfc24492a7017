/** How the dungeon grows on the stage: tiles out of the dark, doors in their walls, whoever waits behind them. */

import type { DoorView, Event, FigureView, Square } from "../../../generated/dungeoneer";
import type { Step } from "../../../stage/beat";
import { DungeonScript } from "./script";
import { figureOf, figureThing, same, type Table } from "./table";

/** The events of one type. */
export type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;

export class ExploringScript extends DungeonScript {
  protected readonly after: Table;

  constructor({ before, after }: Step<Table, Event>) {
    super(before);
    this.after = after;
  }

  protected lay({ tile }: Of<"tile_laid">): void {
    const laid = this.after.view.tiles[tile - 1];
    if (!laid) return;
    const { view } = this.table;
    // The door leads somewhere now.
    const doors = view.doors.map((door) => (this.at && isAt(door, [this.at]) ? { ...door, to: tile } : door));
    this.change({
      tiles: [...view.tiles.slice(0, tile - 1), laid],
      doors,
      tokens: this.after.view.tokens,
    });
    const [column, row] = laid.corner;
    const end: Square = [column + (laid.rows[0]?.length ?? 1) - 1, row + laid.rows.length - 1];
    this.moment(`tile_laid tile-${String(tile)}`, "look", [laid.corner, end]);
  }

  protected placeDoor({ type, tile, squares, facing }: Of<"door_placed" | "door_found">): void {
    this.change({ doors: [...this.table.view.doors, { squares, from: tile, to: null, facing }] });
    this.moment(type, "glance", squares);
  }

  protected wallUp({ squares }: Of<"door_false">): void {
    this.change({ doors: this.table.view.doors.filter((door) => !isAt(door, squares)) });
    this.moment("door_false", "look", squares);
  }

  protected appear(event: Of<"monster_placed" | "helper_summoned">): void {
    const { figure: id, kind, square } = event;
    const known = figureOf(this.after.view, id);
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
      ...(known?.mark ? { mark: known.mark } : {}),
      ...(card ? { level: card.level } : {}),
    };
    this.change({
      figures: [...this.table.view.figures.filter((one) => one.id !== id), fresh],
      to_place: this.table.view.to_place.slice(1),
    });
    this.moment(`${event.type} ${figureThing(id)}`, "glance", [square]);
  }
}

const isAt = (door: DoorView, squares: readonly Square[]): boolean =>
  squares.some((square) => door.squares.some((other) => same(square, other)));
