import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { templatesTooSlow } from '@cartwright/core/cart/validate-templates';
import type { Issue } from '@cartwright/core/editing/issue';
import { cartsBeside } from '@cartwright/core/schedule/live-candidates';
import { publishedSize, sizeIssues } from '@cartwright/core/storefront/published-size';
import { listedRows } from '../cart/cart-rows';
import { cartSizes, lookBytes } from './cart-sizes';
import { compilingToMeasure, type MeasureOptions } from './compile-to-measure';
import { inLanguage, languagesToPublish } from './translated-carts';

/**
 * Issues of a cart's published size while it is enabled, beside the other carts in the store. Unknown products
 * count nothing. The exact size is checked again before a publication.
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
  const look = await lookBytes(store);
  const issues = sizeIssues(publishedSize(document, compiled.value, beside, look));
  if (issues.length > 0) return issues;
  for (const language of await languagesToPublish(store, [document])) {
    const cart = inLanguage(compiled.value, document, language);
    const found = sizeIssues(publishedSize(document, cart, beside, look), language);
    if (found.length > 0) return found;
  }
  return [];
}
