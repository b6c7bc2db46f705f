import { isJson, listOf, numberOf, textOf } from '@cartwright/storefront-kit/shopify/json';
import type { QuickProduct } from '@cartwright/ui/listing/quick-add/offered-options';

/** Variant limit of the product API; larger products may be incomplete. Source: Shopify, Ajax product API. */
const MAX_VARIANTS = 250;

/**
 * Parses a product for quick add from `/products/{handle}.js`; `url` is its page. Null if its page has to be used: the
 * response is invalid or incomplete, or more than a variant has to be chosen.
 */
export function readQuickProduct(body: unknown, url: string): QuickProduct | null {
  if (!isJson(body) || body.requires_selling_plan === true) return null;
  const variants = listOf(body.variants);
  const isPlain = variants.every(
    ({ requires_selling_plan: plan, quantity_rule: rule }) =>
      plan !== true && !(isJson(rule) && numberOf(rule.min) > 1),
  );
  if (!isPlain || variants.length < 2 || variants.length >= MAX_VARIANTS) return null;
  return {
    title: textOf(body.title),
    url,
    image: textOf(body.featured_image) || null,
    options: listOf(body.options).map(({ name, values }) => ({
      name: textOf(name),
      values: Array.isArray(values) ? values.map(textOf) : [],
    })),
    variants: variants.map((variant) => ({
      id: numberOf(variant.id),
      values: Array.isArray(variant.options) ? variant.options.map(textOf) : [],
      available: variant.available === true,
      amount: numberOf(variant.price),
      compareAt: typeof variant.compare_at_price === 'number' ? numberOf(variant.compare_at_price) : null,
      image: (isJson(variant.featured_image) && textOf(variant.featured_image.src)) || null,
    })),
  };
}
