/**
 * Store URL that shows a saved cart to anyone with the link; the live cart as shoppers see it.
 * `previewKey` is secret. `storeUrl` is the store's own URL.
 */
export function previewLink(
  storeUrl: string,
  { previewKey, legacy }: { readonly previewKey: string; readonly legacy: boolean },
): string {
  const url = new URL(storeUrl);
  url.searchParams.set('preview_smart_cart', previewKey);
  url.searchParams.set('viewcart', 'true');
  // Legacy carts don't have it.
  if (!legacy) url.searchParams.set('cart_version', '2');
  return url.toString();
}
