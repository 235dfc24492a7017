import { expect, test } from "vitest";
import { beside, sheet, type Box, type Size, type Spot } from "./place";

const FREE: Box = { left: 8, top: 8, right: 1272, bottom: 700 };
const PHONE: Box = { left: 8, top: 8, right: 382, bottom: 700 };
const CARD: Size = { width: 340, height: 220 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const covers = (anchor: Box, spot: Spot, size: Size): boolean =>
  spot.left < anchor.right &&
  spot.left + size.width > anchor.left &&
  spot.top < anchor.bottom &&
  spot.top + size.height > anchor.top;

const inside = (free: Box, spot: Spot, size: Size): boolean =>
  spot.left >= free.left &&
  spot.top >= free.top &&
  spot.left + size.width <= free.right &&
  spot.top + size.height <= free.bottom;

test("a card goes below what it tells of, and above where there is no room below", () => {
  expect(beside(box(400, 100, 100, 60), CARD, FREE)).toEqual({ left: 280, top: 168 });
  expect(beside(box(400, 600, 100, 60), CARD, FREE)).toEqual({ left: 280, top: 372 });
});

test("a card stays within what is free and covers nothing that it tells of", () => {
  for (let left = 8; left < 1200; left += 97) {
    for (let top = 8; top < 640; top += 53) {
      const anchor = box(left, top, 70, 60);
      const spot = beside(anchor, CARD, FREE);
      expect(inside(FREE, spot, CARD)).toBe(true);
      expect(covers(anchor, spot, CARD)).toBe(false);
    }
  }
});

test("beside something tall it goes to a side", () => {
  const anchor = box(500, 10, 120, 680);
  const spot = beside(anchor, CARD, FREE);
  expect(spot.left).toBe(628);
  expect(covers(anchor, spot, CARD)).toBe(false);
});

test("a sheet lies at the bottom, and at the top when it would cover what it tells of", () => {
  const size = { width: 374, height: 260 };
  expect(sheet(box(20, 60, 60, 80), size, PHONE)).toEqual({ left: 8, top: 440 });
  expect(sheet(box(20, 600, 60, 90), size, PHONE)).toEqual({ left: 8, top: 8 });
});

test("where a sheet cannot but cover something it covers the least", () => {
  const size = { width: 374, height: 300 };
  expect(sheet(box(8, 60, 374, 500), size, PHONE).top).toBe(400);
  expect(sheet(box(8, 200, 374, 500), size, PHONE).top).toBe(8);
});
