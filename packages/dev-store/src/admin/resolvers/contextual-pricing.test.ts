import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineProduct } from '../../catalogue/define-product';
import type { RunningStore } from '../../store';
import { at } from '../../testing/read-json';
import { admin, aRunningStore } from '../../testing/running-store';
import { SMALL_MARKETS, SMALL_STORE } from '../../testing/small-store';

const lamp = defineProduct({
  handle: 'lamp',
  title: 'Lamp',
  description: 'A lamp.',
  type: 'Kitchen',
  price: '25.99',
  compareAt: '40.00',
});

let store: RunningStore;
beforeAll(async () => {
  const catalogue = { ...SMALL_STORE, products: [...SMALL_STORE.products, lamp] };
  store = await aRunningStore({ markets: SMALL_MARKETS, catalogue });
});
afterAll(() => store.close());

async function pricingIn(context: { country?: string }) {
  const query = `query ($id: ID!, $context: ContextualPricingContext!) {
    productVariant(id: $id) { price contextualPricing(context: $context) {
      price { amount currencyCode } compareAtPrice { amount currencyCode } } } }`;
  const id = `gid://shopify/ProductVariant/${lamp.variants[0]?.id}`;
  const response = await admin(store.url, query, { id, context });
  expect(at(response, 'data', 'productVariant', 'price')).toBe('25.99');
  return at(response, 'data', 'productVariant', 'contextualPricing');
}

it('returns a country’s prices in the currency of its market', async () => {
  expect(await pricingIn({ country: 'DE' })).toEqual({
    price: { amount: '23.39', currencyCode: 'EUR' },
    compareAtPrice: { amount: '36.0', currencyCode: 'EUR' },
  });
  expect(await pricingIn({ country: 'JP' })).toEqual({
    price: { amount: '3899.0', currencyCode: 'JPY' },
    compareAtPrice: { amount: '6000.0', currencyCode: 'JPY' },
  });
});

it.each([{ country: 'US' }, { country: 'FR' }, {}])(
  'falls back to the shop’s price without a market: %o',
  async (context) => {
    expect(await pricingIn(context)).toEqual({
      price: { amount: '25.99', currencyCode: 'USD' },
      compareAtPrice: { amount: '40.0', currencyCode: 'USD' },
    });
  },
);
