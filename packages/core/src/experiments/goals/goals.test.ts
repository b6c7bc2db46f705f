import { expect, test } from 'vitest';
import computed from '../fixtures/group-sequential.json';
import { meanEstimate } from './estimate';
import { orderSpreads } from './order-spreads';
import { ratioEstimate } from './ratio-estimate';
import { winsorised } from './winsorised';

test('calculates the variance of a ratio for revenue by order', () => {
  for (const { control, variant, expected } of computed.ratio) {
    const [a, b] = [control, variant].map(({ orders, revenue }) =>
      ratioEstimate({
        visitors: 1_000,
        buyers: orders.length,
        orders: total(orders),
        orderSquares: total(orders.map((each) => each * each)),
        amount: total(revenue),
        amountSquares: total(revenue.map((each) => each * each)),
        products: total(orders.map((each, index) => each * (revenue[index] ?? 0))),
      }),
    );
    expect(a?.mean).toBeCloseTo(expected.control, 6);
    expect(b?.mean).toBeCloseTo(expected.variant, 6);
    expect(Math.sqrt((a?.variance ?? 0) + (b?.variance ?? 0))).toBeCloseTo(expected.se, 6);
  }
});

test('caps only the largest revenue across all buyers', () => {
  // The 99.9th percentile of 1,001 values is the second largest.
  const many = Array.from({ length: 1_000 }, (_, index) => index);
  const [control, variant] = winsorised([
    { visitors: 40_000, orders: 1_100, revenue: many },
    { visitors: 40_000, orders: 1, revenue: [100_000] },
  ]);
  expect(control).toEqual({
    visitors: 40_000,
    events: 1_100,
    sum: (999 * 1_000) / 2,
    squares: total(many.map((each) => each * each)),
  });
  expect(variant).toEqual({ visitors: 40_000, events: 1, sum: 999, squares: 999 ** 2 });
  expect(winsorised([{ visitors: 3, orders: 0, revenue: [] }])).toEqual([
    { visitors: 3, events: 0, sum: 0, squares: 0 },
  ]);
});

test('averages over all visitors', () => {
  // 1, 3 and eight zeros: mean 0.4, squares 10, variance (10 − 1.6) / 9 / 10.
  const { mean, variance } = meanEstimate({ visitors: 10, events: 2, sum: 4, squares: 10 });
  expect(mean).toBe(0.4);
  expect(variance).toBeCloseTo(8.4 / 90, 15);
});

const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

test('returns the spread of orders from fifty on, capped for goals by visitor', () => {
  const orders = Array.from({ length: 50 }, (_, at) => ({ revenue: at % 2 === 0 ? 1_000 : 3_000, units: 2 }));
  expect(orderSpreads(orders.slice(1))).toBeNull();
  const spreads =
    orderSpreads([...orders, { revenue: 900_000, units: 2 }]) ?? expect.fail('There are enough.');
  expect(spreads[7]).toEqual({ mean: 2, deviation: 0 });
  expect(spreads[3]?.mean).toBeCloseTo(1_000_000 / 51, 6);
  expect(spreads[1]?.mean).toBeLessThan(spreads[3]?.mean ?? 0);
  expect(orderSpreads(orders)?.[3]).toEqual({ mean: 2_000, deviation: expect.closeTo(1_010.15, 2) });
});
