import { expect, it } from "vitest";
import { troubleKind } from "./trouble";

it("tells troubles apart by the status and by what was sought", () => {
  expect(troubleKind(0, "table")).toBe("house");
  expect(troubleKind(404, "table")).toBe("table");
  expect(troubleKind(404)).toBe("missing");
  expect(troubleKind(409, "seat")).toBe("seat");
  for (const status of [400, 404, 409]) expect(troubleKind(status, "link")).toBe("link");
  expect(troubleKind(429, "link")).toBe("often");
  expect(troubleKind(503, "link")).toBe("busy");
  expect(troubleKind(422)).toBe("wrong");
  expect(troubleKind(500)).toBe("other");
  // The page's own failure is not the house's silence.
  expect(troubleKind(-1, "table")).toBe("other");
});
