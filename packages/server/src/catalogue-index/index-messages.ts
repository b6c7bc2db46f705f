import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { MirroredCollection, MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';

/**
 * Request to the worker: the index's languages, then chunks of a catalogue, each acknowledged with `TAKEN`, then
 * the end.
 */
export type IndexRequest =
  | { readonly languages: readonly string[] }
  | { readonly products: readonly MirroredProduct[] }
  | { readonly collections: readonly MirroredCollection[] }
  | 'end';

/** Response of the worker: ready, chunk received, and at the end the index. */
export type IndexResponse = typeof READY | typeof TAKEN | { readonly index: CatalogueIndex };

export const READY = 'ready';
export const TAKEN = 'taken';
