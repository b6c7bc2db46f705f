import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { type AddableType, addComponent } from '@cartwright/core/cart/commands/add-component';
import { findByType } from '@cartwright/core/cart/components-of';
import { newCart } from '@cartwright/core/cart/new-cart';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { ComponentType } from '@cartwright/core/components/component-types';
import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import type { CartContent, PreviewScene, PreviewSnapshot } from '@cartwright/core/contract/preview';

const product = (id: number, title: string, price: number): CatalogueProduct => ({
  id,
  handle: title.toLowerCase(),
  title,
  image: null,
  status: 'active',
  isGiftCard: false,
  requiresSellingPlan: false,
  variants: [
    { id: id * 10 + 1, title: 'Default Title', price, compareAtPrice: null, available: true, image: null },
  ],
});

/** Products of the previewed shop: a mug of 30.00, a lamp of 80.00, and stickers of 4.00 as a gift. */
const PRODUCTS = [product(1, 'Mug', 3000), product(2, 'Lamp', 8000), product(3, 'Stickers', 400)];
export const MUG = 11;
export const LAMP = 21;

/** Free shipping from 50 (in euros: 40), stickers from 75. */
const TIERS: readonly Tier[] = [
  {
    ...newTier('shipping', 'shipping'),
    minimum: 50,
    presentmentCurrencies: { enabled: true, currencies: ['EUR'], minimums: { EUR: 40 } },
  },
  { ...newTier('stickers', 'product'), minimum: 75, products: [{ product_id: 3, variant_ids: [] }] },
];

const withTiers = (cart: CartDocument): CartDocument => ({
  ...cart,
  components: cart.components.map((component) =>
    component.type === 'tiered_progress_bar'
      ? {
          ...component,
          settings: { bars: component.settings.bars.map((bar) => ({ ...bar, tiers: [...TIERS] })) },
        }
      : component,
  ),
});

/** A cart with the components that every cart starts with, tiers in its bar, and what is added to it. */
export function previewedDocument(...types: readonly AddableType[]): CartDocument {
  let ids = 0;
  const newId = () => `id-${++ids}`;
  return types.reduce(
    (cart, type) => {
      const added = addComponent(cart, { type, newId });
      if (!added.ok) throw new Error(added.message);
      return added.document;
    },
    withTiers(newCart('cart', 'Previewed', newId)),
  );
}

/** The cart with this markup in its blocks of custom code. */
export function withCode(cart: CartDocument, html: string): CartDocument {
  return {
    ...cart,
    components: cart.components.map((component) =>
      component.type === 'custom_code_block'
        ? { ...component, settings: { ...component.settings, html } }
        : component,
    ),
  };
}

/** The id of the first component of a type. */
export function idOf(document: CartDocument, type: ComponentType): string {
  const found = findByType(document, type);
  if (!found) throw new Error(`The cart has no ${type}.`);
  return found.componentId;
}

/** Its components' titles by their ids, as the editor sends them. */
export function namesOf({ components }: CartDocument): Record<string, string> {
  return Object.fromEntries(components.map(({ componentId, title }) => [componentId, title]));
}

/** A state of a cart's preview, with two mugs in it, for a shopper in the shop's own market. */
export function previewedCart(
  document: CartDocument = previewedDocument(),
  change: Partial<PreviewScene> = {},
  content: Partial<CartContent> = {},
): PreviewSnapshot<'cart'> {
  return {
    surface: 'cart',
    content: {
      document,
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
    names: namesOf(document),
    ...change,
  };
}
