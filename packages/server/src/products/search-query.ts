/** Search for products that meet all of it. `collection` is Shopify's number. */
export interface ProductSearch {
  readonly query?: string | undefined;
  readonly collection?: number | undefined;
  readonly tag?: string | undefined;
  readonly vendor?: string | undefined;
}

/** A search for products in Shopify's syntax. Source: Shopify API search syntax; `products`, filters. */
export function productQuery({ query = '', collection, tag, vendor }: ProductSearch): string {
  return [
    wordsQuery(query),
    collection === undefined ? '' : `collection_id:${collection}`,
    tag === undefined ? '' : `tag:${quoted(tag)}`,
    vendor === undefined ? '' : `vendor:${quoted(vendor)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Query by what somebody typed, without anything that Shopify's search would take for an operator. The last word may go on: it was
 * perhaps not typed to its end.
 */
export function wordsQuery(typed: string): string {
  const words = wordsIn(typed);
  return words.length === 0 ? '' : `${words.join(' ')}*`;
}

/** The words that somebody typed, in lower case: of nothing but letters, their marks, and digits. */
export function wordsIn(typed: string): string[] {
  return typed
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** A value as it is: in quotes nothing but quotes and backslashes has a meaning. */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
