import { isJson, listOf, numberOf, textOf } from '@cartwright/storefront-kit/shopify/json';
import { MAX_NAMED_LINES, SHARED_PRODUCTS } from '../../parts/shared-cart-address';

/** Handles in a shared link's query. Untrusted input. */
export function handlesIn(search: string): readonly string[] {
  const handles = new URLSearchParams(search).get(SHARED_PRODUCTS)?.split('.') ?? [];
  return [...new Set(handles)].filter((handle) => handle !== '').slice(0, MAX_NAMED_LINES);
}

/**
 * Names of the products' variants by variant id, as the store says them now: a link's own text would let anybody write into
 * the store's page. Products that can't be read are left out.
 */
export async function variantNames(
  handles: readonly string[],
  root: string,
): Promise<ReadonlyMap<number, string>> {
  const products = await Promise.all(handles.map((handle) => namesOf(handle, root).catch(() => [])));
  return new Map(products.flat());
}

async function namesOf(handle: string, root: string): Promise<readonly [number, string][]> {
  const response = await fetch(`${root}products/${encodeURIComponent(handle)}.js`);
  const body: unknown = response.ok ? await response.json() : null;
  if (!isJson(body)) return [];
  const title = textOf(body.title);
  return listOf(body.variants).map((variant) => {
    const option = textOf(variant.public_title);
    return [numberOf(variant.id), option ? `${title} · ${option}` : title];
  });
}
