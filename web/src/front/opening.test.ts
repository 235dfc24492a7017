import { describe, expect, it } from "vitest";
import { againstBots, type GameView } from "./house";
import { faultsByField, firstWish, mistakesOf, newTable } from "./opening";

const raiders: GameView = {
  name: "raiders",
  title: "Dungeon Raiders",
  summary: "",
  fewest: 3,
  most: 5,
  minutes: 20,
  rules: 1,
  kind: "game",
  cards: true,
  open: false,
  lessons: 3,
  packs: [],
  options: [
    {
      name: "tactical",
      title: "Tactical",
      meaning: "",
      values: [
        { value: false, meaning: "", players: [3, 4, 5], clashes: [] },
        { value: true, meaning: "", players: [3, 4, 5], clashes: [] },
      ],
    },
  ],
};
const asked = (change: Partial<ReturnType<typeof firstWish>> = {}) =>
  newTable("raiders", { ...firstWish(raiders, "Ann"), ...change }, "Guest");

describe("a table with nothing to choose", () => {
  it("has bots in every other seat, and as many as the game allows", () => {
    expect(againstBots(raiders, "Ann")).toMatchObject({ players: 4, name: "Ann" });
    expect(againstBots(raiders, "Ann").bots).toHaveLength(3);
    expect(againstBots({ ...raiders, fewest: 2, most: 2 }, "Ann").players).toBe(2);
    expect(againstBots({ ...raiders, fewest: 5, most: 6 }, "Ann").players).toBe(5);
  });
});

describe("a wish", () => {
  it("is at first a table for friends", () => {
    expect(asked()).toEqual({
      game: "raiders",
      players: 4,
      options: { tactical: false },
      pace: "untimed",
      when_time_is_up: "bot_stands_in",
      listed: false,
      undo: true,
      free_text: true,
      bots: [],
      bot_seats: [],
      name: "Ann",
    });
  });

  it("counts only the seats that are played", () => {
    const seats = ["me", "strong", "person", "easy", "fierce"] as const;
    expect(asked({ seats: [...seats] })).toMatchObject({ bots: ["search:500", "random"], bot_seats: [2, 4] });
    expect(asked({ seats: [...seats], players: 3 })).toMatchObject({ bots: ["search:500"], bot_seats: [2] });
  });

  it("gives no name for somebody who does not sit down, and a guest's for somebody without one", () => {
    expect(asked({ seats: ["person", "easy", "easy", "easy", "easy"] })).not.toHaveProperty("name");
    expect(asked({ name: "  " }).name).toBe("Guest");
  });

  it("lets bots come only where seats are free", () => {
    expect(asked({ fillMinutes: 3 }).fill).toEqual({ after_seconds: 180, level: "search:100" });
    expect(asked({ fillMinutes: 3, seats: ["me", "easy", "easy", "easy", "easy"] }).fill).toBeUndefined();
  });

  it("has no free talk where anybody may come", () => {
    expect(asked({ who: "listed" })).toMatchObject({ listed: true, free_text: false });
  });

  it("says how long bots take only where that is not as the house has it", () => {
    expect(asked()).not.toHaveProperty("bot_pace");
    expect(asked({ botPace: "slow" }).bot_pace).toBe("slow");
  });

  it("has a clock for strangers and none for friends, until somebody chooses", () => {
    expect(asked().pace).toBe("untimed");
    expect(asked({ who: "listed" }).pace).toBe("live");
    expect(asked({ who: "listed", pace: "untimed" }).pace).toBe("untimed");
    expect(asked({ who: "link", pace: "daily" }).pace).toBe("daily");
    const alone = ["me", "easy", "easy", "easy", "easy"] as const;
    expect(asked({ who: "listed", seats: [...alone] }).pace).toBe("untimed");
  });

  it("has times of its own", () => {
    const change = {
      pace: "own",
      credit: { amount: 1.5, unit: "minute" },
      reserve: { amount: 2, unit: "day" },
    } as const;
    expect(asked(change).pace).toEqual({ timed: { credit_seconds: 90, reserve_seconds: 172_800 } });
  });

  it("can be seen to be wrong", () => {
    const wish = firstWish(raiders, "Ann");
    expect(mistakesOf(wish)).toEqual([]);
    expect(mistakesOf({ ...wish, seats: ["easy", "easy", "easy", "easy", "person"] })).toEqual(["onePerson"]);
    for (const amount of [0, 32, null]) {
      expect(mistakesOf({ ...wish, pace: "own", credit: { amount, unit: "day" } })).toEqual(["time"]);
    }
  });
});

describe("what the house finds wrong", () => {
  it("is shown where it belongs", () => {
    const fault = (place: string) => ({ place, reason: "no" });
    const places = ["option tactical", "option foo", "players", "line 12", "game"];
    expect(faultsByField(places.map(fault), ["tactical"])).toEqual({
      players: [fault("players")],
      options: { tactical: [fault("option tactical")] },
      cards: [fault("line 12")],
      other: [fault("option foo"), fault("game")],
    });
  });
});
