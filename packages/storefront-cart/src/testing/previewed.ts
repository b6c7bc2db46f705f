import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import {
  type CartContent,
  PREVIEW_PROTOCOL,
  type PreviewScene,
  type RenderMessage,
} from '@cartwright/core/contract/preview';
import { marketProducts } from '@cartwright/core/storefront/market-products';
import { memoryPorts } from '../platform/memory/memory-ports';
import { createMemoryShop, type MemoryShop } from '../preview/memory-shop';
import { previewRules } from '../preview/preview-rules';
import { type CartSession, createSession } from '../session/session';
import { aCartDocument, giftTier, MUG, PRODUCTS } from './shop';

/** Free shipping from 50 (40 in euros), stickers from 75. */
export const TIERS = [
  {
    ...newTier('shipping', 'shipping'),
    minimum: 50,
    presentmentCurrencies: { enabled: true, currencies: ['EUR'], minimums: { EUR: 40 } },
  },
  giftTier('stickers', 75, 4),
];

/** Editor message with a cart of the small shop: two mugs, in the shop's own market. */
export function aMessage(
  scene: Partial<PreviewScene> = {},
  content: Partial<CartContent> = {},
): RenderMessage<'cart'> {
  return {
    type: 'preview:render',
    protocol: PREVIEW_PROTOCOL,
    revision: 1,
    surface: 'cart',
    content: {
      document: aCartDocument({ tiers: TIERS }),
      products: PRODUCTS,
      prices: [],
      widgets: [],
      lines: [{ variantId: MUG, quantity: 2 }],
      drop: null,
      ...content,
    },
    shop: { domain: 'oak.myshopify.com', currency: 'USD' },
    market: { country: 'US', currency: 'USD', rate: null },
    locale: 'en-US',
    store: 'answers',
    page: false,
    selected: null,
    names: {},
    ...scene,
  };
}

/** Preview session with an unread cart. */
export function aPreview(message = aMessage()): { readonly shop: MemoryShop; readonly session: CartSession } {
  const rules = previewRules(message);
  const shop = createMemoryShop(() => rules);
  const { content, market, store, locale } = message;
  shop.turn(store);
  shop.fill({ products: marketProducts(content, message), lines: content.lines, market });
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules,
    root: '/',
    locale: () => locale,
    currency: () => market.currency,
    close: null,
  });
  return { shop, session };
}
