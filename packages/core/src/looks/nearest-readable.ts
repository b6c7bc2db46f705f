import type { Hex } from './colour';
import { contrast } from './contrast';
import { hexOfOklch, oklchOf } from './oklch';

/** Number of steps in which lightness is tried. */
const STEPS = 250;

/**
 * Colour nearest to `colour` with a contrast of at least `min` (up to 4.5, which black or white always has) on
 * `ground`: lighter or darker, of the same hue. Unchanged if it has that contrast already.
 */
export function nearestReadable(colour: Hex, ground: Hex, min: number): Hex {
  if (contrast(colour, ground) >= min) return colour;
  const own = oklchOf(colour);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const direction of [-1, 1]) {
      const lightness = own.lightness + (direction * step) / STEPS;
      if (lightness < 0 || lightness > 1) continue;
      const tried = hexOfOklch({ ...own, lightness });
      if (contrast(tried, ground) >= min) return tried;
    }
  }
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}
