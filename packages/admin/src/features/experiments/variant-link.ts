/** URL parameter that forces a variant of a running test: test id, dot, variant id. */
const SHOWN_VARIANT = 'cartwright_test';

/**
 * Link that shows a variant of a running test in the store, uncounted. `page` is a path or URL, of
 * which only path and query are used: the link always leads to `storeUrl`.
 */
export function variantLink(
  storeUrl: string,
  page: string,
  { testId, variantId }: { readonly testId: string; readonly variantId: string },
): string {
  const link = new URL(storeUrl);
  const path = page.trim();
  const url = URL.canParse(path, storeUrl) ? new URL(path, storeUrl) : link;
  link.pathname = url.pathname;
  link.search = url.search;
  link.searchParams.set(SHOWN_VARIANT, `${testId}.${variantId}`);
  return link.toString();
}
