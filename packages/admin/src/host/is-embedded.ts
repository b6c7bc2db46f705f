/**
 * Whether the URL of a page (its `search`) is of a frame in Shopify's admin. A link opened elsewhere has no App
 * Bridge, and gets a working app all the same.
 */
export function isEmbedded(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('embedded') === '1' || query.has('host');
}
