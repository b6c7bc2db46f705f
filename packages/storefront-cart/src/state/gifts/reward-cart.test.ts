import { describe, expect, it } from 'vitest';
import { readCart } from '../../platform/shopify/read-cart';
import { rewardCart } from './reward-cart';

const allocation = (title: string, amount: number) => ({ amount, discount_application: { title } });

const RESPONSE = {
  token: 't',
  currency: 'USD',
  note: null,
  attributes: { gift: 'yes', empty: null },
  items_subtotal_price: 2500,
  total_price: 2200,
  cart_level_discount_applications: [
    { title: 'Reward', total_allocated_amount: 200 },
    { title: 'WELCOME', total_allocated_amount: 100 },
  ],
  items: [
    {
      key: '11:a',
      variant_id: 11,
      product_id: 1,
      quantity: 2,
      product_title: 'Mug',
      variant_title: null,
      url: '/products/mug',
      featured_image: { url: '/mug.svg' },
      properties: { Engraving: 'For Mia', wrapped: true, broken: { a: 1 } },
      original_line_price: 3000,
      final_line_price: 2500,
      line_level_discount_allocations: [allocation('Volume', 300), allocation('SALE', 200)],
      selling_plan_allocation: { selling_plan: { id: 7, name: 'Monthly' } },
      quantity_rule: { min: 6, max: null, increment: 3 },
      item_components: [{ product_title: 'Saucer', quantity: 2 }],
      unit_price: 120,
      unit_price_measurement: { reference_value: 100, reference_unit: 'ml' },
    },
  ],
};

describe('AJAX cart', () => {
  it('is read with its prices, texts and plan', () => {
    expect(readCart(RESPONSE)).toMatchObject({
      note: '',
      attributes: { gift: 'yes', empty: '' },
      subtotal: 2500,
      total: 2200,
      lines: [
        {
          key: '11:a',
          title: 'Mug',
          image: '/mug.svg',
          properties: { Engraving: 'For Mia', wrapped: true },
          sellingPlan: { id: 7, name: 'Monthly' },
          rule: { min: 6, max: null, increment: 3 },
          contents: [{ title: 'Saucer', quantity: 2 }],
          perMeasure: { price: 120, measure: '100 ml' },
          linePrice: 3000,
          charged: 2500,
        },
      ],
    });
  });

  it('is null without items or token', () => {
    expect(readCart({ token: 't' })).toBeNull();
    expect(readCart('<html>')).toBeNull();
  });

  it('separates our discounts from others by title', () => {
    const cart = readCart(RESPONSE);
    expect(cart && rewardCart(cart, { discountTitles: ['Volume', 'Reward'] })).toMatchObject({
      othersOrderDiscount: 100,
      lines: [{ linePrice: 3000, othersDiscount: 200, charged: 2500, properties: { wrapped: 'true' } }],
    });
  });
});
