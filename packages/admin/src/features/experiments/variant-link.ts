/** Address parameter that shows a variant of a running test to whoever opens it: the test's id, a dot, the variant's. */
const SHOWN_VARIANT = 'cartwright_test';

/**
 * Link that shows a variant of a running test on a page of the store, without being counted. `page` is its path, or its whole
 * address, of which the path counts: whatever is pasted, the link leads into the store at `storeUrl`.
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
