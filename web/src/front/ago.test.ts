import { expect, it } from "vitest";
import { agoOf } from "./ago";

it("tells how long ago something was, and never that it is to come", () => {
  const now = 1_000_000_000;
  expect(agoOf(now - 5 * 60_000, now, "en", "just now")).toBe("5 minutes ago");
  expect(agoOf(now - 26 * 3_600_000, now, "en", "just now")).toBe("yesterday");
  expect(agoOf(now - 2 * 3_600_000, now, "es", "ahora mismo")).toBe("hace 2 horas");
  expect(agoOf(now + 9_000, now, "en", "just now")).toBe("just now");
});
