import { expect, it } from 'vitest';
import { marketOf } from './market-prices';

const prices = [{ variantId: 11, price: 9, compareAtPrice: null }];

it('a market has the currency that its prices tell', () => {
  expect(marketOf('DE', { currency: 'EUR', rate: '0.92', prices }, 'USD')).toEqual({
    market: { country: 'DE', currency: 'EUR', rate: '0.92' },
    prices,
    hasRate: true,
  });
});

it('it has the shop’s where none tells it, or none was read, and does not pass it for its own', () => {
  const unknown = { market: { country: 'DE', currency: 'USD', rate: null }, prices: [], hasRate: false };
  expect(marketOf('DE', { currency: null, rate: null, prices: [] }, 'USD')).toEqual(unknown);
  expect(marketOf('DE', null, 'USD')).toEqual(unknown);
});
