/** Dungeon Guilds in words: its rules, what happens, what may be done, and the guide. */

import type { Words } from "../face";
import { lessons } from "./telling/lessons";
import { tell } from "./telling/lines";
import { tellMove, tellNow } from "./telling/now";
import { tellPreview } from "./telling/previews";
import { texts, type Table } from "./telling/reading";
import { b } from "./board/speech";
import { teamsOf } from "./telling/teams";

export { texts, type Table } from "./telling/reading";

/** The game's words in the present language. */
export function words(): Words {
  const told = texts();
  const options: Record<string, { name: string; meaning: string; values: Record<string, string> }> =
    told.now.options;
  return {
    title: told.title,
    summary: told.now.summary,
    option: (name) => (Object.hasOwn(options, name) ? (options[name] ?? null) : null),
    rules: Object.entries(told.rules).map(([id, rule]) => ({ id, ...rule })),
    now: (shown) => tellNow(shown as Table),
    move: (move, shown) => tellMove(move, shown as Table),
    preview: (move, shown) => tellPreview(move, shown as Table),
    line: (line, shown) => tell(line, shown as Table),
    lessons: lessons(),
    score: (dollars) => told.cards.dollars(dollars),
    teamName: (team) => b().teams[team - 1],
    teams: (shown) => teamsOf((shown as Table).view.players),
  };
}
