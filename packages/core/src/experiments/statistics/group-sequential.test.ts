import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import computed from '../fixtures/group-sequential.json';
import { looksOf, pValue } from './checked';
import { type Look, MAX_BOUND, nextLook, undecidedAfter } from './group-sequential';
import { spentBy } from './spending';

const DIGITS = 6;

test('spends the reference level by fraction', () => {
  for (const { fraction, alpha, spent } of computed.spending) {
    expect(spentBy(fraction, alpha)).toBeCloseTo(spent, 12);
  }
});

describe('bounds against a reference implementation', () => {
  for (const { name, spending, alpha, fractions, final, bounds, spent } of computed.bounds) {
    test(`${name}, ${spending} at ${alpha}`, () => {
      // Any spending function has bounds; ours is one of them.
      let look: Look | null = null;
      const given = fractions.map((fraction, index) => {
        look = nextLook(look, fraction, spent[index] ?? 0);
        return look;
      });
      const own = spending === 'obf' ? looksOf({ fractions, final: final !== null }, alpha) : given;
      for (const looks of [given, own]) {
        bounds.forEach((bound, index) => {
          expect(looks[index]?.bound).toBeCloseTo(bound, DIGITS);
          expect(looks[index]?.spent).toBeCloseTo(spent[index] ?? 0, DIGITS);
        });
      }
    });
  }
});

test('calculates the p value over all checks', () => {
  for (const { fractions, z, final, p } of computed.p) {
    const found = pValue({ fractions, final: final !== null }, z);
    expect(Math.abs(found - p)).toBeLessThan(Math.max(1e-9, 1e-4 * p));
  }
});

/** Ascending fractions with the minimum distance between checks. */
const someFractions = fc
  .array(fc.double({ min: 0.01, max: 0.4, noNaN: true }), { minLength: 1, maxLength: 8 })
  .map((steps) => {
    let fraction = 0;
    return steps.map((step) => {
      fraction += step;
      return fraction;
    });
  });
const someLevel = fc.constantFrom(0.05, 0.025, 0.01);

describe('laws of bounds', () => {
  test('Spending grows with the fraction and the level, up to the level.', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 2, noNaN: true }),
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        someLevel,
        (fraction, more, level) => {
          expect(spentBy(fraction + more, level)).toBeGreaterThanOrEqual(spentBy(fraction, level));
          expect(spentBy(fraction, level * 1.5)).toBeGreaterThanOrEqual(spentBy(fraction, level));
          expect(spentBy(fraction, level)).toBeLessThanOrEqual(level);
        },
      ),
    );
  });

  test('Each bound spends its planned level, and the rest stays undecided.', () => {
    fc.assert(
      fc.property(someFractions, someLevel, fc.boolean(), (fractions, level, final) => {
        const looks = looksOf({ fractions, final }, level);
        looks.forEach((look, index) => {
          const isFinal = final && index === looks.length - 1;
          if (look.bound < MAX_BOUND) {
            expect(look.spent).toBeCloseTo(isFinal ? level : spentBy(look.fraction, level), 9);
          }
          const open = undecidedAfter(look, 0.1).reduce((sum, { probability }) => sum + 2 * probability, 0);
          expect(open + look.spent).toBeCloseTo(1, 7);
        });
      }),
      { numRuns: 30 },
    );
  });

  test('Later checks don’t change earlier bounds, and a stricter level widens every bound.', () => {
    fc.assert(
      fc.property(someFractions, (fractions) => {
        const all = looksOf({ fractions, final: false }, 0.05);
        const first = looksOf({ fractions: fractions.slice(0, 1), final: false }, 0.05);
        expect(first[0]?.bound).toBe(all[0]?.bound);
        const strict = looksOf({ fractions, final: false }, 0.025);
        strict.forEach(({ bound }, index) => {
          expect(bound).toBeGreaterThanOrEqual((all[index]?.bound ?? 0) - 1e-9);
        });
      }),
      { numRuns: 20 },
    );
  });
});
