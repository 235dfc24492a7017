/** What is going on, in words, and what a move is called. */

import type { Move } from "../../../generated/guilds";
import type { MoveView } from "../../../generated/wire";
import { teamWith } from "../../../lib/teams";
import type { Now } from "../../face";
import { isMyTurn } from "../../telling";
import { party, texts, type Table } from "./reading";

/** What happens now, and what is to be decided. */
export function tellNow(table: Table): Now {
  const { now } = texts();
  const { phase, round, players } = table.view;
  if (phase === "over") return { title: now.over, text: tellEnd(table), rule: "end" };
  const title = now.round(round, players.length);
  return phase === "disabling"
    ? { title, text: disabling(table), rule: "disabled" }
    : { title, text: placing(table), rule: "placement" };
}

function disabling(table: Table): string {
  const { now } = texts();
  if (isMyTurn(table)) return now.disable;
  const others = party(table, table.waiting_for);
  return table.seat === null ? now.othersDisable(others) : now.disabled(others);
}

function placing(table: Table): string {
  const { now } = texts();
  if (table.waiting_for.length === 0) return "";
  if (!isMyTurn(table)) {
    const me = table.seat === null ? undefined : table.view.players[table.seat - 1];
    const who = party(table, table.waiting_for);
    return me?.placed.length === 2 ? now.youPass(who) : now.othersPlace(who);
  }
  const kinds = new Set(table.moves.map(({ move }) => Object.keys(move)[0]));
  const twice = table.view.turns[0] === table.seat && table.view.turns[1] === table.seat;
  const sentences = [now.place];
  if (kinds.has("bump") || kinds.has("replace")) sentences.push(now.orBump);
  if (twice) sentences.push(now.twice);
  return texts().preview.join(sentences);
}

function tellEnd(table: Table): string {
  const { now } = texts();
  const outcome = table.outcome ?? table.view.outcome;
  const winners = outcome?.winners ?? [];
  const dollars = outcome?.scores[(winners[0] ?? 1) - 1] ?? 0;
  const who = party(table, winners);
  const team = teamWith(table.teams, winners[0] ?? 0);
  if (winners.length === 1) return now.won(who, dollars);
  if (team?.length === winners.length) return now.teamWon(who, dollars);
  return team ? now.teamsShared(who, dollars) : now.shared(who, dollars);
}

/** A move as a button shows it. */
export function tellMove({ move }: MoveView, table: Table): string {
  const { moves } = texts().now;
  const what = move as Move;
  if ("disable" in what) return moves.disable(...what.disable);
  if ("place" in what) return moves.place(what.place.adventurer, what.place.room + 1);
  const { adventurer, room, space } = "bump" in what ? what.bump : what.replace;
  const standing = table.view.dungeon[room]?.spaces[space] ?? "ghost";
  if (typeof standing === "string") return moves.bumpGhost(adventurer, room + 1);
  const { seat, adventurer: other } = standing.taken;
  return "bump" in what
    ? moves.bump(adventurer, room + 1, party(table, [seat]), other)
    : moves.replace(adventurer, room + 1, other);
}
