/** Where a card goes that tells of something: beside what it tells of, and never over it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

/** Between what is told of and the card. */
const GAP = 8;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

function covered(box: Box, { left, top }: Spot, { width, height }: Size): number {
  const across = Math.min(box.right, left + width) - Math.max(box.left, left);
  const down = Math.min(box.bottom, top + height) - Math.max(box.top, top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The spot that covers the least of what is told of; of several the first. */
function best(spots: readonly Spot[], anchor: Box, size: Size): Spot {
  const by = spots.map((spot) => covered(anchor, spot, size));
  return spots[by.indexOf(Math.min(...by))] ?? { left: 0, top: 0 };
}

/** Below it, above it or at a side, within what is free. */
export function beside(anchor: Box, size: Size, free: Box): Spot {
  const across = clamp((anchor.left + anchor.right - size.width) / 2, free.left, free.right - size.width);
  const down = clamp((anchor.top + anchor.bottom - size.height) / 2, free.top, free.bottom - size.height);
  const bottom = free.bottom - size.height;
  const right = free.right - size.width;
  return best(
    [
      { left: across, top: clamp(anchor.bottom + GAP, free.top, bottom) },
      { left: across, top: clamp(anchor.top - GAP - size.height, free.top, bottom) },
      { left: clamp(anchor.right + GAP, free.left, right), top: down },
      { left: clamp(anchor.left - GAP - size.width, free.left, right), top: down },
    ],
    anchor,
    size,
  );
}

/** On a small screen a sheet: at the bottom of what is free, or at its top where it would cover what it tells of. */
export function sheet(anchor: Box, size: Size, free: Box): Spot {
  const left = clamp((free.left + free.right - size.width) / 2, free.left, free.right - size.width);
  return best(
    [
      { left, top: Math.max(free.top, free.bottom - size.height) },
      { left, top: free.top },
    ],
    anchor,
    size,
  );
}
