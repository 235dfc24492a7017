import { describe, expect, it } from "vitest";
import { entryOf } from "./entry";

const HOUSE = "https://table.example";
const entry = (typed: string) => entryOf(typed, HOUSE);

describe("a room code", () => {
  it("may be typed in any way", () => {
    for (const typed of ["ab3defgh", " AB3DEFGH ", "AB3D-EFGH", "ab3d efgh"]) {
      expect(entry(typed)).toEqual({ kind: "code", code: "AB3DEFGH" });
    }
  });

  it("has eight characters and no others", () => {
    for (const typed of ["", "ab3d", "ab3defghj", "ab/defgh", "hello there"]) {
      expect(entry(typed)).toEqual({ kind: "neither" });
    }
  });
});

describe("a link", () => {
  it("leads to its table, with its private part", () => {
    expect(entry("https://table.example/t/t4ukdvtc6dj2#secret")).toEqual({
      kind: "here",
      path: "/t/t4ukdvtc6dj2#secret",
    });
    expect(entry("/t/t4ukdvtc6dj2/screen")).toEqual({ kind: "here", path: "/t/t4ukdvtc6dj2/screen" });
    expect(entry("t4ukdvtc6dj2")).toEqual({ kind: "here", path: "/t/t4ukdvtc6dj2" });
  });

  it("may stand in a sentence, or lack its beginning", () => {
    expect(entry("Come! https://table.example/t/abc now")).toEqual({ kind: "here", path: "/t/abc" });
    expect(entry("table.example/t/abc")).toEqual({ kind: "here", path: "/t/abc" });
  });

  it("of another house is not taken for one of this house", () => {
    expect(entry("http://other.example:8080/t/abc")).toEqual({
      kind: "elsewhere",
      link: "http://other.example:8080/t/abc",
    });
  });

  it("that is no table's is none", () => {
    expect(entry("https://table.example/rules")).toEqual({ kind: "neither" });
    expect(entry("javascript:alert(1)//t/")).toEqual({ kind: "neither" });
  });
});
