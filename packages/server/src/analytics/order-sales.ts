import { inArray } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { orderSales } from '../db/schema';
import { type ReadOrder, salesOfOrder } from './sales-of-order';

/** Puts what these orders count for now in place of what they counted for, within the caller's transaction. */
export async function replaceSales(transaction: ShopStore, orders: readonly ReadOrder[]): Promise<void> {
  await forgetSales(
    transaction,
    orders.map(({ id }) => id),
  );
  await transaction.insertMany(orderSales, orders.flatMap(salesOfOrder));
}

/** Takes away what the orders of these ids count for. */
export async function forgetSales(store: ShopStore, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await store.remove(orderSales, inArray(orderSales.orderId, [...ids]));
}
