import type { readOrderSpreads } from '@cartwright/core/contract/experiments';
import { orderSpreads } from '@cartwright/core/experiments/goals/order-spreads';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { ShopStore } from '../db/for-shop';
import { orderLines, orders } from '../db/schema';
import { storedShopProfile } from '../shops/shop-profile';
import { ORDER_SUMS } from './order-sums';

/** Limits of the sample: period in milliseconds, and number of latest orders. */
const READ_MS = 30 * 86_400_000;
const MAX_READ = 10_000;

/** Mean and deviation of recent online orders, minus refunds, as tests count them. */
export async function shopOrderSpreads(
  store: ShopStore,
  now: Date,
): Promise<z.infer<typeof readOrderSpreads.response>> {
  const read = await store.sums(orderLines, {
    join: { table: orders, on: eq(orders.orderId, orderLines.orderId) },
    ...ORDER_SUMS,
    where: and(
      gte(orders.placedAt, new Date(now.getTime() - READ_MS)),
      eq(orders.kind, 'online'),
      eq(orders.isCancelled, false),
    ),
    orderBy: [desc(sql`max(${orders.placedAt})`)],
    limit: MAX_READ,
  });
  return {
    orders: read.length,
    spreads: orderSpreads(read),
    currency: (await storedShopProfile(store))?.currency ?? null,
  };
}
