/** The table as it changes on the stage: the tools of the beats. */

import type {
  Event,
  Hero,
  InvasionView,
  MemberView,
  MonsterView,
  PlayerView,
  RoomView,
  View,
} from "../../../generated/builder";
import type { LineView } from "../../../generated/wire";
import { Script, type Flight, type Length, type Step } from "../../../stage/beat";
import { seatThing } from "../../things";
import { art } from "./art";
import { b } from "./speech";
import { memberThing, type Pop, type Table } from "./table";

type Changed<T> = Partial<T> | ((one: T) => Partial<T>);
const changed = <T>(one: T, change: Changed<T>): T => ({
  ...one,
  ...(typeof change === "function" ? change(one) : change),
});

/** What an event of a kind says. */
export type Said<Kind extends string> = Event extends infer One
  ? One extends Record<Kind, infer What>
    ? What
    : never
  : never;
type KindOf<One> = One extends string ? One : keyof One & string;
export type Kind = Event extends infer One ? KindOf<One> : never;
/** How events of each kind are seen; of the others nothing is. */
export type Telling = { [K in Kind]?: (script: DungeonScript, what: Said<K>) => void };

/** So many lines are in sight at once. */
const LINES = 3;

export class DungeonScript extends Script<Table> {
  readonly after: Table;
  readonly #lines: readonly LineView[];

  constructor({ before, after, lines }: Step<Table, Event>) {
    super({ ...before, moment: undefined });
    this.after = after;
    this.#lines = lines.filter(({ table }) => table === undefined);
  }

  get invasion(): InvasionView | null {
    return this.table.view.invasion;
  }

  /** What is told of the present event. */
  get told(): string[] {
    return this.#lines.filter(({ tells }) => tells === this.events).map(({ words }) => words);
  }

  change(change: Changed<View>): void {
    this.table = { ...this.table, view: changed(this.table.view, change) };
  }

  player(seat: number, change: Changed<PlayerView>): void {
    this.change(({ players }) => ({
      players: players.map((one, at) => (at + 1 === seat ? changed(one, change) : one)),
    }));
  }

  room(seat: number, place: number, change: Changed<RoomView>): void {
    this.player(seat, ({ rooms }) => ({
      rooms: rooms.map((one) => (one.place === place ? changed(one, change) : one)),
    }));
  }

  /** A room as it is in the end, or nothing where it is gone by then. */
  roomAfter(seat: number, place: number): RoomView | undefined {
    return this.after.view.players[seat - 1]?.rooms.find((one) => one.place === place);
  }

  monster(seat: number, monster: number, change: Changed<MonsterView>): void {
    this.player(seat, ({ rooms }) => ({
      rooms: rooms.map((room) => ({
        ...room,
        monsters: room.monsters.map((one) => (one.monster === monster ? changed(one, change) : one)),
      })),
    }));
  }

  invade(change: Changed<InvasionView>): void {
    if (this.invasion) this.change({ invasion: changed(this.invasion, change) });
  }

  member({ member }: Hero, change: Changed<MemberView>): void {
    this.invade(({ members }) => ({
      members: members.map((one, at) => (at + 1 === member ? changed(one, change) : one)),
    }));
  }

  /** So much gold more, or less. */
  pay(seat: number, by: number): void {
    this.player(seat, ({ gold }) => ({ gold: Math.max(0, gold + by) }));
  }

  /** So many cards of a hand more, or less. */
  deal(seat: number, by: number): void {
    this.player(seat, ({ cards }) => ({ cards: Math.max(0, cards + by) }));
  }

  moment(name: string, length: Length, pop?: Pop, flights: readonly Flight[] = []): void {
    const lines = this.#lines.filter(({ tells }) => (tells ?? 0) <= this.events).map(({ words }) => words);
    this.table = { ...this.table, moment: { lines: lines.slice(-LINES), pop } };
    this.show(name, length, flights.length > 0 ? { flights } : {});
  }

  /** A member loses or gains something. */
  pop(name: string, { member }: Hero, icon: string, by: number): void {
    const text = by === 0 ? "" : by > 0 ? b().gained(by) : b().less(-by);
    const thing = memberThing(member);
    this.moment(`${name} ${thing}`, "look", { thing, icon, text, tone: by < 0 ? "bad" : "good" });
  }
}

export const purseThing = (seat: number): string => `purse-${String(seat)}`;

/** Gold on its way from one thing to another. */
export const gold = (from: string, to: number, count: number): Flight => ({
  from,
  to: [purseThing(to), seatThing(to)],
  icon: art.coin,
  text: String(count),
  tone: "good",
});

/** A card on its way. */
export const card = (from: string, ...to: string[]): Flight => ({
  from,
  to,
  icon: art.back,
  text: "",
  tone: "plain",
});
