import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relativeComparisonOf } from '../decision/comparison';
import computed from '../fixtures/bayesian.json';
import { type Estimate, meanEstimate } from '../goals/estimate';
import { alwaysValidBound, alwaysValidP } from './always-valid';
import { type Belief, beliefIn, chanceToBeBetter, credibleInterval, expectedLoss } from './bayesian';

const DIGITS = 6;
const PLANNED = 5_000;
/** Prior of a relative difference. */
const INFORMED: Belief = { mean: 0, deviation: 0.3 };

interface Sums {
  readonly n: number;
  readonly s: number;
  readonly q: number;
}

/** The reference uses the population variance for rates; we use the sample variance. */
function theirs({ n, s, q }: Sums): Estimate {
  const own = meanEstimate({ visitors: n, events: n, sum: s, squares: q });
  return { ...own, variance: own.variance * (s === q ? (n - 1) / n : 1) };
}

describe('Bayesian reference values', () => {
  const pairs = computed.pairs.map((pair) => ({
    ...pair,
    a: theirs(pair.control),
    b: theirs(pair.variant),
  }));

  test('match a relative difference, its standard error and always-valid interval', () => {
    for (const { a, b, relative } of pairs) {
      const { difference, standardError } = relativeComparisonOf(a, b);
      expect(difference).toBeCloseTo(relative.difference, DIGITS);
      expect(standardError).toBeCloseTo(relative.standardError, DIGITS);
      const visitors = a.visitors + b.visitors;
      const half = alwaysValidBound(visitors, PLANNED, 0.05) * standardError;
      expect(difference - half).toBeCloseTo(relative.sequential.interval[0] ?? 0, DIGITS);
      expect(difference + half).toBeCloseTo(relative.sequential.interval[1] ?? 0, DIGITS);
      const p = alwaysValidP({ difference, standardError, visitors }, PLANNED);
      expect(p).toBeCloseTo(relative.sequential.p, DIGITS);
    }
  });

  for (const kind of ['absolute', 'relative'] as const) {
    for (const before of ['flat', 'informed'] as const) {
      test(`match the belief in a ${kind} difference with a ${before} prior`, () => {
        for (const { a, [kind]: of } of pairs) {
          const scale = kind === 'relative' ? 1 : Math.abs(a.mean);
          const prior = { mean: 0, deviation: INFORMED.deviation * scale };
          const belief = beliefIn(of, before === 'flat' ? null : prior);
          const expected = of[before];
          expect(belief.mean).toBeCloseTo(expected.mean, DIGITS);
          expect(belief.deviation).toBeCloseTo(expected.deviation, DIGITS);
          expect(chanceToBeBetter(belief)).toBeCloseTo(expected.chance, DIGITS);
          expect(expectedLoss(belief)).toBeCloseTo(expected.loss, DIGITS);
          const { low, high } = credibleInterval(belief, 0.95);
          expect(low).toBeCloseTo(expected.interval[0] ?? 0, DIGITS);
          expect(high).toBeCloseTo(expected.interval[1] ?? 0, DIGITS);
        }
      });
    }
  }
});

const someBelief = fc.record({
  mean: fc.double({ min: -5, max: 5, noNaN: true }),
  deviation: fc.double({ min: 0.01, max: 5, noNaN: true }),
});

test('chances of a difference and its mirror add up to 1, and losses differ by the mean', () => {
  fc.assert(
    fc.property(someBelief, ({ mean, deviation }) => {
      const [ours, mirrored] = [
        { mean, deviation },
        { mean: -mean, deviation },
      ];
      expect(chanceToBeBetter(ours) + chanceToBeBetter(mirrored)).toBeCloseTo(1, 12);
      expect(expectedLoss(mirrored) - expectedLoss(ours)).toBeCloseTo(mean, 10);
      expect(expectedLoss(ours)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the prior counts less the more is measured', () => {
  const few = beliefIn({ difference: 1, standardError: 1 }, INFORMED);
  const many = beliefIn({ difference: 1, standardError: 0.01 }, INFORMED);
  expect(few.mean).toBeLessThan(0.1);
  expect(many.mean).toBeGreaterThan(0.99);
});
