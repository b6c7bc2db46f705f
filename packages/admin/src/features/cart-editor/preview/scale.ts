import { majorToSubunits } from '@cartwright/core/money/decimal';

const MIN_TOP = 20_000;
const STEP = 1000;

/**
 * The end of the scale for the preview cart's value, in subunits: a good way past the highest threshold that a cart of
 * the catalogue can reach. `thresholds` in major units; `reach`: the dearest preview cart, 0 while it is not known;
 * `worth`: what is in the cart, both in subunits.
 */
export function scaleEnd(thresholds: readonly number[], reach: number, worth: number): number {
  const wanted = Math.max(MIN_TOP, roundUp(highest(thresholds, reach) * 1.4));
  return Math.max(reach > 0 ? Math.min(wanted, reach) : wanted, roundUp(worth));
}

/** Value of the preview cart before anything is tried, in subunits: half of that threshold. */
export function aimOf(thresholds: readonly number[], reach: number): number {
  return highest(thresholds, reach) / 2 || MIN_TOP / 4;
}

function highest(thresholds: readonly number[], reach: number): number {
  const amounts = thresholds.map((threshold) => majorToSubunits(threshold) ?? 0);
  return Math.max(0, ...amounts.filter((amount) => amount <= reach));
}

const roundUp = (amount: number) => Math.ceil(amount / STEP) * STEP;
