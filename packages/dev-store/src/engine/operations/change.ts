import type { CartState, LineState } from '../model/cart-state';
import { sellingPlansOf } from '../model/catalogue';
import type { ProductVariant } from '../model/catalogue-index';
import type { ChangeRequest } from '../model/read-request';
import { badRequest, cartError, onlyAdded, type Refusal, variantNotFound } from '../model/refusal';
import { type FoundLine, findLine } from './find-line';
import { done, type OperationContext, type Outcome, refused } from './outcome';
import { ruleRefusal } from './rule-refusal';
import { settleLines } from './settle-lines';
import { stockLeft } from './stock-left';

/**
 * `/cart/change.js`: changes a line, referenced by position (from 1), key or variant id. A quantity above the stock is
 * reduced to it, with status 422. By variant id, properties can't be changed; they can't be emptied. Source: Shopify
 * AJAX Cart API.
 */
export function changeLine(
  state: CartState,
  request: ChangeRequest | null,
  context: OperationContext,
): Outcome {
  const target = request ? findLine(state, request.line, context.shown) : undefined;
  if (!request || !target) {
    return refused(state, badRequest('no valid id or line parameter', 'no valid id or line parameter'));
  }
  const found = context.index.variant(target.line.variantId);
  if (!found) return refused(state, variantNotFound());
  const before = target.shown.quantity;
  const wanted = Math.max(0, request.quantity ?? before);
  const refusal = planRefusal(found, target.line, request) ?? ruleRefusal(found, wanted);
  if (refusal) return refused(state, refusal);
  const available = before + Math.max(0, stockLeft(state.lines, found.variant));
  const quantity = wanted > before ? Math.min(wanted, available) : wanted;
  const next = withLine(state, target, { ...changesOf(request), quantity }, context);
  return quantity < wanted ? { ...done(next), refusal: onlyAdded(quantity - before) } : done(next);
}

type Changes = Partial<Pick<LineState, 'properties' | 'sellingPlanId'>> & Pick<LineState, 'quantity'>;

function changesOf({ line, properties, sellingPlanId }: ChangeRequest): Omit<Changes, 'quantity'> {
  const named = line.by !== 'variant' && properties !== null && Object.keys(properties).length > 0;
  return {
    ...(named && { properties }),
    ...(sellingPlanId !== undefined && { sellingPlanId }),
  };
}

/** Changes a line. If only a part of it is referenced, it is split off, unless its identity stays the same. */
function withLine(
  state: CartState,
  { line, shown }: FoundLine,
  changes: Changes,
  { nextId }: OperationContext,
): CartState {
  const rest = line.quantity - shown.quantity;
  const changed =
    rest === 0
      ? [{ ...line, ...changes }]
      : [
          { ...line, quantity: rest },
          { ...line, ...changes, id: nextId() },
        ];
  const lines = state.lines.flatMap((each) => (each.id === line.id ? changed : [each]));
  return { ...state, lines: settleLines(lines) };
}

function planRefusal(
  { product }: ProductVariant,
  line: LineState,
  { sellingPlanId = line.sellingPlanId, quantity }: ChangeRequest,
): Refusal | null {
  if (quantity === 0) return null;
  if (sellingPlanId === null) {
    if (!product.requiresSellingPlan) return null;
    return cartError('Variant can only be purchased with a selling plan.');
  }
  const known = sellingPlansOf(product).some(({ id }) => id === sellingPlanId);
  return known ? null : cartError('Cannot apply selling plan to variant');
}
