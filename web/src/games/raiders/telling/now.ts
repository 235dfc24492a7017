/** What is going on, in words, and what a move is called. */

import type { Item, Move } from "../../../generated/raiders";
import type { MoveView } from "../../../generated/wire";
import type { Now } from "../../face";
import { isMyTurn } from "../../telling";
import { currentRoom, party, texts, type Table } from "./reading";
import { roomDoes, roomTitle } from "./rooms";
import { valueOf } from "./reckoning";

/** What happens in the present room, and what is to be decided. */
export function tellNow(table: Table): Now {
  if (table.view.phase === "over") return tellEnd(table);
  const { now, rooms } = texts();
  const room = currentRoom(table);
  if (room === null) return { title: rooms.dark, text: task(table), rule: "dungeon" };
  const [does, todo] = [roomDoes(room), task(table)];
  return { title: roomTitle(room), text: todo === "" ? does : now.both(does, todo), rule: room.kind };
}

function task(table: Table): string {
  const { now } = texts();
  const { phase, map } = table.view;
  const mine = isMyTurn(table);
  if (mine && phase === "choosing_again") return now.chooseAgain;
  if (mine) return map === null ? now.choose : now.chooseInTurn;
  if (table.waiting_for.length === 0) return "";
  const others = party(table, table.waiting_for);
  if (phase === "choosing_again") return now.waitingAgain(others);
  if (map !== null) return now.waitingInTurn(others);
  return table.seat === null ? now.waiting(others) : now.laid(others);
}

function tellEnd(table: Table): Now {
  const { now, preview } = texts();
  const winners = table.outcome?.winners ?? table.view.outcome?.winners ?? [];
  const who = party(table, winners);
  const coins = table.view.players[(winners[0] ?? 0) - 1]?.coins ?? 0;
  const sentences = [
    winners.length === 0
      ? now.nobodyWon
      : winners.length === 1
        ? now.won(who, coins)
        : now.shared(who, coins),
  ];
  if (table.view.collapsed.length > 0) sentences.push(now.collapsed(party(table, table.view.collapsed)));
  return { title: now.over, text: preview.join(sentences), rule: "end" };
}

/** The item that leads out of the present room. */
export function escapeFrom(table: Table): Item | null {
  const room = currentRoom(table);
  return room?.kind === "boss" ? room.escape : null;
}

/** A move as a button shows it. */
export function tellMove(move: MoveView, table: Table): string {
  const { moves } = texts().now;
  const what = move.move as Move;
  if (what === "light_torch") return moves.torch;
  const card = what.play;
  if (typeof card === "number") return moves.power(card);
  if (card !== "sword" && card === escapeFrom(table)) return moves.escape[card];
  if (card === "crystal_ball") return moves.crystalBall;
  const room = currentRoom(table);
  const value = room === null ? 5 : valueOf(card, room);
  if (card === "torch") return moves.torch;
  return card === "sword" && value !== 5 ? moves.swordAs(value) : moves.five[card];
}
