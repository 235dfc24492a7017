import { describe, expect, it } from "vitest";
import type { Side } from "../table/ranking";
import { apart, chartOf, ticksOf } from "./chart";

const side = (seat: number): Side => ({
  seats: [seat],
  names: [`Seat ${String(seat)}`],
  place: seat,
  score: "",
  won: seat === 1,
  reason: null,
  wins: null,
});

describe("the chart of a game", () => {
  const points = [
    { step: 0, scores: [0, 0] },
    { step: 5, scores: [4, 0] },
    { step: 10, scores: [4, 8] },
  ];
  const chart = chartOf(points, [side(2), side(1)], { width: 100, height: 80 }, 10);

  it("lets a score stay until it changes", () => {
    expect(chart.ways[0]?.path).toBe("M0 80H50V80H100V0");
    expect(chart.ways[1]?.path).toBe("M0 80H50V40H100V40");
  });

  it("ends where the score of the end is, and finds a step", () => {
    expect(chart.ways.map(({ end }) => end)).toEqual([0, 40]);
    expect(chart.xOf(5)).toBe(50);
  });

  it("has room below nothing for debts", () => {
    const debts = chartOf([{ step: 0, scores: [-5, 5] }], [side(1), side(2)], { width: 10, height: 10 }, 1);
    expect(debts.ways.map(({ end }) => end)).toEqual([10, 0]);
  });

  it("draws a game without a point as nothing", () => {
    expect(chartOf([], [side(1)], { width: 10, height: 10 }, 1).ways[0]?.path).toBe("");
  });
});

describe("the names beside it", () => {
  it("keep a line's distance and their order", () => {
    expect(apart([50, 50, 52], 10, 100)).toEqual([50, 60, 70]);
    expect(apart([100, 98, 99], 10, 100)).toEqual([100, 80, 90]);
    expect(apart([0, 90], 10, 100)).toEqual([0, 90]);
  });
});

describe("the lines across", () => {
  it("are a few round numbers", () => {
    expect(ticksOf(0, 20)).toEqual([0, 5, 10, 15, 20]);
    expect(ticksOf(0, 3)).toEqual([0, 1, 2, 3]);
    expect(ticksOf(-4, 7)).toEqual([0, 5]);
    expect(ticksOf(0, 47)).toEqual([0, 10, 20, 30, 40]);
  });
});
