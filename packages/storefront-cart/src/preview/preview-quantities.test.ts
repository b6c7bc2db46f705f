import { newCart } from '@cartwright/core/cart/new-cart';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { newBar } from '@cartwright/core/components/tiered-progress-bar/defaults';
import { PREVIEW_PROTOCOL, type RenderMessage } from '@cartwright/core/contract/preview';
import { isOfferable } from '@cartwright/core/rewards/gifts';
import { describe, expect, it } from 'vitest';
import { giftTier } from '../testing/shop';
import { createMemoryShop } from './memory-shop';
import { previewRules } from './preview-rules';

/** Candles in packs of three, at least six. */
const candles: CatalogueProduct = {
  id: 1,
  handle: 'candles',
  title: 'Candles',
  image: null,
  status: 'active',
  isGiftCard: false,
  requiresSellingPlan: false,
  variants: [
    {
      id: 11,
      title: 'Default Title',
      price: 200,
      compareAtPrice: null,
      available: true,
      image: null,
      quantityRule: { min: 6, max: 18, increment: 3 },
    },
  ],
};

/** A cart that gives the candles as a gift. */
function message(): RenderMessage<'cart'> {
  let ids = 0;
  const cart = newCart('c', 'Cart', () => `id-${++ids}`);
  const tiers = [giftTier('gift', 10, candles.id)];
  return {
    type: 'preview:render',
    protocol: PREVIEW_PROTOCOL,
    revision: 1,
    surface: 'cart',
    content: {
      document: {
        ...cart,
        components: cart.components.map((component) =>
          component.type === 'tiered_progress_bar'
            ? { ...component, settings: { bars: [{ ...newBar('bar', 'tier'), tiers }] } }
            : component,
        ),
      },
      products: [candles],
      prices: [],
      widgets: [],
      lines: [{ variantId: 11, quantity: 6 }],
      drop: null,
    },
    shop: { domain: 'oak.myshopify.com', currency: 'USD' },
    market: { country: null, currency: 'USD', rate: null },
    locale: 'en',
    store: 'answers',
    page: false,
    selected: null,
    names: {},
  };
}

describe('previewed variant with a quantity rule', () => {
  it('follows its rule', async () => {
    const rules = previewRules(message());
    const store = createMemoryShop(() => rules);
    const { content, market } = message();
    store.fill({ ...content, market });
    const lines = [{ quantity: 6, rule: { min: 6, max: 18, increment: 3 } }];
    expect(await store.port.read()).toMatchObject({ ok: true, cart: { lines } });
  });

  it('can’t be a gift, which is a single unit', () => {
    const { variants } = previewRules(message()).context;
    expect(variants[11]).toMatchObject({ available: true, minimumQuantity: 6 });
    expect(isOfferable(variants[11])).toBe(false);
  });
});
