import { describe, expect, it } from "vitest";
import { marked, searched } from "./search";

const rules = [
  { id: "vault", title: "Cámara", text: ["Cada uno recibe algo.", "La llave abre el cofre."] },
  { id: "key", title: "Llave", text: ["Vale un 5."] },
];

describe("searching the rules", () => {
  it("finds words without accents and in any case, in texts and in titles", () => {
    expect(searched(rules, "LLAVE").map(({ id }) => id)).toEqual(["vault", "key"]);
    expect(searched(rules, "camara")[0]?.text).toHaveLength(2);
  });

  it("keeps only the paragraphs that speak of it", () => {
    expect(searched(rules, "cofre")).toEqual([
      { id: "vault", title: "Cámara", text: ["La llave abre el cofre."] },
    ]);
  });

  it("wants every word, and shows all when nothing is asked", () => {
    expect(searched(rules, "llave cofre").map(({ id }) => id)).toEqual(["vault"]);
    expect(searched(rules, "dragón")).toEqual([]);
    expect(searched(rules, " ")).toHaveLength(2);
  });
});

describe("marking", () => {
  it("cuts a text where it has the word", () => {
    expect(marked("La cámara, cámara", "camara")).toEqual([
      { text: "La ", hit: false },
      { text: "cámara", hit: true },
      { text: ", ", hit: false },
      { text: "cámara", hit: true },
    ]);
    expect(marked("nothing", "")).toEqual([{ text: "nothing", hit: false }]);
  });
});
