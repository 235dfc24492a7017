/**
 * The seal of a game, checked in this browser: what was promised before the deal, what players mixed into it, and the chain
 * of all moves. Nothing here knows a rule. See docs/sealed-chance.md.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ChainView, CommitmentView } from "../generated/wire";

/** As much of a record as the seal is about. Everything else is only hashed. */
export interface Sealed {
  table: unknown;
  seal: {
    table: string;
    commitment: string;
    seed: string;
    parts: { seat: number; commitment: string | null; contribution: string | null }[];
    withheld: number[];
  };
  moves: unknown[];
  digest: string;
}

/** What this page wrote down while the game was played. */
export interface Pins {
  /** What the house promised when the page first saw the table. */
  commitment: string;
  /** What this page mixed in, and in which round. */
  own: { round: number; contribution: string; revealed: boolean } | null;
  /** Who had committed to what when it revealed. */
  commitments: CommitmentView[];
  /** In how many rounds it has revealed. */
  reveals: number;
  /** The chain as it was shown, by version. */
  heads: Record<number, ChainView>;
}

/** What held, and how many players had a part in the deal. */
export interface Checked {
  commitment: boolean;
  contributions: boolean;
  chain: boolean;
  /** Whether whoever looks need not trust the others: their own device has mixed something in. */
  mine: boolean;
  contributed: number;
  leftOut: number;
}

/** The digest of lines of text, as 64 hexadecimal digits. */
export const digest = (...lines: string[]): string =>
  bytesToHex(sha256(utf8ToBytes(lines.map((line) => `${line}\n`).join(""))));

/** Random bytes that nobody else knows. */
export const newContribution = (): string => bytesToHex(randomBytes(32));

export const commitmentTo = (contribution: string): string => digest("undercroft contribution", contribution);

/** Checks a finished game against what this page wrote down. */
export function check(record: Sealed, pins: Pins, seat: number | null): Checked {
  const { seal } = record;
  const contributed = seal.parts.filter((part) => part.contribution !== null).length;
  return {
    commitment: isKept(record, pins),
    contributions: areMixed(seal, pins, seat),
    chain: isWhole(record, pins),
    mine: seal.parts.some((part) => part.seat === seat && part.contribution !== null),
    contributed,
    leftOut: seal.parts.length - contributed,
  };
}

/** Seed, setup and table are those that were promised at first. */
function isKept({ table, seal }: Sealed, pins: Pins): boolean {
  const promised = digest("undercroft commitment", seal.table, JSON.stringify(table), seal.seed);
  return seal.commitment === promised && seal.commitment === pins.commitment;
}

/** Everybody's bytes are those they had committed to, and this page's own are among them. */
function areMixed({ parts, withheld }: Sealed["seal"], pins: Pins, seat: number | null): boolean {
  const opened = parts.every(
    ({ commitment, contribution }) => contribution === null || commitmentTo(contribution) === commitment,
  );
  const asSeen = pins.commitments.every((seen) =>
    parts.some((part) => part.seat === seen.seat && part.commitment === seen.commitment),
  );
  const mine = parts.find((part) => part.seat === seat);
  const included = !pins.own?.revealed || mine?.contribution === pins.own.contribution;
  // A round is only begun anew because somebody is named who held something back.
  return opened && asSeen && included && pins.reveals <= 1 + withheld.length;
}

/** Every move is the one that the chain stood for whenever this page was shown it. */
function isWhole({ seal, moves, digest: last }: Sealed, pins: Pins): boolean {
  const { seed } = seal;
  let head = digest("undercroft chain", seed, seal.commitment);
  head = digest(seed, head, JSON.stringify([seal.parts, seal.withheld]));
  const heads = [head, ...moves.map((move) => (head = digest(seed, head, JSON.stringify(move))))];
  const shown = Object.entries(pins.heads).every(([version, { moves: stood, digest: seen }]) => {
    const then = heads[stood];
    return then !== undefined && digest(seed, then, version) === seen;
  });
  return shown && head === last;
}
