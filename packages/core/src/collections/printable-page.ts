import type { ListingRules } from '../listing/listing-rules';

/** Products that Liquid goes through without pages. Source: Shopify Liquid, limits of loops. */
const MOST_PRINTED = 50;

/**
 * The rules by which the first page of a list is made so that the block's Liquid can print it before a script asks for it. Null
 * where what it prints would not be that page: with tiles between the products, with more products than it goes through, or
 * by name, which each language orders in its own way.
 */
export function printableRules(rules: ListingRules): ListingRules | null {
  const [sort] = rules.sorts;
  if (rules.tiles.length > 0 || rules.amountPerPage > MOST_PRINTED) return null;
  if (sort?.key === 'name-ascending' || sort?.key === 'name-descending') return null;
  // Nothing is chosen, and nobody looks at what could be.
  return { ...rules, filters: [] };
}
