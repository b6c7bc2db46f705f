import { type Subunits, subunits, sum } from './subunits';

/**
 * Allocates `total` to `prices` in proportion, by largest remainder (ties go to the earlier entry), in steps of
 * `unit` subunits. The shares add up to `total` exactly, and none exceeds its price. `total` is capped at the sum
 * of the prices.
 */
export function spread(total: Subunits, prices: readonly Subunits[], unit: 1 | 100): Subunits[] {
  const whole = sum(prices);
  if (whole === 0) return prices.map(() => subunits(0));
  const amount = Math.min(total, whole);
  const shares = prices.map((price, index) => {
    const exact = BigInt(amount) * BigInt(price);
    const step = BigInt(whole) * BigInt(unit);
    return { index, price, share: Number(exact / step) * unit, remainder: exact % step };
  });
  let left = amount - shares.reduce((given, { share }) => given + share, 0);
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  // Prices that aren't multiples of the unit (a yen amount with odd subunits) need a second round.
  for (let round = 0; left > 0 && round < 3; round++) {
    for (const entry of byRemainder) {
      const more = Math.min(unit, left, entry.price - entry.share);
      entry.share += more;
      left -= more;
    }
  }
  return shares.map(({ share }) => subunits(share));
}
