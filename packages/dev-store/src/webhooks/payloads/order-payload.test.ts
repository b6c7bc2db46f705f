import { majorToSubunits } from '@cartwright/core/money/decimal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOrder } from '../../checkout/draft-order';
import { NO_CONTACT } from '../../orders/contact';
import type { Order } from '../../orders/order';
import { refundAmounts } from '../../orders/refund';
import { at, each } from '../../testing/read-json';
import { aQuote } from '../../testing/some-quotes';
import { aWebhookStore } from '../../testing/webhook-store';
import { orderPayload } from './order-payload';

describe('order payload', () => {
  it('has Shopify’s names, the shop’s currency and time, and both currencies in money sets', async () => {
    const { receiver, buy, deliver } = await aWebhookStore();
    await buy(3, '/de/checkout');
    await deliver();
    const order = receiver.received[0]?.payload;
    expect(order).toMatchObject({
      id: 1001,
      admin_graphql_api_id: 'gid://shopify/Order/1001',
      name: '#1001',
      created_at: '2026-03-01T10:00:00-05:00',
      currency: 'USD',
      presentment_currency: 'EUR',
      financial_status: 'paid',
      total_line_items_price: '30.00',
      total_price: '35.00',
      total_price_set: {
        shop_money: { amount: '35.00', currency_code: 'USD' },
        presentment_money: { amount: '31.50', currency_code: 'EUR' },
      },
      customer: { email: 'anna@example.com', last_name: 'Berg' },
      shipping_address: { city: 'Berlin', zip: '10115', country_code: 'DE' },
      shipping_lines: [{ title: 'Standard', price: '5.00' }],
      line_items: [
        {
          title: 'Cup',
          quantity: 3,
          current_quantity: 3,
          price: '10.00',
          properties: [{ name: '_source', value: 'bar' }],
        },
      ],
      refunds: [],
    });
    expect(at(order, 'cart_token')).not.toContain('?');
  });

  it('contains refunds', async () => {
    const { receiver, buy, refund, deliver } = await aWebhookStore();
    await buy(3);
    await refund(1001, { 'quantities[1]': '1', delivery: '1' });
    await deliver();
    const [order, refunded, updated] = receiver.received.map(({ payload }) => payload);
    expect(refunded).toMatchObject({
      order_id: 1001,
      refund_line_items: [
        {
          line_item_id: at(order, 'line_items', 0, 'id'),
          quantity: 1,
          subtotal: 10,
          subtotal_set: { shop_money: { amount: '10.00', currency_code: 'USD' } },
          line_item: { title: 'Cup', current_quantity: 2 },
        },
      ],
      order_adjustments: [{ kind: 'shipping_refund', amount: '-5.00' }],
      transactions: [{ kind: 'refund', amount: '15.00', currency: 'USD' }],
    });
    expect(updated).toMatchObject({
      financial_status: 'partially_refunded',
      total_price: '35.00',
      current_total_price: '20.00',
      line_items: [{ quantity: 3, current_quantity: 2 }],
      refunds: [{ id: at(refunded, 'id') }],
    });
  });
});

/** Orders of any market, discounts and gift cards, with the first line refunded or not. */
const anOrder = fc.tuple(aQuote, fc.boolean()).map(([quote, isRefunded]): Order => {
  const order: Order = {
    ...draftOrder(quote, { contact: NO_CONTACT, card: '1', shopCurrency: 'USD' }),
    number: 1001,
    createdAt: '2026-03-01T10:00:00.000Z',
    checkoutToken: 'checkout',
    cartToken: 'cart',
    nextCartToken: 'next',
    refunds: [],
  };
  const refunded = refundAmounts(order, {
    quantities: new Map(order.lines.slice(0, 1).map(({ id }) => [id, 1])),
    delivery: false,
  });
  if (!isRefunded || !refunded.ok) return order;
  return { ...order, refunds: [{ key: 'a', createdAt: order.createdAt, ...refunded.amounts }] };
});

const cents = (text: unknown) => majorToSubunits(String(text)) ?? Number.NaN;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('amounts of any order payload', () => {
  it('add up: lines minus allocations equal the subtotal, plus delivery the total', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const payload: unknown = JSON.parse(JSON.stringify(orderPayload(order, 'UTC')));
        const allocated = (lines: unknown, line: number) =>
          sum(each(at(lines, line), 'discount_allocations', 'amount').map(cents));
        const lines = at(payload, 'line_items');
        const off = sum(order.lines.map((_, line) => allocated(lines, line)));
        const shippingOff = order.delivery ? allocated(at(payload, 'shipping_lines'), 0) : 0;
        const shipping = cents(at(payload, 'total_shipping_price_set', 'shop_money', 'amount'));
        const subtotal = cents(at(payload, 'subtotal_price'));
        expect(cents(at(payload, 'total_line_items_price')) - off).toBe(subtotal);
        expect(subtotal + shipping - shippingOff).toBe(cents(at(payload, 'total_price')));
        expect(cents(at(payload, 'total_discounts'))).toBe(off + shippingOff);
      }),
    );
  });

  it('reference the discount of each allocation', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const payload: unknown = JSON.parse(JSON.stringify(orderPayload(order, 'UTC')));
        order.lines.forEach(({ discounts }, line) => {
          discounts.forEach(({ title, isCode }, place) => {
            const path = ['line_items', line, 'discount_allocations', place, 'discount_application_index'];
            const application = at(payload, 'discount_applications', Number(at(payload, ...path)));
            expect(at(application, isCode ? 'code' : 'title')).toBe(title);
          });
        });
      }),
    );
  });
});
