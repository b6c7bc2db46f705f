import { askStorefront } from '@cartwright/storefront-kit/shopify/ask-storefront';
import { isJson, listOf, textOf } from '@cartwright/storefront-kit/shopify/json';
import type { LineProduct, LineVariant } from './line-product';
import { READ_VARIANTS } from './storefront-documents';

/** Shopify's most are 2,048 variants. */
const MAX_PAGES = 9;

/**
 * A product of which `/products/{handle}.js` has told a part, with all of its variants, by the shop's Storefront API. Of
 * those that weren't told it isn't known what they cost; they are sold by the plans that all the others have. Where they
 * can't be had, the part that was told, with those plans. Never throws.
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

/** In the product's order; null where not all can be had. */
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
    // The line keeps its variant.
  }
  return null;
}
