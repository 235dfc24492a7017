/** The story in words. */

import type { Event, RoomCard } from "../../../generated/guilds";
import type { LineView } from "../../../generated/wire";
import { teamWith } from "../../../lib/teams";
import type { Told } from "../../face";
import { roomThing, seatThing } from "../../things";
import { masterDoes } from "./masters";
import { judgedAfter, openedBefore, together } from "./neighbours";
import { fees, paidFor, tellHealing, tellPayments } from "./payments";
import { cardOf, masterName, masterOf, monsters, party, texts, type Table } from "./reading";

/** An event of the story for the page. */
export function tellEvent(event: Event, line: LineView, table: Table): Told | null {
  const { story } = texts();
  const who = (...seats: number[]) => party(table, seats);
  /** A line about seats and a room. */
  const about = (words: string, rule: string, seats: readonly number[], room?: number): Told => ({
    words,
    rule,
    things: [...seats.map(seatThing), ...(room === undefined ? [] : [roomThing(room)])],
    weight: "line",
  });
  const detail = (words: string, rule: string, ...things: string[]): Told => ({
    words,
    rule,
    things,
    weight: "whisper",
  });
  switch (event.type) {
    case "round_set_up":
      return {
        words: story.roundSetUp(event.round + 1, table.view.players.length),
        rule: "round",
        things: ["dungeon"],
        weight: "room",
      };
    case "room_dealt": {
      const dealt = together(line, table, "room_dealt");
      const levels = dealt.map(({ level }) => level);
      return levels.length > 0 ? detail(story.roomsDealt(levels), "rooms", "dungeon") : null;
    }
    case "ghost_placed": {
      const rooms = together(line, table, "ghost_placed").map(({ room }) => room);
      if (rooms.length === 0) return null;
      return detail(story.ghosts(rooms.map(counted)), "ghost", ...rooms.map(roomThing));
    }
    case "master_drawn": {
      const master = masterOf(table, event.master);
      const words = master ? story.masterDrawn(masterName(master), masterDoes(master)) : line.words.trim();
      return { words, rule: "masters", things: ["master"], weight: "line" };
    }
    case "disabling_decided":
      // The owner is told what was chosen.
      return event.seat === table.seat
        ? null
        : detail(story.decided(who(event.seat)), "disabled", seatThing(event.seat));
    case "disabling_chosen": {
      const [one, other] = event.adventurers;
      const words = table.seat === null ? story.chosen(one, other) : story.youChose(one, other);
      return detail(words, "disabled", "hand");
    }
    case "disabled": {
      const [one, other] = event.adventurers;
      const words = story.disabled(who(event.seat), one, other, paidFor(line, table));
      return about(words, "disabled", [event.seat]);
    }
    case "master_disabled":
      return { words: story.masterDisabled(...event.adventurers), rule: "promos", things: ["master"] };
    case "marker_passed":
      return detail(story.marker(who(event.to)), "order", seatThing(event.to));
    case "placed":
      return about(
        story.placed(who(event.seat), event.adventurer, counted(event.room)),
        "place",
        [event.seat],
        event.room,
      );
    case "bumped":
      return about(
        story.bumped(
          who(event.seat),
          event.adventurer,
          counted(event.room),
          who(event.owner),
          event.bumped,
          fees(line, table),
        ),
        "bump",
        [event.seat, event.owner],
        event.room,
      );
    case "ghost_bumped": {
      const words = story.ghostBumped(
        who(event.seat),
        event.adventurer,
        counted(event.room),
        counted(event.to),
        fees(line, table).bank,
      );
      const told = about(words, "ghost", [event.seat], event.room);
      return { ...told, things: [...(told.things ?? []), roomThing(event.to)] };
    }
    case "replaced":
      return about(
        story.replaced(
          who(event.seat),
          event.adventurer,
          counted(event.room),
          event.replaced,
          fees(line, table).bank,
        ),
        "replace",
        [event.seat],
        event.room,
      );
    case "paid":
      return tellPayments(line, table);
    case "locked":
      return detail(story.locked(counted(event.room)), "locked", roomThing(event.room));
    case "resolution_began":
      return { words: story.resolution, rule: "resolution", things: ["dungeon"], weight: "room" };
    case "weakest_rewarded":
      return about(
        story.weakest(who(...event.seats), event.strength, paidFor(line, table)),
        "promos",
        event.seats,
      );
    case "room_opened": {
      const card = cardOf(table, event.face);
      const words = card ? tellOpened(event.room, card, line, table) : line.words.trim();
      return { words, rule: "resolution", things: [roomThing(event.room)], weight: "line" };
    }
    case "defeated":
      return about(story.defeated(event.strength, event.defense, event.treasure), "treasure", [], event.room);
    case "ghost_share":
      if (event.dollars === 0) return null;
      return detail(story.ghostShare(event.dollars), "ghost", roomThing(event.room));
    case "odd_dollar_left":
      return detail(story.oddDollar, "treasure", roomThing(event.room));
    case "failed": {
      const opened = openedBefore(line, table);
      const card = opened && cardOf(table, opened.face);
      const words = story.failed(
        card ? monsters(card) : null,
        counted(event.room),
        event.strength,
        event.defense,
      );
      return about(words, "failure", [], event.room);
    }
    case "abandoned": {
      const rooms = together(line, table, "abandoned").map(({ room }) => room);
      if (rooms.length === 0) return null;
      return detail(story.abandoned(rooms.map(counted)), "failure", ...rooms.map(roomThing));
    }
    case "cleared":
      return { words: story.cleared, rule: "resolution", things: ["dungeon"], weight: "line" };
    case "healing_owed":
      return tellHealing(line, table);
    case "round_ended":
      return detail(story.roundEnded(event.round + 1), "cleanup");
    case "tie_broken":
      return about(story.tieBroken(who(...event.seats), event.adventurer), "end", event.seats);
    case "won":
      return about(tellWin(event, table), "end", event.seats);
    default:
      return { words: (line as LineView).words };
  }
}

/** A room's front, and what the Dungeon Master makes of it: otherwise nobody would understand what follows. */
function tellOpened(room: number, card: RoomCard, line: LineView, table: Table): string {
  const judged = judgedAfter(line, table);
  return texts().story.roomOpened(
    counted(room),
    monsters(card),
    [card.defense, judged?.defense ?? card.defense],
    [card.treasure, judged?.type === "defeated" ? judged.treasure : card.treasure],
  );
}

/** Rooms are counted from 0 inside and from 1 wherever somebody reads of them. */
const counted = (room: number): number => room + 1;

function tellWin(event: Event & { type: "won" }, table: Table): string {
  const { story } = texts();
  const who = party(table, event.seats);
  const team = teamWith(table.teams, event.seats[0] ?? 0);
  if (event.seats.length === 1) return story.won(who, event.dollars);
  if (team?.length === event.seats.length) return story.teamWon(who, event.dollars);
  return team ? story.teamsShared(who, event.dollars) : story.shared(who, event.dollars);
}
