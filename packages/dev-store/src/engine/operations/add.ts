import { type CartState, type LineState, lineIdentity } from '../cart-state';
import type { AddItem, AddRequest } from '../read-request';
import { badRequest, cartError, onlyAdded } from '../refusal';
import { done, type OperationContext, type Outcome, refused } from './outcome';
import { sellable } from './sellable';
import { stockLeft } from './stock-left';

/**
 * `/cart/add.js`. A batch is refused as a whole when one of its items cannot be sold; a quantity above the stock adds
 * what is there and answers 422. New lines go on top, the first item of a batch topmost.
 * Source: Shopify AJAX Cart API, changelog of 4 March 2025.
 */
export function addToCart(state: CartState, request: AddRequest | null, context: OperationContext): Outcome {
  if (!request) {
    return refused(
      state,
      badRequest('Parameter Missing or Invalid', 'Required parameter missing or invalid: items'),
    );
  }
  for (const item of request.items) {
    const check = sellable(context.index, item.variantId, item.sellingPlanId);
    if (!check.ok) return refused(state, check.refusal);
    if (item.quantity < 1) return refused(state, cartError('Quantity must be 1 or more.'));
  }
  let next = state;
  let short = false;
  let units = 0;
  const added: string[] = [];
  for (const item of request.items) {
    const step = addItem(next, item, next.lines.length - state.lines.length, context);
    next = step.state;
    units += step.units;
    short ||= step.units < item.quantity;
    if (step.lineId) added.push(step.lineId);
  }
  return short ? { state: next, refusal: onlyAdded(units), added } : done(next, added);
}

function addItem(
  state: CartState,
  item: AddItem,
  position: number,
  { index, nextId }: OperationContext,
): { state: CartState; units: number; lineId: string | null } {
  const variant = index.variant(item.variantId)?.variant;
  const units = variant ? Math.max(0, Math.min(item.quantity, stockLeft(state, variant))) : 0;
  const same = state.lines.find((line) => lineIdentity(line) === lineIdentity(item));
  if (units === 0) return { state, units, lineId: null };
  if (same) {
    const lines = state.lines.map((line) =>
      line === same ? { ...line, quantity: line.quantity + units } : line,
    );
    return { state: { ...state, lines }, units, lineId: same.id };
  }
  const line: LineState = { ...item, id: nextId(), quantity: units };
  const lines = [...state.lines.slice(0, position), line, ...state.lines.slice(position)];
  return { state: { ...state, lines }, units, lineId: line.id };
}
