import * as z from 'zod';
import { daysBetween } from '../schedule/wall-time';
import { endpoint, noBody, noParams } from './endpoint';
import { pageQuery, pagination } from './paging';

/** A calendar day, `YYYY-MM-DD`, in the shop's time zone. */
const day = z.iso.date().refine((date) => date >= '1970-01-01', 'Send a day since 1970.');

/** Coverage of orders. `nothing`: none yet. */
const coverage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** `day` is the first complete one: without `read_all_orders`, an app reads 60 days back. */
  z.object({ kind: z.literal('since'), day }),
  z.object({ kind: z.literal('everything') }),
]);

/** State of the import of the shop's orders, with its last problem. */
export const orderState = z.object({
  /** `gathering`: orders from before the installation are still being imported. */
  status: z.enum(['gathering', 'ready']),
  /** Imported share of them, from 0 to 1. */
  progress: z.number().min(0).max(1),
  coverage,
  /** Time of the latest counted order (UTC instant); null without any. */
  lastOrderAt: z.string().nullable(),
  /** Last problem, for the merchant. */
  problem: z
    .object({
      code: z.enum(['missing_scope', 'unavailable', 'refused', 'unread_orders']),
      message: z.string(),
    })
    .nullable(),
});
export type OrderState = z.infer<typeof orderState>;

export const readOrderState = endpoint({
  method: 'GET',
  path: '/api/orders/state',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ orders: orderState }),
});

/** Sales minus refunds. `revenue`: subunits of the shop's currency, after discounts, without tax. */
const sales = {
  units: z.number().int(),
  revenue: z.number().int(),
  /** Number of orders that contain the product. */
  orders: z.number().int(),
};

/** First and last day. */
const period = { from: day, to: day };

const MAX_DAYS = 366;
const isPeriod = ({ from, to }: { from: string; to: string }) => {
  const days = daysBetween(from, to);
  return days >= 0 && days < MAX_DAYS;
};
const NO_PERIOD = {
  path: ['to'],
  message: `Send a day that isn’t before “from”, and ask for ${MAX_DAYS} days at most.`,
};

const MAX_PRODUCTS = 100;

/** Best-selling products in at most 366 days, by units or by revenue; ties are broken by the other measure, then by id. */
export const listSales = endpoint({
  method: 'GET',
  path: '/api/sales',
  params: noParams,
  query: pageQuery(MAX_PRODUCTS)
    .extend({ ...period, by: z.enum(['units', 'revenue']).default('units') })
    .refine(isPeriod, NO_PERIOD),
  body: noBody,
  response: z.object({
    /** ISO 4217. */
    currency: z.string(),
    products: z.array(z.object({ productId: z.number().int(), ...sales })),
    pagination,
  }),
});

/** Days on which a product was sold or refunded, in order; at most 366 days. */
export const listProductSales = endpoint({
  method: 'GET',
  path: '/api/sales/days',
  params: noParams,
  query: z
    .strictObject({ product: z.coerce.number().int().positive(), ...period })
    .refine(isPeriod, NO_PERIOD),
  body: noBody,
  response: z.object({ currency: z.string(), days: z.array(z.object({ day, ...sales })) }),
});
