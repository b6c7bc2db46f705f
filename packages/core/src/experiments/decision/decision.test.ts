import { describe, expect, test } from 'vitest';
import { type Estimate, meanEstimate } from '../goals/estimate';
import { anyTimeFindings, isHarmful } from './always-valid-verdict';
import { type CheckPlan, judgeChecks } from './checks';
import { comparisonOf } from './comparison';
import { decisionOf, type TestState } from './decision';

const PLAN: CheckPlan = { visitors: 130_912, shares: [0.5, 0.5], level: 0.05, checks: 4 };

const rate = (visitors: number, events: number): Estimate =>
  meanEstimate({ visitors, events, sum: events, squares: events });

/** A test planned for +10 %, with orders per variant after each week of 16,364 visitors a variant. */
function aTest(orders: readonly (readonly number[])[], state: Partial<TestState> = {}, plan = PLAN) {
  const estimates = orders.map((week, index) => week.map((each) => rate(16_364 * (index + 1), each)));
  const checks = judgeChecks(plan, estimates);
  return decisionOf({
    plan,
    gain: 0.1,
    estimates,
    checks,
    endedByHand: false,
    sampleRatioOff: false,
    ...state,
  });
}

describe('decision and its findings', () => {
  test('is open before the first check', () => {
    expect(aTest([])).toMatchObject({ check: 0, checks: 4, running: true, winner: null });
    expect(aTest([]).findings[0]).toMatchObject({
      kind: 'open',
      check: null,
      interval: null,
      relative: null,
    });
  });

  test('is undecided after check 2 of 4, with an interval around the change', () => {
    const { check, checks, running, findings } = aTest([
      [409, 443],
      [818, 887],
    ]);
    expect({ check, checks, running }).toEqual({ check: 2, checks: 4, running: true });
    const [finding] = findings;
    expect(finding).toMatchObject({ kind: 'open', check: 2, gainRuledOut: false });
    expect(finding?.mean).toBeCloseTo(0.0271, 4);
    expect(finding?.control).toBeCloseTo(0.025, 4);
    expect(finding?.relative?.low).toBeCloseTo(-0.0591, 4);
    expect(finding?.relative?.high).toBeCloseTo(0.2508, 4);
  });

  test('is better from the check that decided it', () => {
    const decision = aTest([
      [409, 443],
      [818, 950],
    ]);
    expect(decision).toMatchObject({ running: false, winner: 1 });
    expect(decision.findings[0]).toMatchObject({ kind: 'better', check: 2 });
    expect(decision.findings[0]?.relative?.low).toBeGreaterThan(0);
  });

  test('finds no difference, with or without ruling out the planned gain', () => {
    const same = (last: readonly number[]) => aTest([[409, 409], [818, 818], [1227, 1227], last]);
    expect(same([1636, 1650])).toMatchObject({
      running: false,
      winner: null,
      findings: [{ kind: 'none', check: 4, gainRuledOut: true }],
    });
    expect(same([1636, 1720])).toMatchObject({ findings: [{ kind: 'none', gainRuledOut: false }] });
  });

  test('reports too few orders for a verdict', () => {
    expect(
      aTest([
        [9, 12],
        [20, 22],
        [31, 30],
        [45, 40],
      ]),
    ).toMatchObject({
      running: false,
      findings: [{ kind: 'few', check: null, interval: null }],
    });
  });

  test('has no verdict when ended by hand, unless one was reached', () => {
    expect(aTest([[409, 443]], { endedByHand: true })).toMatchObject({
      running: false,
      findings: [{ kind: 'stopped', check: 1 }],
    });
    expect(
      aTest(
        [
          [409, 443],
          [818, 950],
        ],
        { endedByHand: true },
      ),
    ).toMatchObject({
      findings: [{ kind: 'better', check: 2 }],
    });
  });

  test('is withheld while the visitor split is off', () => {
    expect(
      aTest(
        [
          [409, 443],
          [818, 950],
        ],
        { sampleRatioOff: true },
      ),
    ).toMatchObject({
      winner: null,
      findings: [{ kind: 'withheld' }],
    });
  });

  test('picks the best of several better variants', () => {
    const plan = { ...PLAN, visitors: 196_368, shares: [1 / 3, 1 / 3, 1 / 3] };
    const decision = aTest(
      [
        [409, 443, 450],
        [818, 1050, 1040],
      ],
      {},
      plan,
    );
    expect(decision.findings.map(({ kind }) => kind)).toEqual(['better', 'better']);
    expect(decision.winner).toBe(1);
  });
});

describe('tests that may be read at any time', () => {
  test('decide only clear differences, with Holm’s correction', () => {
    const control = rate(40_000, 1_000);
    const compared = [rate(40_000, 1_300), rate(40_000, 1_010), rate(400, 20)].map((variant) => ({
      ...comparisonOf(control, variant),
      visitors: control.visitors + variant.visitors,
      planned: 80_000,
      events: variant.events,
    }));
    const findings = anyTimeFindings(compared, 0.05);
    expect(findings.map(({ kind }) => kind)).toEqual(['better', 'open', 'few']);
    expect(findings[0]?.interval.low).toBeGreaterThan(0);
    expect(findings[1]?.interval.low).toBeLessThan(0);
    expect(anyTimeFindings(compared, 0.05, 'harm').map(({ kind }) => kind)).toEqual(['open', 'open', 'few']);
  });

  test('raise the alarm for harm only, from fifty control events', () => {
    const control = rate(4_000, 200);
    expect(isHarmful(control, rate(4_000, 90), 20_000)).toBe(true);
    expect(isHarmful(control, rate(4_000, 180), 20_000)).toBe(false);
    expect(isHarmful(rate(4_000, 90), control, 20_000)).toBe(false);
    expect(isHarmful(rate(400, 49), rate(400, 0), 20_000)).toBe(false);
  });
});
