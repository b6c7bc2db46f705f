import type { OrderSpread } from '../plan/planned-size';
import type { CountedOrder } from './counted-visitors';
import { winsorised } from './winsorised';

/** Minimum number of orders for an estimate of their spread. */
export const MIN_ORDERS = 50;

/**
 * Spreads of a shop's orders for the goals based on orders, as tests count them: revenue by visitor is winsorised.
 * Null for too few orders.
 */
export function orderSpreads(
  orders: readonly Pick<CountedOrder, 'revenue' | 'units'>[],
): Readonly<Record<1 | 3 | 7, OrderSpread>> | null {
  if (orders.length < MIN_ORDERS) return null;
  const revenue = orders.map((order) => order.revenue);
  const whole = sumsOf(revenue);
  const [cut = whole] = winsorised([{ visitors: revenue.length, orders: revenue.length, revenue }]);
  return {
    1: spreadOf(orders.length, cut),
    3: spreadOf(orders.length, whole),
    7: spreadOf(orders.length, sumsOf(orders.map(({ units }) => units))),
  };
}

interface Sums {
  readonly sum: number;
  readonly squares: number;
}

function sumsOf(values: readonly number[]): Sums {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  return { sum, squares };
}

function spreadOf(count: number, { sum, squares }: Sums): OrderSpread {
  const variance = Math.max(0, (squares - (sum * sum) / count) / (count - 1));
  return { mean: sum / count, deviation: Math.sqrt(variance) };
}
