import type { ShopifyResult } from '../shopify/shopify-failure';

/**
 * Items by their ids, in their order: the mirror's, and what Shopify has of the rest, which may have been made this
 * minute. While Shopify is away that is left out; where nothing is known at all, the failure is the answer.
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
