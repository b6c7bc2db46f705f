import { sql } from 'drizzle-orm';
import { orderLines } from '../db/schema';

/** Sums of order lines by order, less refunds: subunits of the shop's currency, and units. */
export const ORDER_SUMS = {
  by: { orderId: sql`${orderLines.orderId}`.mapWith(Number).as('order_id') },
  of: {
    revenue: sql`coalesce(sum(${orderLines.revenue}), 0)`.mapWith(Number).as('revenue'),
    units: sql`coalesce(sum(${orderLines.units}), 0)`.mapWith(Number).as('units'),
  },
};
