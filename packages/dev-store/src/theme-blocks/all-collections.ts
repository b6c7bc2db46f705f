import { Drop } from 'liquidjs';
import { collectionsOf } from '../engine/collections';
import type { PageContext } from '../theme/page';
import { collectionObject } from './collection-object';

const MAX_IN_LOOP = 50;

/**
 * `collections`: all of them, or `collections[handle]`, nothing for another handle. Only what is asked for is made: a store may
 * have thousands of products. Source: Shopify Liquid, `collections`, which a loop has 50 of, by title.
 */
export class AllCollections extends Drop {
  constructor(private readonly context: PageContext) {
    super();
  }

  *[Symbol.iterator]() {
    const all = [...collectionsOf(this.context.index.catalogue)];
    all.sort((a, b) => a.title.localeCompare(b.title));
    for (const collection of all.slice(0, MAX_IN_LOOP))
      yield collectionObject(this.context, collection, null);
  }

  override liquidMethodMissing(handle: string | number) {
    const all = collectionsOf(this.context.index.catalogue);
    const found = all.find((collection) => collection.handle === String(handle));
    return found ? collectionObject(this.context, found, null) : null;
  }
}
