import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { emptyIndex, settleIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { updateCollection, updateProduct } from '@cartwright/core/catalogue/index/update-index';
import type { CatalogueContents } from '../catalogue-index/build-in-worker';

/** Builds an index like the worker, in this process. */
export async function buildHere(
  catalogue: CatalogueContents,
  languages: readonly string[] = [],
): Promise<CatalogueIndex> {
  const index = emptyIndex(languages);
  for await (const products of catalogue.products())
    for (const product of products) updateProduct(index, product);
  for await (const collections of catalogue.collections())
    for (const collection of collections) updateCollection(index, collection);
  settleIndex(index);
  return index;
}
