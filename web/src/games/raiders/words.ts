/** Dungeon Raiders in words: its rules, what happens, what may be done, and the guide. */

import type { Words } from "../face";
import { gameWords } from "../telling";
import { lessons } from "./telling/lessons";
import { tellEvent } from "./telling/lines";
import { tellMove, tellNow } from "./telling/now";
import { tellPreview } from "./telling/previews";
import { texts } from "./telling/reading";

export { characterName, roomName, texts, type Table } from "./telling/reading";
export { benefitName, roomDoes, roomTitle } from "./telling/rooms";

/** The game's words in the present language. */
export function words(): Words {
  const told = texts();
  const telling = {
    now: tellNow,
    move: tellMove,
    preview: tellPreview,
    event: tellEvent,
    lessons: lessons(),
  };
  return { ...gameWords(told, telling), score: (coins) => told.rooms.coins(coins) };
}
