import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { Issue } from '@cartwright/core/smart-cart/issue';
import { cartsBeside } from '@cartwright/core/storefront/live-candidates';
import { publishedSize, sizeIssues } from '@cartwright/core/storefront/published-size';
import { templatesTooSlow } from '@cartwright/core/templates/validate-template';
import { listedRows } from '../carts/cart-rows';
import { cartSizes } from './cart-sizes';
import { compilingToMeasure, type MeasureOptions } from './compile-to-measure';

/**
 * Why a cart could not be published for its size while it is on, beside the carts that stay in the store with it. Counts
 * what is known: products that Shopify does not name in time count nothing, and a widget that grows is not looked at before
 * it is published. What is published is counted again, exactly, before it is written.
 */
export async function storefrontSizeIssues(
  { now, ...options }: MeasureOptions & { readonly now: Date },
  document: CartDocument,
): Promise<Issue[]> {
  const compile = await compilingToMeasure(options);
  const compiled = await compile(document);
  if (!compiled.ok) return [templatesTooSlow(document)];
  const { store } = options;
  const sizes = await cartSizes(store, compile, document.id);
  const others = (await listedRows(store))
    .filter(({ id }) => id !== document.id)
    .map((row) => ({ ...row, bytes: sizes.get(row.id) ?? 0 }));
  const beside = cartsBeside(document, others, now.getTime());
  return sizeIssues(publishedSize(document, compiled.value, beside));
}
