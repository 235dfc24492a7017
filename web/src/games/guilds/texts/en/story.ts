/** What happened, line by line. */

import { list } from "../../../../lib/language.svelte";
import { them, They, TheyDo, verb } from "../../../speech/english";
import { size, type Party } from "../../../speech/party";
import { cards } from "./cards";
import { own } from "./now";

const { dollars } = cards;
const numbers = (rooms: readonly number[]) => list(rooms.map(String));

export const story = {
  roundSetUp: (round: number, of: number) => `Round ${String(round)} of ${String(of)}: a new dungeon`,
  roomsDealt: (levels: readonly number[]) => `Rooms from the top: level ${numbers(levels)}.`,
  ghosts: (rooms: readonly number[]) => `Ghosts haunt rooms ${numbers(rooms)}.`,
  masterDrawn: (name: string, does: string) => `${name} rules here. ${does}`,
  decided: (who: Party) => `${TheyDo(who, "have", "has")} decided whom to disable.`,
  youChose: (one: number, other: number) => `You leave out your ${String(one)} and your ${String(other)}.`,
  chosen: (one: number, other: number) => `It is the ${String(one)} and the ${String(other)}.`,
  disabled: (who: Party, one: number, other: number, paid: number) =>
    `${TheyDo(who, "disable", "disables")} ${cards.both(one, other)} and ${verb(who, "get", "gets")} ${dollars(paid)}.`,
  masterDisabled: (one: number, other: number) =>
    `Everyone disables ${cards.both(one, other)}. All others are available.`,
  marker: (who: Party) => `${TheyDo(who, "have", "has")} the start marker.`,
  placed: (who: Party, adventurer: number, room: number) =>
    `${TheyDo(who, "place", "places")} a ${String(adventurer)} in room ${String(room)}.`,
  bumped: (
    who: Party,
    adventurer: number,
    room: number,
    owner: Party,
    bumped: number,
    fee: { bank: number; owner: number },
  ) =>
    `${TheyDo(who, "bump", "bumps")} ${own(owner)} ${String(bumped)} off room ${String(room)} with a ${String(adventurer)}, for ${dollars(fee.bank)} to the bank${
      fee.owner > 0 ? ` and ${dollars(fee.owner)} to ${them(owner)}` : ""
    }.`,
  ghostBumped: (who: Party, adventurer: number, room: number, to: number, fee: number) =>
    `${TheyDo(who, "bump", "bumps")} the ghost off room ${String(room)} with a ${String(adventurer)}, for ${dollars(fee)}. It drifts to room ${String(to)}.`,
  replaced: (who: Party, adventurer: number, room: number, replaced: number, fee: number) =>
    `${TheyDo(who, "replace", "replaces")} a ${String(replaced)} in room ${String(room)} with a ${String(adventurer)}, for ${dollars(fee)}.`,
  locked: (room: number) => `Room ${String(room)} is locked: nobody can be bumped there any more.`,
  resolution: "Everyone is in place. The doors open from the top",
  weakest: (who: Party, strength: number, paid: number) =>
    `The least strength sent is ${String(strength)}: ${them(who)} ${verb(who, "get", "gets")} ${dollars(paid)}${size(who) > 1 ? " each" : ""}.`,
  /** Values as they are printed, and as they count. */
  roomOpened: (
    room: number,
    name: string,
    [defense, counts]: readonly [number, number],
    [treasure, pays]: readonly [number, number],
  ) =>
    `Room ${String(room)}: ${name}, defense ${String(defense)}${counts === defense ? "" : ` (here ${String(counts)})`}, ${dollars(treasure)}${pays === treasure ? "" : ` (here ${dollars(pays)})`}.`,
  defeated: (strength: number, defense: number, treasure: number) =>
    `${String(strength)} against ${String(defense)}: defeated! There is ${dollars(treasure)} to share.`,
  gains: (gains: readonly (readonly [Party, number])[]) =>
    `${list(gains.map(([who, paid], index) => `${index === 0 ? TheyDo(who, "get", "gets") : them(who)} ${dollars(paid)}`))}.`,
  everybodyGets: (paid: number) => `Everyone gets ${dollars(paid)}.`,
  paid: (who: Party, paid: number) =>
    size(who) === 0
      ? `${dollars(paid)} stays in the bank.`
      : `${TheyDo(who, "pay", "pays")} ${dollars(paid)}.`,
  ghostShare: (paid: number) => `The ghost’s ${dollars(paid)} stays in the bank.`,
  oddDollar: "Two of equal strength: the odd dollar stays in the bank.",
  failed: (name: string | null, room: number, strength: number, defense: number) =>
    `Failure! ${name === null ? "" : `${name}: `}${String(strength)} against ${String(defense)} is too little. Room ${String(room)} is lost, and all below it.`,
  abandoned: (rooms: readonly number[]) =>
    rooms.length === 1
      ? `Room ${numbers(rooms)} is abandoned. Nobody will know what was in it.`
      : `Rooms ${numbers(rooms)} are abandoned. Nobody will know what was in them.`,
  cleared: "The whole dungeon is cleared! Nobody needs healing.",
  healing: (bills: readonly { who: Party; owed: number; paid: number }[]) =>
    `Healing costs ${list(
      bills.map(({ who, owed, paid }) =>
        paid < owed
          ? `${them(who)} ${dollars(paid)} of the ${dollars(owed)} owed`
          : `${them(who)} ${dollars(owed)}`,
      ),
    )}.`,
  roundEnded: (round: number) => `Round ${String(round)} is over.`,
  tieBroken: (who: Party, adventurer: number) =>
    `${They(who)} have the same money. The strongest adventurer left out decides: a ${String(adventurer)}.`,
  won: (who: Party, total: number) => `${TheyDo(who, "win", "wins")} with ${dollars(total)}!`,
  teamWon: (who: Party, total: number) => `${They(who)} win together with ${dollars(total)}!`,
  shared: (who: Party, total: number) => `${They(who)} share the win with ${dollars(total)} each!`,
  teamsShared: (who: Party, total: number) => `${They(who)} share the win with ${dollars(total)} a team!`,
};
