import type { CartState, LineState } from '../cart-state';
import type { CatalogueIndex } from '../catalogue-index';
import type { Refusal } from '../refusal';

/** What an operation needs besides the cart and the request. */
export interface OperationContext {
  readonly index: CatalogueIndex;
  /** Ids of new lines; never the same twice in one cart. */
  readonly nextId: () => string;
  /** The public key that the shopper last saw on a line. */
  readonly keyOf: (line: LineState) => string;
}

/** A refusal and a changed state may come together: Shopify adds what it can and says that it was not all. */
export interface Outcome {
  readonly state: CartState;
  readonly refusal: Refusal | null;
  /** Ids of the lines that were added to, in the order of the request. */
  readonly added: readonly string[];
}

export function refused(state: CartState, refusal: Refusal): Outcome {
  return { state, refusal, added: [] };
}

export function done(state: CartState, added: readonly string[] = []): Outcome {
  return { state, refusal: null, added };
}
