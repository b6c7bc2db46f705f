import { expect, it } from 'vitest';
import { liveTestOf, namesOfCarts, placeIsTested, type TestableCart } from './live-test';

const NOW = Date.parse('2026-11-10T12:00:00Z');
const test = { id: 'test', name: 'Which tiers' };

function aCart(name: string, more: Partial<TestableCart> = {}): TestableCart {
  return {
    id: name,
    name,
    enabled: false,
    isFallback: false,
    isScheduled: false,
    startDate: null,
    endDate: null,
    runningTest: null,
    ...more,
  };
}
const control = aCart('Main', { enabled: true, runningTest: { ...test, isControl: true } });
const variant = aCart('Low tiers', { runningTest: { ...test, isControl: false } });
const names = (...carts: TestableCart[]) => liveTestOf(carts, NOW)?.carts.map(({ name }) => name) ?? null;

it('lists the live cart’s test with the control first, without other tests’ carts', () => {
  const other = aCart('Other', { runningTest: { id: 'other', name: 'Other', isControl: false } });
  expect(names(variant, other, aCart('Idle'), control)).toEqual(['Main', 'Low tiers']);
});

it('is null while a cart other than its control is live', () => {
  const window = { isScheduled: true, startDate: '2026-11-01T00:00:00Z', endDate: '2026-11-20T00:00:00Z' };
  expect(names(control, variant, aCart('Sale', { enabled: true, ...window }))).toBeNull();
  const later = { ...window, startDate: '2026-11-15T00:00:00Z' };
  expect(names({ ...control, ...later }, { ...variant, enabled: true })).toBeNull();
  expect(names(aCart('Main', { enabled: true }))).toBeNull();
  expect(names()).toBeNull();
});

it('keeps an unscheduled cart from replacing a tested one', () => {
  const idle = aCart('Idle');
  expect(placeIsTested(idle, [control, variant, idle])).toMatch(
    /^“Main” is in the running test “Which tiers”/,
  );
  const fallback = { ...control, enabled: false, isFallback: true };
  expect(placeIsTested(idle, [fallback, variant, idle])).toMatch(/^“Main” is in/);
  expect(placeIsTested(idle, [{ ...variant, isFallback: true }, idle])).toBeNull();
  expect(placeIsTested({ ...idle, isScheduled: true }, [control, idle])).toBeNull();
  expect(placeIsTested({ ...idle, enabled: true }, [control, idle])).toBeNull();
  expect(placeIsTested(idle, [aCart('Main', { enabled: true }), idle])).toBeNull();
});

it('joins cart names in a sentence', () => {
  expect(namesOfCarts([control, variant])).toBe('“Main” and “Low tiers”');
  expect(namesOfCarts([control, aCart(' ')], 'disjunction')).toBe('“Main” or “Unnamed cart”');
});
