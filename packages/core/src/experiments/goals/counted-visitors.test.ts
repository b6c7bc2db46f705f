import { describe, expect, test } from 'vitest';
import { countedUntil, type VisitorActions } from './counted-visitors';

const MINUTE = 60_000;
const NOON = Date.parse('2026-05-04T12:00:00Z');

const exposed = (visitor: string, variant: number, minutes: number) => ({
  visitor,
  variant,
  at: NOON + minutes * MINUTE,
});

function did(actions: Partial<Record<keyof VisitorActions, readonly number[]>>): VisitorActions {
  const at = (minutes: readonly number[] = []) => minutes.map((each) => NOON + each * MINUTE);
  return {
    orders: at(actions.orders).map((each) => ({ at: each, revenue: 2_000, units: 2 })),
    clicks: at(actions.clicks),
    adds: at(actions.adds),
    tiers: at(actions.tiers),
  };
}

const until = NOON + 60 * MINUTE;

describe('counted visitors of a test', () => {
  test('count actions from the first exposure until the end of the day', () => {
    const exposures = [exposed('a', 0, 0), exposed('b', 1, 10), exposed('c', 1, 20), exposed('late', 1, 60)];
    const { inSeveral, estimates } = countedUntil(
      exposures,
      new Map([
        ['a', did({ orders: [5, 60], clicks: [1] })],
        ['b', did({ orders: [9], clicks: [-30], adds: [11] })],
        ['c', did({ orders: [20, 59], tiers: [20, 30] })],
      ]),
      { until, variants: 2 },
    );
    expect(inSeveral).toBe(0);
    expect(estimates[2]).toMatchObject([
      { visitors: 1, events: 1 },
      { visitors: 2, events: 1, mean: 0.5 },
    ]);
    // A buyer's revenue is capped at the 99.9th percentile of all buyers.
    expect(estimates[1]?.map(({ mean }) => mean)).toEqual([2_000, 1_999]);
    expect(estimates[3]?.[1]).toMatchObject({ events: 2, mean: 2_000 });
    expect(estimates[4]?.map(({ events }) => events)).toEqual([1, 0]);
    expect(estimates[5]?.map(({ events }) => events)).toEqual([0, 1]);
    expect(estimates[6]?.map(({ events }) => events)).toEqual([0, 1]);
  });

  test('exclude visitors who saw several variants and count them separately', () => {
    const exposures = [exposed('a', 0, 0), exposed('a', 1, 5), exposed('b', 1, 5)];
    const actions = new Map([['a', did({ orders: [10] })]]);
    const before = countedUntil(exposures, actions, { until: NOON + 5 * MINUTE, variants: 2 });
    expect(before.estimates[2]?.map(({ visitors }) => visitors)).toEqual([1, 0]);
    const after = countedUntil(exposures, actions, { until, variants: 2 });
    expect(after.inSeveral).toBe(1);
    expect(after.estimates[2]?.map(({ visitors, events }) => [visitors, events])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('count a click slightly before its exposure, but no order', () => {
    const actions = new Map([['a', did({ clicks: [-0.5], orders: [-0.5] })]]);
    const { estimates } = countedUntil([exposed('a', 0, 0)], actions, { until, variants: 2 });
    expect([estimates[4]?.[0]?.events, estimates[2]?.[0]?.events]).toEqual([1, 0]);
  });

  test('are zero estimates without visitors', () => {
    const { estimates } = countedUntil([], new Map(), { until, variants: 2 });
    for (const each of Object.values(estimates).flat()) {
      expect(each).toEqual({ visitors: 0, events: 0, mean: 0, variance: 0 });
    }
  });
});
