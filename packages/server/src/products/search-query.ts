/** Search for products that meet all criteria. `collection` is Shopify's number. */
export interface ProductSearch {
  readonly query?: string | undefined;
  readonly collection?: number | undefined;
  readonly tag?: string | undefined;
  readonly vendor?: string | undefined;
}

/** Product search in Shopify's syntax. Source: Shopify API search syntax; `products`, filters. */
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

/** Query by typed text, without operators of Shopify's search. The last word matches as a prefix. */
export function wordsQuery(typed: string): string {
  const words = wordsIn(typed);
  return words.length === 0 ? '' : `${words.join(' ')}*`;
}

/** Words of a typed text in lower case: letters, marks and digits only. */
export function wordsIn(typed: string): string[] {
  return typed
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Quoted value, in which quotes and backslashes are escaped. */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
