import { expect, it } from 'vitest';
import { SMALL_MARKETS, SMALL_STORE, theProduct } from '../testing/small-store';
import { storeMarkets } from './store-markets';

const SHOP = {
  domain: 'small.myshopify.com',
  name: 'Small Store',
  currency: 'USD',
  timezone: 'America/New_York',
  country: 'US',
};

it('makes no copy of the catalogue for the own market while that sells everything', () => {
  const sold = storeMarkets({ shop: SHOP, markets: SMALL_MARKETS }, SMALL_STORE);
  expect(sold.indexFor(sold.markets[0])).toBe(sold.index);
  expect(sold.indexFor(SMALL_MARKETS[0])).toBe(sold.indexFor(SMALL_MARKETS[0]));
});

it.each([
  ['a product', { unpublishedIn: ['US'] }],
  [
    'every variant of it',
    { variants: theProduct('cup').variants.map((each) => ({ ...each, unpublishedIn: ['US'] })) },
  ],
])('leaves out of the own market %s that it does not sell, and the admin keeps it', (_what, change) => {
  const cup = { ...theProduct('cup'), ...change };
  const sold = storeMarkets({ shop: SHOP, markets: SMALL_MARKETS }, { ...SMALL_STORE, products: [cup] });
  expect(sold.index.product(cup.id)?.published).toBe(true);
  expect(sold.indexFor(sold.markets[0]).product(cup.id)?.published).toBe(false);
  expect(sold.indexFor(SMALL_MARKETS[0]).product(cup.id)?.published).toBe(true);
});
