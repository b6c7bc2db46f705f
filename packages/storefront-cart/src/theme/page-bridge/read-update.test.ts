import { subunits } from '@cartwright/core/money/subunits';
import { ANY_QUANTITY } from '@cartwright/core/quantity-rules/quantity-rule';
import { describe, expect, it } from 'vitest';
import type { StoreCart } from '../../state/ports/store-cart';
import { intentsOf } from './read-update';

const cart: StoreCart = {
  token: 'abc?key=1',
  currency: 'EUR',
  note: '',
  attributes: { Wrap: 'Yes', Day: 'Monday' },
  lines: [
    {
      key: '11:a',
      variantId: 11,
      productId: 1,
      quantity: 2,
      properties: {},
      sellingPlan: null,
      giftCard: false,
      title: 'Apron',
      variantTitle: null,
      vendor: '',
      url: '/products/apron',
      handle: 'apron',
      image: null,
      linePrice: subunits(11_600),
      charged: subunits(11_600),
      priceWithoutPlan: null,
      parentKey: null,
      removable: true,
      countable: true,
      rule: ANY_QUANTITY,
      contents: [],
      perMeasure: null,
      discounts: [],
    },
  ],
  codes: [{ code: 'WELCOME10', applicable: true }],
  orderDiscounts: [],
  subtotal: subunits(11_600),
  total: subunits(11_600),
};

const name = { key: '11:a', variantId: 11, properties: {}, sellingPlanId: null };

describe('updateCart payload', () => {
  it('with adds becomes one add, by full or bare ids', () => {
    const lines = [
      { merchandiseId: 'gid://shopify/ProductVariant/21', quantity: 1 },
      { merchandiseId: 31, quantity: 2, attributes: [{ key: 'Text', value: 'Mia' }], sellingPlanId: '7' },
    ];
    expect(intentsOf({ lines }, cart)).toEqual([
      {
        type: 'add',
        items: [
          { variantId: 21, quantity: 1, properties: {}, sellingPlanId: null },
          { variantId: 31, quantity: 2, properties: { Text: 'Mia' }, sellingPlanId: 7 },
        ],
      },
    ]);
  });

  it('with a line id in any format changes that line', () => {
    const ids = ['11:a', 'gid://shopify/CartLine/11%3Aa', 'gid://shopify/CartLine/11%3Aa?cart=abc%3Fkey%3D1'];
    for (const id of ids) {
      expect(intentsOf({ lines: [{ id, quantity: 0 }] }, cart)).toEqual([
        { type: 'set_quantity', line: name, quantity: 0 },
      ]);
    }
  });

  it('with codes and attributes replaces the complete set', () => {
    const payload = {
      cartId: 'gid://shopify/Cart/abc?key=1',
      note: 'Soon',
      attributes: [{ key: 'Day', value: 'Friday' }],
      discountCodes: ['SUMMER', 'welcome10'],
    };
    expect(intentsOf(payload, cart)).toEqual([
      { type: 'note', note: 'Soon' },
      { type: 'attributes', attributes: { Wrap: '', Day: 'Friday' } },
      { type: 'codes', apply: ['SUMMER', 'welcome10'], remove: [] },
    ]);
    expect(intentsOf({ discountCodes: [] }, cart)).toEqual([
      { type: 'codes', apply: [], remove: ['WELCOME10'] },
    ]);
  });

  it('for another cart, or of an unsupported shape, is left to the platform', () => {
    for (const payload of [
      null,
      {},
      { cartId: 'gid://shopify/Cart/other', note: 'Soon' },
      { lines: [{ id: 'gid://shopify/CartLine/unknown', quantity: 1 }] },
      { lines: [{ id: '11:a', quantity: 1, sellingPlanId: 7 }] },
      { lines: [{ id: '11:a', quantity: 1.5 }] },
      { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/21', quantity: 0 }] },
      { lines: [{ merchandiseId: 'apron', quantity: 1 }] },
      { lines: [{ quantity: 1 }] },
      { note: 5 },
      { attributes: { Day: 'Friday' } },
      { discountCodes: 'SUMMER' },
    ]) {
      expect(intentsOf(payload, cart), JSON.stringify(payload)).toBeNull();
    }
  });
});
