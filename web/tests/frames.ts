/** What a browser was sent over its socket, and what of it would have been somebody else's secret. */

import type { Page } from "@playwright/test";
import type { Event, View } from "../src/generated/raiders";
import type { Answer, Scene } from "../src/generated/wire";

/** Everything a page hears over sockets, from now on. */
export function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => frames.push(String(payload)));
  });
  return frames;
}

/** Secrets of others among the frames that the seat of this number (or somebody who watches) was sent. */
export function secretsIn(frames: readonly string[], own: number | null): string[] {
  const found: string[] = [];
  for (const frame of frames) {
    const answer = JSON.parse(frame) as Answer<unknown, View, Event>;
    if ("scene" in answer)
      found.push(...inScene(answer.scene, own).map((what) => `${what}: ${frame.slice(0, 300)}`));
  }
  return found;
}

function inScene(scene: Scene<unknown, View, Event>, own: number | null): string[] {
  const found: string[] = [];
  // Before they sit down, people watch.
  const seat = scene.seat;
  if (seat !== null && seat !== own) found.push("the scene of another seat");
  if (!scene.outcome && scene.seed) found.push("the seed");
  const view = scene.view;
  if (!view || scene.outcome) return found;
  view.players.forEach((player, index) => {
    const known = typeof player.played === "object" && "known" in player.played;
    if (known && index + 1 !== seat) found.push(`the card of seat ${String(index + 1)}`);
  });
  view.row.forEach((room, index) => {
    const looked = seat !== null && room.seen_by.includes(seat);
    if (room.face_down && room.face !== null && !looked) found.push(`dark room ${String(index + 1)}`);
  });
  const events = scene.told.flatMap((chapter) => chapter.events ?? []);
  for (const { type } of events) {
    if (seat === null && (type === "card_chosen" || type === "torch_showed")) found.push(type);
  }
  events.forEach((event, index) => {
    if (event.type !== "torch_showed") return;
    const lit = events.slice(0, index).findLast((earlier) => earlier.type === "torch_lit");
    if (lit?.type === "torch_lit" && lit.seat !== seat) found.push("what another's torch showed");
  });
  return found;
}
