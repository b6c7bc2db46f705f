import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalShares } from '../assignment/traffic';
import computed from '../fixtures/group-sequential.json';
import { checksUntil, daysOfChecks, gainFoundIn, planFor } from './honest-length';
import { inflationOf } from './inflation';
import { rateBaseline, visitorsFor } from './planned-size';

const HALVES = { shares: [0.5, 0.5], level: 0.05, rhythm: 'weekly' } as const;

test('what checks cost in visitors', () => {
  for (const { weeks, level, daily, factor } of computed.inflation) {
    expect(inflationOf(weeks, level, daily ? 'daily' : 'weekly')).toBeCloseTo(factor, 6);
  }
});

test('visitors a variant', () => {
  for (const { rate, lift, variants, weeks, visitorsAVariant } of computed.plans) {
    const shares = equalShares(variants).map(() => 1 / variants);
    const all = visitorsFor(rateBaseline(rate), lift, { ...HALVES, shares }, weeks);
    expect(Math.ceil(all / variants)).toBe(visitorsAVariant);
  }
});

test('the shortest test of whole weeks, and what eight weeks find where there is too little traffic', () => {
  const plan = planFor(rateBaseline(0.025), 0.1, HALVES, 33_000);
  // Four weeks need 130,914.
  expect(plan).toEqual({ weeks: 4, visitors: 130_914, lastWeek: 8 });
  expect(planFor(rateBaseline(0.025), 0.1, HALVES, 10_000)).toBeNull();
  const gain = gainFoundIn(8, rateBaseline(0.025), HALVES, 10_000);
  expect(gain).toBeGreaterThan(0.12);
  expect(gain).toBeLessThan(0.14);
  expect(visitorsFor(rateBaseline(0.025), gain, HALVES, 8)).toBeCloseTo(80_000, 2);
});

test('small gains, small shares and more variants need more visitors', () => {
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

test('checks are weekly, or daily from the seventh day on', () => {
  expect(daysOfChecks(4, HALVES)).toEqual([7, 14, 21, 28]);
  expect(daysOfChecks(2, { rhythm: 'daily' })).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
  expect(checksUntil(8, HALVES)).toBe(8);
});
