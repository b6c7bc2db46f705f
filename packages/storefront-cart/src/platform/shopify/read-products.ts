import type { PageProduct } from '../../state/known-variants';
import { isJson, type Json, listOf, numberOf, textOf } from './json';

/** More gifts than this are not asked for: a store takes many requests at once for a robot's. */
const MOST_PRODUCTS = 12;

/**
 * Products as the store sells them now, in the cart's currency (`/products/{handle}.js`). One that cannot be read is
 * left out. Never throws.
 */
export async function readProducts(root: string, handles: readonly string[]): Promise<PageProduct[]> {
  const read = handles.slice(0, MOST_PRODUCTS).map(async (handle) => {
    try {
      const response = await fetch(`${root}products/${encodeURIComponent(handle)}.js`);
      const body: unknown = response.ok ? await response.json() : null;
      return isJson(body) ? productOf(body) : null;
    } catch {
      return null;
    }
  });
  return (await Promise.all(read)).flatMap((product) => product ?? []);
}

function productOf(body: Json): PageProduct {
  return {
    id: numberOf(body.id),
    handle: textOf(body.handle),
    title: textOf(body.title),
    image: textOf(body.featured_image) || null,
    giftCard: body.type === 'gift_card',
    variants: listOf(body.variants).map((variant) => ({
      id: numberOf(variant.id),
      title: textOf(variant.title),
      price: numberOf(variant.price),
      compareAtPrice:
        typeof variant.compare_at_price === 'number' ? numberOf(variant.compare_at_price) : null,
      available: variant.available === true,
    })),
  };
}
