import { hashInRange } from '../engine/model/hash';
import type { Order, OrderLine, Refund } from './order';

/** Shopify's numeric ids of an order and its parts, derived from the order. */
export function orderId({ number }: Pick<Order, 'number'>): number {
  return number;
}

export function lineItemId({ number }: Pick<Order, 'number'>, { id }: Pick<OrderLine, 'id'>): number {
  return hashInRange(`line item ${number} ${id}`, 14_000_000_000_000, 999_999_999_999);
}

export function refundId({ number }: Pick<Order, 'number'>, { key }: Pick<Refund, 'key'>): number {
  return hashInRange(`refund ${number} ${key}`, 900_000_000_000, 99_999_999_999);
}

/** Customer id, derived from the email address. */
export function customerId(email: string): number {
  return hashInRange(`customer ${email.toLowerCase()}`, 6_000_000_000_000, 999_999_999_999);
}
