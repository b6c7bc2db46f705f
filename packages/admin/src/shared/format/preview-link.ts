/**
 * Where the store opens with a cart as it is saved, shown to whoever holds the link: `previewKey` is known to nobody else.
 * Of the live cart it is what shoppers see. `storeUrl` is the store's own address.
 */
export function previewLink(
  storeUrl: string,
  { previewKey, legacy }: { readonly previewKey: string; readonly legacy: boolean },
): string {
  const url = new URL(storeUrl);
  url.searchParams.set('preview_smart_cart', previewKey);
  url.searchParams.set('viewcart', 'true');
  // A cart of the earlier generation has a link without it.
  if (!legacy) url.searchParams.set('cart_version', '2');
  return url.toString();
}
