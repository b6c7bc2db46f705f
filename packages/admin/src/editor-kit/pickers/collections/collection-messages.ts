import type { CatalogueCollection } from '@cartwright/core/contract/collections';
import { counted } from '../dialog/noun';

/** Size of a collection; undefined where Shopify does not say. */
export function collectionDetail({ productsCount }: CatalogueCollection): string | undefined {
  return productsCount === null ? undefined : counted(productsCount, { one: 'product', other: 'products' });
}
