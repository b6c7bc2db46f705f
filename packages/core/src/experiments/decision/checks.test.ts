import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import computed from '../fixtures/group-sequential.json';
import { type Estimate, meanEstimate } from '../goals/estimate';
import { pValue } from '../statistics/checked';
import { type CheckPlan, judgeChecks } from './checks';
import { relativeInterval } from './relative-interval';

interface ExpectedVariant {
  readonly difference: number;
  readonly se: number;
  readonly verdict: string;
  readonly level?: number;
  readonly bound?: number;
  readonly z?: number;
  readonly low?: number;
  readonly high?: number;
  readonly relative?: number[] | null;
  readonly p?: number;
}

describe('whole tests against a reference implementation', () => {
  for (const { name, plan, data, expected } of computed.experiments) {
    test(name, () => {
      const checks = judgeChecks(
        { visitors: plan.nmax, shares: plan.shares, level: plan.alpha, checks: plan.last },
        data.map((variants) =>
          variants.map(({ n, s, q, events }) => meanEstimate({ visitors: n, events, sum: s, squares: q })),
        ),
      );
      expect(checks.length).toBe(expected.length);
      expected.forEach(({ fraction, final, comparisons }, at) => {
        const check = checks[at];
        expect(check?.fraction).toBeCloseTo(fraction, 9);
        expect(check?.final).toBe(final);
        for (const [index, comparison] of (comparisons as ExpectedVariant[]).entries()) {
          const found = check?.variants[index];
          expect(found?.verdict).toBe(comparison.verdict);
          expect(found?.difference).toBeCloseTo(comparison.difference, 9);
          expect(found?.standardError).toBeCloseTo(comparison.se, 9);
          const { level, bound, z, low, high, relative, p } = comparison;
          expect(found?.judged === null).toBe(level === undefined);
          if (level === undefined) continue;
          const judged = found?.judged;
          expect(judged?.level).toBeCloseTo(level, 12);
          expect(judged?.bound).toBeCloseTo(bound ?? 0, 6);
          expect(judged?.score).toBeCloseTo(z ?? 0, 6);
          expect(judged?.interval.low).toBeCloseTo(low ?? 0, 6);
          expect(judged?.interval.high).toBeCloseTo(high ?? 0, 6);
          expect(judged?.relative?.low).toBeCloseTo(relative?.[0] ?? 0, 6);
          expect(judged?.relative?.high).toBeCloseTo(relative?.[1] ?? 0, 6);
          const { fractions = [], scores = [] } = judged ?? {};
          const smallest = pValue({ fractions, final }, scores);
          expect(Math.abs(smallest - (p ?? 0))).toBeLessThan(Math.max(1e-9, 1e-4 * (p ?? 0)));
        }
      });
    });
  }
});

test('calculates relative intervals by Fieller’s theorem, or none', () => {
  for (const { control, variant, multiplier, interval } of computed.relative) {
    const [a, b] = [control, variant].map(({ n, s, q }) =>
      meanEstimate({ visitors: n, events: s, sum: s, squares: q }),
    );
    const found = a && b && relativeInterval(a, b, multiplier);
    if (interval === null) return expect(found).toBeNull();
    expect(found?.low).toBeCloseTo(interval[0] ?? 0, 6);
    expect(found?.high).toBeCloseTo(interval[1] ?? 0, 6);
  }
});

const PLAN: CheckPlan = { visitors: 40_000, shares: [0.5, 0.5], level: 0.05, checks: 4 };

const rate = (visitors: number, events: number): Estimate =>
  meanEstimate({ visitors, events, sum: events, squares: events });

/** Weeks of a test with the visitors and orders of each variant. */
const someWeeks = (variants: number) =>
  fc
    .array(
      fc.array(
        fc.record({
          visitors: fc.integer({ min: 1_000, max: 9_000 }),
          part: fc.integer({ min: 15, max: 60 }),
        }),
        {
          minLength: variants,
          maxLength: variants,
        },
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((weeks) =>
      weeks.map((_, week) =>
        Array.from({ length: variants }, (__, variant) => {
          const until = weeks.slice(0, week + 1).flatMap((each) => each[variant] ?? []);
          const visitors = until.reduce((sum, each) => sum + each.visitors, 0);
          const orders = until.reduce(
            (sum, each) => sum + Math.round((each.visitors * each.part) / 1_000),
            0,
          );
          return rate(visitors, orders);
        }),
      ),
    );

describe('laws of checks', () => {
  test('The order of variants doesn’t matter.', () => {
    fc.assert(
      fc.property(someWeeks(4), (weeks) => {
        const plan = { ...PLAN, shares: [0.25, 0.25, 0.25, 0.25] };
        const turned = weeks.map(([control, ...others]) =>
          [control, ...[...others].reverse()].flatMap((each) => each ?? []),
        );
        const [straight, other] = [weeks, turned].map((each) => judgeChecks(plan, each));
        expect(other?.map(({ variants }) => [...variants].reverse())).toEqual(
          straight?.map(({ variants }) => variants),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('Swapping control and variant mirrors the verdict.', () => {
    fc.assert(
      fc.property(someWeeks(2), (weeks) => {
        const turned = weeks.map((week) => [...week].reverse());
        const verdicts = judgeChecks(PLAN, weeks).map(({ variants }) => variants[0]?.verdict);
        const mirrored = judgeChecks(PLAN, turned).map(({ variants }) => variants[0]?.verdict);
        const MIRROR: Record<string, string> = { better: 'worse', worse: 'better' };
        expect(mirrored).toEqual(verdicts.map((verdict) => MIRROR[verdict ?? ''] ?? verdict));
      }),
      { numRuns: 30 },
    );
  });

  test('Intervals contain 0 exactly while nothing is decided, relative ones included.', () => {
    fc.assert(
      fc.property(someWeeks(3), (weeks) => {
        const plan = { ...PLAN, shares: [0.4, 0.3, 0.3] };
        for (const { verdict, judged } of judgeChecks(plan, weeks).flatMap(({ variants }) => variants)) {
          if (!judged) continue;
          const holds = ({ low, high }: { low: number; high: number }) => low < 0 && high > 0;
          expect(holds(judged.interval)).toBe(verdict === 'open' || verdict === 'none');
          if (judged.relative) expect(holds(judged.relative)).toBe(holds(judged.interval));
        }
      }),
      { numRuns: 30 },
    );
  });

  test('A verdict is final, and later checks don’t change earlier ones.', () => {
    fc.assert(
      fc.property(someWeeks(3), (weeks) => {
        const plan = { ...PLAN, shares: [0.4, 0.3, 0.3] };
        const all = judgeChecks(plan, weeks);
        all.forEach((_, index) => {
          expect(judgeChecks(plan, weeks.slice(0, index + 1))).toEqual(all.slice(0, index + 1));
        });
        for (const variant of [0, 1]) {
          const own = all.map(({ variants }) => variants[variant]?.verdict);
          const at = own.findIndex((verdict) => verdict === 'better' || verdict === 'worse');
          if (at >= 0) expect(own.slice(at + 1).every((verdict) => verdict === 'decided')).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});

test('decides a guardrail by harm only', () => {
  const weeks = [10_000, 20_000].map((visitors) => [
    rate(visitors, visitors / 40),
    rate(visitors, visitors / 20),
  ]);
  expect(judgeChecks(PLAN, weeks).at(-1)?.variants[0]?.verdict).toBe('better');
  expect(judgeChecks(PLAN, weeks, 'harm').map(({ variants }) => variants[0]?.verdict)).toEqual([
    'open',
    'none',
  ]);
  const harm = weeks.map((week) => [...week].reverse());
  expect(judgeChecks(PLAN, harm, 'harm').at(-1)?.variants[0]?.verdict).toBe('worse');
});

test('spends the remaining level on the last day even without new visitors', () => {
  const week = [rate(8_000, 200), rate(8_000, 262)];
  const verdicts = judgeChecks(PLAN, [week, week, week, week]).map(({ variants }) => variants[0]?.verdict);
  expect(verdicts).toEqual(['open', 'skipped', 'skipped', 'better']);
});
