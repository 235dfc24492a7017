/** Tables whose game is over, for tests of what comes after: nobody has to click through a whole game for them. */

import { expect, type Page } from "@playwright/test";
import type { Answer, Frame } from "../src/generated/wire";
import { ending, openTable } from "./raiders";

/** Plays a seat over a socket, as a program would, until the game is over. */
function playOut(table: string): Promise<void> {
  return new Promise((over, fail) => {
    const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket?since=0`);
    line.onerror = () => fail(new Error("the line broke"));
    line.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (!("scene" in answer)) return;
      const { version, moves, outcome } = answer.scene;
      if (outcome) {
        line.close();
        over();
      }
      // Not always the same kind of move.
      const choice = moves[version % moves.length];
      if (!choice) return;
      const frame: Frame = {
        id: `played-${String(version)}`,
        do: { play: { seen: version, move: choice.move } },
      };
      line.send(JSON.stringify(frame));
    };
  });
}

/** Opens a table with the page as its host, plays its game to the end and looks at it there. */
export async function openFinished(page: Page, url: string, wish: object): Promise<string> {
  const table = await openTable(page, url, wish);
  await page.evaluate(playOut, table);
  await expect(ending(page)).toBeVisible();
  return table;
}
