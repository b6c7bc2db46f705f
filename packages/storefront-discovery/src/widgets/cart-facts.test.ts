import { codeMark } from '@cartwright/core/data-sources/cart-facts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartFacts } from './cart-facts';

const CART = {
  currency: 'EUR',
  items: [
    { quantity: 2, original_line_price: 4600, properties: null, selling_plan_allocation: { price: 2300 } },
    { quantity: 1, original_line_price: 900, properties: { _source: 'widget_gift', _widget: '3' } },
  ],
  discount_codes: [
    { code: 'SPRING', applicable: true },
    { code: 'GONE', applicable: false },
  ],
};
const asks = {
  12: { total: [50], codes: true, plan: true },
  13: { items: [2] },
  14: { currency: true },
} as const;

beforeEach(() => vi.stubGlobal('window', { Shopify: { currency: { active: 'EUR', rate: '0.92' } } }));
afterEach(() => vi.unstubAllGlobals());

it('sends only the cart facts requested by the page’s widgets', () => {
  expect(cartFacts(CART, [12, 13, 99], { asks, currency: 'EUR' })).toEqual({
    total: '50',
    items: '2',
    codes: `.${codeMark('spring')}`,
    plan: '1',
  });
  expect(cartFacts(CART, [99], { asks, currency: 'EUR' })).toEqual({});
  expect(cartFacts(CART, [12], { asks: null, currency: 'EUR' })).toEqual({});
});

it('omits the total in another currency, and everything for an unknown cart', () => {
  expect(cartFacts(CART, [12, 14], { asks, currency: 'GBP' })).toEqual({
    codes: `.${codeMark('spring')}`,
    plan: '1',
    currency: 'EUR',
  });
  expect(cartFacts({}, [12, 13], { asks, currency: 'EUR' })).toEqual({});
});
