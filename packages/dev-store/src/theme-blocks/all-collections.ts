import { Drop } from 'liquidjs';
import { collectionsOf } from '../engine/collections';
import type { PageContext } from '../theme/page';
import { collectionObject } from './collection-object';

/** `collections[handle]`: nothing for another handle. Only what is asked for is made: a store may have thousands of products. */
export class AllCollections extends Drop {
  constructor(private readonly context: PageContext) {
    super();
  }

  override liquidMethodMissing(handle: string | number) {
    const all = collectionsOf(this.context.index.catalogue);
    const found = all.find((collection) => collection.handle === String(handle));
    return found ? collectionObject(this.context, found, null) : null;
  }
}
