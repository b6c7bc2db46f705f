import { type LineState, sortedEntries } from './cart-state';
import { hashHex } from './hash';

/**
 * The public key of a line, `variantId:hash`. As in Shopify, the hash changes with the line's properties, its selling
 * plan and the discounts on it, so a key is good until the next answer only.
 */
export function lineKey(line: LineState, discountTitles: readonly string[]): string {
  const parts = [sortedEntries(line.properties), line.sellingPlanId, [...discountTitles].sort()];
  return `${line.variantId}:${hashHex(JSON.stringify(parts))}`;
}
