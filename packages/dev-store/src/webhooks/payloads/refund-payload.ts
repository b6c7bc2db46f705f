import { gid } from '../../admin/wire/gid';
import { hashInRange } from '../../engine/model/hash';
import { NOTHING, type Order, type Refund } from '../../orders/order';
import { lineItemId, orderId, refundId } from '../../orders/order-ids';
import { applicationIndex } from './discount-applications';
import { lineItemPayload } from './line-item-payload';
import { currenciesOf, moneySet, moneyText } from './money-fields';
import { zonedTime } from './zoned-time';

/** Payload of `refunds/create`. Source: Shopify REST Admin API, `Refund`. */
export function refundPayload(order: Order, refund: Refund, timezone: string) {
  const id = refundId(order, refund);
  const at = zonedTime(refund.createdAt, timezone);
  return {
    id,
    admin_graphql_api_id: gid('Refund', id),
    order_id: orderId(order),
    created_at: at,
    processed_at: at,
    note: null,
    user_id: null,
    restock: false,
    duties: [],
    refund_line_items: refund.lines.flatMap((line) => refundLine(order, line, `${id} ${line.id}`)),
    order_adjustments: shippingAdjustment(order, refund, id),
    transactions: transactions(order, refund, at),
  };
}

/** Refund line. `subtotal` and `total_tax` are numbers in major units, unlike all other amounts. */
function refundLine(order: Order, { id, quantity, amount }: Refund['lines'][number], name: string) {
  const line = order.lines.find((each) => each.id === id);
  if (!line) return [];
  const currencies = currenciesOf(order);
  return [
    {
      id: hashInRange(`refund line ${name}`, 600_000_000_000, 99_999_999_999),
      line_item_id: lineItemId(order, line),
      location_id: null,
      quantity,
      restock_type: 'no_restock',
      subtotal: Number(moneyText(amount.shop, currencies.shop)),
      subtotal_set: moneySet(amount, currencies),
      total_tax: 0,
      total_tax_set: moneySet(NOTHING, currencies),
      line_item: lineItemPayload(order, line, applicationIndex(order)),
    },
  ];
}

/** Shipping adjustment, a negative amount. */
function shippingAdjustment(order: Order, { delivery }: Refund, refund: number) {
  if (!delivery) return [];
  const currencies = currenciesOf(order);
  const amount = { presentment: -delivery.presentment, shop: -delivery.shop };
  return [
    {
      id: hashInRange(`adjustment ${refund}`, 300_000_000_000, 99_999_999_999),
      order_id: orderId(order),
      refund_id: refund,
      kind: 'shipping_refund',
      reason: 'Shipping refund',
      amount: moneyText(amount.shop, currencies.shop),
      amount_set: moneySet(amount, currencies),
      tax_amount: moneyText(0, currencies.shop),
      tax_amount_set: moneySet(NOTHING, currencies),
    },
  ];
}

/** Transaction in presentment currency; none for an empty refund. */
function transactions(order: Order, { key, total }: Refund, at: string) {
  if (total.presentment === 0) return [];
  const id = hashInRange(`transaction ${order.number} ${key}`, 7_000_000_000_000, 999_999_999_999);
  return [
    {
      id,
      admin_graphql_api_id: gid('OrderTransaction', id),
      order_id: orderId(order),
      kind: 'refund',
      status: 'success',
      gateway: order.payments.at(-1)?.kind === 'gift_card' ? 'gift_card' : 'bogus',
      amount: moneyText(total.presentment, order.market.currency),
      currency: order.market.currency,
      created_at: at,
      processed_at: at,
      test: true,
      message: null,
      error_code: null,
    },
  ];
}
