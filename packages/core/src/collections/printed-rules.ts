import type { ListingRules } from '../listing/listing-rules';

/** Maximum number of products that Liquid iterates without pagination. Source: Shopify Liquid, limits of loops. */
export const MAX_PRINTED = 50;

/**
 * Rules for the first page of a list that the block's Liquid prints before a script loads: the beginning of longer
 * pages. Tiles are printed from the published layout; no filters are chosen, and no facets computed.
 */
export function printedRules(rules: ListingRules): ListingRules {
  return { ...rules, amountPerPage: Math.min(rules.amountPerPage, MAX_PRINTED), filters: [], tiles: [] };
}
