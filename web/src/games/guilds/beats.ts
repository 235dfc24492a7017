/** How the events of Guilds move things: adventurers to their rooms, doors open from the top, money to its owners and to the healer. */

import type { Adventurer, Event, PlayerView, RoomCard, RoomView } from "../../generated/guilds";
import { Script, type Beat, type Flight, type Step } from "../../stage/beat";
import { roomThing, seatThing } from "../things";
import { art, crest } from "./board/art";
import { b } from "./board/speech";
import { guildColour, spaceThing, type Table } from "./board/table";

type Paid = Extract<Event, { type: "paid" }>;
type Placement = Extract<Event, { type: "placed" | "bumped" | "ghost_bumped" | "replaced" }>;

export function beatsOf(step: Step<Table, Event>): Beat<Table>[] {
  const script = new DungeonScript(step);
  for (let place = 0; place < step.events.length; place += 1) {
    const event = step.events[place];
    if (!event) continue;
    // What is paid for something belongs to it.
    const paid = paymentsAfter(step.events, place);
    place += paid.length;
    script.events = place + 1;
    script.tell(event, paid, step.events[place + 1]);
  }
  return script.beats;
}

function paymentsAfter(events: readonly Event[], place: number): Paid[] {
  const paid: Paid[] = [];
  for (const event of events.slice(place + 1)) {
    if (event.type !== "paid") break;
    paid.push(event);
  }
  return paid;
}

class DungeonScript extends Script<Table> {
  readonly #after: Table;
  readonly #headline: readonly string[];
  /** Whether the dungeon of the step stays on the table, or makes room for another. */
  readonly #stays: boolean;
  /** Where money comes from and goes to: the room that was opened last. */
  #opened = "dungeon";
  /** What is paid for healing. */
  readonly #bills: Paid[] = [];

  constructor({ before, after, events, lines }: Step<Table, Event>) {
    super(before);
    this.#after = after;
    this.#stays = !events.some(({ type }) => type === "resolution_began");
    const told = lines.filter(({ tells }) =>
      ["failed", "cleared"].includes(events[(tells ?? 0) - 1]?.type ?? ""),
    );
    this.#headline = told.map(({ words }) => words);
  }

  tell(event: Event, paid: readonly Paid[], next: Event | undefined): void {
    switch (event.type) {
      case "disabling_decided":
        this.#awaitNoLonger(event.seat);
        return this.show(`disabling_decided ${seatThing(event.seat)}`, "glance");
      case "disabled":
        this.#player(event.seat, ({ available }) => ({
          available: available.filter((who) => !event.adventurers.includes(who)),
          disabled: [...event.adventurers],
        }));
        this.show(`disabled ${seatThing(event.seat)}`, "look", { flights: this.#flights(paid, "dungeon") });
        return this.#pay(paid);
      case "placed":
      case "bumped":
      case "ghost_bumped":
      case "replaced":
        return this.#place(event, paid);
      case "resolution_began": {
        const { view } = this.table;
        const opening = { round: view.round, change: view.players.map(() => 0) };
        this.table = {
          ...this.table,
          opening,
          waiting_for: [],
          view: { ...view, turns: [], waiting_for: [] },
        };
        return this.show("resolution_began", "glance");
      }
      case "weakest_rewarded":
        this.show("weakest_rewarded", "look", { flights: this.#flights(paid, "master") });
        return this.#pay(paid);
      case "room_opened":
        return this.#open(event.room, this.table.contents.rooms[event.face - 1], next);
      case "defeated":
        this.#room(event.room, () => ({ fate: "defeated", outlook: "surely" }));
        this.show(`defeated ${roomThing(event.room - 1)}`, "look", {
          flights: this.#flights(paid, roomThing(event.room - 1)),
        });
        return this.#pay(paid);
      case "failed":
        this.#room(event.room, () => ({ fate: "failed", outlook: "never" }));
        return this.show(`failed ${roomThing(event.room - 1)}`, "read");
      case "abandoned":
        this.#room(event.room, () => ({ fate: "abandoned" }));
        if (next?.type !== "abandoned") this.show("abandoned", "glance");
        return;
      case "cleared":
        return this.show("cleared", "look");
      case "healing_owed":
        // All bills are paid at once.
        this.#bills.push(...paid);
        if (next?.type === "healing_owed") return;
        this.show("healing_owed", "look", { flights: this.#flights(this.#bills, this.#opened) });
        return this.#pay(this.#bills);
      case "round_ended":
        this.show("headline", "read", { headline: this.#headline });
        return this.show("dungeon_over", "read", { headline: this.#headline });
      case "round_set_up":
      case "won":
        this.table = this.#after;
        return this.show(event.type, "glance");
      default:
        // What is paid for something that moves nothing else, such as a share beside a ghost's.
        return this.#hand(event.type === "paid" ? [event, ...paid] : paid);
    }
  }

  /** An adventurer goes from its guild to a space. */
  #place(event: Placement, paid: readonly Paid[]): void {
    const { seat, adventurer } = event;
    const depth = event.room - 1;
    const space = this.#spaceFor(event);
    const colour = guildColour(this.table.teams, seat);
    const going: Flight = {
      from: seatThing(seat),
      to: [spaceThing(depth, space)],
      icon: crest(seat),
      text: String(adventurer),
      tone: "plain",
      colour,
    };
    this.show(`${event.type} ${seatThing(seat)} ${roomThing(depth)}`, "look", {
      flights: [going, ...this.#flights(paid, roomThing(depth))],
    });
    if (this.#stays) this.table = this.#after;
    else this.#stand(seat, adventurer, event.room, space, paid);
    this.show(`landed ${seatThing(seat)}`, "glance");
  }

  /** Where the newcomer stands afterwards: the house has shown it, unless the dungeon has been cleared away since. */
  #spaceFor({ type, seat, adventurer, room, ...event }: Placement): number {
    const shown = this.#stays ? this.#after.view.dungeon[room - 1] : undefined;
    const before = this.table.view.dungeon[room - 1];
    const standing = (of: RoomView | undefined, owner: number, who: number): number =>
      of?.spaces.findIndex(
        (one) => typeof one === "object" && one.taken.seat === owner && one.taken.adventurer === who,
      ) ?? -1;
    const found = standing(shown, seat, adventurer);
    if (found >= 0) return found;
    const gone =
      type === "bumped" && "owner" in event
        ? standing(before, event.owner, event.bumped)
        : type === "replaced" && "replaced" in event
          ? standing(before, seat, event.replaced)
          : (before?.spaces.indexOf(type === "ghost_bumped" ? "ghost" : "empty") ?? 0);
    return Math.max(0, gone);
  }

  /** The last one to come stands there while the doors are opened. */
  #stand(seat: number, adventurer: Adventurer, room: number, space: number, paid: readonly Paid[]): void {
    this.#room(room, ({ spaces, strengths, strength: before }) => {
      const both = spaces.map((one, place) => (place === space ? { taken: { seat, adventurer } } : one));
      const each = strengths.map((strength, place) => (place === space ? adventurer : strength));
      const strength = this.#after.recap?.dungeon?.rooms[room - 1]?.strength ?? before;
      return { spaces: both as RoomView["spaces"], strengths: each as RoomView["strengths"], strength };
    });
    this.#player(seat, ({ available, placed }) => ({
      available: available.filter((who) => who !== adventurer),
      placed: [...placed, adventurer],
    }));
    this.#pay(paid);
  }

  /** A door opens: what was behind it is known from now on. */
  #open(room: number, info: RoomCard | undefined, next: Event | undefined): void {
    this.#opened = roomThing(room - 1);
    if (!info) return;
    const defense = next && "defense" in next ? next.defense : info.defense;
    const treasure = next && "treasure" in next ? next.treasure : info.treasure;
    this.#room(room, () => ({
      info,
      card: info.name,
      defense: [defense, defense],
      treasure: [treasure, treasure],
    }));
    this.show(`room_opened ${this.#opened}`, "look");
  }

  #flights(paid: readonly Paid[], from: string): Flight[] {
    return paid.flatMap(({ from: payer, to, dollars }) => {
      const flight = (seat: number, text: string, tone: Flight["tone"]): Flight => ({
        from,
        to: [seatThing(seat), ...this.#spacesOf(seat, from)],
        icon: art.coin,
        text,
        tone,
      });
      return [
        ...(payer === null ? [] : [flight(payer, b().lost(b().dollars(dollars)), "bad")]),
        ...(to === null ? [] : [flight(to, b().gained(b().dollars(dollars)), "good")]),
      ];
    });
  }

  /** Where somebody stands in a room, or in one below it: their guild may be out of sight. */
  #spacesOf(seat: number, room: string): string[] {
    const rooms = this.table.view.dungeon;
    const from = rooms.findIndex((_, depth) => roomThing(depth) === room);
    return rooms.flatMap(({ spaces }, depth) =>
      spaces.flatMap((one, space) =>
        depth >= from && typeof one === "object" && one.taken.seat === seat ? [spaceThing(depth, space)] : [],
      ),
    );
  }

  #hand(paid: readonly Paid[]): void {
    if (paid.length > 0) this.show("paid", "look", { flights: this.#flights(paid, this.#opened) });
    this.#pay(paid);
  }

  #pay(paid: readonly Paid[]): void {
    for (const { from, to, dollars } of paid) {
      if (from !== null) this.#earn(from, -dollars);
      if (to !== null) this.#earn(to, dollars);
    }
  }

  #earn(seat: number, by: number): void {
    this.#player(seat, ({ money }) => ({ money: money + by }));
    const { opening } = this.table;
    if (!opening) return;
    const change = opening.change.map((so, place) => (place + 1 === seat ? so + by : so));
    this.table = { ...this.table, opening: { ...opening, change } };
  }

  #awaitNoLonger(seat: number): void {
    const { view } = this.table;
    const waiting_for = view.waiting_for.filter((other) => other !== seat);
    this.table = { ...this.table, waiting_for, view: { ...view, waiting_for } };
  }

  #player(seat: number, change: (player: PlayerView) => Partial<PlayerView>): void {
    const { view } = this.table;
    const players = view.players.map((player, index) =>
      index + 1 === seat ? { ...player, ...change(player) } : player,
    );
    this.table = { ...this.table, view: { ...view, players } };
  }

  #room(number: number, change: (room: RoomView) => Partial<RoomView>): void {
    const { view } = this.table;
    const dungeon = view.dungeon.map((room, depth) =>
      depth + 1 === number ? { ...room, ...change(room) } : room,
    );
    this.table = { ...this.table, view: { ...view, dungeon } };
  }
}
