import { type LineState, sortedEntries } from './cart-state';
import { hashHex } from './hash';

/**
 * The public key of a line, `variantId:hash`. As in Shopify, the hash changes with the line's properties, its selling
 * plan and the discounts on it, so a key is good until the next answer only. Lines that differ only in the line that
 * they are nested under have different keys too.
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
