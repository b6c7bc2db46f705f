import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Period } from '../goals/period';
import { isCalled, optimisedOutcome, SWINGING } from '../simulations/simulated-optimisation';
import { randomFrom } from '../statistics/random';
import { movedTraffic, sharesOf } from './moved-traffic';
import { MIN_VISITORS, optimisedShares } from './optimised-shares';
import { stratifiedComparison } from './stratified';

/** Visitors and buyers of each variant on one day. */
const period = (...variants: readonly (readonly [number, number])[]): Period =>
  variants.map(([visitors, events]) => ({ visitors, events, sum: events, squares: events }));

const cell = fc
  .record({ visitors: fc.integer({ min: 40, max: 900 }), part: fc.integer({ min: 0, max: 300 }) })
  .map(({ visitors, part }): readonly [number, number] => [visitors, Math.round((visitors * part) / 1_000)]);
const somePeriods = fc.array(
  fc.tuple(cell, cell, cell, cell).map((cells) => period(...cells)),
  { minLength: 1, maxLength: 6 },
);

describe('optimized shares', () => {
  test('add up to all visitors, give each at least 1 %, and are deterministic', () => {
    fc.assert(
      fc.property(somePeriods, fc.nat(), (periods, seed) => {
        const shares = optimisedShares(periods, randomFrom(seed));
        expect(optimisedShares(periods, randomFrom(seed))).toEqual(shares);
        if (!shares) return;
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(10_000);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(100);
        expect(shares.every(Number.isInteger)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('stay unchanged until each variant has a hundred visitors and somebody has bought', () => {
    const few = period([500, 20], [500, 20], [MIN_VISITORS - 1, 4]);
    expect(optimisedShares([few], randomFrom(1))).toBeNull();
    expect(optimisedShares([few, period([0, 0], [0, 0], [1, 0])], randomFrom(1))).not.toBeNull();
    expect(optimisedShares([period([500, 0], [500, 0], [500, 0])], randomFrom(1))).toBeNull();
    expect(optimisedShares([], randomFrom(1))).toBeNull();
  });

  test('follow the probability of being best or second best', () => {
    const alike = optimisedShares([period([5_000, 150], [5_000, 150], [5_000, 150])], randomFrom(7)) ?? [];
    for (const share of alike) expect(Math.abs(share - 3_333)).toBeLessThan(350);
    const [, , best = 0] =
      optimisedShares([period([5_000, 150], [5_000, 150], [5_000, 240])], randomFrom(7)) ?? [];
    expect(best).toBeGreaterThan(4_900);
    expect(best).toBeLessThan(5_100);
  });

  test('are halves for two variants', () => {
    const shares = optimisedShares([period([5_000, 150], [5_000, 240])], randomFrom(7));
    expect(shares).toEqual([5_000, 5_000]);
  });

  test('ignore a busy day on which one variant had most of the visitors', () => {
    // Over all days the second has 5.6 % against 3.4 %, but on each day both are equal.
    const days = [period([900, 27], [100, 3], [100, 3]), period([100, 6], [900, 54], [100, 6])];
    const [first = 0, second = 0] = optimisedShares(days, randomFrom(3)) ?? [];
    expect(Math.abs(first - second)).toBeLessThan(400);
    expect(stratifiedComparison(days, 1).difference).toBeCloseTo(0, 12);
  });
});

test('a comparison within one period equals that of two means', () => {
  const { difference, standardError, visitors, control, mean } = stratifiedComparison(
    [period([1_000, 30], [1_000, 50])],
    1,
  );
  expect([control, mean]).toEqual([0.03, 0.05]);
  expect(difference).toBeCloseTo(0.02, 12);
  expect(standardError).toBeCloseTo(Math.sqrt((0.03 * 0.97) / 999 + (0.05 * 0.95) / 999), 12);
  expect(visitors).toBe(2_000);
});

test('ignores a period in which only one of both had visitors', () => {
  const known = [period([1_000, 30], [1_000, 50])];
  const more = [...known, period([800, 90], [0, 0])];
  expect(stratifiedComparison(more, 1).difference).toBeCloseTo(stratifiedComparison(known, 1).difference, 12);
  expect(stratifiedComparison([period([800, 90], [0, 0])], 1)).toMatchObject({ visitors: 0, events: 0 });
});

describe('traffic of a day', () => {
  const variants = [34, 33, 33].map((traffic, at) => ({ id: `v${at}`, documentId: null, traffic }));

  test('applies new shares two days later and keeps the previous ones until then', () => {
    const days = movedTraffic(
      { variants },
      [
        { day: 1, shares: null },
        { day: 2, shares: [1_000, 8_000, 1_000] },
      ],
      5,
    );
    expect(days.map((each) => sharesOf(each, 3))).toEqual([
      [0.34, 0.33, 0.33],
      [0.34, 0.33, 0.33],
      [0.34, 0.33, 0.33],
      [0.1, 0.8, 0.1],
      [0.1, 0.8, 0.1],
    ]);
  });
});

test('few tests without a difference are decided, even with swinging days and shares', () => {
  const random = randomFrom(812);
  const tests = 60;
  let called = 0;
  for (let index = 0; index < tests; index++) {
    if (isCalled(optimisedOutcome(SWINGING, random))) called++;
  }
  // The promise is 1 in 20; simulations result in 0.5 to 2 %.
  expect(called).toBeLessThanOrEqual(tests * 0.05);
});

test('a better variant gets half of the visitors and is found', () => {
  const random = randomFrom(813);
  let [found, wrong, share] = [0, 0, 0];
  const tests = 20;
  for (let index = 0; index < tests; index++) {
    const { decision, shares } = optimisedOutcome(
      { ...SWINGING, rateOn: (variant, day) => SWINGING.rateOn(variant, day) * (variant === 2 ? 1.5 : 1) },
      random,
    );
    if (decision.winner === 2) found++;
    if (decision.winner === 1) wrong++;
    share += (shares[2] ?? 0) / tests;
  }
  expect(share).toBeGreaterThan(0.45);
  expect(found).toBeGreaterThanOrEqual(14);
  expect(wrong).toBe(0);
});
