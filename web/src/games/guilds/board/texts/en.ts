/** What stands on the board itself. */

import type { WhichRooms } from "../../../../generated/guilds";
import type { Range } from "../table";

const dollars = (count: number) => `$${String(count)}`;
const signed = (count: number) => (count < 0 ? `−${String(-count)}` : `+${String(count)}`);
const signedDollars = (count: number) => (count < 0 ? `−${dollars(-count)}` : `+${dollars(count)}`);

const WHICH: Record<WhichRooms, string> = {
  first: "First room",
  second: "Second room",
  first_two: "First two rooms",
  last: "Last room",
  last_two: "Last two rooms",
};

export const en = {
  dollars,
  signed,
  signedDollars,
  /** From the least to the most. */
  range: ([least, most]: Range) => (least === most ? String(least) : `${String(least)}–${String(most)}`),
  dollarRange: ([least, most]: Range) =>
    least === most ? dollars(least) : `${dollars(least)}–${String(most)}`,
  /** What stands on a Dungeon Master's card. */
  does: {
    rooms: (which: WhichRooms, defense: number, treasure: number) =>
      `${WHICH[which]}: ${[
        ...(defense === 0 ? [] : [`${signed(defense)} defense`]),
        ...(treasure === 0 ? [] : [`${signedDollars(treasure)} treasure`]),
      ].join(", ")}.`,
    bars: (adventurer: number) => `No ${String(adventurer)} may enter.`,
    healing: (adventurers: readonly number[], more: number) =>
      `Healing a ${adventurers.map(String).join(" or a ")} costs ${dollars(more)} more.`,
    equals: (more: number) => `A defeated room with two of equal strength pays ${signedDollars(more)}.`,
    weakest: (paid: number) => `Whoever sends the least strength gets ${dollars(paid)} first.`,
    disables: (one: number, other: number) =>
      `Every ${String(one)} and ${String(other)} is disabled, all others are available.`,
    nothing: "Changes nothing.",
  },
  dungeon: "The dungeon",
  room: (number: number) => `Room ${String(number)}`,
  level: (level: number) => `level ${String(level)}`,
  defense: "defense",
  treasure: "treasure",
  ofDefense: (strength: number, defense: string) => `strength ${String(strength)}, defense ${defense}`,
  locksAt: (strength: number) => `locks at ${String(strength)}`,
  locked: "Locked",
  standing: { surely: "Holds", perhaps: "Maybe", never: "Will fail" },
  fate: { closed: "closed", defeated: "Defeated", failed: "Failed", abandoned: "Abandoned" },
  empty: "empty space",
  ghost: "ghost",
  ghostHere: (strength: number) => `a ghost of strength ${String(strength)}`,
  taken: (name: string, strength: number) => `${name}, strength ${String(strength)}`,
  yours: (strength: number) => `your ${String(strength)}`,
  place: "Place",
  toBank: (dollars: string) => `${dollars} bank`,
  toOwner: (dollars: string, name: string) => `${dollars} to ${name}`,
  change: (change: string, what: string) => `${change} ${what} by the Dungeon Master`,
  master: "Dungeon Master",
  turns: "Turns to come",
  turnNow: "now",
  guilds: "The guilds",
  guild: (name: string) => `Guild of the ${name}`,
  crests: ["Lion", "Raven", "Stag", "Bear", "Fox", "Owl"],
  teams: ["Sun team", "Moon team", "Star team"],
  money: "money",
  marker: "start marker",
  available: (who: string) => `available: ${who}`,
  inDungeon: (who: string) => `in the dungeon: ${who}`,
  disabledOnes: (who: string) => `disabled: ${who}`,
  thinking: "is thinking",
  decided: "has decided",
  hand: "Your adventurers",
  adventurer: (strength: number) => `Adventurer of strength ${String(strength)}`,
  heal: (dollars: string) => `healing costs ${dollars}`,
  state: {
    available: "ready",
    chosen: "chosen",
    placed: (room: number) => `in room ${String(room)}`,
    disabled: "resting",
    barred: "may not enter",
    out: "left out",
  },
  pickTwo: "Tap two to leave out",
  pickWho: "Who goes?",
  pickWhere: "Now tap a lit space in the dungeon",
  confirm: "Tap again to play",
  lastDungeon: (round: number) => `The dungeon of round ${String(round)}`,
  against: (strength: number, defense: number) => `${String(strength)} against ${String(defense)}`,
  never: "Never opened",
  bank: "bank",
  bills: "Healing",
  bill: (paid: string) => `−${paid}`,
  couldNotPay: (owed: string) => `of ${owed}`,
  weakest: (strength: number) => `Least strength sent: ${String(strength)}`,
  cleared: "Cleared to the bottom",
  endedAt: (room: number) => `Failed in room ${String(room)}`,
  youGot: (change: string) => `you: ${change}`,
  oddLeft: "odd dollar to the bank",
  gained: (dollars: string) => `+${dollars}`,
  lost: (dollars: string) => `−${dollars}`,
  accounts: "How it ended",
  tieBreak: (strength: number) => `Strongest left out: ${String(strength)}`,
  tieText: "Equal money: the strongest adventurer left out of the last dungeon decides.",
};

export type BoardTexts = typeof en;
