import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GoalId } from '../document/goals';
import { countedUntil, type VisitorActions, visitorsUntil } from './counted-visitors';
import { goalRows } from './goal-rows';
import { GROUPINGS, membersOf, visitorGroups } from './visitor-groups';

const UNTIL = 1_000_000_000;

const instants = fc.array(fc.integer({ min: 0, max: 2 * UNTIL }), { maxLength: 3 });
const visitor = fc.record({
  exposures: fc.array(
    fc.record({
      variant: fc.integer({ min: 0, max: 1 }),
      at: fc.nat(2 * UNTIL),
      market: fc.constantFrom('DE', 'FR', null),
      device: fc.constantFrom('phone' as const, 'computer' as const, null),
    }),
    {
      minLength: 1,
      maxLength: 2,
    },
  ),
  orders: fc.array(
    fc.record({ at: fc.nat(2 * UNTIL), revenue: fc.nat(100_000), units: fc.integer({ min: 1, max: 9 }) }),
    { maxLength: 3 },
  ),
  clicks: instants,
  adds: instants,
  tiers: instants,
});

test('The rows behind each figure of a variant add up to it.', () => {
  fc.assert(
    fc.property(fc.array(visitor, { maxLength: 40 }), (made) => {
      const exposures = made.flatMap((each, at) =>
        each.exposures.map((exposure) => ({ visitor: `v${at}`, ...exposure })),
      );
      const actions = new Map<string, VisitorActions>(made.map((each, at) => [`v${at}`, each]));
      const limits = { until: UNTIL, variants: 2 };
      const { estimates } = countedUntil(exposures, actions, limits);
      const { visitors } = visitorsUntil(exposures, actions, limits);
      for (const variant of [0, 1]) {
        const all = goalRows(visitors, variant, null).length;
        for (const goalId of [1, 2, 3, 4, 5, 6, 7] as const satisfies GoalId[]) {
          const estimate = estimates[goalId]?.[variant] ?? expect.fail('Every goal is counted.');
          const rows = goalRows(visitors, variant, goalId);
          const sum = rows.reduce((total, { amount }) => total + (amount ?? 1), 0);
          const by = goalId === 3 || goalId === 7 ? rows.length : all;
          expect(estimate.visitors).toBe(all);
          expect(by === 0 ? 0 : sum / by).toBeCloseTo(estimate.mean, 6);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('Groups contain each visitor once, largest first, with the rows behind their figures.', () => {
  fc.assert(
    fc.property(fc.array(visitor, { maxLength: 40 }), fc.constantFrom(...GROUPINGS), (made, by) => {
      const exposures = made.flatMap((each, at) =>
        each.exposures.map((exposure) => ({ visitor: `v${at}`, ...exposure })),
      );
      const actions = new Map<string, VisitorActions>(made.map((each, at) => [`v${at}`, each]));
      const { visitors } = visitorsUntil(exposures, actions, { until: UNTIL, variants: 2 });
      for (const goalId of [1, 2, 6] as const) {
        const groups = visitorGroups(visitors, by, { goalId, variants: 2 });
        const sizes = groups.map(({ key }) => membersOf(visitors, by, key).length);
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(visitors.length);
        for (const { key, estimates } of groups) {
          const members = membersOf(visitors, by, key);
          for (const [variant, { visitors: counted, mean }] of estimates.entries()) {
            const rows = goalRows(members, variant, goalId);
            const sum = rows.reduce((total, { amount }) => total + (amount ?? 1), 0);
            expect(counted).toBe(goalRows(members, variant, null).length);
            expect(counted === 0 ? 0 : sum / counted).toBeCloseTo(mean, 6);
          }
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('groups a visitor by the first exposure', () => {
  const at = (minutes: number, market: string | null) => ({
    visitor: 'Ann',
    variant: 0,
    at: minutes,
    market,
  });
  const { visitors } = visitorsUntil([at(20, 'FR'), at(10, 'DE'), at(30, null)], new Map(), {
    until: 40,
    variants: 1,
  });
  expect(visitors).toMatchObject([{ from: 10, market: 'DE', device: null }]);
});
