/** Tables for the tests of a game's words: what a house told of a game that was played once. */

import type { Chapter, LineView, MoveView } from "../generated/wire";
import type { Shown } from "./face";

/** A game as it is written down in `recorded.json`. */
interface Recorded<Move, View, Event> {
  names: string[];
  chapters: { version: number; events: Event[] }[];
  /** Events of other games, of kinds that did not happen in this one. */
  rare: Event[];
  /** What seat 1 saw whenever the game was at rest. */
  moments: {
    version: number;
    waiting_for: number[];
    moves: Move[];
    outcome: Shown["outcome"];
    view: View;
  }[];
}

/** A recorded game and its cards, as seat 1 was told of them, and what lines and moves of such a game look like. */
export function recordedGame<Move, View, Event, Contents>(recordedJson: unknown, contentsJson: unknown) {
  const recorded = recordedJson as Recorded<Move, View, Event>;
  const contents = contentsJson as Contents;
  const lineOf = (event: Event): LineView<Event> => ({ event, words: "" });
  const moveOf = (move: Move): MoveView<Move> => ({ move, words: "", key: null });
  const chapterOf = (...events: Event[]): Chapter<Event> => ({ version: 1, lines: events.map(lineOf) });
  /** The whole story. */
  const story = recorded.chapters.map(({ version, events }): Chapter<Event> => ({
    version,
    lines: events.map(lineOf),
  }));
  /** Every event there is a record of. */
  const allEvents = [...recorded.chapters.flatMap(({ events }) => events), ...recorded.rare];
  const moments = recorded.moments.map(
    ({ version, waiting_for, moves, outcome, view }): Shown<Move, View, Event, Contents> => ({
      view,
      seat: 1,
      names: recorded.names,
      teams: [],
      contents,
      moves: moves.map(moveOf),
      waiting_for,
      outcome,
      story: story.filter((chapter) => chapter.version <= version),
    }),
  );
  return { contents, story, allEvents, moments, lineOf, moveOf, chapterOf };
}
