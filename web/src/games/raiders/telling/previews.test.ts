import { beforeEach, describe, expect, it } from "vitest";
import type { Card, Move, View } from "../../../generated/raiders";
import { language } from "../../../lib/language.svelte";
import type { Shown } from "../../face";
import { inRoom, moveOf, type Somebody } from "../texts/testing";
import { words } from "../words";
import type { Table } from "./reading";

beforeEach(() => {
  language.name = "en";
});

function preview(move: Move, table: Table): string | null | undefined {
  return words().preview?.(moveOf(move), table as Shown);
}

function playing(card: Card, room: string, players: Somebody[] = [], more: Partial<View> = {}) {
  return preview({ play: card }, inRoom(room, players, more));
}

const open = (card: Card): Somebody => ({ played: { open: card } });

describe("against a monster", () => {
  it("says what the others need: a Dragon of 18 with a 3 leaves 15", () => {
    expect(playing(3, "Dragon")).toBe(
      "With a 3 the others need 15 between them. They can reach 15. If it attacks and nobody is lower, you take 3 wounds.",
    );
  });

  it("knows the printed example: 5, 4, 3 and 3 make 15 of 18, and both with a 3 are wounded", () => {
    const others = [{}, open(5), open(4), open(3)];
    expect(playing(3, "Dragon", others)).toBe("Only 15 of 18: it attacks. You take 3 wounds.");
    expect(playing(5, "Dragon", others)).toBe("Only 17 of 18: it attacks. It attacks Fern, not you.");
  });

  it("says when the cards reach it exactly", () => {
    expect(playing(4, "Dragon", [{}, open(5), open(5), open(4)])).toBe("That is enough: it falls.");
  });

  it("sees from the cards that are out that it cannot fall", () => {
    const tired = { hand: [1, 2] };
    expect(playing(2, "Dragon", [{}, tired, tired, tired])).toBe(
      "Together you can reach 8 of 18 at most: it attacks. If nobody is lower, you take 3 wounds.",
    );
    expect(playing(1, "Dragon", [{}, tired, tired, tired])).toContain("You take 3 wounds.");
    expect(playing(5, "Dragon", [{}, tired, tired, tired])).toContain("It cannot attack you.");
  });

  it("counts swords that the others are known to hold", () => {
    const armed: Somebody = { hand: [1], items: ["sword"] };
    expect(playing(5, "Dragon", [{}, armed, armed, armed])).toContain("They can reach 15.");
  });

  it("says what is still needed from whom when some cards lie open", () => {
    expect(playing(4, "Dragon", [{}, open(5), open(4), {}], { map: 2 })).toContain(
      "With a 4 you still need 5 from Fern. The most they can add is 5.",
    );
  });

  it("counts a sword as a 5 that spares the power cards", () => {
    expect(playing("sword", "Snake")).toBe(
      "With a 5 the others need 5 between them. They can reach 15. If it attacks and nobody is lower, you take 3 wounds. Your power cards stay in your hand.",
    );
  });
});

describe("in a treasure room", () => {
  it("says what the chests hold and who can play higher", () => {
    const players = [{}, { hand: [1, 2] }, { hand: [4] }, { hand: [3, 5] }];
    expect(playing(3, "Chests of 4 and 2", players)).toBe(
      "Highest takes 4, second 2. Rook and Fern can play higher.",
    );
  });

  it("knows the printed example: three who share 4 get 1 each, and the second takes 2", () => {
    const others = [{}, open(4), open(4), open(2)];
    expect(playing(4, "Chests of 4 and 2", others)).toBe("You share 4 with Moss and Rook: 1 coin each.");
    expect(playing(2, "Chests of 4 and 2", [{}, open(4), open(4), open(1)])).toBe(
      "You have the second-highest card: 2 coins.",
    );
    expect(playing(1, "Chests of 4 and 2", others)).toBe("Others are higher: nothing for you.");
  });

  it("says when a chest is too small to share", () => {
    expect(playing(5, "Chest of 1", [{}, open(5), open(2), open(1)])).toBe(
      "You tie with Moss for 1: too little to share.",
    );
  });

  it("sees a certain win, and a key that could tie", () => {
    const low = { hand: [1, 2] };
    expect(playing(4, "Chest of 3", [{}, low, low, low])).toBe("Nobody can play as high: 3 coins for you.");
    expect(playing(5, "Chest of 3", [{}, low, low, { ...low, items: ["key"] }])).toBe(
      "The highest takes 3. Nobody can play higher, but Fern can tie and share.",
    );
  });
});

describe("in a vault", () => {
  it("says exactly what a card brings", () => {
    expect(playing(2, "Store")).toBe("You gain 2 coins.");
    expect(playing(5, "Store", [{ wounds: 5 }])).toBe("You heal 2 wounds.");
    expect(playing(5, "Store", [{ wounds: 1 }])).toBe("You heal 1 wound.");
    expect(playing(5, "Store", [{ wounds: 0 }])).toBe("A potion, but you have no wounds.");
    expect(playing(3, "Armoury")).toBe("You take a key.");
  });

  it("warns when an item may run out", () => {
    const players = [{}, { hand: [4, 5] }, { hand: [5] }, { hand: [1] }];
    const left = (swords: number): Partial<View> => ({ supply: [6, 6, 6, swords] });
    expect(playing(4, "Armoury", players, left(2))).toBe("You take a sword.");
    expect(playing(4, "Armoury", players, left(1))).toBe(
      "You take a sword, unless Moss wants one too: 1 left.",
    );
    expect(playing(4, "Armoury", [], left(2))).toBe("You take a sword, unless more than 2 want one: 2 left.");
    expect(playing(4, "Armoury", players, left(0))).toBe("No sword is left: nothing for you.");
    expect(playing(4, "Armoury", [{}, open(4)], left(1))).toBe("Too many want a sword: nobody takes one.");
  });
});

describe("at a trap", () => {
  it("says who would be hit and how hard, and how much worse it may get", () => {
    expect(playing(4, "Lava", [{}, { coins: 9 }])).toBe(
      "With a 4 as the highest card Moss loses 2 coins. If somebody plays a 5, Moss loses 3.",
    );
    expect(playing(5, "Spike", [{ wounds: 0 }, { wounds: 0 }])).toBe(
      "With a 5 as the highest card you and Moss take 2 wounds.",
    );
  });

  it("says when low cards would leave it quiet", () => {
    const low = { hand: [1, 2] };
    expect(playing(2, "Lava", [{}, low, low, low])).toBe("With a 2 as the highest card nothing happens.");
  });

  it("goes by a higher card that lies open already", () => {
    expect(playing(1, "Boulder", [{ wounds: 0 }, open(5)])).toBe(
      "With a 5 as the highest card you take 2 wounds.",
    );
  });

  it("takes no more coins than there are", () => {
    expect(playing(5, "Lava", [{ coins: 1 }, { coins: 0 }, { coins: 0 }, { coins: 0 }])).toBe(
      "With a 5 as the highest card you lose 1 coin.",
    );
  });
});

describe("against a boss", () => {
  it("speaks of what that boss takes", () => {
    expect(playing(1, "Vampire")).toContain("You take 1 wound and lose 2 coins.");
    expect(playing(1, "Medusa")).toContain("you are out of the game");
    expect(playing(5, "Sphinx")).toContain("The highest card gains 2 coins.");
  });

  it("counts a 5 as a 1 against the Golem", () => {
    expect(playing(5, "Golem")).toBe(
      "It counts as a 1 here. It attacks, whatever is played. You take 3 wounds.",
    );
  });

  it("fears high cards at the Mummy", () => {
    expect(playing(5, "Mummy")).toBe("It attacks, whatever is played. You take 3 wounds.");
    expect(playing(1, "Mummy", [{}, open(3)])).toContain("It cannot attack you.");
  });

  it("knows ways out, for the reader and for others", () => {
    expect(playing("key", "Mega Dragon")).toBe("You leave the room: you neither help nor get hurt.");
    // Moss may leave, so only Rook and Fern are sure to stay.
    const players: Somebody[] = [{}, { hand: [1], items: ["torch"] }, { hand: [5] }, { hand: [5] }];
    expect(playing(4, "Wolf Pack", players)).not.toContain("It cannot attack you.");
    expect(playing(4, "Wolf Pack", [{}, open("torch"), open(5), open(5)])).toBe("That is enough: it falls.");
    expect(playing(3, "Wolf Pack", [{}, open("torch"), open(5), open(5)])).toBe(
      "Only 13 of 14: it attacks. You take 3 wounds.",
    );
  });
});

describe("items", () => {
  it("a crystal ball shows the cards first", () => {
    expect(playing("crystal_ball", "Dragon")).toBe("You see all cards first, then play one of yours.");
    expect(playing("crystal_ball", "Dragon", [], { map: 1 })).toContain("after everybody else");
  });

  it("a torch shows the dark rooms, or nothing", () => {
    expect(preview("light_torch", inRoom("Dragon"))).toBe("You look at 2 dark rooms. The others do not.");
    const { row } = inRoom("Dragon").view;
    const lit = inRoom("Dragon", [], { row: row.slice(0, 1) });
    expect(preview("light_torch", lit)).toContain("Nothing is dark to you.");
  });

  it("say nothing to somebody who watches", () => {
    expect(preview({ play: 3 }, { ...inRoom("Dragon"), seat: null })).toBeNull();
  });
});
