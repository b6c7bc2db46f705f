import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { newCart } from '@cartwright/core/cart/new-cart';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';

const PRICES = [4800, 2400] as const;

/** Fallback products for shops without any, or if loading failed. */
const SAMPLES: readonly CatalogueProduct[] = PRICES.map((price, index) => ({
  id: index + 1,
  handle: `sample-${index + 1}`,
  title: ['Linen shirt', 'Enamel mug'][index] ?? 'Sample',
  image: null,
  status: 'active',
  isGiftCard: false,
  requiresSellingPlan: false,
  variants: [
    { id: index + 11, title: 'Default Title', price, compareAtPrice: null, available: true, image: null },
  ],
}));

/** Two products for a preview cart: the shop's own if available. */
export function sampleProducts(found: readonly CatalogueProduct[]): readonly CatalogueProduct[] {
  const own = found
    .filter((each) => each.status === 'active' && !each.isGiftCard && !each.requiresSellingPlan)
    .filter(({ variants }) => variants[0]?.available);
  return own.length >= PRICES.length ? own.slice(0, PRICES.length) : SAMPLES;
}

/** Ids of products with market prices: none for samples. */
export function pricedIds(products: readonly CatalogueProduct[]): readonly number[] {
  return products === SAMPLES ? [] : products.map(({ id }) => id);
}

/** Sample cart with default components, halfway to free shipping for `products`. */
export function sampleCart(products: readonly CatalogueProduct[]): CartDocument {
  let last = 0;
  const cart = newCart('looks', 'Looks', () => `sample-${++last}`);
  const subtotal = products.reduce((sum, { variants }) => sum + (variants[0]?.price ?? 0), 0);
  const tier = { ...newTier('tier', 'shipping'), minimum: Math.ceil((subtotal * 1.5) / 1000) * 10 };
  return {
    ...cart,
    components: cart.components.map((component) =>
      component.type === 'tiered_progress_bar'
        ? {
            ...component,
            settings: { bars: component.settings.bars.map((bar) => ({ ...bar, tiers: [tier] })) },
          }
        : component,
    ),
  };
}
