import { gid } from '../../admin/wire/gid';
import {
  type Amount,
  addAmounts,
  NOTHING,
  type Order,
  refundedOf,
  subtotalOfOrder,
  subtractAmounts,
  updatedAtOf,
  WEB,
} from '../../orders/order';
import { customerId, orderId } from '../../orders/order-ids';
import { applicationIndex, discountApplications, discountCodes } from './discount-applications';
import { lineItemPayload } from './line-item-payload';
import { currenciesOf, moneyFields, moneySet, moneyText } from './money-fields';
import { refundPayload } from './refund-payload';
import { zonedTime } from './zoned-time';

/** Payload of `orders/create`, `orders/updated` and `orders/cancelled`. Source: Shopify REST Admin API, `Order`. */
export function orderPayload(order: Order, timezone: string) {
  const id = orderId(order);
  const createdAt = zonedTime(order.createdAt, timezone);
  const applicationOf = applicationIndex(order);
  return {
    id,
    admin_graphql_api_id: gid('Order', id),
    name: `#${order.number}`,
    number: order.number - 1000,
    order_number: order.number,
    token: order.checkoutToken,
    checkout_token: order.checkoutToken,
    cart_token: order.cartToken.split('?')[0] ?? '',
    created_at: createdAt,
    processed_at: createdAt,
    updated_at: zonedTime(updatedAtOf(order), timezone),
    cancelled_at: order.cancelledAt === undefined ? null : zonedTime(order.cancelledAt, timezone),
    cancel_reason: order.cancelledAt === undefined ? null : 'other',
    closed_at: null,
    confirmed: true,
    test: true,
    source_name: order.sourceName ?? WEB,
    financial_status: financialStatus(order),
    fulfillment_status: null,
    payment_gateway_names: [...new Set(order.payments.map(({ kind }) => gatewayName(kind)))],
    customer_locale: order.market.locale,
    email: order.contact.email,
    contact_email: order.contact.email,
    phone: null,
    customer: customerPayload(order, timezone),
    billing_address: shippingAddress(order),
    shipping_address: order.delivery ? shippingAddress(order) : null,
    note: order.note,
    note_attributes: Object.entries(order.attributes).map(([name, value]) => ({ name, value })),
    tags: '',
    user_id: null,
    ...totals(order),
    discount_applications: discountApplications(order),
    discount_codes: discountCodes(order),
    line_items: order.lines.map((line) => lineItemPayload(order, line, applicationOf)),
    shipping_lines: shippingLines(order),
    refunds: order.refunds.map((refund) => refundPayload(order, refund, timezone)),
    fulfillments: [],
  };
}

/** Payload of `orders/delete`. Source: Shopify, the topic's sample payload. */
export const deletedOrderPayload = (order: Order) => ({ id: orderId(order) });

function totals(order: Order) {
  const currencies = currenciesOf(order);
  const items = subtotalOfOrder(order);
  const shipping = order.delivery?.original ?? NOTHING;
  const subtotal = addAmounts(order.lines.map(({ paid }) => paid));
  const discounts = subtractAmounts(addAmounts([items, shipping]), order.total);
  const refundedItems = addAmounts(order.refunds.flatMap(({ lines }) => lines.map(({ amount }) => amount)));
  const money = (name: string, amount: Amount) => moneyFields(name, amount, currencies);
  return {
    currency: order.shopCurrency,
    presentment_currency: order.market.currency,
    taxes_included: false,
    tax_lines: [],
    ...money('total_line_items_price', items),
    ...money('subtotal_price', subtotal),
    ...money('current_subtotal_price', subtractAmounts(subtotal, refundedItems)),
    ...money('total_discounts', discounts),
    ...money('total_tax', NOTHING),
    total_shipping_price_set: moneySet(shipping, currencies),
    ...money('total_price', order.total),
    ...money('current_total_price', subtractAmounts(order.total, refundedOf(order))),
    total_outstanding: moneyText(0, order.shopCurrency),
  };
}

function shippingLines(order: Order) {
  if (!order.delivery) return [];
  const currencies = currenciesOf(order);
  const { handle, title, original, paid, discount } = order.delivery;
  return [
    {
      id: orderId(order),
      code: handle,
      title,
      source: 'shopify',
      ...moneyFields('price', original, currencies),
      ...moneyFields('discounted_price', paid, currencies),
      discount_allocations: discount
        ? [
            {
              amount: moneyText(discount.amount.shop, currencies.shop),
              amount_set: moneySet(discount.amount, currencies),
              discount_application_index: discountApplications(order).length - 1,
            },
          ]
        : [],
      tax_lines: [],
    },
  ];
}

function financialStatus(order: Order): 'paid' | 'partially_refunded' | 'refunded' {
  const { presentment } = refundedOf(order);
  if (presentment === 0) return 'paid';
  return presentment >= order.total.presentment ? 'refunded' : 'partially_refunded';
}

function gatewayName(kind: Order['payments'][number]['kind']): string {
  return kind === 'card' ? 'bogus' : 'gift_card';
}

/** Customer of an order. */
function customerPayload({ contact, createdAt }: Order, timezone: string) {
  const id = customerId(contact.email);
  return {
    id,
    admin_graphql_api_id: gid('Customer', id),
    email: contact.email,
    first_name: orNull(contact.firstName),
    last_name: orNull(contact.lastName),
    phone: null,
    state: 'disabled',
    note: null,
    tags: '',
    created_at: zonedTime(createdAt, timezone),
    updated_at: zonedTime(createdAt, timezone),
  };
}

/** Shipping address; null if there is none. */
function shippingAddress({ contact, market }: Order) {
  if (contact.lastName === '' && contact.address1 === '') return null;
  return {
    first_name: orNull(contact.firstName),
    last_name: orNull(contact.lastName),
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    company: null,
    address1: orNull(contact.address1),
    address2: orNull(contact.address2),
    city: orNull(contact.city),
    province: orNull(contact.region),
    province_code: null,
    zip: orNull(contact.postalCode),
    country_code: market.country,
    phone: null,
  };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
