import { type Box, boxAt, grown, isWithin, shared } from './boxes';

/** Padding of an outline in pixels, where there is space. */
const ROOM = 5;

/** Outline, with the sides at which it is cut off. */
export interface Outline {
  readonly box: Box;
  readonly cut: { readonly top: boolean; readonly bottom: boolean };
}

/** Visible outline of a part; null if none of it is within `sight`. */
export function outlineOf(part: Box, sight: Box): Outline | null {
  const box = shared(part, sight) && shared(grown(part, ROOM), sight);
  return box && { box, cut: { top: part.top < sight.top - 1, bottom: part.bottom > sight.bottom + 1 } };
}

/**
 * Position of an outline's label within `limits`: above it where there is room, else in it, where it covers nothing of `content`
 * (the part's texts and controls; asked only then), at the top before the bottom. `start` is the side where lines begin.
 */
export function labelPlace(
  { box }: Outline,
  size: { readonly width: number; readonly height: number },
  limits: Box,
  start: 'left' | 'right',
  content: () => readonly Box[],
): Box {
  const left = Math.max(limits.left, Math.min(box.left, limits.right - size.width));
  const right = Math.max(limits.left, box.right - size.width);
  const middle = Math.max(limits.left, (box.left + box.right - size.width) / 2);
  const [first, last] = start === 'left' ? [left, right] : [right, left];
  const above = boxAt(first, box.top - size.height, size);
  if (isWithin(above, limits)) return above;
  const bottom = Math.max(box.top, box.bottom - size.height);
  const inside = [box.top, bottom].flatMap((top) => [last, middle, first].map((x) => boxAt(x, top, size)));
  const taken = content();
  const free = inside.find((place) => !taken.some((each) => shared(each, place)));
  return free ?? boxAt(last, box.top, size);
}
