import { expect, it } from 'vitest';
import { aListedCatalogue, SHOPPER } from '../testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import { type WidgetChanges, withChanges } from './change-widget';
import { newWidget } from './widget';
import { widgetListing } from './widget-listing';

const soldOut = (id: number) =>
  aMirroredProduct({ id, variants: [aMirroredVariant({ id: id * 10, available: false })] });
const { index } = aListedCatalogue([
  aMirroredProduct({ id: 1 }),
  aMirroredProduct({
    id: 2,
    variants: [
      aMirroredVariant({ id: 21, prices: { US: { amount: 900, compareAt: null, currency: 'USD' } } }),
      aMirroredVariant({ id: 22 }),
    ],
  }),
  soldOut(3),
  aMirroredProduct({ id: 4 }),
  aMirroredProduct({ id: 5, publishedIn: [] }),
]);

const all = (...ids: number[]) => ids.map((product_id) => ({ product_id, variant_ids: [] }));

function listed(changes: WidgetChanges, inCart: readonly number[] = []) {
  return widgetListing(index, withChanges(newWidget(1, 'Beside', null), changes), new Set(inCart), SHOPPER);
}
const ids = (...args: Parameters<typeof listed>) => listed(...args).map(({ id }) => id);

it('has what the merchant picked, in that order, without what isn’t sold here', () => {
  expect(ids({ products: all(4, 3, 5, 9, 1) })).toEqual([4, 3, 1]);
  expect(ids({ products: [] })).toEqual([]);
});

it('has the next ones where some are in the cart, up to the limit', () => {
  expect(ids({ products: all(1, 2, 4), settings: { limit: 2 } })).toEqual([1, 2]);
  expect(ids({ products: all(1, 2, 4), settings: { limit: 2 } }, [1])).toEqual([2, 4]);
  expect(ids({ products: all(1, 2, 4), settings: { limit: null } })).toEqual([1, 2, 4]);
});

it.each([
  ['all', [3, 1]],
  ['end', [1, 3]],
  ['hide', [1]],
] as const)('has sold-out products where the merchant wants them: %s', (outOfStock, shown) => {
  expect(ids({ products: all(3, 1), outOfStock })).toEqual(shown);
});

it('has cards of the variants that were picked', () => {
  const card = (variant_ids: number[]) => listed({ products: [{ product_id: 2, variant_ids }] })[0]?.card;
  expect(card([])).toMatchObject({ variantId: 21, price: 'from', leadsToVariant: false });
  expect(card([22])).toMatchObject({ variantId: 22, price: 'one', leadsToVariant: true });
  // One that is gone says nothing.
  expect(card([99])).toMatchObject({ variantId: 21 });
});

it('has nothing of its own while the store recommends', () => {
  expect(ids({ products: all(1), dataSourcePath: '/products/related' })).toEqual([]);
});
