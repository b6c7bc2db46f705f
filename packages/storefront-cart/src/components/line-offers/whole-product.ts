import { askStorefront } from '@cartwright/storefront-kit/shopify/ask-storefront';
import { isJson, listOf, textOf } from '@cartwright/storefront-kit/shopify/json';
import type { LineProduct, LineVariant } from './line-product';
import { READ_VARIANTS } from './storefront-documents';

/** Enough for Shopify's limit of 2,048 variants. */
const MAX_PAGES = 9;

/**
 * Completes a partial product from `/products/{handle}.js` by the shop's Storefront API. Added variants have no known
 * price, and the plans that all known ones share. On failure returns the partial product with those plans. Never
 * throws.
 */
export async function wholeProduct(
  partial: LineProduct,
  handle: string,
  country: string | null,
): Promise<LineProduct> {
  const [first, ...rest] = partial.variants;
  const plans = (first?.plans ?? [])
    .filter(({ id }) => rest.every((variant) => variant.plans.some((plan) => plan.id === id)))
    .map((plan) => ({ ...plan, price: null }));
  const product = { ...partial, others: { price: null, plans } };
  const variants = await readVariants(handle, country);
  if (!variants) return product;
  const known = new Map(partial.variants.map((variant) => [variant.id, variant]));
  return {
    ...product,
    isPart: false,
    variants: variants.map((variant) => ({ ...product.others, ...known.get(variant.id), ...variant })),
  };
}

type ReadVariant = Pick<LineVariant, 'id' | 'title' | 'available'>;

/** Reads all variants, in the product's order; null unless complete. */
async function readVariants(handle: string, country: string | null): Promise<ReadVariant[] | null> {
  const variants: ReadVariant[] = [];
  const language = window.Shopify?.locale?.replace('-', '_').toUpperCase();
  let after: string | null = null;
  try {
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const response = await askStorefront(READ_VARIANTS, { handle, after, country, language }, null);
      const body: unknown = await response.json();
      const product = isJson(body) && isJson(body.data) ? body.data.product : null;
      const found = isJson(product) ? product.variants : null;
      if (!isJson(found) || !isJson(found.pageInfo)) return null;
      for (const { id, title, availableForSale } of listOf(found.nodes)) {
        const number = Number(textOf(id).split('/').at(-1));
        variants.push({ id: number, title: textOf(title), available: availableForSale === true });
      }
      if (found.pageInfo.hasNextPage !== true) return variants;
      after = textOf(found.pageInfo.endCursor);
    }
  } catch {
    // On failure the line keeps its variant.
  }
  return null;
}
