/** A small table for tests: two players, one with a room that holds a monster and a trap. */

import type {
  CardFace,
  Contents,
  InvasionView,
  MemberView,
  Move,
  PlayerView,
  Preview,
  View,
} from "../../generated/builder";
import type { MoveView } from "../../generated/wire";
import type { Table } from "./board/table";

const face = (name: string, colour: CardFace["colour"], more: Partial<CardFace> = {}): CardFace => ({
  name,
  icon: "",
  colour,
  copies: 4,
  wild: null,
  room: [],
  monster: [],
  trap: null,
  side: null,
  effect: null,
  interference: null,
  ...more,
});

/** By the numbers of the cards: 1 a chamber, 2 a pit, 3 an orc, 4 a wild card, 5 a corridor. */
export const CONTENTS: Contents = {
  name: "Test",
  cards: [
    face("Chamber", "green", {
      room: ["Chamber", "Great Chamber", "Hall"].map((name) => ({ name, effects: [] })),
    }),
    face("Pit", "blue", {
      trap: { strength: [1, 2, 3, 4], charges: [1, 3, 5, 7], frightens: false, spares: [] },
    }),
    face("Orc", "purple", {
      monster: [
        { name: "Orc", strength: 2, health: 1, traits: [] },
        { name: "Ogre", strength: 3, health: 4, traits: [] },
        { name: "Giant", strength: 5, health: 6, traits: [] },
      ],
    }),
    face("Healing Draught", "yellow", { wild: "monsters", side: "help" }),
    face("Corridor", "grey", { room: [{ name: "Corridor", effects: [] }] }),
  ],
  improvements: [],
  classes: [],
  parties: [],
  rooms: 5,
  most_improvements: 2,
};

const PLAYER: PlayerView = { gold: 2, cards: 7, hand: null, rooms: [], most_rooms: 5, improvements: [] };

/** The dungeon of a seat as somebody else sees it: all of it face down. */
export const HIDDEN: PlayerView = {
  ...PLAYER,
  rooms: [
    {
      place: 1,
      card: null,
      face_up: false,
      level: 0,
      trap: { cards: [{ card: null, face_up: false }], level: null, strength: null, charges: null },
      monsters: [
        {
          monster: 1,
          cards: [{ card: null, face_up: false }],
          level: null,
          strength: null,
          health: null,
          figures: null,
          killed: 0,
          walked: false,
        },
      ],
    },
  ],
};

export const VIEW: View = {
  cycle: 1,
  cycles: 2,
  round: 1,
  rounds: 5,
  stage: "build",
  deciding: [1],
  first: 1,
  turn: 1,
  available: [1, 2, 3, 4, 5, 1],
  redeals: 0,
  took: [],
  deck: 100,
  discards: [],
  improvements: [],
  parties: [],
  players: [PLAYER, HIDDEN],
  hand: [],
  order: "ask",
  interference: null,
  invasion: null,
};

const MEMBER: MemberView = {
  class: 1,
  fate: "going",
  health: 3,
  full_health: 3,
  morale: 2,
  charges: 1,
  strength: 2,
  gold: false,
  ward: 0,
  owes: false,
  hates: null,
};

export const INVASION: InvasionView = {
  victim: 2,
  invader: 1,
  party: 1,
  members: [MEMBER, MEMBER, MEMBER, MEMBER],
  at: "entrance",
  outward: false,
  door: null,
  fighters: [],
  combat: 0,
  striker: null,
  to_answer: [],
  played: [],
  fog: false,
  steady: false,
  guardians: 0,
  frights: 0,
};

export const TABLE: Table = {
  view: VIEW,
  recap: null,
  now: null,
  seat: 1,
  names: ["Ann", "Bea"],
  teams: [],
  contents: CONTENTS,
  moves: [],
  waiting_for: [1],
  outcome: null,
  story: [],
  called: (name) => name,
};

export const INVADED: Table = { ...TABLE, view: { ...VIEW, turn: 2, invasion: INVASION } };

export const offer = (move: Move, preview: Preview = {}): MoveView<Move, Preview> => ({
  move,
  words: JSON.stringify(move),
  key: null,
  preview,
  brings: "",
});
