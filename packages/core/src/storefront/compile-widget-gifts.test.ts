import { describe, expect, it } from 'vitest';
import { newCart } from '../cart/new-cart';
import type { CatalogueProduct } from '../catalogue/product';
import { neededCheck } from '../discounts/needed-check';
import { neededDiscounts, neededWithoutOffers } from '../discounts/needed-discounts';
import { versionedCheck } from '../rewards/checked-rewards';
import { type BundleSettings, newBundle, newStep, newTier } from '../widgets/bundle-settings';
import { type WidgetChanges, withChanges } from '../widgets/change-widget';
import { newWidget, type Widget } from '../widgets/widget';
import { compileOffers, giftsOf, offeredIds, offerMessages } from './compile-offers';
import { compileStorefrontCart, withoutOffers } from './compile-storefront-config';
import { compileWidgetGifts } from './compile-widget-gifts';

const product = (id: number, variants: readonly number[], isGiftCard = false) =>
  ({
    id,
    isGiftCard,
    handle: '',
    title: '',
    variants: variants.map((each) => ({ id: each })),
  }) as CatalogueProduct;

const PRODUCTS = [product(10, [11, 12]), product(20, [21]), product(90, [91], true)];
const picked = (product_id: number, ...variant_ids: number[]) => ({ product_id, variant_ids });

const aWidget = (changes: WidgetChanges = {}) =>
  withChanges(newWidget(5, 'With compliments', null), {
    products: [picked(10, 12), picked(20)],
    gwpEnabled: true,
    gwpCount: 2,
    gwpMinimumSubtotal: 49.5,
    ...changes,
  });

const compiled = (changes: WidgetChanges = {}) => compileWidgetGifts([aWidget(changes)], PRODUCTS)[0];

/** Bundle 7: three of product 20, with a gift in all variants of product 10, and a gift card that isn't given. */
function aBox(): Widget {
  const gift = { productId: 10, variantIds: [], quantity: 1, giftMessage: 'A cup' };
  const settings: BundleSettings = {
    ...newBundle(),
    isPublished: true,
    steps: [{ ...newStep('1', 'Choose'), products: [picked(20)] }],
  };
  const tier = { ...newTier('t1'), requiredQuantity: 3, giftItems: [gift, { ...gift, productId: 90 }] };
  return withChanges(newWidget(7, 'Box', 'bundle_builder'), {
    settings: { bundle: { ...settings, discount: { ...settings.discount, tiers: [tier] } } },
  });
}

describe('compiled widget gift', () => {
  it('is a separate tier with its allowed variants', () => {
    expect(compiled()).toEqual({
      id: 'widget 5',
      type: 'product',
      minimum: '49.5',
      gifts: [
        { productId: 10, variantIds: [12], anyVariant: false },
        { productId: 20, variantIds: [21], anyVariant: true },
      ],
      hideSoldOut: true,
      message: 'Free gift',
    });
  });

  it('is chosen by the shopper when there are more products than gifts', () => {
    expect(compiled({ gwpCount: 1 })).toMatchObject({ most: 1 });
    expect(compiled({ gwpCount: 3 })).not.toHaveProperty('most');
  });

  it('has the merchant’s name', () =>
    expect(compiled({ gwpSuccessMessage: ' Merci ' })).toMatchObject({ message: 'Merci' }));

  it('excludes gift cards and deleted products', () => {
    const products = [picked(10), picked(90), picked(404)];
    expect(compiled({ products })?.gifts?.map(({ productId }) => productId)).toEqual([10]);
    expect(compiled({ products: products.slice(1) })).toBeUndefined();
  });

  it.each<[string, WidgetChanges]>([
    ['is off', { gwpEnabled: false }],
    ['has no minimum', { gwpMinimumSubtotal: null }],
    ['has no number', { gwpCount: null }],
    ['gives none', { gwpCount: 0 }],
    ['has another source', { dataSourcePath: '/products/top_sellers' }],
    ['has no products', { products: [] }],
  ])('is omitted when it %s', (_what, changes) => expect(compiled(changes)).toBeUndefined());

  it('is omitted in a cart', () =>
    expect(compileWidgetGifts([{ ...aWidget(), classification: 'cart_page' }], PRODUCTS)).toEqual([]));
});

describe('gifts of widgets and bundles', () => {
  const widgets = [aWidget(), aBox()];
  const offers = compileOffers(widgets, PRODUCTS);

  it('list the variants of their products that are sold', () => {
    expect(offers.bundles?.[0]?.discount.tiers[0]?.giftItems).toEqual([
      { productId: 10, variantIds: [11, 12], quantity: 1, giftMessage: 'A cup' },
    ]);
    expect(offeredIds(widgets).sort()).toEqual([10, 20, 90]);
    expect(offerMessages(offers)).toEqual(['Bundle discount', 'Free gift', 'A cup']);
  });

  it('are in every cart and discount, or in none if they don’t fit into Shopify', () => {
    const needed = neededDiscounts(
      [{ ...newCart('c', 'Cart', () => 'x'), enabled: true }],
      PRODUCTS,
      0,
      widgets,
    );
    expect(needed.at(-1)).toMatchObject({ cartId: 'offers', classes: ['PRODUCT'], rewards: offers });
    expect(neededWithoutOffers(needed).flatMap(({ rewards }) => rewards.gifts ?? [])).toEqual([]);
    const document = newCart('c', 'Cart', () => 'x');
    const cart = compileStorefrontCart({ document, products: PRODUCTS, widgets, discountsActive: true });
    expect(cart.rewards).toMatchObject(offers);
    expect(cart.products.map(({ id }) => id)).toEqual([10, 20, 90]);
    expect(cart.offerTitles).toContain('A cup');
    expect(withoutOffers(cart).rewards).not.toHaveProperty('gifts');
  });

  it('need a discount of their own', () =>
    expect(neededDiscounts([], PRODUCTS, 0, [aWidget()])).toMatchObject([
      { cartId: 'offers', classes: ['PRODUCT'] },
    ]));

  it('are in the validation with or without a live cart, without mere discounts', () => {
    const { settings } = aBox();
    const plain: Widget = {
      ...aBox(),
      id: 8,
      settings: {
        ...settings,
        bundle: settings.bundle && {
          ...settings.bundle,
          discount: { ...settings.bundle.discount, tiers: [newTier('t1')] },
        },
      },
    };
    const { now, next } = neededCheck([], PRODUCTS, { now: 0, timezone: 'UTC' }, [...widgets, plain]);
    expect(now.rewards?.bundles?.map(({ id }) => id)).toEqual(['7']);
    expect(now.rewards?.gifts?.map(({ id }) => id)).toEqual(['widget 5']);
    expect(next.rewards).toEqual(now.rewards);
    expect(JSON.stringify(versionedCheck(now))).not.toMatch(/A cup|Free gift|Bundle discount/);
    expect(giftsOf(compileOffers([plain], PRODUCTS))).toEqual({});
  });
});
