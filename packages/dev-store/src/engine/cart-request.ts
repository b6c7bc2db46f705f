import { cartJson, lineJson } from './cart-json';
import type { RunDiscounts } from './discounts/discount-run';
import { itemsAddedAndRemoved, itemsChangelog } from './items-changelog';
import type { CartState } from './model/cart-state';
import type { CatalogueIndex } from './model/catalogue-index';
import type { Market } from './model/market';
import { readAdd, readChange, readUpdate } from './model/read-request';
import { cartError, type Refusal } from './model/refusal';
import type { Body } from './model/request-body';
import { addToCart } from './operations/add';
import { changeLine } from './operations/change';
import { clearCart } from './operations/clear';
import type { OperationContext, Outcome } from './operations/outcome';
import { settleLines } from './operations/settle-lines';
import { updateCart } from './operations/update';
import { type PricedCart, priceCart } from './price-cart';
import type { RunValidations } from './validation-run';

export type CartAction = 'get' | 'add' | 'change' | 'update' | 'clear';

/** Store environment that a cart request is handled in. */
export interface CartEnvironment {
  readonly index: CatalogueIndex;
  readonly market: Market;
  readonly runDiscounts: RunDiscounts;
  /** Validations that can reject a change; absent: none. */
  readonly runValidations?: RunValidations;
  readonly nextId: () => string;
}

/** Cart after a request, and its response: a JSON value with an HTTP status. */
export interface CartResponse {
  readonly state: CartState;
  readonly cart: PricedCart;
  readonly status: 200 | Refusal['status'];
  readonly body: unknown;
}

/**
 * Handles a request of the AJAX Cart API. Deterministic except for `nextId`. Partial stock changes the cart and returns
 * a refusal; a failed validation leaves the cart unchanged.
 */
export function handleCartRequest(
  action: CartAction,
  kept: CartState,
  body: Body,
  environment: CartEnvironment,
): CartResponse {
  const { index, market, runDiscounts, runValidations, nextId } = environment;
  const state = withoutUnknown(kept, index);
  const before = priceCart(state, index, market, runDiscounts);
  const shown = before.lines.map(({ state: part, key }) => ({
    lineId: part.id,
    key,
    quantity: part.quantity,
  }));
  const outcome = perform(action, state, body, { index, nextId, shown });
  const cart = outcome.state === state ? before : priceCart(outcome.state, index, market, runDiscounts);
  const problems = (outcome.state !== state && runValidations?.(cart, 'CART_INTERACTION')) || [];
  if (problems.length > 0) {
    const refusal = cartError(problems.map(({ message }) => message).join(' '));
    return { state, cart: before, ...refusal };
  }
  const response = { state: outcome.state, cart };
  if (outcome.refusal) return { ...response, status: outcome.refusal.status, body: outcome.refusal.body };
  return { ...response, status: 200, body: successBody(action, body, before, cart, outcome) };
}

/** Drops lines of variants that the catalogue no longer has, so that they take up no position. */
function withoutUnknown(state: CartState, index: CatalogueIndex): CartState {
  if (state.lines.every(({ variantId }) => index.variant(variantId))) return state;
  return { ...state, lines: settleLines(state.lines.filter(({ variantId }) => index.variant(variantId))) };
}

function perform(action: CartAction, state: CartState, body: Body, context: OperationContext): Outcome {
  switch (action) {
    case 'get':
      return { state, refusal: null, added: [] };
    case 'add':
      return addToCart(state, readAdd(body), context);
    case 'change':
      return changeLine(state, readChange(body), context);
    case 'update':
      return updateCart(state, readUpdate(body), context);
    case 'clear':
      return clearCart(state);
    default:
      return action satisfies never;
  }
}

function successBody(
  action: CartAction,
  body: Body,
  before: PricedCart,
  cart: PricedCart,
  { added }: Outcome,
): unknown {
  switch (action) {
    case 'add': {
      const lines = added.flatMap((id) => {
        const line = cart.lines.find(({ state }) => state.id === id);
        return line ? [lineJson(line, cart)] : [];
      });
      return body.items === undefined ? lines[0] : { items: lines };
    }
    case 'update':
      return { ...cartJson(cart), ...itemsChangelog(before, cart) };
    case 'change':
      return { ...cartJson(cart), ...itemsAddedAndRemoved(before, cart) };
    case 'get':
    case 'clear':
      return cartJson(cart);
    default:
      return action satisfies never;
  }
}
