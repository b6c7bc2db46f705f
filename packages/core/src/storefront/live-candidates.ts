import type { CartDocument } from '../smart-cart/cart-document';

/**
 * The carts of a shop that shoppers can see at some time: those with a schedule that are enabled, and the enabled one
 * without a schedule, or else the fallback. The fallback is never live beside an enabled cart without a schedule.
 */
export function liveCandidates(documents: readonly CartDocument[]): CartDocument[] {
  const standing = documents.find(isStanding) ?? documents.find((document) => document.isFallback);
  return documents.filter((document) => windowOf(document) !== null || document === standing);
}

/** Whether a cart is enabled without a schedule. */
export function isStanding(document: CartDocument): boolean {
  return document.enabled && !document.isScheduled;
}

/** The window of an enabled, scheduled cart in epoch milliseconds; null for any other. */
export function windowOf(document: CartDocument): { from: number; to: number } | null {
  const { enabled, isScheduled, startDate, endDate } = document;
  if (!enabled || !isScheduled || startDate === null || endDate === null) return null;
  return { from: Date.parse(startDate), to: Date.parse(endDate) };
}
