import { describe, expect, it } from 'vitest';
import type { CartDocument } from '../cart/cart-document';
import { newCart } from '../cart/new-cart';
import { neededCheck } from './needed-check';

const START = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;
const at = (day: number) => START + day * DAY;

function aCart(id: string, window: readonly [number, number] | null = null): CartDocument {
  let last = 0;
  const cart = newCart(id, id, () => `${id}-${++last}`);
  if (!window) return { ...cart, enabled: true };
  const [startDate, endDate] = window.map((day) => new Date(at(day)).toISOString()) as [string, string];
  return { ...cart, enabled: true, isScheduled: true, startDate, endDate };
}

const checkOf = (carts: readonly CartDocument[], day: number, timezone = 'UTC') => {
  const { now, next, until } = neededCheck(carts, [], { now: at(day), timezone });
  return {
    now: now.rewards?.cartId,
    next: next.rewards?.cartId,
    known: now.until,
    until: (until - START) / DAY,
  };
};

describe('configuration of the checkout check', () => {
  it('contains the enabled cart when none has a schedule', () => {
    expect(checkOf([aCart('a')], 0)).toEqual({ now: 'a', next: '', known: null, until: Infinity });
  });

  it('is empty when no cart is enabled', () => {
    expect(checkOf([], 0)).toEqual({ now: '', next: '', known: null, until: Infinity });
  });

  it('contains the next scheduled cart, and during it the cart after it', () => {
    const carts = [aCart('a'), aCart('sale', [2, 4])];
    expect(checkOf(carts, 0)).toEqual({ now: 'a', next: 'sale', known: null, until: 2 });
    expect(checkOf(carts, 3)).toEqual({ now: 'sale', next: 'a', known: null, until: 4 });
    expect(checkOf(carts, 5)).toEqual({ now: 'a', next: '', known: null, until: Infinity });
  });

  it('is complete until the shop’s day on which a third cart starts', () => {
    const carts = [aCart('a'), aCart('sale', [2, 4]), aCart('flash', [6.75, 8])];
    expect(checkOf(carts, 0)).toMatchObject({ now: 'a', next: 'sale', known: '2026-11-27' });
    expect(checkOf(carts, 0, 'Pacific/Pago_Pago')).toMatchObject({ known: '2026-11-26' });
    expect(checkOf(carts, 5)).toMatchObject({ now: 'a', next: 'flash', known: null });
  });

  it('is complete for good if no cart is live after both', () => {
    expect(checkOf([aCart('sale', [0, 1]), aCart('flash', [1, 2])], 0.5)).toEqual({
      now: 'sale',
      next: 'flash',
      known: null,
      until: 1,
    });
  });

  it('contains the next cart after a gap without one', () => {
    expect(checkOf([aCart('sale', [2, 4]), aCart('flash', [6, 8])], 0)).toMatchObject({
      now: '',
      next: 'sale',
      known: '2026-11-26',
    });
  });
});
