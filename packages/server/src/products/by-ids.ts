import type { ShopifyResult } from '../shopify/shopify-failure';

/**
 * Items by id, in order: the mirror's, and the rest from Shopify, which may be new. If Shopify is unavailable, the
 * rest is left out; if nothing is known, its failure is returned.
 */
export async function byIds<Item extends { readonly id: number }>(
  ids: readonly number[],
  mirrored: ReadonlyMap<number, Item>,
  askShopify: (ids: readonly number[]) => Promise<ShopifyResult<readonly Item[]>>,
): Promise<ShopifyResult<Item[]>> {
  const missing = ids.filter((id) => !mirrored.has(id));
  const response = missing.length > 0 ? await askShopify(missing) : { ok: true as const, value: [] };
  if (!response.ok && mirrored.size === 0) return response;
  const known = new Map(mirrored);
  for (const item of response.ok ? response.value : []) known.set(item.id, item);
  return { ok: true, value: ids.flatMap((id) => known.get(id) ?? []) };
}
