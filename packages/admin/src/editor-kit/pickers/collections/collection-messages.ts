import type { CatalogueCollection } from '@cartwright/core/contract/shop-collections';
import { counted } from '../dialog/noun';

/** Product count of a collection; undefined if unknown. */
export function collectionDetail({ productsCount }: CatalogueCollection): string | undefined {
  return productsCount === null ? undefined : counted(productsCount, { one: 'product', other: 'products' });
}
