import { expect, test } from "vitest";
import type { Ask } from "../generated/wire";
import { Pinned } from "./pinned";
import { check, commitmentTo, digest, type Pins, type Sealed } from "./seal";

const SEED = "ab".repeat(32);
const TABLE = { game: "bidding", rules: 1, players: 2, options: {} };
const MOVES = [
  { seat: 1, move: { bid: 3 } },
  { seat: 2, move: { bid: 1 } },
];
const bytes = (seat: number): string => String(seat).repeat(64);

/** A game of two who have both contributed, as a house would give it out. */
function record(): Sealed {
  const commitment = digest("undercroft commitment", "table", JSON.stringify(TABLE), SEED);
  const parts = [1, 2].map((seat) => ({
    seat,
    commitment: commitmentTo(bytes(seat)),
    contribution: bytes(seat),
  }));
  const sealed = { table: TABLE, seal: { table: "table", commitment, seed: SEED, parts, withheld: [] } };
  return { ...sealed, moves: MOVES, digest: heads(sealed.seal).at(-1) ?? "" };
}

function heads(seal: Sealed["seal"]): string[] {
  const start = digest("undercroft chain", SEED, seal.commitment);
  let head = digest(SEED, start, JSON.stringify([seal.parts, seal.withheld]));
  return [head, ...MOVES.map((move) => (head = digest(SEED, head, JSON.stringify(move))))];
}

/** What the page of the first seat wrote down. */
function pins(): Pins {
  const { seal } = record();
  const commitments = seal.parts.map(({ seat, commitment }) => ({ seat, commitment: commitment ?? "" }));
  const shown = { 8: { moves: 1, digest: digest(SEED, heads(seal)[1] ?? "", "8") } };
  const own = { round: 1, contribution: bytes(1), revealed: true };
  return { commitment: seal.commitment, own, commitments, reveals: 1, heads: shown };
}

test("a digest is what the house computes", () => {
  expect(digest("one", "two")).toBe("c3f9c8c283a2b1f2f1896f27a01cbe3cddc0c9d93f752e4639035a0f5b36f6e8");
});

test("an honest record holds", () => {
  const held = {
    commitment: true,
    contributions: true,
    chain: true,
    mine: true,
    contributed: 2,
    leftOut: 0,
  };
  expect(check(record(), pins(), 3).mine).toBe(false);
  expect(check(record(), pins(), 1)).toEqual(held);
});

test("another seed, setup or table than was promised is found out", () => {
  const { seal, ...rest } = record();
  expect(check({ ...rest, seal: { ...seal, seed: "cd".repeat(32) } }, pins(), 1).commitment).toBe(false);
  expect(check({ ...rest, seal: { ...seal, table: "other" } }, pins(), 1).commitment).toBe(false);
  expect(check({ ...rest, seal, table: { ...TABLE, players: 3 } }, pins(), 1).commitment).toBe(false);
  expect(check(record(), { ...pins(), commitment: "other" }, 1).commitment).toBe(false);
});

test("exchanged, missing and unseen contributions are found out", () => {
  const changed = (change: (parts: Sealed["seal"]["parts"]) => void): boolean => {
    const other = record();
    change(other.seal.parts);
    return check(other, pins(), 1).contributions;
  };
  expect(changed((parts) => parts.splice(0, 1))).toBe(false);
  expect(changed((parts) => parts.forEach((part) => (part.contribution = bytes(7))))).toBe(false);
  const exchanged = { seat: 2, commitment: commitmentTo(bytes(8)), contribution: bytes(8) };
  expect(changed((parts) => (parts[1] = exchanged))).toBe(false);
  expect(changed((parts) => (parts[0] = { seat: 1, commitment: null, contribution: null }))).toBe(false);
});

test("a round begun anew without anybody who held something back is found out", () => {
  expect(check(record(), { ...pins(), reveals: 2 }, 1).contributions).toBe(false);
});

test("a changed move is found out, and so is a chain that was not shown", () => {
  const other = record();
  other.moves = [{ seat: 1, move: { bid: 5 } }, MOVES[1]];
  expect(check(other, pins(), 1).chain).toBe(false);
  expect(check(record(), { ...pins(), heads: { 9: { moves: 1, digest: "other" } } }, 1).chain).toBe(false);
});

const scene = (more: object): Parameters<Pinned["see"]>[0] => ({
  version: 4,
  seat: 1,
  commitment: "promised",
  mixing: null,
  chain: null,
  ...more,
});
const mixing = (reveal: boolean, commitments: { seat: number; commitment: string }[], round = 1): object => ({
  mixing: { round, reveal, commitments },
});
const committed = (ask: Ask | null): string =>
  ask !== null && typeof ask === "object" && "commit" in ask ? ask.commit.commitment : "";

test("a page commits once, and reveals the same once all commitments are known", () => {
  const pinned = new Pinned("once", "");
  const mine = { seat: 1, commitment: committed(pinned.see(scene(mixing(false, [])))) };
  expect(pinned.see(scene(mixing(false, [])))).toBeNull();
  expect(pinned.see(scene(mixing(false, [mine])))).toBeNull();
  const others = [mine, { seat: 2, commitment: "other" }];
  const said = pinned.see(scene(mixing(true, others)));
  const contribution =
    said !== null && typeof said === "object" && "reveal" in said ? said.reveal.contribution : "";
  expect(commitmentTo(contribution)).toBe(mine.commitment);
  // What is shown once the contribution is known counts no more.
  pinned.see(scene(mixing(true, [mine, { seat: 2, commitment: "exchanged" }])));
  expect(pinned.pins?.commitments).toEqual(others);
});

test("a page that is opened again reveals what it committed to before", () => {
  const mine = { seat: 1, commitment: committed(new Pinned("again", "").see(scene(mixing(false, [])))) };
  expect(new Pinned("again", "").see(scene(mixing(true, [mine])))).not.toBeNull();
});

test("another round wants other bytes, and whoever watches says nothing", () => {
  const pinned = new Pinned("rounds", "");
  const first = committed(pinned.see(scene(mixing(false, []))));
  const second = committed(pinned.see(scene(mixing(false, [], 2))));
  expect(second).not.toBe("");
  expect(second).not.toBe(first);
  expect(new Pinned("other", "").see(scene({ seat: null, ...mixing(false, []) }))).toBeNull();
});

test("the first promise counts, and moves that were taken back are forgotten", () => {
  const pinned = new Pinned("table", "");
  pinned.see(scene({ chain: { moves: 1, digest: "one" } }));
  pinned.see(scene({ version: 5, commitment: "another", chain: { moves: 0, digest: "none" } }));
  expect(pinned.pins?.commitment).toBe("promised");
  expect(Object.keys(pinned.pins?.heads ?? {})).toEqual(["5"]);
});
