import type { CartState, LineState } from '../model/cart-state';
import type { CatalogueIndex } from '../model/catalogue-index';
import type { Refusal } from '../model/refusal';

/** A line as the shopper last saw it: all of a line of the cart, or the part of it that a discount set apart. */
export interface ShownLine {
  readonly lineId: LineState['id'];
  readonly key: string;
  readonly quantity: number;
}

/** Context of an operation besides the cart and the request. */
export interface OperationContext {
  readonly index: CatalogueIndex;
  /** Ids of new lines; never the same twice in one cart. */
  readonly nextId: () => string;
  /** In the order of the answers: positions count these. */
  readonly shown: readonly ShownLine[];
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
