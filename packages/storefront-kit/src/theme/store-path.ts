/**
 * Path of a URL of this store without its locale root: `cart`, `cart/add`; null for another origin. `page` is the base
 * URL: the page's, or its origin if `address` is independent of it.
 */
export function storePath(address: string, root: string, page: string): string | null {
  let url: URL;
  try {
    url = new URL(address, page);
  } catch {
    return null;
  }
  if (!page.startsWith(url.origin)) return null;
  const inLocale = url.pathname.startsWith(root) ? url.pathname.slice(root.length) : null;
  return (inLocale ?? url.pathname.slice(1)).replace(/\/$/, '');
}
