import type { Metafields } from '@cartwright/core/catalogue/metafield-text';
import { type Signal, signal } from '@preact/signals';
import type { CartSession } from '../../session/session';

/** Additional product data for templates. */
export interface ProductFacts {
  /** Metafield texts by `namespace.key`, and nested by namespace and key. */
  readonly metafields: Readonly<Record<string, string | Metafields>>;
}

/** Product facts by product id, written by this folder's part and read by templates. */
export const allFacts = (session: CartSession): Signal<Readonly<Record<number, ProductFacts>>> =>
  session.stateOf('facts', () => signal({}));

export const factsOf = (session: CartSession, productId: number): ProductFacts | undefined =>
  allFacts(session).value[productId];
