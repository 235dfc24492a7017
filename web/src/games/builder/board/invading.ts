/** How the events of an invasion move things: a short film of rooms, traps, fights and flight. */

import type { Foe, Hero, InvasionView } from "../../../generated/builder";
import { art } from "./art";
import { collapse } from "./building";
import { card, gold, purseThing, type DungeonScript, type Telling } from "./script";
import { b } from "./speech";
import {
  figureThing,
  hoardThing,
  memberThing,
  monsterOf,
  monsterThing,
  placeOf,
  playedThing,
  redThing,
  roomThing,
  trapThing,
} from "./table";

const victimOf = (script: DungeonScript): number => script.invasion?.victim ?? script.table.view.turn;
const hereOf = (script: DungeonScript): number => placeOf(script.invasion?.at) ?? 0;

/** What is only told of a member. */
const note =
  (name: string, icon: string) =>
  (script: DungeonScript, { hero }: { hero: Hero }): void =>
    script.pop(name, hero, icon, 0);

/** The monsters that stand here are known once the house shows them. */
function gather(script: DungeonScript): void {
  const coming = script.after.view.invasion;
  if (script.invasion?.fighters.length === 0 && coming && placeOf(coming.at) === hereOf(script))
    script.invade({ fighters: coming.fighters });
}

function begin(script: DungeonScript, victim: number, invader: number): void {
  const base = script.after.view.invasion ?? script.table.view.invasion;
  if (!base) return;
  const fresh: InvasionView = {
    ...base,
    victim,
    invader,
    members: base.members.map((one) => ({
      ...one,
      fate: "going",
      health: one.full_health,
      gold: false,
      owes: false,
      hates: null,
    })),
    at: "entrance",
    outward: false,
    door: null,
    fighters: [],
    combat: 0,
    striker: null,
    to_answer: [],
    played: [],
  };
  script.change({ invasion: fresh, turn: victim });
}

function fall(script: DungeonScript, { monster }: Foe): void {
  script.invade(({ fighters }) => {
    const weakest = fighters.filter((one) => one.monster === monster).sort((a, z) => a.health - z.health)[0];
    return { fighters: fighters.filter((one) => one !== weakest) };
  });
  script.monster(victimOf(script), monster, ({ killed }) => ({ killed: killed + 1 }));
}

export const INVADING: Telling = {
  party_is: (script) => script.moment("party_is", "read"),
  invasion_began(script, { victim, invader }) {
    begin(script, victim, invader);
    script.moment("invasion_began", "read");
  },
  entered(script, { place, outward }) {
    script.invade({ at: { room: place }, outward, fighters: [], played: [], combat: 0, door: null });
    script.moment(`entered ${roomThing(victimOf(script), place)}`, "look");
  },
  stayed: (script) => script.moment("stayed", "look"),
  back_at_entrance(script) {
    script.invade({ at: "entrance", fighters: [], played: [] });
    script.moment("back_at_entrance", "look");
  },
  room_revealed(script, { place, card, level }) {
    script.room(victimOf(script), place, { card, level, face_up: true });
    script.moment(`room_revealed ${roomThing(victimOf(script), place)}`, "look");
  },
  trap_revealed(script, { place, card, level, strength, charges }) {
    script.room(victimOf(script), place, ({ trap }) => ({
      trap: {
        cards: [{ card, face_up: true }, ...(trap?.cards.slice(1) ?? [])],
        level,
        strength,
        charges,
      },
    }));
    script.moment(`trap_revealed ${trapThing(victimOf(script), place)}`, "look");
  },
  monster_revealed(script, { monster, card, level, figures }) {
    const shown = monsterOf(script.after.view, victimOf(script), monster);
    const values = shown?.cards[0]?.card === card ? { strength: shown.strength, health: shown.health } : {};
    script.monster(victimOf(script), monster, ({ cards }) => ({
      cards: [{ card, face_up: true }, ...cards.slice(1)],
      level,
      figures,
      ...values,
    }));
    script.moment(`monster_revealed ${monsterThing(victimOf(script), monster)}`, "look");
  },
  door_holds(script, { vault, left }) {
    script.invade({ door: { vault, left } });
    script.moment("door_holds", "look");
  },
  door_damaged(script, { vault, left }) {
    script.invade({ door: { vault, left } });
    script.moment("door_damaged", "look");
  },
  ability_used(script, { hero, left }) {
    const before = script.invasion?.members[hero.member - 1]?.charges ?? left;
    script.member(hero, { charges: left });
    script.pop("ability_used", hero, art.bolt, left - before);
  },
  trap_damaged(script, { place, damage, left }) {
    const thing = trapThing(victimOf(script), place);
    script.room(victimOf(script), place, ({ trap }) => ({ trap: trap && { ...trap, charges: left } }));
    script.moment(`trap_damaged ${thing}`, "look", {
      thing,
      icon: art.bolt,
      text: b().less(damage),
      tone: "bad",
    });
  },
  guard_drawn: (script) => script.moment("guard_drawn", "read"),
  brought(script, { cost, foe }) {
    script.pay(victimOf(script), -cost);
    script.moment(`brought ${monsterThing(victimOf(script), foe.monster)}`, "look");
  },
  window_opened(script, { recovery }) {
    gather(script);
    script.change({ stage: recovery ? "recovery_window" : "encounter_window" });
    script.invade({ played: [] });
    script.moment("window_opened", "glance");
  },
  card_played(script, { seat, card: which, target }) {
    script.moment(`card_played seat-${String(seat)}`, "look", undefined, [card(purseThing(seat), "window")]);
    script.deal(seat, -1);
    script.invade(({ played }) => ({ played: [...played, { card: which, by: seat, target }] }));
  },
  passed(script, { seat }) {
    script.invade(({ to_answer }) => ({ to_answer: to_answer.filter((one) => one !== seat) }));
  },
  cancelled(script, { played }) {
    const thing = playedThing(played);
    script.moment(`cancelled ${thing}`, "read", { thing, icon: art.skull, text: "", tone: "bad" });
  },
  took_effect(script, { played }) {
    const thing = playedThing(played);
    script.moment(`took_effect ${thing}`, "look", { thing, icon: art.bolt, text: "", tone: "good" });
  },
  hurt(script, { hero, damage, left }) {
    script.member(hero, { health: left });
    script.pop("hurt", hero, art.heart, -damage);
  },
  healed(script, { hero, left }) {
    const before = script.invasion?.members[hero.member - 1]?.health ?? left;
    script.member(hero, { health: left });
    script.pop("healed", hero, art.heart, left - before);
  },
  morale_changed(script, { hero, by, left }) {
    script.member(hero, { morale: left });
    script.pop("morale_changed", hero, art.morale, by);
  },
  charges_changed(script, { hero, by, left }) {
    script.member(hero, { charges: left });
    script.pop("charges_changed", hero, art.bolt, by);
  },
  steadied(script) {
    script.invade({ steady: true });
    script.moment("steadied", "look");
  },
  guarded: note("guarded", art.heart),
  spared: note("spared", art.trap),
  trap_idle: (script) => script.moment("trap_idle", "look"),
  passing: (script) => script.moment("passing", "look"),
  hates(script, { hero, foe }) {
    script.member(hero, { hates: { card: foe.card, level: foe.level } });
    script.pop("hates", hero, art.swords, 0);
  },
  round_of_combat(script, { round }) {
    gather(script);
    script.invade({ combat: round });
    script.moment("round_of_combat", "glance");
  },
  struck(script, { figure, foe, damage, left }) {
    const seen = script.invasion?.fighters.some((one) => one.figure === figure) === true;
    const thing = seen ? figureThing(figure) : monsterThing(victimOf(script), foe.monster);
    script.invade(({ fighters }) => ({
      fighters: fighters.map((one) => (one.figure === figure ? { ...one, health: left } : one)),
    }));
    script.moment(`struck ${thing}`, "look", { thing, icon: art.heart, text: b().less(damage), tone: "bad" });
  },
  killed(script, { foe }) {
    const thing = monsterThing(victimOf(script), foe.monster);
    fall(script, foe);
    script.moment(`killed ${thing}`, "look", { thing, icon: art.skull, text: "", tone: "bad" });
  },
  figure_changed: (script) => script.moment("figure_changed", "look"),
  died(script, { hero }) {
    script.member(hero, { fate: "dead", health: 0 });
    script.pop("died", hero, art.skull, 0);
  },
  fled(script, { hero }) {
    script.member(hero, { fate: "fled" });
    script.pop("fled", hero, art.morale, 0);
  },
  gold_dropped(script, { from, to }) {
    script.member(from, { gold: false });
    if (to) script.member(to, { gold: true });
    else script.pay(victimOf(script), 1);
    script.moment("gold_dropped", "glance");
  },
  earned(script, { seat, gold: count }) {
    script.moment(`earned ${hoardThing(seat)}`, "look", undefined, [gold("party", seat, count)]);
    script.pay(seat, count);
  },
  hoard_reached(script, { seat }) {
    script.invade({ at: "hoard", fighters: [], played: [], door: null });
    script.moment(`hoard_reached ${hoardThing(seat)}`, "read");
  },
  gold_taken(script, { hero }) {
    const victim = victimOf(script);
    const flight = { ...gold(hoardThing(victim), victim, 1), to: [memberThing(hero.member)] };
    script.moment(`gold_taken ${memberThing(hero.member)}`, "look", undefined, [flight]);
    script.pay(victim, -1);
    script.member(hero, { gold: true });
  },
  destroyed(script, { seat, ruin }) {
    const thing = "room" in ruin ? roomThing(seat, ruin.room) : redThing(ruin.red);
    script.moment(`destroyed ${thing}`, "look", { thing, icon: art.skull, text: "", tone: "bad" });
    if ("room" in ruin) return collapse(script, seat, ruin.room);
    script.player(seat, ({ improvements }) => ({
      improvements: improvements.filter((one) => one !== ruin.red),
    }));
  },
  party_left: (script) => script.moment("party_left", "look"),
  invasion_ended(script) {
    script.show("invasion_ended", "read", { headline: script.told });
  },
  ended(script) {
    script.table = { ...script.after, moment: undefined };
    script.show("ended", "read", { headline: script.told });
  },
};
