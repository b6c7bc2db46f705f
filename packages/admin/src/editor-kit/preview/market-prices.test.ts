import { expect, it } from 'vitest';
import { marketOf } from './market-prices';

const prices = [{ variantId: 11, price: 9, compareAtPrice: null }];

it('a market has the currency of its prices', () => {
  expect(marketOf('DE', { currency: 'EUR', rate: '0.92', prices }, 'USD')).toEqual({
    market: { country: 'DE', currency: 'EUR', rate: '0.92' },
    prices,
    hasRate: true,
  });
});

it('falls back to the shop’s currency, marked as such, without prices or currency', () => {
  const unknown = { market: { country: 'DE', currency: 'USD', rate: null }, prices: [], hasRate: false };
  expect(marketOf('DE', { currency: null, rate: null, prices: [] }, 'USD')).toEqual(unknown);
  expect(marketOf('DE', null, 'USD')).toEqual(unknown);
});
