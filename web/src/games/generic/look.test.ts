import { describe, expect, it } from "vitest";
import { humanised, lookOf, readable, takenApart } from "./look";

describe("names", () => {
  it("are made readable", () => {
    expect(humanised("unseen_rooms")).toBe("Unseen rooms");
    expect(humanised("bestScore")).toBe("Best score");
    expect(readable("face_down")).toBe("Face down");
  });

  it("are left alone where they are meant for people already", () => {
    expect(readable("Chests of 4 and 2")).toBe("Chests of 4 and 2");
    expect(readable("DUDUD")).toBe("DUDUD");
  });
});

describe("a value", () => {
  it("is a seat where its field says so and the table has it", () => {
    expect(lookOf("seat", 2, 3)).toEqual({ as: "seat", seat: 2 });
    expect(lookOf("seat", 4, 3)).toEqual({ as: "text", text: "4" });
    expect(lookOf("strength", 2, 3)).toEqual({ as: "text", text: "2" });
    expect(lookOf("seen_by", [1, 3], 3)).toEqual({ as: "seats", seats: [1, 3] });
  });

  it("that is empty is nothing", () => {
    for (const empty of [null, "", [], {}]) expect(lookOf("x", empty, 3)).toEqual({ as: "nothing" });
  });

  it("that is a list is shown by what is in it", () => {
    expect(lookOf("prizes", [1, 2], 3).as).toBe("chips");
    expect(lookOf("rooms", [["Goblin", 2]], 3)).toEqual({
      as: "counted",
      values: [{ what: "Goblin", count: 2 }],
    });
    expect(lookOf("row", [{ a: 1 }, { b: 2 }], 3)).toMatchObject({ as: "rows", columns: ["a", "b"] });
    expect(lookOf("mixed", [1, { a: 1 }], 3).as).toBe("list");
    expect(lookOf("piles", [[1], [2, 3]], 3).as).toBe("list");
  });
});

describe("a view", () => {
  const bidding = {
    prize: 5,
    prizes_to_come: [1, 2, 3],
    hands: [[1], [2], [3]],
    points: [0, 4, 0],
    waiting_for: [1],
    my_bid: 3,
  };

  it("is taken apart into players and what is common", () => {
    const { players, common } = takenApart(bidding, 3, 2);
    expect(common).toEqual([
      ["prize", 5],
      ["prizes_to_come", [1, 2, 3]],
    ]);
    expect(players[1]).toEqual({
      seat: 2,
      fields: [
        ["hand", [2]],
        ["points", 4],
        ["my_bid", 3],
      ],
    });
  });

  it("has the players' own fields", () => {
    const { players } = takenApart({ players: [{ coins: 1 }, { coins: 2 }] }, 2, null);
    expect(players.map(({ fields }) => fields)).toEqual([[["coins", 1]], [["coins", 2]]]);
  });

  it("need not be an object", () => {
    expect(takenApart(null, 2, null)).toEqual({ players: [], common: [] });
    expect(takenApart([1, 2], 2, null).common).toEqual([["", [1, 2]]]);
  });

  it("tells a spectator nothing about what is their own", () => {
    expect(takenApart({ my_bid: null }, 2, null).common).toEqual([]);
  });
});
