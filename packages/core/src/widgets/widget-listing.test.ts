import { expect, it } from 'vitest';
import { aListedCatalogue, SHOPPER } from '../testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import { type WidgetChanges, withChanges } from './change-widget';
import { newWidget } from './widget';
import { isAlone, productsInPlace, widgetListing } from './widget-listing';

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

function listed(changes: WidgetChanges, productIds?: readonly number[]) {
  const widget = withChanges(newWidget(1, 'Beside', null), changes);
  const ids = productIds ?? widget.products.map(({ product_id }) => product_id);
  return widgetListing(index, widget, ids, SHOPPER);
}
const ids = (...args: Parameters<typeof listed>) => listed(...args).map(({ id }) => id);

it('lists products in order up to the limit, without those not sold in the market', () => {
  expect(ids({}, [4, 3, 5, 9, 1])).toEqual([4, 3, 1]);
  expect(ids({}, [])).toEqual([]);
  expect(ids({ settings: { limit: 2 } }, [1, 2, 4])).toEqual([1, 2]);
  expect(ids({ settings: { limit: null } }, [1, 2, 4])).toEqual([1, 2, 4]);
});

it.each([
  ['all', [3, 1]],
  ['end', [1, 3]],
  ['hide', [1]],
] as const)('places sold-out products by the setting %s', (outOfStock, shown) => {
  expect(ids({ outOfStock }, [3, 1])).toEqual(shown);
});

it('shows cards of the picked variants for a hand-picked source', () => {
  const card = (variant_ids: number[], changes: WidgetChanges = {}) =>
    listed({ products: [{ product_id: 2, variant_ids }], ...changes }, [2])[0]?.card;
  const isOnly = (variant_ids: number[]) =>
    listed({ products: [{ product_id: 2, variant_ids }] }, [2])[0]?.isOnlyVariant;
  expect([[], [22], [21, 22], [99]].map(isOnly)).toEqual([false, true, false, false]);
  expect(card([])).toMatchObject({ variantId: 21, price: 'from', leadsToVariant: false });
  expect(card([22])).toMatchObject({ variantId: 22, price: 'one', leadsToVariant: true });
  // A deleted variant is ignored.
  expect(card([99])).toMatchObject({ variantId: 21 });
  expect(card([22], { dataSourcePath: '/products/top_sellers' })).toMatchObject({ variantId: 21 });
});

it('returns the picked variants that exist', () => {
  const picked = (variant_ids: number[]) =>
    listed({ products: [{ product_id: 2, variant_ids }] }, [2])[0]?.pickedVariants;
  expect([[], [22], [99]].map(picked)).toEqual([null, [22], null]);
});

it('puts the page’s product first when bought together, unless it is in the cart or alone', () => {
  const place = { pageProducts: [1], cartProducts: [4] };
  const embedded = newWidget(1, 'Beside', null);
  const together = withChanges(embedded, { settings: { displayType: 'bought_together' } });
  expect(productsInPlace(embedded, [2, 3], place)).toEqual([2, 3]);
  expect(productsInPlace(together, [2, 1, 3], place)).toEqual([1, 2, 3]);
  expect(productsInPlace(together, [2], { ...place, cartProducts: [1] })).toEqual([2]);
  expect(productsInPlace(together, [2], { ...place, pageProducts: [] })).toEqual([2]);
  expect(productsInPlace(together, [1], place)).toEqual([]);
  expect([isAlone(together, [{ id: 1 }], place), isAlone(embedded, [{ id: 1 }], place)]).toEqual([
    true,
    false,
  ]);
  expect(isAlone(together, [{ id: 1 }, { id: 2 }], place)).toBe(false);
  // The limit doesn't count the page's own product.
  const limited = withChanges(together, { settings: { limit: 1 } });
  expect(widgetListing(index, limited, [1, 2, 4], SHOPPER).map(({ id }) => id)).toEqual([1, 2]);
});
