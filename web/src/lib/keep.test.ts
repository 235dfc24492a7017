import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kept, keptInTab } from "./keep";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a browser that remembers", () => {
  let stored: Map<string, string>;

  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });

  it("is given everything", () => {
    expect(kept.set("a", "1")).toBe(true);
    expect(stored.get("a")).toBe("1");
    expect(kept.get("a")).toBe("1");
    kept.remove("a");
    expect(kept.get("a")).toBeNull();
  });

  it("may hold nonsense, which counts as nothing", () => {
    stored.set("a", "{");
    expect(kept.parsed("a")).toBeNull();
    stored.set("a", "[1]");
    expect(kept.parsed("a")).toEqual([1]);
  });
});

describe("a browser that lets nobody ask", () => {
  beforeEach(() => {
    const refuse = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  });

  it("remembers for as long as the page is open", () => {
    expect(keptInTab.get("a")).toBeNull();
    expect(keptInTab.set("a", "1")).toBe(false);
    expect(keptInTab.get("a")).toBe("1");
    keptInTab.remove("a");
    expect(keptInTab.get("a")).toBeNull();
  });
});
