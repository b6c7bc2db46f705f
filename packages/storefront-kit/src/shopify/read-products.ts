import type { PageProduct } from '../page/page-product';
import { isJson, type Json, listOf, numberOf, textOf } from './json';

/** Concurrency limit; more looks like a bot to the store. */
const AT_ONCE = 8;

export interface FoundProducts {
  readonly products: readonly PageProduct[];
  /** Handles unknown to the store. */
  readonly gone: readonly string[];
}

/**
 * Products as the store sells them now, in the cart's currency (`/products/{handle}.js`). One that cannot be read is
 * left out. Never throws.
 *
 * @public
 */
export async function readProducts(root: string, handles: readonly string[]): Promise<FoundProducts> {
  const products: PageProduct[] = [];
  const gone: string[] = [];
  const readOne = async (handle: string) => {
    try {
      const response = await fetch(`${root}products/${encodeURIComponent(handle)}.js`);
      if (response.status === 404) gone.push(handle);
      const body: unknown = response.ok ? await response.json() : null;
      if (isJson(body)) products.push(productOf(body));
    } catch {
      // Left out on failure.
    }
  };
  for (let first = 0; first < handles.length; first += AT_ONCE) {
    await Promise.all(handles.slice(first, first + AT_ONCE).map(readOne));
  }
  return { products, gone };
}

export function productOf(body: Json): PageProduct {
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
      needsSellingPlan: variant.requires_selling_plan === true || body.requires_selling_plan === true,
      minimumQuantity: (isJson(variant.quantity_rule) && numberOf(variant.quantity_rule.min)) || 1,
    })),
  };
}
