import { expect, test } from 'vitest';
import { newTier } from '../components/tiered-progress-bar/defaults';
import { withBars } from '../testing/with-bars';
import { newWidget } from '../widgets/widget';
import type { CartDocument } from './cart-document';
import { namedProductIds } from './named-products';
import { newCart } from './new-cart';

const chosen = (...ids: number[]) => ids.map((product_id) => ({ product_id, variant_ids: [] }));

/** Gifts 1 and 2, exclusion 3, a tier of free shipping that still has product 4, volume 5. */
function aCart(changes: Partial<CartDocument> = {}): CartDocument {
  let last = 0;
  const cart = newCart('c1', 'Main', () => `id-${++last}`);
  const tiers = [
    { ...newTier('gift', 'product'), products: chosen(1, 2) },
    { ...newTier('ship', 'shipping'), products: chosen(4) },
  ];
  const { components } = withBars(cart, (bars) =>
    bars.map((bar) => ({ ...bar, excludedProducts: chosen(3), tiers })),
  );
  return {
    ...cart,
    buyMoreSaveMoreEnabled: true,
    buyMoreSaveMore: { ...cart.buyMoreSaveMore, discountProducts: chosen(5, 1) },
    ...changes,
    components,
  };
}

test('lists the products of gifts, exclusions and an enabled volume discount once each', () => {
  expect(namedProductIds(aCart(), []).toSorted()).toEqual([1, 2, 3, 5]);
  expect(namedProductIds(aCart({ buyMoreSaveMoreEnabled: false }), []).toSorted()).toEqual([1, 2, 3]);
});

test('lists hand-picked products of widgets that the cart shows', () => {
  const widget = { ...newWidget(7, 'Suggestions', 'cart_page'), products: chosen(6) };
  const cart = aCart();
  expect(namedProductIds(cart, [widget])).not.toContain(6);
  const shown: CartDocument = {
    ...cart,
    components: cart.components.map((component) =>
      component.type === 'tiered_progress_bar'
        ? { ...component, type: 'cross_sell_widget', settings: { widgetId: 7 } }
        : component,
    ),
  };
  expect(namedProductIds(shown, [widget])).toEqual([6, 5, 1]);
  expect(namedProductIds(shown, [{ ...widget, dataSourcePath: '/products/related' }])).toEqual([5, 1]);
});
