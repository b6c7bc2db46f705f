import { hashInRange } from '../../engine/model/hash';
import type { Order } from '../../orders/order';
import { customerId, orderId } from '../../orders/order-ids';
import type { Shop } from '../../setup/options';
import { SHOP_ID } from './app-payloads';

interface CustomerRequest {
  readonly shop: Shop;
  readonly orders: readonly Order[];
  readonly email: string;
}

/** Payload of `customers/data_request`: a customer requests their data. `at` is ISO 8601. */
export function dataRequestPayload({ shop, orders, email, at }: CustomerRequest & { readonly at: string }) {
  return {
    ...shopFields(shop),
    orders_requested: orderIdsOf(orders, email),
    customer: customerFields(email),
    data_request: { id: dataRequestId(email, at) },
  };
}

/** Payload of `customers/redact`: a customer requests deletion. */
export function customerRedactPayload({ shop, orders, email }: CustomerRequest) {
  return {
    ...shopFields(shop),
    customer: customerFields(email),
    orders_to_redact: orderIdsOf(orders, email),
  };
}

/** Payload of `shop/redact`: deletion of the shop's data, 48 hours after the uninstall. */
export function shopRedactPayload(shop: Shop) {
  return shopFields(shop);
}

function shopFields({ domain }: Shop) {
  return { shop_id: SHOP_ID, shop_domain: domain };
}

function customerFields(email: string) {
  return { id: customerId(email), email, phone: null };
}

function orderIdsOf(orders: readonly Order[], email: string): number[] {
  return orders.filter(({ contact }) => contact.email.toLowerCase() === email.toLowerCase()).map(orderId);
}

/** Id of a data request, derived from email and time. */
function dataRequestId(email: string, at: string): number {
  return hashInRange(`data request ${email} ${at}`, 9_000_000, 999_999);
}
