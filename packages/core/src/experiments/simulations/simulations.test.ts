import { describe, expect, test } from 'vitest';
import { anyTimeFindings, isHarmful } from '../decision/always-valid-verdict';
import { type Check, type Direction, judgeChecks } from '../decision/checks';
import { comparisonOf } from '../decision/comparison';
import { looksOf } from '../statistics/checked';
import { randomFrom } from '../statistics/random';
import { isSampleRatioOff } from '../statistics/sample-ratio';
import {
  isCalled as isCalledOf,
  type OptimisedOutcome,
  type OptimisedScenario,
  optimisedOutcome,
  SWINGING,
} from './simulated-optimisation';
import { buyersAmong, dividedVisitors } from './simulated-shop';
import {
  checksOf,
  conversion,
  equalDesign,
  HALVES,
  minBound,
  planOf,
  type Scenario,
  weeksOf,
} from './simulated-test';

/*
 * The whole rule, as often as it takes to see what it promises: how rarely it calls a difference that isn't there, and how
 * surely it finds the one it was planned for. Seeds are fixed, so that a result is the same everywhere. On demand, some minutes
 * long; `EXPERIMENTS=20000 npm run unit -- simulations` has more tests, and closer limits.
 */

/** Number of simulated tests. */
const MANY = Number(process.env.EXPERIMENTS ?? 4_000);
/** Smaller number, when every check is judged or every order is drawn. */
const SOME = MANY / 4;

/** Margin of a share by chance: two standard errors. */
const chance = (part: number, tests: number) => 2 * Math.sqrt((part * (1 - part)) / tests);

const AA: Scenario = {
  rate: 0.025,
  gain: 0.1,
  weeks: 4,
  design: HALVES,
  rateOn: () => 0.025,
  traffic: 'uneven',
};

/** Share of tests whose checks match; a test without checks doesn't. */
function partOf(
  tests: number,
  seed: number,
  scenario: Scenario,
  holds: (checks: readonly Check[]) => boolean,
  direction: Direction = 'both',
): number {
  const random = randomFrom(seed);
  const plan = planOf(scenario);
  let found = 0;
  for (let index = 0; index < tests; index++) {
    const checks = checksOf(plan, weeksOf(scenario, random), direction);
    if (checks && holds(checks)) found++;
  }
  return found / tests;
}

const isCalled = (checks: readonly Check[]) =>
  checks.some(({ variants }) => variants.some(({ verdict }) => verdict === 'better' || verdict === 'worse'));
const isWon = (checks: readonly Check[]) =>
  checks.some(({ variants }) => variants.some(({ verdict }) => verdict === 'better'));

test('every bound is at least the minimum for the level spent', () => {
  // So estimates below the minimum needn't be judged here.
  for (const level of [0.05, 0.025, 0.01]) {
    for (const fractions of [[0.1, 0.3, 0.9, 1.4], [0.25, 0.5, 0.75, 1], [0.06, 0.5], [1.8]]) {
      for (const { bound, spent } of looksOf({ fractions, final: true }, level)) {
        expect(bound).toBeGreaterThan(minBound(spent) - 1e-6);
      }
    }
  }
});

describe('false positives of tests without a difference', () => {
  const counted: { part: number; tests: number }[] = [];
  const called = (name: string, seed: number, scenario: Scenario, tests = MANY) =>
    test(name, () => {
      const part = partOf(tests, seed, scenario, isCalled);
      counted.push({ part, tests });
      expect(part).toBeLessThanOrEqual(0.055 + chance(0.055, tests));
      // A rule that never decides would pass the line above.
      expect(part).toBeGreaterThan(0.04 - chance(0.04, tests));
    });

  called('two variants, from 0.4 to 1.8 of the planned traffic', 701, AA);
  called('two variants, traffic as planned', 101, { ...AA, traffic: 'planned' });
  called('three variants', 702, { ...AA, design: equalDesign(3) });
  called('four variants', 703, { ...AA, design: equalDesign(4) });
  called('shares of 80 and 20', 704, { ...AA, design: { ...HALVES, shares: [0.8, 0.2] } });
  called('a small shop, planned for a large gain', 705, {
    ...AA,
    rate: 0.02,
    gain: 0.5,
    weeks: 3,
    rateOn: () => 0.02,
  });
  called('revenue, its largest orders cut', 706, { ...AA, gain: 0.2, orderValues: 0.8 }, SOME);
  called('an effect that swings around 0 by the day of the week', 203, {
    ...AA,
    traffic: 'planned',
    rateOn: (variant, day) => (variant === 0 ? 0.025 : 0.025 * (day % 7 > 4 ? 1.14 : 0.944)),
  });

  test('stay within 1 of 20 over all scenarios', () => {
    const tests = counted.reduce((sum, each) => sum + each.tests, 0);
    const calls = counted.reduce((sum, each) => sum + each.part * each.tests, 0);
    expect(tests).toBe(7 * MANY + SOME);
    expect(calls / tests).toBeLessThanOrEqual(0.055);
  });
});

test('decides at most 1 in 100 falsely at the strict level', () => {
  const strict = { ...AA, design: { ...HALVES, level: 0.01 } };
  const part = partOf(MANY, 707, strict, isCalled);
  expect(part).toBeLessThanOrEqual(0.011 + chance(0.011, MANY));
  expect(part).toBeGreaterThan(0.007 - chance(0.007, MANY));
});

test('decides another variant no more often beside one better variant', () => {
  const oneBetter: Scenario = {
    ...AA,
    design: equalDesign(3),
    rateOn: (variant) => (variant === 1 ? 0.0275 : 0.025),
  };
  const isOtherCalled = (checks: readonly Check[]) =>
    checks.some(({ variants }) => variants[1]?.verdict === 'better' || variants[1]?.verdict === 'worse');
  expect(partOf(SOME, 404, oneBetter, isOtherCalled)).toBeLessThanOrEqual(0.055 + chance(0.055, SOME));
});

test('calls a harmless guardrail harmful half as often', () => {
  const part = partOf(MANY, 403, AA, isCalled, 'harm');
  expect(part).toBeLessThanOrEqual(0.028 + chance(0.028, MANY));
  expect(part).toBeGreaterThan(0.02 - chance(0.02, MANY));
});

describe('power to find the planned gain in four of five tests', () => {
  const BETTER: Scenario = { ...AA, rateOn: (variant) => (variant === 0 ? 0.025 : 0.0275) };

  test('is reached with the planned traffic, and before the end', () => {
    const random = randomFrom(2611);
    const scenario: Scenario = { ...BETTER, traffic: 'planned' };
    const plan = planOf(scenario);
    let won = 0;
    let visitors = 0;
    for (let index = 0; index < SOME; index++) {
      const weeks = weeksOf(scenario, random);
      const checks = checksOf(plan, weeks);
      if (checks && isWon(checks)) won++;
      // Without a check close to its bound a test runs to its planned size.
      const last = weeks[(checks?.length ?? weeks.length) - 1];
      visitors += last?.[0]?.visitors ?? 0;
    }
    expect(won / SOME).toBeGreaterThan(0.79 - chance(0.79, SOME));
    expect(won / SOME).toBeLessThan(0.82 + chance(0.82, SOME));
    // At most 65,500 per variant.
    // 53,900 on average, with a deviation of some 12,000.
    expect(Math.abs(visitors / SOME - 53_900)).toBeLessThan(500 + 24_000 / Math.sqrt(SOME));
  });

  test('is reached with more or less traffic', () => {
    expect(partOf(SOME, 701, BETTER, isWon)).toBeGreaterThan(0.79 - chance(0.79, SOME));
  });

  test('is reached in either of two variants', () => {
    const both = { ...BETTER, design: equalDesign(3) };
    expect(partOf(SOME, 708, both, isWon)).toBeGreaterThan(0.87 - chance(0.87, SOME));
  });

  test('is reached for revenue', () => {
    const revenue = {
      ...BETTER,
      gain: 0.2,
      orderValues: 0.8,
      rateOn: (each: number) => (each ? 0.03 : 0.025),
    };
    expect(partOf(SOME, 709, revenue, isWon)).toBeGreaterThan(0.78 - chance(0.78, SOME));
  });
});

test('the final interval covers the true change in 19 of 20, relative ones included', () => {
  for (const lift of [0, 0.1]) {
    const scenario: Scenario = { ...AA, rateOn: (variant) => 0.025 * (variant === 0 ? 1 : 1 + lift) };
    const random = randomFrom(501 + lift * 10);
    const plan = planOf(scenario);
    let [absolute, relative] = [0, 0];
    for (let index = 0; index < SOME; index++) {
      const own = judgeChecks(plan, weeksOf(scenario, random)).at(-1)?.variants[0]?.judged;
      if (!own) throw new Error('The check that ends a test judges it.');
      if (own.interval.low <= 0.025 * lift && own.interval.high >= 0.025 * lift) absolute++;
      if (own.relative && own.relative.low <= lift && own.relative.high >= lift) relative++;
    }
    expect(absolute / SOME).toBeGreaterThan(0.945 - chance(0.945, SOME));
    expect(relative / SOME).toBeGreaterThan(0.945 - chance(0.945, SOME));
  }
});

/** Cumulative visitors and orders of 28 days. */
function daysOf(visitorsADay: number, rates: readonly number[], random: () => number) {
  const shares = rates.map(() => 1 / rates.length);
  const sums = rates.map(() => ({ visitors: 0, orders: 0 }));
  return Array.from({ length: 28 }, () => {
    for (const [variant, came] of dividedVisitors(visitorsADay, shares, random).entries()) {
      const sum = sums[variant];
      if (!sum) continue;
      sum.visitors += came;
      sum.orders += buyersAmong(came, rates[variant] ?? 0, random);
    }
    return sums.map(({ visitors, orders }) => conversion(visitors, orders));
  });
}

function partOfDays(
  tests: number,
  seed: number,
  rates: readonly number[],
  visitorsADay: number,
  holds: (estimates: ReturnType<typeof conversion>[]) => boolean,
): number {
  const random = randomFrom(seed);
  let found = 0;
  for (let index = 0; index < tests; index++) {
    if (daysOf(visitorsADay, rates, random).some(holds)) found++;
  }
  return found / tests;
}

test('a test that is read daily is decided falsely in at most 1 of 20', () => {
  const isDecided = ([control, ...variants]: ReturnType<typeof conversion>[]) => {
    const compared = variants.flatMap((variant) =>
      control
        ? [
            {
              ...comparisonOf(control, variant),
              visitors: control.visitors + variant.visitors,
              planned: 130_914,
              events: Math.min(control.events, variant.events),
            },
          ]
        : [],
    );
    return anyTimeFindings(compared, 0.05).some(({ kind }) => kind === 'better' || kind === 'worse');
  };
  expect(partOfDays(MANY, 601, [0.025, 0.025], 4_600, isDecided)).toBeLessThanOrEqual(0.05);
  expect(partOfDays(MANY, 602, [0.025, 0.025, 0.025], 4_600, isDecided)).toBeLessThanOrEqual(0.05);
});

test('the alarm is rarely false and is raised for large harm', () => {
  const planned = 16_800;
  const isAlarming = ([control, variant]: ReturnType<typeof conversion>[]) =>
    control !== undefined && variant !== undefined && isHarmful(control, variant, planned);
  expect(partOfDays(MANY, 401, [0.025, 0.025], 1_200, isAlarming)).toBeLessThanOrEqual(
    0.01 + chance(0.01, MANY),
  );
  expect(partOfDays(SOME, 402, [0.025, 0.0175], 1_200, isAlarming)).toBeGreaterThan(0.8 - chance(0.8, SOME));
});

test('an uneven split is reported falsely in at most 1 of 80, and found when 1 of 20 is lost', () => {
  const alarms = (seed: number, lost: number) => {
    const random = randomFrom(seed);
    const isOff = () => {
      const sums = [0, 0];
      return Array.from({ length: 28 }, () => {
        const [first = 0, second = 0] = dividedVisitors(500, [0.5, 0.5], random);
        sums[0] = (sums[0] ?? 0) + first;
        sums[1] = (sums[1] ?? 0) + second - buyersAmong(second, lost, random);
        return isSampleRatioOff(sums, [0.5, 0.5]);
      }).some((each) => each);
    };
    return Array.from({ length: MANY }, isOff).filter((each) => each).length / MANY;
  };
  expect(alarms(205, 0)).toBeLessThanOrEqual(0.0125 + chance(0.0125, MANY));
  expect(alarms(206, 0.1)).toBeGreaterThan(0.99);
});

describe('test with optimized traffic', () => {
  const partOf = (
    seed: number,
    scenario: OptimisedScenario,
    holds: (outcome: OptimisedOutcome) => boolean,
  ) => {
    const random = randomFrom(seed);
    let found = 0;
    for (let index = 0; index < SOME; index++) if (holds(optimisedOutcome(scenario, random))) found++;
    return found / SOME;
  };

  test('is decided without a difference in at most 1 of 50', () => {
    const flat = { ...SWINGING, rateOn: () => 0.04 };
    const falling: OptimisedScenario = {
      ...SWINGING,
      variants: 4,
      rateOn: (_, day) => 0.08 * (1 - day / 40),
      visitorsOn: (day) => 600 + 80 * day,
    };
    for (const [seed, scenario] of [
      [801, SWINGING],
      [802, flat],
      [803, falling],
    ] as const) {
      expect(partOf(seed, scenario, isCalledOf)).toBeLessThanOrEqual(0.02 + chance(0.02, SOME));
    }
  });

  test('decides another variant no more often beside one better of three', () => {
    const better = {
      ...SWINGING,
      rateOn: (variant: number, day: number) => SWINGING.rateOn(variant, day) * (variant === 2 ? 1.3 : 1),
    };
    const isOtherCalled = ({ decision }: OptimisedOutcome) =>
      decision.findings[0]?.kind === 'better' || decision.findings[0]?.kind === 'worse';
    expect(partOf(804, better, isOtherCalled)).toBeLessThanOrEqual(0.05 + chance(0.05, SOME));
  });
});
