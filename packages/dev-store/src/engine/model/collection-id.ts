import type { Collection } from './catalogue';
import { hashInRange } from './hash';

/** Collection id, derived from the handle: the catalogue has none. */
export function collectionId({ handle }: Pick<Collection, 'handle'>): number {
  return hashInRange(`collection ${handle}`, 400_000_000_000, 99_999_999_999);
}
