/** What a room is called and what it does. */

import type { Benefit, RoomInfo } from "../../../generated/raiders";
import { roomName, texts } from "./reading";

/** Its name and what it takes to defeat it. */
export function roomTitle(room: RoomInfo): string {
  const { rooms } = texts();
  const name = roomName(room);
  if (room.kind === "monster") return rooms.strength(name, room.strength);
  if (room.kind !== "boss") return name;
  return room.strength === null ? rooms.unbeatable(name) : rooms.strength(name, room.strength);
}

/** What a vault gives for a card, in a word or two. */
export function benefitName(benefit: Benefit): string {
  const { rooms } = texts();
  if ("item" in benefit) return rooms.items[benefit.item];
  return "coins" in benefit ? rooms.coins(benefit.coins) : rooms.potion(benefit.potion);
}

/** What a room does, in a sentence or two. */
export function roomDoes(room: RoomInfo): string {
  const { does, vaultEntry } = texts().rooms;
  switch (room.kind) {
    case "treasure":
      return does.treasure(room.chests);
    case "monster":
      return does.monster(room.strength, room.wounds);
    case "vault":
      return does.vault(room.benefits.map((benefit, index) => vaultEntry(index + 1, benefitName(benefit))));
    case "trap":
      return does.trap(room.hits, penalties(room.penalty));
    case "boss":
      return bossDoes(room);
  }
}

/** The cards that set a trap off and how hard, the highest first. */
function penalties(penalty: readonly number[]): [number, number][] {
  return penalty
    .map((amount, index): [number, number] => [index + 1, amount])
    .filter(([, amount]) => amount > 0)
    .reverse();
}

function bossDoes(room: RoomInfo & { kind: "boss" }): string {
  const { boss } = texts().rooms;
  const harm = boss.harm(room);
  const sentences = [room.strength === null ? boss.always : boss.needs(room.strength)];
  if (harm !== "") sentences.push(boss.attacks(room.attacks, harm));
  if (room.reward > 0) sentences.push(boss.reward(room.reward));
  if (room.escape !== null) sentences.push(boss.escape(room.escape));
  if (room.fives_count_as !== 5) sentences.push(boss.fives(room.fives_count_as));
  return texts().preview.join(sentences);
}
