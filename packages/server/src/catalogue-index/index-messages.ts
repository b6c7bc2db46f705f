import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { MirroredCollection, MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';

/** Request to the worker: the languages of the index, parts of a catalogue, each answered with `TAKEN`, and then its end. */
export type IndexRequest =
  | { readonly languages: readonly string[] }
  | { readonly products: readonly MirroredProduct[] }
  | { readonly collections: readonly MirroredCollection[] }
  | 'end';

/** Answer of the worker: that it runs, that it has taken a part, and at the end the index. */
export type IndexResponse = typeof READY | typeof TAKEN | { readonly index: CatalogueIndex };

export const READY = 'ready';
export const TAKEN = 'taken';
