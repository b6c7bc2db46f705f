import { buyMoreSaveMoreDefaults } from '@cartwright/core/cart/buy-more-save-more';
import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { findByType } from '@cartwright/core/cart/components-of';
import { newCart } from '@cartwright/core/cart/new-cart';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { Bar, Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import { judgedOffers } from '@cartwright/core/offers/judged-offers';
import { compileStorefrontCart } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { RunDiscounts } from '@cartwright/dev-store/engine/discounts/discount-run';
import type { DeliveryOption, DiscountCode } from '@cartwright/dev-store/engine/model/catalogue';
import { coreDiscounts } from '../platform/memory/core-discounts';
import { memoryCart } from '../platform/memory/memory-cart';
import { memoryCatalogue } from '../platform/memory/memory-catalogue';
import { memoryPorts } from '../platform/memory/memory-ports';
import type { CartPort, CartRequest, CartResponse } from '../state/ports/cart-port';
import { nameOf } from '../state/ports/line-name';
import type { Rules } from '../state/ports/rules';
import type { CartStorage } from '../state/ports/storage-keys';
import type { StoreLine } from '../state/ports/store-cart';
import { rulesOf } from '../state/requests/rules-of';
import { type CartStore, createCartStore } from '../state/store/cart-store';

/**
 * Variants of the small shop: a mug of 30.00, a lamp of 80.00, stickers as a gift, a tote in three colours as a gift.
 */
export const MUG = 11;
export const LAMP = 21;
export const CARD = 31;
export const STICKERS = 41;
export const TOTE = { sand: 51, moss: 52, ink: 53 } as const;

const product = (
  id: number,
  handle: string,
  price: number,
  variants: readonly (readonly [number, string])[],
): CatalogueProduct => ({
  id,
  handle,
  title: handle,
  image: null,
  status: 'active',
  isGiftCard: handle === 'gift-card',
  requiresSellingPlan: false,
  variants: variants.map(([variantId, title]) => ({
    id: variantId,
    title,
    price,
    compareAtPrice: null,
    available: true,
    image: null,
  })),
});

export const PRODUCTS: readonly CatalogueProduct[] = [
  product(1, 'mug', 3000, [[MUG, 'Default Title']]),
  product(2, 'lamp', 8000, [[LAMP, 'Default Title']]),
  product(3, 'gift-card', 5000, [[CARD, 'Default Title']]),
  product(4, 'stickers', 400, [[STICKERS, 'Default Title']]),
  product(5, 'tote', 1500, [
    [TOTE.sand, 'Sand'],
    [TOTE.moss, 'Moss'],
    [TOTE.ink, 'Ink'],
  ]),
];

/** Id of the monthly plan. */
export const MONTHLY = 7;

/**
 * Catalogue of the small shop: everything also monthly at 10 % off, two codes, and a test's additions. Stock is
 * mutable.
 */
export function aCatalogue(
  stock: ReadonlyMap<number, number>,
  products: readonly CatalogueProduct[] = PRODUCTS,
  codes: readonly DiscountCode[] = [],
) {
  const combinesWith = { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true };
  const catalogue = memoryCatalogue(products, new Map(), [
    ...codes,
    {
      code: 'FIFTH',
      title: 'A fifth off',
      status: 'ACTIVE',
      combinesWith,
      gives: { kind: 'products', percentage: 20, productIds: 'all' },
    },
    {
      code: 'TENNER',
      title: 'Ten off',
      status: 'ACTIVE',
      combinesWith,
      gives: { kind: 'order', amount: '10.00', minimumSubtotal: '40.00' },
    },
  ]);
  const plan = {
    id: MONTHLY,
    name: 'Monthly',
    description: '',
    options: [{ name: 'Every', value: 'month' }],
    recurringDeliveries: true,
    percentOff: 10,
  };
  return {
    ...catalogue,
    products: catalogue.products.map((product) => ({
      ...product,
      sellingPlanGroups: [{ id: 'plans', name: 'Subscribe', plans: [plan] }],
      variants: product.variants.map((variant) => ({
        ...variant,
        get stock() {
          const quantity = stock.get(variant.id);
          return quantity === undefined
            ? { tracked: false as const }
            : { tracked: true as const, quantity, policy: 'deny' as const };
        },
      })),
    })),
  };
}

export const STICKERS_GIFT = 'stickers-tier:4';
export const TOTE_GIFT = 'tote-tier:5';

export const giftTier = (id: string, minimum: number, productId: number): Tier => ({
  ...newTier(id, 'product'),
  minimum,
  products: [{ product_id: productId, variant_ids: [] }],
});

/** Shipping at 50, stickers at 75, a tote at 120, 10 % at 150. */
export const TIERS: readonly Tier[] = [
  newTier('shipping-tier', 'shipping'),
  giftTier('stickers-tier', 75, 4),
  giftTier('tote-tier', 120, 5),
  { ...newTier('discount-tier', 'discount'), minimum: 150 },
];

export function aCartDocument(bar: Partial<Bar> = {}): CartDocument {
  let id = 0;
  const document = newCart('cart-1', 'Demo', () => `id-${++id}`);
  const component = findByType(document, 'tiered_progress_bar');
  return {
    ...document,
    enabled: true,
    components: document.components.map((each) =>
      each === component
        ? {
            ...component,
            settings: {
              bars: component.settings.bars.map((old) => ({ ...old, tiers: [...TIERS], ...bar })),
            },
          }
        : each,
    ),
  };
}

export function aConfig(
  bar: Partial<Bar> = {},
  discountsActive = true,
  volume: CartDocument['buyMoreSaveMore']['discountType'] = null,
): StorefrontCart {
  return compileStorefrontCart({
    document: { ...aCartDocument(bar), ...(volume && buyMore(volume)) },
    products: [...PRODUCTS],
    widgets: [],
    discountsActive,
  });
}

/** Mugs and totes: 10 (percent, or dollars) off from two units, 25 off from three. */
export function buyMore(discountType: 'percentage' | 'fixed_amount') {
  return {
    buyMoreSaveMoreEnabled: true,
    buyMoreSaveMore: {
      ...buyMoreSaveMoreDefaults(),
      discountType,
      discountProducts: [1, 5].map((id) => ({ product_id: id, variant_ids: [] })),
      tiers: [
        { quantity: 2, discount: 10 },
        { quantity: 3, discount: 25 },
      ],
    },
  };
}

const MARKET = { root: '/', currency: 'USD', shopCurrency: 'USD', rate: null, country: 'US' };

const pageOf = (products: readonly CatalogueProduct[]) =>
  products.map(({ id, handle, title, image, isGiftCard, variants }) => ({
    id,
    handle,
    title,
    image,
    giftCard: isGiftCard,
    variants,
  }));

const PAGE = pageOf(PRODUCTS);

export function aRules(config: StorefrontCart = aConfig(), page = PAGE): Rules {
  return { ...rulesOf(config, MARKET, page), judgeOffers: judgedOffers };
}

export interface ShopOptions {
  readonly config?: StorefrontCart;
  /** Units in stock by variant. */
  readonly stock?: ReadonlyMap<number, number>;
  /** Products without a price on the page. */
  readonly unknown?: readonly number[];
  /** Variants that the store unexpectedly refuses to sell. */
  readonly soldOut?: readonly number[];
  /** Codes beside the shop's own. */
  readonly codes?: readonly DiscountCode[];
  /** Others' discounts without a code. */
  readonly others?: RunDiscounts;
  readonly delivery?: readonly DeliveryOption[];
  /** Unit prices by product, in subunits, overriding the defaults. */
  readonly prices?: ReadonlyMap<number, number>;
  /** Compare-at prices by product, in subunits. */
  readonly comparedAt?: ReadonlyMap<number, number>;
  /** Another tab of the same shopper, sharing cart and storage. */
  readonly beside?: Shop;
  /** Replaces the store's response; null for the real one. `commit` applies the request regardless. */
  readonly fault?: (
    request: CartRequest,
    commit: () => Promise<CartResponse>,
  ) => Promise<CartResponse> | null;
}

export interface Shop {
  readonly cartStore: CartStore;
  readonly rules: Rules;
  readonly port: CartPort;
  readonly storage: CartStorage;
  /** Writes so far, in order. */
  readonly writes: CartRequest[];
  readonly lines: () => readonly StoreLine[];
  /** Variant ids with quantities, gifts marked: `11×2`, `gift 41×1`. Newest first. */
  readonly contents: () => string[];
  add(variantId: number, quantity?: number): ReturnType<CartStore['dispatch']>;
  set(variantId: number, quantity: number): ReturnType<CartStore['dispatch']>;
}

/** Creates a shop with an empty in-memory cart and a cart store. */
export async function aShop(options: ShopOptions = {}): Promise<Shop> {
  let id = 0;
  const products = PRODUCTS.map((each) => {
    const price = options.prices?.get(each.id);
    const compareAtPrice = options.comparedAt?.get(each.id) ?? null;
    const variants = each.variants.map((variant) => ({
      ...variant,
      compareAtPrice,
      ...(price !== undefined && { price }),
    }));
    return { ...each, variants };
  });
  const page = pageOf(products).filter((each) => !options.unknown?.includes(each.id));
  const rules = aRules(options.config, page);
  const ours = coreDiscounts(() => rules);
  const stock = new Map([
    ...(options.stock ?? []),
    ...(options.soldOut ?? []).map((variantId) => [variantId, 0] as const),
  ]);
  const store =
    options.beside?.port ??
    memoryCart({
      catalogue: { ...aCatalogue(stock, products, options.codes), delivery: options.delivery ?? [] },
      runDiscounts: (snapshot) => [...ours(snapshot), ...(options.others?.(snapshot) ?? [])],
      currency: 'USD',
      country: 'US',
      nextId: () => `n${++id}`,
    });
  const writes: CartRequest[] = [];
  const port: CartPort = {
    read: () => store.read(),
    write: (request) => {
      writes.push(request);
      return options.fault?.(request, () => store.write(request)) ?? store.write(request);
    },
  };
  const ports = memoryPorts(port);
  const storage = options.beside?.storage ?? ports.storage;
  const cartStore = createCartStore({ ...ports, storage }, rules);
  await cartStore.refresh();
  const lines = () => cartStore.view.value?.cart.lines ?? [];
  const bought = (variantId: number) => {
    const line = lines().find(
      (each) => each.variantId === variantId && each.properties._source === undefined,
    );
    if (!line) throw new Error(`No line of variant ${variantId}`);
    return line;
  };
  return {
    cartStore,
    rules,
    port,
    storage,
    writes,
    lines,
    contents: () =>
      lines().map(
        ({ variantId, quantity, properties }) =>
          `${properties._source === undefined ? '' : 'gift '}${variantId}×${quantity}`,
      ),
    add: (variantId, quantity = 1) =>
      cartStore.dispatch({
        type: 'add',
        items: [{ variantId, quantity, properties: {}, sellingPlanId: null }],
      }),
    set: (variantId, quantity) =>
      cartStore.dispatch({ type: 'set_quantity', line: nameOf(bought(variantId)), quantity }),
  };
}
