import { normalFrom } from '../statistics/random';

/**
 * Number of buyers among so many visitors with the same small probability: exact, at the cost of one draw per order.
 */
export function buyersAmong(visitors: number, rate: number, random: () => number): number {
  if (rate <= 0) return 0;
  const scale = Math.log1p(-rate);
  let buyers = 0;
  // Gaps between buyers are geometric.
  for (let seen = 0; ; buyers++) {
    seen += 1 + Math.floor(Math.log(1 - random()) / scale);
    if (seen > visitors) return buyers;
  }
}

/** Random division of visitors, each variant getting its share on average. The shares add up to 1. */
export function dividedVisitors(visitors: number, shares: readonly number[], random: () => number): number[] {
  let left = Math.round(visitors);
  let leftShare = 1;
  return shares.map((share, index) => {
    if (index === shares.length - 1) return left;
    const part = share / leftShare;
    const drawn = left * part + normalFrom(random) * Math.sqrt(left * part * (1 - part));
    const own = Math.min(left, Math.max(0, Math.round(drawn)));
    left -= own;
    leftShare -= share;
    return own;
  });
}
