import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalShares } from '../assignment/traffic';
import computed from '../fixtures/group-sequential.json';
import { orderSpreads } from '../goals/order-spreads';
import { ratioEstimate } from '../goals/ratio-estimate';
import { normalQuantile } from '../statistics/normal';
import { checksUntil, daysOfChecks, gainFoundIn, planFor } from './honest-length';
import { inflationOf } from './inflation';
import { orderBaseline, rateBaseline, revenueBaseline, visitorsFor } from './planned-size';

const HALVES = { shares: [0.5, 0.5], level: 0.05, rhythm: 'weekly' } as const;

test('calculates the additional visitors that checks require', () => {
  for (const { weeks, level, daily, factor } of computed.inflation) {
    expect(inflationOf(weeks, level, daily ? 'daily' : 'weekly')).toBeCloseTo(factor, 6);
  }
});

test('calculates the visitors per variant', () => {
  for (const { rate, lift, variants, weeks, visitorsAVariant } of computed.plans) {
    const shares = equalShares(variants).map(() => 1 / variants);
    const all = visitorsFor(rateBaseline(rate), lift, { ...HALVES, shares }, weeks);
    expect(Math.ceil(all / variants)).toBe(visitorsAVariant);
  }
});

test('needs more visitors for revenue the more orders vary', () => {
  // Simulated: 123,000 and 436,000 for +10 % of 2.5 % of visitors, where the logarithms of orders vary by 0.8 and by 1.5.
  const thousands = (spread: number) => {
    const all = 20_000;
    const orders = Array.from({ length: all }, (_, at) => ({
      revenue: Math.exp(spread * normalQuantile((at + 0.5) / all)),
      units: 1,
    }));
    const spreads = orderSpreads(orders) ?? expect.fail('There are enough.');
    return visitorsFor(revenueBaseline(0.025, spreads[1]), 0.1, HALVES, 4) / 2_000;
  };
  expect(thousands(0.8) / 123).toBeCloseTo(1, 2);
  // Few quantiles are capped slightly lower.
  expect(thousands(1.5) / 436).toBeCloseTo(0.993, 2);
});

test('needs as many visitors for revenue as for conversion when all orders are equal', () => {
  const alike = revenueBaseline(0.025, { mean: 40, deviation: 0 });
  expect(visitorsFor(alike, 0.1, HALVES, 4)).toBeCloseTo(visitorsFor(rateBaseline(0.025), 0.1, HALVES, 4), 6);
});

test('plans a goal by order with the variance of its estimate', () => {
  const values = [12, 40, 55, 18, 90, 33];
  const sum = values.reduce((all, each) => all + each, 0);
  const squares = values.reduce((all, each) => all + each * each, 0);
  const visitors = 240;
  const estimate = ratioEstimate({
    visitors,
    buyers: values.length,
    orders: values.length,
    orderSquares: values.length,
    amount: sum,
    amountSquares: squares,
    products: sum,
  });
  const mean = sum / values.length;
  const deviation = Math.sqrt((squares - sum * mean) / (values.length - 1));
  const baseline = orderBaseline(values.length / visitors, { mean, deviation });
  expect(baseline.variance / visitors).toBeCloseTo(estimate.variance, 9);
});

test('plans the shortest test in whole weeks, or the gain eight weeks can detect', () => {
  const plan = planFor(rateBaseline(0.025), 0.1, HALVES, 33_000);
  // Four weeks need 130,914.
  expect(plan).toEqual({ weeks: 4, visitors: 130_914, lastWeek: 8 });
  expect(planFor(rateBaseline(0.025), 0.1, HALVES, 10_000)).toBeNull();
  const gain = gainFoundIn(8, rateBaseline(0.025), HALVES, 10_000);
  expect(gain).toBeGreaterThan(0.12);
  expect(gain).toBeLessThan(0.14);
  expect(visitorsFor(rateBaseline(0.025), gain, HALVES, 8)).toBeCloseTo(80_000, 2);
});

test('needs more visitors for small gains, small shares and more variants', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.005, max: 0.2, noNaN: true }),
      fc.double({ min: 0.03, max: 0.5, noNaN: true }),
      (rate, gain) => {
        const of = (shares: readonly number[], found: number) =>
          visitorsFor(rateBaseline(rate), found, { ...HALVES, shares }, 4);
        expect(of([0.5, 0.5], gain)).toBeLessThan(of([0.5, 0.5], gain * 0.9));
        expect(of([0.5, 0.5], gain)).toBeLessThan(of([0.8, 0.2], gain));
        expect(of([0.5, 0.5], gain)).toBeLessThan(of([0.34, 0.33, 0.33], gain));
      },
    ),
    { numRuns: 20 },
  );
});

test('checks weekly, or daily from the seventh day on', () => {
  expect(daysOfChecks(4, HALVES)).toEqual([7, 14, 21, 28]);
  expect(daysOfChecks(2, { rhythm: 'daily' })).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
  expect(daysOfChecks(2, { rhythm: 'always' })).toEqual(Array.from({ length: 14 }, (_, day) => day + 1));
  expect(checksUntil(8, HALVES)).toBe(8);
});
