/** What a move may bring, said before it is played. */

import { list } from "../../../../lib/language.svelte";
import { them } from "../../../speech/english";
import type { Party } from "../../../speech/party";
import { cards } from "./cards";

type Range = readonly [number, number];
const { dollars, range } = cards;

export const preview = {
  /** Sentences one after the other. */
  join: (sentences: readonly string[]) => sentences.join(" "),
  disable: (paid: number, rest: readonly number[]) =>
    `You get ${dollars(paid)} and play the first dungeon with your ${list(rest.map(String))}.`,
  bump: (bank: number, owner: number, who: Party, adventurer: number) =>
    owner === 0
      ? `You pay ${dollars(bank)} to the bank. ${them(who)} takes the ${String(adventurer)} back.`
      : `You pay ${dollars(bank)} to the bank and ${dollars(owner)} to ${them(who)}, who takes the ${String(adventurer)} back.`,
  replace: (adventurer: number) =>
    `You pay ${dollars(1)} to the bank and take your ${String(adventurer)} back.`,
  ghost: (room: number, strength: number) =>
    `You pay ${dollars(1)} to the bank. The ghost drifts to room ${String(room)} and counts ${String(strength)} there.`,
  surely: (strength: number, most: number) =>
    `${String(strength)} against at most ${String(most)}: beaten for certain.`,
  never: (strength: number, least: number) =>
    `${String(strength)} against at least ${String(least)}: it cannot be beaten.`,
  perhaps: (strength: number, defense: Range, beaten: number, of: number) =>
    `${String(strength)} against ${range(defense)}: maybe. It beats ${String(beaten)} of the ${String(of)} rooms this may be.`,
  maybe: (strength: number, defense: Range) => `${String(strength)} against ${range(defense)}: maybe.`,
  locks: "It locks.",
  enough: (strength: number) => `Your ${String(strength)} beats this room whoever joins.`,
  needs: (least: number, most: number, orMore: boolean) =>
    `It still takes ${least === most ? String(least) : `${String(least)} to ${String(most)}`} from whoever joins you${orMore ? ", and even that may not be enough" : ""}.`,
  hopeless: (reach: number, least: number) =>
    `Even with a 5 beside you it is ${String(reach)} against at least ${String(least)}: it cannot be beaten.`,
  stakes: (win: Range, healing: number, top: boolean) =>
    `Success brings you ${cards.dollarRange(win)}; failure ${top ? "" : "here or above "}costs ${dollars(healing)} of healing.`,
};
