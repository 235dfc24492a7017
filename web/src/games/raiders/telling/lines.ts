/** The story in words. */

import type { Card, Event } from "../../../generated/raiders";
import type { LineView } from "../../../generated/wire";
import type { Told } from "../../face";
import { roomThing, seatThing } from "../../things";
import {
  cardName,
  characterName,
  LEVELS,
  party,
  roomName,
  roomOf,
  roomOfLine,
  texts,
  type Table,
} from "./reading";
import { roomTitle } from "./rooms";

/** An event of the story for the page. */
export function tellEvent(event: Event, line: LineView, table: Table): Told | null {
  const { story } = texts();
  const who = (...seats: number[]) => party(table, seats);
  /** A line about one seat, as a detail. */
  const detail = (seat: number, words: string, rule: string, ...things: string[]): Told => ({
    words,
    rule,
    things: [seatThing(seat), ...things],
    weight: "whisper",
  });
  const about = (seats: readonly number[], words: string, rule: string, ...things: string[]): Told => ({
    words,
    rule,
    things: [...seats.map(seatThing), ...things],
    weight: "line",
  });
  switch (event.type) {
    case "character_dealt": {
      const character =
        table.contents?.characters[event.character] ?? table.view.players[event.seat - 1]?.character;
      const words = character ? story.characterDealt(who(event.seat), characterName(character)) : line.words;
      return detail(event.seat, words, "dungeon");
    }
    case "level_set_up":
      return {
        words: story.levelSetUp(event.level + 1, LEVELS),
        rule: "dungeon",
        things: ["row"],
        weight: "room",
      };
    case "room_placed":
      return placed(event.place, event.face, line, table);
    case "room_entered": {
      const room = roomOf(table, event.face);
      const words = room ? story.roomEntered(event.place + 1, roomTitle(room)) : line.words;
      return { words, rule: room?.kind ?? "room", things: [roomThing(event.place)], weight: "room" };
    }
    case "torch_lit":
      return about([event.seat], story.torchLit(who(event.seat)), "torch");
    case "torch_showed": {
      const room = roomOf(table, event.face);
      const words = room ? story.torchShowed(event.place + 1, roomName(room)) : line.words.trim();
      return { words, rule: "torch", things: [roomThing(event.place)], weight: "whisper" };
    }
    case "card_laid":
      // The owner is told which card it is.
      return event.seat === table.seat ? null : detail(event.seat, story.cardLaid(who(event.seat)), "room");
    case "card_chosen": {
      const card = cardName(event.card);
      const words = table.seat === null ? story.cardChosen(card) : story.youLaid(card);
      return { words, rule: ruleOfCard(event.card), things: ["hand"], weight: "whisper" };
    }
    case "card_played":
      return about(
        [event.seat],
        story.cardPlayed(who(event.seat), cardName(event.card)),
        ruleOfCard(event.card),
      );
    case "crystal_balls":
      return about(event.seats, story.crystalBalls(who(...event.seats)), "crystal-ball");
    case "chest_shared":
      return about(event.seats, chest(event, table), "treasure");
    case "defeated":
      return fought(line, table, story.defeated(event.total, event.strength));
    case "attacks": {
      const whom = who(...event.seats);
      const words =
        event.strength === null
          ? story.alwaysAttacks(whom)
          : story.attacks(event.total, event.strength, whom);
      return fought(line, table, words, event.seats);
    }
    case "escaped":
      return about([event.seat], story.escaped(who(event.seat), event.item), "boss");
    case "nobody_there":
      return { words: story.nobodyThere, rule: "boss", weight: "line" };
    case "trap_sprung":
      return about(event.seats, story.trapSprung(event.highest, who(...event.seats)), "trap");
    case "trap_quiet":
      return { words: story.trapQuiet(event.highest), rule: "trap", weight: "line" };
    case "rewarded":
      return about(event.seats, story.rewarded(who(...event.seats)), "bosses");
    case "coins_gained":
      return detail(event.seat, story.coinsGained(who(event.seat), event.coins), "coins");
    case "coins_lost":
      return detail(event.seat, story.coinsLost(who(event.seat), event.coins), "coins");
    case "wounds_gained":
      return detail(event.seat, story.woundsGained(who(event.seat), event.wounds), "wounds");
    case "wounds_healed":
      return detail(event.seat, story.woundsHealed(who(event.seat), event.wounds), "wounds");
    case "item_gained":
      return detail(event.seat, story.itemGained(who(event.seat), event.item), "items", "supply");
    case "item_ran_out":
      return about(event.seats, story.itemRanOut(who(...event.seats), event.item), "vault", "supply");
    case "eliminated":
      return about([event.seat], story.eliminated(who(event.seat)), "bosses");
    case "map_passed":
      return detail(event.to, story.mapPassed(who(event.to)), "tactical", "map");
    case "level_ended":
      return { words: story.levelEnded(event.level + 1), rule: "level", weight: "line" };
    case "collapsed":
      return about(event.seats, story.collapsed(who(...event.seats), event.wounds), "end");
    case "won":
      return about(event.seats, won(event, table), "end");
    default:
      return { words: (line as LineView).words };
  }
}

/** An item has a rule of its own; a power card is how a room is played. */
function ruleOfCard(card: Card): string {
  if (typeof card === "number") return "room";
  return card === "crystal_ball" ? "crystal-ball" : card;
}

function placed(place: number, face: number | null, line: LineView, table: Table): Told {
  const { story } = texts();
  const room = face === null ? null : roomOf(table, face);
  const known = room ? story.roomPlaced(place + 1, roomName(room)) : line.words.trim();
  const words = face === null ? story.roomDark(place + 1) : known;
  return { words, rule: room?.kind ?? "dungeon", things: [roomThing(place)], weight: "whisper" };
}

function chest(event: Event & { type: "chest_shared" }, table: Table): string {
  const { story } = texts();
  const who = party(table, event.seats);
  if (event.seats.length === 1) return story.chestTaken(who, event.value);
  return event.each === 0
    ? story.chestLost(who, event.value)
    : story.chestShared(who, event.value, event.each);
}

function fought(line: LineView, table: Table, words: string, seats: readonly number[] = []): Told {
  const { story } = texts();
  const room = roomOfLine(table, line);
  return {
    words: story.named(room ? roomName(room) : story.fight, words),
    rule: room?.kind ?? "monster",
    things: seats.map(seatThing),
    weight: "line",
  };
}

function won(event: Event & { type: "won" }, table: Table): string {
  const { story } = texts();
  const who = party(table, event.seats);
  if (event.seats.length === 0) return story.nobodyWon;
  return event.seats.length === 1 ? story.won(who, event.coins) : story.shared(who, event.coins);
}
