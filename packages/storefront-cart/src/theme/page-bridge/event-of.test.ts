import { subunits } from '@cartwright/core/money/subunits';
import { ANY_QUANTITY } from '@cartwright/core/quantity-rules/quantity-rule';
import { describe, expect, it } from 'vitest';
import type { StoreCart, StoreLine } from '../../state/ports/store-cart';
import { cartSummary } from './cart-summary';
import { changeOf, eventOf } from './event-of';

const line = (key: string, quantity: number): StoreLine => ({
  key,
  variantId: 11,
  productId: 1,
  quantity,
  properties: {},
  sellingPlan: null,
  giftCard: false,
  title: 'Apron',
  variantTitle: null,
  vendor: '',
  url: '/products/apron',
  handle: 'apron',
  image: null,
  linePrice: subunits(5800 * quantity),
  charged: subunits(5800 * quantity),
  priceWithoutPlan: null,
  parentKey: null,
  removable: true,
  countable: true,
  rule: ANY_QUANTITY,
  contents: [],
  perMeasure: null,
  discounts: [],
});

const cart = (...lines: StoreLine[]): StoreCart => ({
  token: 'abc?key=1',
  currency: 'EUR',
  note: '',
  attributes: { Wrap: 'Yes' },
  lines,
  codes: [{ code: 'WELCOME10', applicable: false }],
  orderDiscounts: [],
  subtotal: subunits(11_605),
  total: subunits(11_605),
});

const id = (key: string) => `gid://shopify/CartLine/${key}?cart=abc%3Fkey%3D1`;
const name = { key: 'a', variantId: 11, properties: {}, sellingPlanId: null };

describe('standard event', () => {
  it('for an add needs no cart', () => {
    const item = { variantId: 21, quantity: 2, properties: {}, sellingPlanId: null };
    expect(eventOf({ type: 'add', items: [item] }, null, 'product')).toEqual({
      name: 'lines-update',
      fields: {
        action: 'add',
        context: 'product',
        lines: [{ merchandiseId: 'gid://shopify/ProductVariant/21', quantity: 2 }],
      },
    });
  });

  it('for a line is an update or a removal', () => {
    const eventFor = (quantity: number) =>
      eventOf({ type: 'set_quantity', line: name, quantity }, cart(line('a', 2)), 'dialog')?.fields;
    expect(eventFor(3)).toMatchObject({ action: 'update', lines: [{ id: id('a'), quantity: 3 }] });
    expect(eventFor(0)).toMatchObject({ action: 'remove', lines: [{ id: id('a'), quantity: 0 }] });
    const swap = { type: 'swap_variant', line: name, variantId: 12 } as const;
    expect(eventOf(swap, cart(line('a', 2)), 'dialog')?.fields).toMatchObject({
      action: 'update',
      lines: [{ id: id('a'), quantity: 2 }],
    });
  });

  it('for codes and attributes contains the complete resulting set', () => {
    const codes = { type: 'codes', apply: ['SUMMER', 'welcome10'], remove: [] } as const;
    expect(eventOf(codes, cart(), 'dialog')?.fields).toEqual({
      discountCodes: [{ code: 'WELCOME10' }, { code: 'SUMMER' }],
    });
    const attributes = { type: 'attributes', attributes: { Day: 'Friday' } } as const;
    expect(eventOf(attributes, cart(), 'dialog')?.fields).toMatchObject({
      attributes: [
        { key: 'Wrap', value: 'Yes' },
        { key: 'Day', value: 'Friday' },
      ],
    });
  });

  it('for gifts contains the resulting changes', () => {
    expect(eventOf({ type: 'settle' }, cart(), 'dialog')).toBeNull();
    const change = changeOf(cart(line('a', 2), line('b', 1)), cart(line('a', 1), line('c', 1)));
    expect(change?.fields).toMatchObject({
      action: 'update',
      lines: [
        { id: id('a'), quantity: 1 },
        { id: id('c'), quantity: 1 },
        { id: id('b'), quantity: 0 },
      ],
    });
    expect(changeOf(cart(line('a', 2)), cart(line('a', 2)))).toBeNull();
  });

  it('for a cart has decimal amounts and Storefront API ids', () => {
    expect(cartSummary(cart(line('a', 2)))).toEqual({
      id: 'gid://shopify/Cart/abc?key=1',
      totalQuantity: 2,
      cost: { totalAmount: { amount: '116.05', currencyCode: 'EUR' } },
      lines: [{ id: id('a'), quantity: 2, cost: { totalAmount: { amount: '116.00', currencyCode: 'EUR' } } }],
      discountCodes: [{ code: 'WELCOME10', applicable: false }],
    });
  });
});
