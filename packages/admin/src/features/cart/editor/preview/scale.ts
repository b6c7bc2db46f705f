import { majorToSubunits } from '@cartwright/core/money/decimal';

const MIN_TOP = 20_000;
const STEP = 1000;

/**
 * Maximum of the preview cart's value slider, in subunits: well above the highest threshold that
 * the catalogue can reach. `thresholds` in major units; `reach`: maximum cart value, 0 while
 * unknown; `worth`: current value, both in subunits.
 */
export function scaleEnd(thresholds: readonly number[], reach: number, worth: number): number {
  const wanted = Math.max(MIN_TOP, roundUp(highest(thresholds, reach) * 1.4));
  return Math.max(reach > 0 ? Math.min(wanted, reach) : wanted, roundUp(worth));
}

/** Initial value of the preview cart in subunits: half of that threshold. */
export function aimOf(thresholds: readonly number[], reach: number): number {
  return highest(thresholds, reach) / 2 || MIN_TOP / 4;
}

function highest(thresholds: readonly number[], reach: number): number {
  const amounts = thresholds.map((threshold) => majorToSubunits(threshold) ?? 0);
  return Math.max(0, ...amounts.filter((amount) => amount <= reach));
}

const roundUp = (amount: number) => Math.ceil(amount / STEP) * STEP;
