import { type CartState, type LineState, lineIdentity } from '../model/cart-state';
import { lineTitle } from '../model/catalogue';
import type { AddItem, AddRequest, ParentReference } from '../model/read-request';
import { badRequest, cartError, onlyAdded, type Refusal } from '../model/refusal';
import { findLine } from './find-line';
import { done, type OperationContext, type Outcome, refused } from './outcome';
import { ruleRefusal } from './rule-refusal';
import { sellable } from './sellable';
import { settleLines } from './settle-lines';
import { stockLeft } from './stock-left';

/**
 * `/cart/add.js`. A batch is rejected as a whole if one of its items can't be added. For a quantity above the stock,
 * the available units are added, with status 422. New lines go on top in the order of the request; nested ones after
 * their parent, which may be in the same batch. Source: Shopify AJAX Cart API, changelogs of 4 March and 6 August 2025.
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
    const refusal =
      ruleRefusal(check.found, item.quantity + unitsOf(state, item, context)) ??
      nestingRefusal(state, item, request.items, context);
    if (refusal) return refused(state, refusal);
  }
  // Parents first: a nested item may come before its parent in the request.
  const inOrder = [...request.items].sort((a, b) => Number(a.parent !== null) - Number(b.parent !== null));
  let next: Grown = { state, fresh: [] };
  const steps = new Map<AddItem, Step>();
  for (const item of inOrder) {
    const step = addItem(next, item, context);
    steps.set(item, step);
    next = step;
  }
  const added = request.items.flatMap((item) => steps.get(item)?.lineId ?? []);
  const units = [...steps.values()].reduce((sum, step) => sum + step.units, 0);
  const wanted = request.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const result = { ...next.state, lines: settleLines([...next.fresh, ...next.state.lines]) };
  return units < wanted ? { state: result, refusal: onlyAdded(units), added } : done(result, added);
}

/** Cart, and the request's new lines, which are kept separate until the end. */
interface Grown {
  readonly state: CartState;
  readonly fresh: readonly LineState[];
}

interface Step extends Grown {
  readonly units: number;
  readonly lineId: string | null;
}

function addItem(before: Grown, item: AddItem, context: OperationContext): Step {
  const { state, fresh } = before;
  const all = { ...state, lines: [...fresh, ...state.lines] };
  const variant = context.index.variant(item.variantId)?.variant;
  const parent = item.parent && findParent(all, item.parent, context);
  // The parent couldn't be added: its stock is used up.
  const orphan = item.parent !== null && !parent;
  const units = variant && !orphan ? Math.max(0, Math.min(item.quantity, stockLeft(all.lines, variant))) : 0;
  if (units === 0) return { ...before, units, lineId: null };
  const { variantId, properties, sellingPlanId } = item;
  const wanted = { variantId, properties, sellingPlanId, ...(parent && { parentId: parent.id }) };
  const same = all.lines.find((line) => lineIdentity(line) === lineIdentity(wanted));
  if (!same) {
    const line: LineState = { ...wanted, id: context.nextId(), quantity: units };
    return { state, fresh: [...fresh, line], units, lineId: line.id };
  }
  const grow = (lines: readonly LineState[]) =>
    lines.map((line) => (line === same ? { ...line, quantity: line.quantity + units } : line));
  return { state: { ...state, lines: grow(state.lines) }, fresh: grow(fresh), units, lineId: same.id };
}

/** Units of the line that an item is merged into. */
function unitsOf(state: CartState, item: AddItem, context: OperationContext): number {
  const { variantId, properties, sellingPlanId } = item;
  const parent = item.parent && findParent(state, item.parent, context);
  const wanted = lineIdentity({
    variantId,
    properties,
    sellingPlanId,
    ...(parent && { parentId: parent.id }),
  });
  return state.lines.find((line) => lineIdentity(line) === wanted)?.quantity ?? 0;
}

/** Parent line: the topmost line of the parent's variant that isn't nested, or the line with the parent's key. */
function findParent(
  state: CartState,
  parent: ParentReference,
  { shown }: OperationContext,
): LineState | undefined {
  if (parent.by === 'key') return findLine(state, parent, shown)?.line;
  return state.lines.find((line) => line.variantId === parent.variantId && line.parentId === undefined);
}

function nestingRefusal(
  state: CartState,
  { parent, variantId }: AddItem,
  items: readonly AddItem[],
  context: OperationContext,
): Refusal | null {
  if (!parent) return null;
  const line = findParent(state, parent, context);
  const parentVariant = parent.by === 'variant' ? parent.variantId : line?.variantId;
  const comes = items.some((item) => item.parent === null && item.variantId === parentVariant);
  if (!line && !comes) return cartError('The parent line item cannot be found.');
  if (line?.parentId !== undefined) return cartError('A nested line item cannot be a parent.');
  if (parentVariant !== variantId) return null;
  const own = context.index.variant(variantId);
  return cartError(
    `${own ? lineTitle(own.product, own.variant) : 'A line item'} cannot be nested under itself.`,
  );
}
