import { beforeEach, describe, expect, it } from "vitest";
import type { Move } from "../../../generated/guilds";
import { language } from "../../../lib/language.svelte";
import type { Shown } from "../../face";
import { contents, first, inDungeon, master, moments, moveOf, type Drawn } from "../texts/testing";
import { words } from "../words";
import type { Table } from "./reading";

beforeEach(() => {
  language.name = "en";
});

const preview = (move: Move, table: Table): string | null =>
  words().preview?.(moveOf(move), table as Shown) ?? null;
const place = (adventurer: 1 | 2 | 3 | 4 | 5, room: number): Move => ({ place: { adventurer, room } });
const bump = (adventurer: 1 | 2 | 3 | 4 | 5, room: number, space: number): Move => ({
  bump: { adventurer, room, space },
});

const DUNGEON: Drawn[] = [
  [1, "2:2", "-"],
  [2, "2:3", "3:2"],
  [3, "-", "-"],
];

describe("what a move may bring", () => {
  it("says when a room is beaten for certain, and that it locks", () => {
    const told = preview(place(3, 0), inDungeon(DUNGEON));
    expect(told).toContain("5 against at most 5: beaten for certain. It locks.");
    expect(told).toContain("Success brings you $2–3; failure costs $2 of healing.");
  });

  it("counts the rooms it may be where that is not certain", () => {
    const told = preview(place(2, 0), inDungeon(DUNGEON));
    const level1 = contents.rooms.filter(({ level }) => level === 1);
    const beaten = level1.filter(({ defense }) => defense <= 4).length;
    expect(told).toContain(
      `4 against 3–5: maybe. It beats ${String(beaten)} of the ${String(level1.length)} rooms`,
    );
    expect(told).not.toContain("locks");
  });

  it("says when a room cannot be beaten", () => {
    expect(preview(place(1, 0), inDungeon([[2, "2:2", "-"]]))).toContain(
      "3 against at least 5: it cannot be beaten.",
    );
    expect(preview(place(1, 0), inDungeon([[3, "-", "-"]]))).toContain(
      "Even with a 5 beside you it is 6 against",
    );
  });

  it("says what somebody alone still needs", () => {
    expect(preview(place(4, 0), inDungeon([[2, "-", "-"]]))).toContain(
      "It still takes 1 to 3 from whoever joins",
    );
    expect(preview(place(3, 2), inDungeon(DUNGEON))).toContain(
      "It still takes 4 to 5 from whoever joins you, and even that may not be enough.",
    );
    expect(preview(place(5, 0), inDungeon([[1, "-", "-"]]))).toContain(
      "Your 5 beats this room whoever joins.",
    );
  });

  it("names the price of a bump and whom it pays", () => {
    const told = preview(bump(5, 1, 0), inDungeon(DUNGEON));
    expect(told).toMatch(
      /^You pay \$1 to the bank and \$1 to Moss, who takes the 3 back\. 7 against at most 7/,
    );
    expect(preview(bump(5, 0, 0), inDungeon([[1, "2:2", "3:1"]]))).toMatch(
      /^You pay \$1 to the bank\. Moss takes the 2 back\./,
    );
  });

  it("names the price of replacing one's own", () => {
    const told = preview({ replace: { adventurer: 5, room: 0, space: 0 } }, inDungeon([[2, "1:2", "3:1"]]));
    expect(told).toMatch(/^You pay \$1 to the bank and take your 2 back\. 6 against 5–7/);
  });

  it("tells where a bumped ghost goes and what it counts there", () => {
    const told = preview(
      bump(4, 0, 0),
      inDungeon([
        [1, "ghost", "2:1"],
        [1, "ghost", "2:3"],
        [3, "3:1", "-"],
      ]),
    );
    expect(told).toMatch(/^You pay \$1 to the bank\. The ghost drifts to room 3 and counts 3 there\./);
  });

  it("gives all to whoever has both places, and the odd dollar to the stronger", () => {
    expect(preview(place(3, 0), inDungeon([[1, "1:2", "-"]]))).toContain("brings you $3–5;");
    expect(preview(place(1, 0), inDungeon([[1, "2:4", "-"]]))).toContain("brings you $1–2;");
    expect(preview(place(5, 0), inDungeon([[1, "2:4", "-"]]))).toContain("brings you $2–3;");
  });

  it("counts what the Dungeon Master changes", () => {
    const lich = inDungeon(DUNGEON, { master: 2, master_info: master("The Lich King") });
    const room = lich.view.dungeon[1];
    if (room) Object.assign(room, { defense_change: 2, treasure_change: 3 });
    expect(preview(bump(5, 1, 0), lich)).toContain("7 against 7–9: maybe.");
    const guardian = inDungeon(DUNGEON, { master: 3, master_info: master("The Guardian") });
    expect(preview(place(5, 2), guardian)).toContain("failure here or above costs $5 of healing.");
    const kid = inDungeon(DUNGEON, { master: 8, master_info: master("The Naughty Kid") });
    expect(preview(place(2, 0), kid)).toContain("brings you $3–4;");
  });

  it("says what leaving two out pays", () => {
    expect(preview({ disable: [1, 5] }, first)).toBe(
      "You get $4 and play the first dungeon with your 2, 3, and 4.",
    );
  });

  it("has something to say of every move of a game, in both languages, and nothing to somebody who watches", () => {
    for (const table of moments)
      for (const { move } of table.moves) {
        language.name = "en";
        const english = preview(move, table);
        language.name = "es";
        const spanish = preview(move, table);
        expect(english).toMatch(/\w{3}.*\.$/);
        expect(spanish).not.toBe(english);
        expect(`${english ?? ""}${spanish ?? ""}`).not.toMatch(/undefined|NaN|null| {2}/);
        expect(preview(move, { ...table, seat: null })).toBeNull();
      }
  });
});
