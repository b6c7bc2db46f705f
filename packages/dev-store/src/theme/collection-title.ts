import type { Collection } from '../engine/model/catalogue';

/** The collection that every store has is called by what it is. */
export function collectionTitle({ handle, title }: Collection): string {
  return handle === 'all' ? 'All products' : title;
}
