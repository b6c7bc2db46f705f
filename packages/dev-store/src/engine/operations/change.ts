import type { CartState } from '../cart-state';
import { sellingPlansOf } from '../catalogue';
import type { ChangeRequest } from '../read-request';
import { badRequest, cartError, onlyAdded, variantNotFound } from '../refusal';
import { findLine } from './find-line';
import { done, type OperationContext, type Outcome, refused } from './outcome';
import { replaceLine } from './replace-line';
import { stockLeft } from './stock-left';

/**
 * `/cart/change.js`: one line, named by `line` (from 1), by its key or by a variant id. A quantity above the stock is
 * cut down to it and answered with 422. Named by variant id, the properties stay as they are.
 * Source: Shopify AJAX Cart API.
 */
export function changeLine(
  state: CartState,
  request: ChangeRequest | null,
  context: OperationContext,
): Outcome {
  const line = request ? findLine(state, request.line, context.keyOf) : undefined;
  if (!request || !line) {
    return refused(state, badRequest('no valid id or line parameter', 'no valid id or line parameter'));
  }
  const found = context.index.variant(line.variantId);
  if (!found) return refused(state, variantNotFound());
  const plan = request.sellingPlanId === undefined ? line.sellingPlanId : request.sellingPlanId;
  if (plan !== null && !sellingPlansOf(found.product).some(({ id }) => id === plan)) {
    return refused(state, cartError('Cannot apply selling plan to variant'));
  }
  if (plan === null && found.product.requiresSellingPlan && request.quantity !== 0) {
    return refused(state, cartError('Variant can only be purchased with a selling plan.'));
  }
  const wanted = Math.max(0, request.quantity ?? line.quantity);
  const most = line.quantity + Math.max(0, stockLeft(state, found.variant));
  const quantity = wanted > line.quantity ? Math.min(wanted, most) : wanted;
  const properties = request.line.by === 'variant' ? null : request.properties;
  const next = replaceLine(state, {
    ...line,
    quantity,
    properties: properties ?? line.properties,
    sellingPlanId: plan,
  });
  return quantity < wanted ? { ...done(next), refusal: onlyAdded(quantity - line.quantity) } : done(next);
}
