/** The end as a picture to send around: title, date, who stands where, and how the score went. Nothing in it was ever hidden. */

import crown from "icon:laurel-crown";
import type { Point } from "../generated/wire";
import { language, list, t } from "../lib/language.svelte";
import type { Side } from "../table/ranking";
import { chartOf, colourOf, patternOf } from "./chart";

export interface Picture {
  title: string;
  headline: string;
  date: Date;
  sides: readonly Side[];
  points: readonly Point[];
}

/** As wide and high as messengers like a picture beside a link. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 64;
const DISPLAY = '"Cinzel", Georgia, serif';
const TEXT = '"Alegreya Sans", system-ui, sans-serif';
const BONE = "#f3e9d6";
const ASH = "#c3b49b";
const GOLD = "#f5c451";
/** Where the list of places ends and the chart begins. */
const MIDDLE = 690;

/** The picture as a PNG; none where the browser cannot draw. */
export async function pictureOf(picture: Picture): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  // A letter that has not been shown yet would be drawn in another type.
  await Promise.all([document.fonts.load(`700 40px ${DISPLAY}`), document.fonts.load(`700 30px ${TEXT}`)]);
  drawGround(pen);
  drawHead(pen, picture);
  drawPlaces(pen, picture);
  drawChart(pen, picture);
  return await new Promise((done) => canvas.toBlob(done, "image/png"));
}

function drawGround(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "#17120f";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [x, strength] of [
    [120, 0.3],
    [WIDTH - 120, 0.22],
  ] as const) {
    const light = pen.createRadialGradient(x, -40, 20, x, -40, 560);
    light.addColorStop(0, `rgb(255 157 69 / ${String(strength)})`);
    light.addColorStop(1, "rgb(255 157 69 / 0)");
    pen.fillStyle = light;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
  }
  pen.strokeStyle = "#8a7057";
  pen.lineWidth = 2;
  pen.strokeRect(20, 20, WIDTH - 40, HEIGHT - 40);
}

function drawHead(pen: CanvasRenderingContext2D, { title, headline, date }: Picture): void {
  const locale = language.name === "pseudo" ? "en" : language.name;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(date);
  write(pen, title, EDGE, 92, `700 34px ${DISPLAY}`, BONE, WIDTH - 2 * EDGE - 280);
  pen.textAlign = "right";
  write(pen, day, WIDTH - EDGE, 90, `400 24px ${TEXT}`, ASH, 270);
  write(pen, t().common.undercroft, WIDTH - EDGE, HEIGHT - 46, `700 22px ${DISPLAY}`, ASH, 300);
  pen.textAlign = "left";
  pen.save();
  pen.translate(EDGE, 122);
  pen.scale(64 / 512, 64 / 512);
  pen.fillStyle = GOLD;
  pen.fill(new Path2D(crown));
  pen.restore();
  write(pen, headline, EDGE + 84, 172, `700 46px ${DISPLAY}`, GOLD, WIDTH - 2 * EDGE - 84);
}

function drawPlaces(pen: CanvasRenderingContext2D, { sides }: Picture): void {
  const room = 340 / Math.max(sides.length, 4);
  sides.forEach((side, index) => {
    const y = 262 + index * room;
    const out = side.reason?.out === true;
    const colour = side.won ? GOLD : out ? ASH : BONE;
    const weight = side.won ? 700 : 400;
    write(pen, t().table.place(side.place), EDGE, y, `400 30px ${TEXT}`, ASH, 46);
    write(pen, list(side.names), EDGE + 52, y, `${String(weight)} 32px ${TEXT}`, colour, MIDDLE - EDGE - 250);
    pen.textAlign = "right";
    write(pen, side.score, MIDDLE - 30, y, `700 32px ${TEXT}`, colour, 170);
    pen.textAlign = "left";
    if (side.reason)
      write(pen, side.reason.words, EDGE + 52, y + 28, `400 20px ${TEXT}`, ASH, MIDDLE - EDGE - 90);
  });
}

function drawChart(pen: CanvasRenderingContext2D, { points, sides }: Picture): void {
  if (points.length < 2) return;
  const frame = { width: WIDTH - EDGE - MIDDLE - 20, height: 280 };
  const chart = chartOf(points, sides, frame, 1);
  pen.save();
  pen.translate(MIDDLE + 20, 246);
  pen.lineWidth = 1;
  pen.strokeStyle = "#4b3c2f";
  for (const { y } of chart.ticks) pen.stroke(new Path2D(`M0 ${String(y)}H${String(frame.width)}`));
  pen.lineJoin = "round";
  for (const { side, path } of [...chart.ways].reverse()) {
    pen.lineWidth = side.won ? 6 : 3.5;
    pen.strokeStyle = colourOf(side);
    pen.setLineDash(patternOf(side).split(" ").filter(Boolean).map(Number));
    pen.stroke(new Path2D(path));
  }
  pen.restore();
  // The colours beside the names say whose line is whose.
  const room = 340 / Math.max(sides.length, 4);
  sides.forEach((side, index) => {
    pen.fillStyle = colourOf(side);
    pen.fillRect(EDGE - 16, 262 + index * room - 24, 6, 30);
  });
}

/** Writes a line, cut to its room. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  room: number,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > room) shown = `${shown.slice(0, -2).trimEnd()}…`;
  pen.fillText(shown, x, y);
}
