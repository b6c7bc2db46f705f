import type { Metafields } from '@cartwright/core/catalogue/metafield-text';
import { type Signal, signal } from '@preact/signals';
import type { CartSession } from '../../session/session';

/** Facts of a product that a template is given besides. */
export interface ProductFacts {
  /** Texts by `namespace.key`, and by namespace and key in turn. */
  readonly metafields: Readonly<Record<string, string | Metafields>>;
}

/** Facts of products, by their ids: written by the part of this folder, read by templates. */
export const allFacts = (session: CartSession): Signal<Readonly<Record<number, ProductFacts>>> =>
  session.stateOf('facts', () => signal({}));

export const factsOf = (session: CartSession, productId: number): ProductFacts | undefined =>
  allFacts(session).value[productId];
