import type { ListingRules } from '../listing/listing-rules';

/** Maximum number of products that Liquid iterates without pagination. Source: Shopify Liquid, limits of loops. */
export const MAX_PRINTED = 50;

/**
 * The rules by which the first page of a list is made so that the block's Liquid can print it before a script asks for it: of
 * a longer page the beginning. Tiles are printed by what is published of the page's looks; nothing is chosen, and nobody looks
 * at what could be.
 */
export function printedRules(rules: ListingRules): ListingRules {
  return { ...rules, amountPerPage: Math.min(rules.amountPerPage, MAX_PRINTED), filters: [], tiles: [] };
}
