/** How the events of building rounds move things. */

import type { On, RoomView } from "../../../generated/builder";
import { seatThing } from "../../things";
import { art } from "./art";
import { card, gold, purseThing, type DungeonScript, type Telling } from "./script";
import { b } from "./speech";
import { monsterThing, redThing, roomThing, slotThing, trapThing } from "./table";

/** A room leaves the row, and those nearer to the entrance move up. */
export function collapse(script: DungeonScript, seat: number, place: number): void {
  script.player(seat, ({ rooms }) => ({
    rooms: rooms
      .filter((room) => room.place !== place)
      .map((room) => (room.place > place ? { ...room, place: room.place - 1 } : room)),
  }));
}

function upgrade(script: DungeonScript, seat: number, on: On): string {
  if ("monster" in on) {
    const rooms = script.after.view.players[seat - 1]?.rooms ?? [];
    const made = rooms.flatMap(({ monsters }) => monsters).find(({ monster }) => monster === on.monster);
    if (made) script.monster(seat, on.monster, made);
    return monsterThing(seat, on.monster);
  }
  const place = "room" in on ? on.room : on.trap;
  const made = script.roomAfter(seat, place);
  if (made) script.room(seat, place, "room" in on ? { level: made.level } : { trap: made.trap });
  return "room" in on ? roomThing(seat, place) : trapThing(seat, place);
}

export const BUILDING: Telling = {
  cards_drawn(script, { seat, count }) {
    script.moment(`cards_drawn ${seatThing(seat)}`, "glance", undefined, [
      { ...card("deck", purseThing(seat)), text: String(count) },
    ]);
    script.change(({ deck }) => ({ deck: Math.max(0, deck - count) }));
    script.deal(seat, count);
  },
  taken(script, { seat, slot }) {
    script.moment(`taken ${seatThing(seat)}`, "glance", undefined, [card(slotThing(slot), purseThing(seat))]);
    script.change(({ available }) => ({
      available: available.map((one, at) => (at + 1 === slot ? null : one)),
    }));
    script.deal(seat, 1);
  },
  available(script, { slot, card }) {
    script.change(({ available }) => ({
      available: available.map((one, at) => (at + 1 === slot ? card : one)),
    }));
  },
  reshuffled(script, { cards }) {
    script.change({ deck: cards, discards: [] });
    script.moment("reshuffled", "look");
  },
  cycle_began(script, { cycle, first }) {
    script.change({ cycle, first, invasion: null });
    script.moment("cycle_began", "read");
  },
  round_began(script, { round }) {
    script.change({ round });
    script.moment("round_began", "glance");
  },
  turn_began(script, { seat }) {
    script.change({ turn: seat, took: [] });
    script.moment(`turn_began ${seatThing(seat)}`, "glance");
  },
  upgraded(script, { seat, on }) {
    script.deal(seat, -1);
    const thing = upgrade(script, seat, on);
    script.moment(`upgraded ${thing}`, "look", undefined, [card(purseThing(seat), thing)]);
  },
  built(script, { seat, place }) {
    const made = script.roomAfter(seat, place);
    const hidden: RoomView = { place, card: null, face_up: false, level: 0, trap: null, monsters: [] };
    script.deal(seat, -1);
    script.player(seat, ({ rooms }) => ({
      rooms: [...rooms, { ...(made ?? hidden), level: 0, trap: null, monsters: [] }],
    }));
    script.moment(`built ${roomThing(seat, place)}`, "look");
  },
  monster_put(script, { seat, place, monster }) {
    const made = script.roomAfter(seat, place)?.monsters.find((one) => one.monster === monster);
    script.deal(seat, -1);
    if (made) script.room(seat, place, ({ monsters }) => ({ monsters: [...monsters, made] }));
    script.moment(`monster_put ${monsterThing(seat, monster)}`, "look");
  },
  trap_put(script, { seat, place }) {
    const made = script.roomAfter(seat, place)?.trap;
    script.deal(seat, -1);
    if (made) script.room(seat, place, { trap: made });
    script.moment(`trap_put ${trapThing(seat, place)}`, "look");
  },
  room_discarded(script, { seat, place }) {
    script.moment(`room_discarded ${roomThing(seat, place)}`, "look");
    collapse(script, seat, place);
  },
  walked(script, { seat, monster, from, to }) {
    const rooms = script.table.view.players[seat - 1]?.rooms ?? [];
    const one = rooms.flatMap(({ monsters }) => monsters).find((it) => it.monster === monster);
    script.room(seat, from, ({ monsters }) => ({ monsters: monsters.filter((it) => it !== one) }));
    if (one) script.room(seat, to, ({ monsters }) => ({ monsters: [...monsters, { ...one, walked: true }] }));
    script.moment(`walked ${monsterThing(seat, monster)}`, "look");
  },
  bought(script, { seat, red, cost }) {
    script.moment(`bought ${redThing(red)}`, "look", {
      thing: redThing(red),
      icon: art.coin,
      text: b().less(cost),
      tone: "bad",
    });
    script.pay(seat, -cost);
    script.player(seat, ({ improvements }) => ({ improvements: [...improvements, red] }));
  },
  given_back(script, { seat, red }) {
    script.player(seat, ({ improvements }) => ({ improvements: improvements.filter((one) => one !== red) }));
    script.moment(`given_back ${redThing(red)}`, "look");
  },
  interfered(script, { seat, card: played, whom, at }) {
    script.deal(seat, -1);
    script.change({ interference: { card: played, by: seat, whom, at } });
    script.moment(`interfered ${seatThing(whom)}`, "read", undefined, [
      card(purseThing(seat), seatThing(whom)),
    ]);
  },
  countered(script, { seat }) {
    script.deal(seat, -1);
    script.change({ interference: null });
    script.moment(`countered ${seatThing(seat)}`, "read");
  },
  accepted(script, { seat }) {
    script.change({ interference: null });
    script.moment(`accepted ${seatThing(seat)}`, "glance");
  },
  stolen(script, { from, to, gold: count }) {
    script.moment(`stolen ${seatThing(from)}`, "look", undefined, [gold(purseThing(from), to, count)]);
    script.pay(from, -count);
    script.pay(to, count);
  },
  trap_gone(script, { seat, place }) {
    script.moment(`trap_gone ${trapThing(seat, place)}`, "look");
    script.room(seat, place, { trap: null });
  },
  mutinied(script, { from, to, place }) {
    script.moment(`mutinied ${roomThing(from, place)}`, "look", undefined, [
      card(roomThing(from, place), purseThing(to)),
    ]);
    const left = script.roomAfter(from, place);
    if (left) script.room(from, place, { monsters: left.monsters });
    script.deal(to, 1);
  },
  scried(script, { whom }) {
    script.moment(`scried ${seatThing(whom)}`, "look");
  },
  discarded(script, { seat }) {
    script.deal(seat, -1);
    script.moment(`discarded ${seatThing(seat)}`, "glance", undefined, [card(purseThing(seat), "discards")]);
  },
};
