import { cartJson, lineJson } from './cart-json';
import { type CartState, type LineState, lineIdentity } from './cart-state';
import type { CatalogueIndex } from './catalogue-index';
import type { RunDiscounts } from './discounts/discount-run';
import type { Market } from './market';
import { addToCart } from './operations/add';
import { changeLine } from './operations/change';
import { clearCart } from './operations/clear';
import type { OperationContext, Outcome } from './operations/outcome';
import { updateCart } from './operations/update';
import { type PricedCart, priceCart } from './price-cart';
import { readAdd, readChange, readUpdate } from './read-request';
import type { Refusal } from './refusal';
import type { Body } from './request-body';

export type CartAction = 'get' | 'add' | 'change' | 'update' | 'clear';

/** What a store is made of, for answering one request. */
export interface CartEnvironment {
  readonly index: CatalogueIndex;
  readonly market: Market;
  readonly runDiscounts: RunDiscounts;
  readonly nextId: () => string;
}

/** The cart after a request, and the answer to the browser: a JSON value with its HTTP status. */
export interface CartAnswer {
  readonly state: CartState;
  readonly cart: PricedCart;
  readonly status: 200 | Refusal['status'];
  readonly body: unknown;
}

/**
 * Answers one request of the AJAX Cart API. Pure but for `nextId`: the same cart, catalogue and request give the same
 * answer. A refusal may come with a changed cart (the part that was in stock).
 */
export function answerCartRequest(
  action: CartAction,
  state: CartState,
  body: Body,
  environment: CartEnvironment,
): CartAnswer {
  const { index, market, runDiscounts, nextId } = environment;
  const before = priceCart(state, index, market, runDiscounts);
  const keys = new Map(before.lines.map((line) => [line.state.id, line.key]));
  const context: OperationContext = { index, nextId, keyOf: (line) => keys.get(line.id) ?? '' };
  const outcome = perform(action, state, body, context);
  const cart = outcome.state === state ? before : priceCart(outcome.state, index, market, runDiscounts);
  const answer = { state: outcome.state, cart };
  if (outcome.refusal) return { ...answer, status: outcome.refusal.status, body: outcome.refusal.body };
  return { ...answer, status: 200, body: successBody(action, body, cart, outcome, state.lines) };
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
  cart: PricedCart,
  outcome: Outcome,
  linesBefore: readonly LineState[],
): unknown {
  if (action === 'add') {
    const lines = outcome.added.flatMap((id) => {
      const line = cart.lines.find(({ state }) => state.id === id);
      return line ? [lineJson(line, cart)] : [];
    });
    return body.items === undefined ? lines[0] : { items: lines };
  }
  if (action === 'update') {
    return { ...cartJson(cart), items_changelog: { added: addedUnits(cart, linesBefore) } };
  }
  return cartJson(cart);
}

/** Units that an update brought in, by variant. The shape is what public clients were seen to read. */
function addedUnits(cart: PricedCart, before: readonly LineState[]) {
  return cart.lines.flatMap(({ state }) => {
    const known = before.find((line) => lineIdentity(line) === lineIdentity(state));
    const quantity = state.quantity - (known?.quantity ?? 0);
    return quantity > 0 ? [{ variant_id: state.variantId, quantity }] : [];
  });
}
