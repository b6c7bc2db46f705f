import { type LineState, sortedEntries } from './cart-state';
import { hashHex } from './hash';

/**
 * Public key of a line, `variantId:hash`. As in Shopify, the hash changes with its properties, selling plan and
 * discounts, so a key is valid until the next response only. Lines with different parents have different keys.
 */
export function lineKey(
  line: LineState,
  discountTitles: readonly string[],
  parent: LineState | undefined,
): string {
  const nested = parent ? [parent.variantId, sortedEntries(parent.properties), parent.sellingPlanId] : [];
  const parts = [sortedEntries(line.properties), line.sellingPlanId, [...discountTitles].sort(), nested];
  return `${line.variantId}:${hashHex(JSON.stringify(parts))}`;
}
