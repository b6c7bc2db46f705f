import { describe, expect, it } from 'vitest';
import { indexCatalogue, reindexCatalogue } from '../engine/model/catalogue-index';
import { openProductChanges } from '../state/product-changes';
import { SMALL_MARKETS, SMALL_STORE, theProduct } from '../testing/small-store';
import { storeMarkets } from './store-markets';

const SHOP = {
  domain: 'small.myshopify.com',
  name: 'Small Store',
  currency: 'USD',
  timezone: 'America/New_York',
  country: 'US',
};

it('shares the catalogue with the home market while that sells everything', () => {
  const sold = storeMarkets({ shop: SHOP, markets: SMALL_MARKETS }, SMALL_STORE);
  expect(sold.indexFor(sold.markets[0])).toBe(sold.index);
  expect(sold.indexFor(SMALL_MARKETS[0])).toBe(sold.indexFor(SMALL_MARKETS[0]));
});

it.each([
  ['a product', { unpublishedIn: ['US'] }],
  [
    'every variant of a product',
    { variants: theProduct('cup').variants.map((each) => ({ ...each, unpublishedIn: ['US'] })) },
  ],
])('leaves out %s unsold in the home market, but not in the admin', (_what, change) => {
  const cup = { ...theProduct('cup'), ...change };
  const sold = storeMarkets({ shop: SHOP, markets: SMALL_MARKETS }, { ...SMALL_STORE, products: [cup] });
  expect(sold.index.product(cup.id)?.published).toBe(true);
  expect(sold.indexFor(sold.markets[0]).product(cup.id)?.published).toBe(false);
  expect(sold.indexFor(SMALL_MARKETS[0]).product(cup.id)?.published).toBe(true);
});

describe('store with products changed in turn', () => {
  const changeOf = (handle: string) => ({
    productId: theProduct(handle).id,
    deleted: false,
    prices: Object.fromEntries(theProduct(handle).variants.map(({ id }) => [id, 4_200])),
    quantities: {},
    updatedAt: '2026-03-01T10:00:00.000Z',
  });

  it('equals one started with the changes, and leaves other collections unchanged', () => {
    const changes = openProductChanges([], () => {});
    const sold = storeMarkets({ shop: SHOP, markets: SMALL_MARKETS }, SMALL_STORE, changes);
    changes.put(changeOf('cup'));
    changes.put({ ...changeOf('scarf'), title: 'Long scarf' });
    const anew = storeMarkets({ shop: SHOP, markets: SMALL_MARKETS }, SMALL_STORE, changes);
    expect(sold.index.catalogue).toEqual(anew.index.catalogue);
    expect(sold.index.catalogue.collections?.[0]).toBe(SMALL_STORE.collections?.[0]);
    for (const { id, handle, variants } of SMALL_STORE.products) {
      const product = anew.index.product(id);
      expect(sold.index.product(id)).toEqual(product);
      expect(sold.index.productByHandle(handle)).toEqual(product);
      for (const variant of variants) {
        expect(sold.index.variant(variant.id)).toEqual(anew.index.variant(variant.id));
      }
    }
    expect(sold.index.product(theProduct('scarf').id)?.title).toBe('Long scarf');
  });

  it('finds nothing by a product’s former values', () => {
    const products = SMALL_STORE.products.map((each) =>
      each === theProduct('cup') ? { ...each, handle: 'mug', variants: [] } : each,
    );
    const index = reindexCatalogue(indexCatalogue(SMALL_STORE), { ...SMALL_STORE, products });
    expect([index.productByHandle('cup'), index.variant(theProduct('cup').variants[0]?.id ?? 0)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(index.productByHandle('mug')?.title).toBe(theProduct('cup').title);
  });

  it('finds no deleted product', () => {
    const changes = openProductChanges([{ ...changeOf('cup'), deleted: true }], () => {});
    const { index } = storeMarkets({ shop: SHOP, markets: SMALL_MARKETS }, SMALL_STORE, changes);
    expect(index.product(theProduct('cup').id)).toBeUndefined();
  });
});
