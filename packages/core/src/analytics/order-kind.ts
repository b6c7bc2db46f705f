/**
 * Kinds of orders: placed by a shopper online, at a point of sale, by a continued subscription, or created by the
 * merchant from a draft. Reports separate them, because only the first have a session.
 */
export const ORDER_KINDS = ['online', 'point_of_sale', 'renewal', 'draft'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/**
 * Shopify's names of order sources that aren't online. Source: REST Admin API, `Order.source_name`; renewals as seen.
 */
const KIND_OF_SOURCE: ReadonlyMap<string, OrderKind> = new Map([
  ['pos', 'point_of_sale'],
  // Shopify's phone apps, which charge cards in person.
  ['iphone', 'point_of_sale'],
  ['android', 'point_of_sale'],
  ['subscription_contract', 'renewal'],
  ['subscription_contract_checkout_one', 'renewal'],
  ['shopify_draft_order', 'draft'],
]);

/**
 * Tag of renewals by apps that bill subscriptions without Shopify's contracts: "Subscription Recurring Order",
 * "Recurring-Order". Source: help pages of such apps.
 */
const RECURRING = /recurring[ _-]?order/i;
/** Marker of a subscription's first order, which a shopper bought: "First-Recurring-Order". */
const FIRST = /first/i;

/** Kind of an order by source name and tags. Other sales channels and apps sell online. */
export function orderKindOf(sourceName: string | null, tags: readonly string[] = []): OrderKind {
  const kind = KIND_OF_SOURCE.get(sourceName ?? '') ?? 'online';
  const isRenewal = tags.some((tag) => RECURRING.test(tag) && !FIRST.test(tag));
  return kind === 'online' && isRenewal ? 'renewal' : kind;
}
