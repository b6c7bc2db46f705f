/**
 * Kinds of orders: placed by a shopper online, at a point of sale, by a subscription that goes on, or made by the merchant
 * from a draft. Reports say them apart, because only the first have a session.
 */
export const ORDER_KINDS = ['online', 'point_of_sale', 'renewal', 'draft'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** What Shopify calls the sources of orders that are not online. Source: Shopify, REST Admin API, `Order.source_name`; renewals as seen. */
const KIND_OF_SOURCE: ReadonlyMap<string, OrderKind> = new Map([
  ['pos', 'point_of_sale'],
  // Shopify's apps for phones, which charge cards in person.
  ['iphone', 'point_of_sale'],
  ['android', 'point_of_sale'],
  ['subscription_contract', 'renewal'],
  ['subscription_contract_checkout_one', 'renewal'],
  ['shopify_draft_order', 'draft'],
]);

/** Kind of an order by the name of its source. Other sales channels and apps sell online. */
export function orderKindOf(sourceName: string | null): OrderKind {
  return KIND_OF_SOURCE.get(sourceName ?? '') ?? 'online';
}
