import { describe, expect, it } from 'vitest';
import { newCart } from '../cart/new-cart';
import type { CatalogueProduct } from '../catalogue/product';
import { neededDiscounts, neededWithoutOffers } from '../discounts/needed-discounts';
import { type WidgetChanges, withChanges } from '../widgets/change-widget';
import { newWidget } from '../widgets/widget';
import { compileWidgetDiscounts } from './compile-widget-discounts';

const giftCard = { id: 12, isGiftCard: true } as CatalogueProduct;

const MUG = { product_id: 10, variant_ids: [11] };

const aWidget = (changes: WidgetChanges = {}) =>
  withChanges(newWidget(5, 'Beside', null), {
    products: [MUG],
    dynamicDiscountType: 'percentage',
    dynamicDiscountAmount: 20,
    ...changes,
  });

const compiled = (changes: WidgetChanges = {}) => compileWidgetDiscounts([aWidget(changes)], [giftCard])[0];

describe('compiled widget discount', () => {
  const { quantityInputs } = newWidget(1, '', null).settings;

  it('covers one unit of each picked variant, bought once', () => {
    expect(compiled()).toEqual({
      id: '5',
      kind: 'percentage',
      value: '20',
      maxUnits: 1,
      products: [{ productId: 10, variantIds: [11] }],
      plan: false,
      message: 'Special offer',
    });
  });

  it('covers as many units as the quantity input allows', () => {
    expect(
      compiled({ settings: { quantityInputs: { ...quantityInputs, enabled: true, max: 4 } } }),
    ).toMatchObject({ maxUnits: 4 });
    expect(compiled({ settings: { quantityInputs: { ...quantityInputs, max: 4 } } })).toMatchObject({
      maxUnits: 1,
    });
  });

  it('covers the purchase types that the widget sells', () => {
    expect(compiled({ settings: { productType: 'subscription' } })).toMatchObject({ plan: true });
    expect(compiled({ settings: { productType: 'both' } })).not.toHaveProperty('plan');
  });

  it('has the merchant’s name', () => {
    expect(compiled({ dynamicDiscountSuccessMessage: ' Tea time ' })).toMatchObject({ message: 'Tea time' });
  });

  it('excludes gift cards', () => {
    const products = [MUG, { product_id: 12, variant_ids: [] }];
    expect(compiled({ products })?.products.map(({ productId }) => productId)).toEqual([10]);
    expect(compiled({ products: products.slice(1) })).toBeUndefined();
  });

  it.each<[string, WidgetChanges]>([
    ['is off', { dynamicDiscountType: 'none' }],
    ['has no amount', { dynamicDiscountAmount: null }],
    ['has an amount of 0', { dynamicDiscountAmount: 0 }],
    ['is above 100 %', { dynamicDiscountAmount: 101 }],
    ['has another source', { dataSourcePath: '/products/top_sellers' }],
    ['has no products', { products: [] }],
  ])('is omitted when it %s', (_what, changes) => {
    expect(compiled(changes)).toBeUndefined();
  });

  it('is omitted in a cart', () => {
    const inCart = { ...aWidget(), classification: 'cart_page' as const };
    expect(compileWidgetDiscounts([inCart], [])).toEqual([]);
  });
});

describe('automatic discount of the offers', () => {
  const NOW = Date.parse('2026-11-22T12:00:00Z');
  const cart = { ...newCart('offers-cart', 'Offers', () => 'id'), enabled: true };

  it('is needed when a widget gives a discount, even without a cart', () => {
    expect(neededDiscounts([], [], NOW, [aWidget()])).toMatchObject([
      { cartId: 'offers', title: 'Cartwright: Offers', classes: ['PRODUCT'], startsAt: null, endsAt: null },
    ]);
    expect(neededDiscounts([], [], NOW, [aWidget({ dynamicDiscountType: 'none' })])).toEqual([]);
  });

  it('doesn’t require a discount of a cart that gives nothing', () => {
    expect(neededDiscounts([cart], [], NOW, [aWidget()]).map(({ cartId }) => cartId)).toEqual(['offers']);
  });

  it('removes widget discounts from carts when it can’t be published', () => {
    const { id, title, classes } = { id: 'c1', title: 'Cartwright: Main', classes: ['ORDER' as const] };
    const [widgets] = [compileWidgetDiscounts([aWidget()], [])];
    const rewards = { cartId: id, attribution: false, bars: [], volume: null };
    const needed = { cartId: id, title, classes, startsAt: null, endsAt: null };
    const all = [
      { ...needed, rewards: { ...rewards, widgets } },
      ...neededDiscounts([], [], NOW, [aWidget()]),
    ];
    expect(neededWithoutOffers(all)).toEqual([{ ...needed, rewards }]);
  });
});
