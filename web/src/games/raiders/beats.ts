/** How the events of Raiders move things: cards into the room and over, coins and wounds to their owners, and on to the next room. */

import type { Event, Item, PlayerView, RoomRecap, RoomResult, Share } from "../../generated/raiders";
import { Script, type Beat, type Flight, type Step } from "../../stage/beat";
import { seatThing } from "../things";
import { art, itemArt } from "./board/art";
import { b } from "./board/speech";
import { playedThing, type Table } from "./board/table";

/** What a room came to; the lines about it are its headline. */
const VERDICTS: readonly Event["type"][] = [
  "chest_shared",
  "defeated",
  "attacks",
  "escaped",
  "nobody_there",
  "trap_sprung",
  "trap_quiet",
  "rewarded",
  "item_ran_out",
  "eliminated",
];

export function beatsOf(step: Step<Table, Event>): Beat<Table>[] {
  const script = new RoomScript(step);
  step.events.forEach((event, place) => {
    script.events = place + 1;
    script.tell(event, step.events[place + 1]);
  });
  return script.beats;
}

class RoomScript extends Script<Table> {
  readonly #after: Table;
  /** What is told of the room once it is over. */
  readonly #headline: readonly string[];

  constructor({ before, after, events, lines }: Step<Table, Event>) {
    super(before);
    this.#after = after;
    const about = (tells: number | undefined): Event["type"] | undefined => events[(tells ?? 0) - 1]?.type;
    this.#headline = lines
      .filter(({ tells }) => VERDICTS.includes(about(tells) ?? "card_laid"))
      .map(({ words }) => words);
  }

  tell(event: Event, next: Event | undefined): void {
    switch (event.type) {
      case "card_laid": {
        // Its owner is told which one it is.
        const own = next?.type === "card_chosen" ? next.card : null;
        this.#player(event.seat, () => ({ played: own === null ? "face_down" : { known: own } }));
        if (own !== null) this.events += 1;
        this.#awaitNoLonger(event.seat);
        return this.show(`card_laid ${seatThing(event.seat)}`, "glance");
      }
      case "card_played":
        return this.#turn(event);
      case "crystal_balls":
        this.table = this.#after;
        return this.show("crystal_balls", "read");
      case "torch_lit":
        this.show(`torch_lit ${seatThing(event.seat)}`, "look");
        this.table = this.#after;
        return;
      case "defeated":
      case "attacks":
        return this.#verdict(event.type, {
          type: "fought",
          total: event.total,
          defeated: event.type === "defeated",
        });
      case "trap_sprung":
      case "trap_quiet":
        return this.#verdict(event.type, {
          type: "trap",
          highest: event.highest,
          sprung: event.type === "trap_sprung",
        });
      case "chest_shared":
      case "rewarded":
      case "nobody_there":
        return this.show(event.type, "look");
      case "level_ended":
        return this.#close();
      case "room_entered":
        this.#close();
        this.table = this.#after;
        return this.show("room_entered", "glance");
      case "won":
        this.table = this.#after;
        return this.show("won", "glance");
      default:
        return this.#reach(event);
    }
  }

  /** What comes to one raider, or leaves them. */
  #reach(event: Event): void {
    switch (event.type) {
      case "coins_gained":
        return this.#coins(event.type, event.seat, event.coins);
      case "coins_lost":
        return this.#coins(event.type, event.seat, -event.coins);
      case "wounds_gained":
        return this.#wounds(event.type, event.seat, event.wounds);
      case "wounds_healed":
        return this.#wounds(event.type, event.seat, -event.wounds);
      case "item_gained": {
        const { seat, item } = event;
        this.#fly(event.type, seat, { icon: itemArt(item), text: "", tone: "good" });
        this.#player(seat, ({ items }) => ({ items: { ...items, [item]: items[item] + 1 } }));
        return this.#share(seat, ({ items }) => ({ items: [...items, item] }));
      }
      case "item_ran_out":
        for (const seat of event.seats) {
          this.#share(seat, ({ missed }) => ({ missed: [...missed, event.item] }));
        }
        return this.show(event.type, "look");
      case "escaped":
        this.#share(event.seat, () => ({ escaped: true }));
        return this.show(`escaped ${seatThing(event.seat)}`, "look");
      case "eliminated":
        this.#share(event.seat, () => ({ eliminated: true }));
        this.#player(event.seat, () => ({ eliminated: true }));
        return this.show(`eliminated ${seatThing(event.seat)}`, "look");
    }
  }

  /** A card is turned over where it lies, and leaves the hand. */
  #turn({ seat, card }: Extract<Event, { type: "card_played" }>): void {
    this.#awaitNoLonger(seat);
    this.#player(seat, ({ hand, shown, items }) =>
      typeof card === "number"
        ? { played: { open: card }, hand: hand.filter((held) => held !== card), shown: [...shown, card] }
        : { played: { open: card }, items: without(items, card) },
    );
    this.#share(seat, ({ cards }) => ({ cards: [...cards, card] }));
    this.show(`card_played ${seatThing(seat)}`, "look");
  }

  #verdict(name: string, result: RoomResult): void {
    this.#room(() => ({ result }));
    this.show(name, "read");
  }

  #coins(name: string, seat: number, by: number): void {
    this.#fly(name, seat, { icon: art.coin, text: signed(by), tone: by > 0 ? "good" : "bad" });
    this.#player(seat, ({ coins }) => ({ coins: coins + by }));
    this.#share(seat, ({ coins }) => ({ coins: coins + by }));
  }

  #wounds(name: string, seat: number, by: number): void {
    this.#fly(name, seat, { icon: art.wound, text: signed(by), tone: by > 0 ? "bad" : "good" });
    this.#player(seat, ({ wounds }) => ({ wounds: wounds + by }));
    this.#share(seat, ({ wounds }) => ({ wounds: wounds + by }));
  }

  #fly(name: string, seat: number, what: Pick<Flight, "icon" | "text" | "tone">): void {
    const flights = [{ ...what, from: "room-picture", to: [seatThing(seat), playedThing(seat)] }];
    this.show(`${name} ${seatThing(seat)}`, "look", { flights });
  }

  /** The room is over: what it came to can be read before the party goes on. */
  #close(): void {
    if (!this.table.resolving) return;
    // What comes next is told when it is seen.
    const [headline, events] = [this.#headline, this.events - 1];
    if (headline.length > 0) this.show("headline", "read", { headline, events });
    this.show("room_over", "read", { headline, events });
    this.table = { ...this.table, resolving: undefined };
  }

  #player(seat: number, change: (player: PlayerView) => Partial<PlayerView>): void {
    const { view } = this.table;
    const players = view.players.map((player, index) =>
      index + 1 === seat ? { ...player, ...change(player) } : player,
    );
    this.table = { ...this.table, view: { ...view, players } };
  }

  #awaitNoLonger(seat: number): void {
    const { view } = this.table;
    const waiting_for = view.waiting_for.filter((other) => other !== seat);
    this.table = { ...this.table, waiting_for, view: { ...view, waiting_for } };
  }

  #room(change: (room: RoomRecap) => Partial<RoomRecap>): void {
    const room = this.table.resolving ?? begun(this.table);
    if (room) this.table = { ...this.table, resolving: { ...room, ...change(room) } };
  }

  #share(seat: number, change: (share: Share) => Partial<Share>): void {
    this.#room(({ shares }) => {
      const share = shares.find((one) => one.seat === seat) ?? nothingFor(seat);
      const others = shares.filter((one) => one.seat !== seat);
      return { shares: [...others, { ...share, ...change(share) }] };
    });
  }
}

/** The room that the party is in, before anything has happened there. */
function begun({ view, recap }: Table): RoomRecap | null {
  const info = view.row[view.room - 1]?.info;
  if (!info) return null;
  const number = (recap?.last?.number ?? 0) + 1;
  return { number, level: view.level, place: view.room, info, result: null, shares: [] };
}

function nothingFor(seat: number): Share {
  return { seat, cards: [], coins: 0, wounds: 0, items: [], missed: [], escaped: false, eliminated: false };
}

function without(items: PlayerView["items"], item: Item): PlayerView["items"] {
  return { ...items, [item]: Math.max(0, items[item] - 1) };
}

const signed = (count: number): string => (count > 0 ? b().gained(count) : b().lost(-count));
