/**
 * Whether the address of a page (its `search`) says that Shopify's admin shows it. Whoever follows such a link elsewhere
 * has no App Bridge, and gets an app all the same.
 */
export function isEmbedded(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('embedded') === '1' || query.has('host');
}
