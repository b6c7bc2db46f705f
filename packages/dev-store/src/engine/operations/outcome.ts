import type { CartState, LineState } from '../model/cart-state';
import type { CatalogueIndex } from '../model/catalogue-index';
import type { Refusal } from '../model/refusal';

/** Line of the last response: a line of the cart, or the part of it that a discount split off. */
export interface ShownLine {
  readonly lineId: LineState['id'];
  readonly key: string;
  readonly quantity: number;
}

/** Environment of an operation. */
export interface OperationContext {
  readonly index: CatalogueIndex;
  /** Creates line ids, unique within a cart. */
  readonly nextId: () => string;
  /** In the order of the response, which positions refer to. */
  readonly shown: readonly ShownLine[];
}

/** Result of an operation. May have both a refusal and a changed state: partial stock is added. */
export interface Outcome {
  readonly state: CartState;
  readonly refusal: Refusal | null;
  /** Ids of added or increased lines, in the order of the request. */
  readonly added: readonly string[];
}

export function refused(state: CartState, refusal: Refusal): Outcome {
  return { state, refusal, added: [] };
}

export function done(state: CartState, added: readonly string[] = []): Outcome {
  return { state, refusal: null, added };
}
