import fc from 'fast-check';
import { expect, test } from 'vitest';
import computed from '../fixtures/always-valid.json';
import { meanEstimate } from '../goals/estimate';
import { alwaysValidBound, alwaysValidP } from './always-valid';
import { isSampleRatioOff, sampleRatioP } from './sample-ratio';

const PLANNED = 5_000;
const LEVEL = 0.05;

test('matches the reference for differences, standard errors and always-valid intervals', () => {
  for (const { control, variant, difference, standardError, sequential } of computed.differences) {
    const [a, b] = [control, variant].map(({ n, s, q }) =>
      meanEstimate({ visitors: n, events: n, sum: s, squares: q }),
    );
    if (!a || !b) throw new Error('two variants');
    expect(b.mean - a.mean).toBeCloseTo(difference, 6);
    // The reference uses the population variance for rates and the sample variance for amounts; we use the sample variance.
    const asTheirs = ({ n, s, q }: typeof control) => (s === q ? (n - 1) / n : 1);
    const error = Math.sqrt(a.variance * asTheirs(control) + b.variance * asTheirs(variant));
    expect(error).toBeCloseTo(standardError, 6);
    const visitors = a.visitors + b.visitors;
    const half = alwaysValidBound(visitors, PLANNED, LEVEL) * standardError;
    expect(difference - half).toBeCloseTo(sequential.interval[0] ?? 0, 6);
    expect(difference + half).toBeCloseTo(sequential.interval[1] ?? 0, 6);
    expect(alwaysValidP({ difference, standardError, visitors }, PLANNED)).toBeCloseTo(sequential.p, 6);
  }
});

test('the interval contains 0 exactly when the p value is above the level', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -8, max: 8, noNaN: true }),
      fc.integer({ min: 100, max: 1_000_000 }),
      fc.constantFrom(0.05, 0.025, 0.01),
      (difference, visitors, level) => {
        const p = alwaysValidP({ difference, standardError: 1, visitors }, PLANNED);
        fc.pre(Math.abs(p - level) > 1e-9);
        expect(Math.abs(difference) < alwaysValidBound(visitors, PLANNED, level)).toBe(p > level);
      },
    ),
  );
});

test('detects an uneven split of visitors', () => {
  for (const { users, weights, p } of computed.sampleRatios) {
    expect(sampleRatioP(users, weights)).toBeCloseTo(p, 9);
  }
  expect(isSampleRatioOff([5_000, 5_200], [0.5, 0.5])).toBe(false);
  expect(isSampleRatioOff([5_000, 5_500], [0.5, 0.5])).toBe(true);
  expect(isSampleRatioOff([100, 1], [1, 0])).toBe(true);
});

test('the split’s p value doesn’t depend on the order of variants', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 2, maxLength: 4 }), (visitors) => {
      fc.pre(visitors.some((each) => each > 0));
      const shares = visitors.map((_, index) => index + 1);
      const turned = sampleRatioP([...visitors].reverse(), [...shares].reverse());
      expect(turned).toBeCloseTo(sampleRatioP(visitors, shares), 9);
    }),
  );
});
