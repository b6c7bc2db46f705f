import type { CartState, LineState } from '../model/cart-state';
import type { UpdateEntry, UpdateRequest } from '../model/read-request';
import { type Refusal, variantNotFound } from '../model/refusal';
import { findLine } from './find-line';
import { done, type OperationContext, type Outcome, refused, type ShownLine } from './outcome';
import { sellable } from './sellable';
import { settleLines } from './settle-lines';
import { MAX_UNITS, stockLeft } from './stock-left';

/**
 * `/cart/update.js`: sets several quantities, note, attributes and discount codes. Stock isn't checked for lines in the
 * cart; a variant that isn't is added, limited to its stock. An unknown key or variant rejects the request. Lines are
 * looked up before any changes, so that a removal doesn't shift the others. Source: Shopify AJAX Cart API; `discount`
 * since 21 May 2025.
 */
export function updateCart(state: CartState, request: UpdateRequest, context: OperationContext): Outcome {
  const plan = planUpdates(state, request.updates, context);
  if (!plan.ok) return refused(state, plan.refusal);
  const changed = state.lines.map((line) => ({
    ...line,
    quantity: plan.quantities.get(line.id) ?? line.quantity,
  }));
  const { lines, added } = addVariants(settleLines(changed), plan.additions, context);
  return done(
    {
      ...state,
      lines,
      note: request.note === undefined ? state.note : request.note,
      attributes: mergeAttributes(state.attributes, request.attributes),
      codes: request.codes ?? state.codes,
    },
    added,
  );
}

interface Addition {
  readonly variantId: number;
  readonly quantity: number;
}

type Plan =
  | {
      readonly ok: true;
      /** By line id. */
      readonly quantities: ReadonlyMap<string, number>;
      readonly additions: readonly Addition[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

function planUpdates(
  state: CartState,
  updates: readonly UpdateEntry[],
  { index, shown }: OperationContext,
): Plan {
  const wanted = new Map<ShownLine, number>();
  const additions: Addition[] = [];
  for (const update of updates) {
    const quantity = Math.max(0, Math.min(MAX_UNITS, update.quantity));
    const found = findLine(state, update, shown);
    if (found) {
      wanted.set(found.shown, quantity);
    } else if (update.by === 'key') {
      return { ok: false, refusal: variantNotFound() };
    } else if (update.by === 'variant') {
      if (!index.variant(update.variantId)?.product.published)
        return { ok: false, refusal: variantNotFound() };
      if (quantity === 0) continue;
      const check = sellable(index, update.variantId, null);
      if (!check.ok) return check;
      additions.push({ variantId: update.variantId, quantity });
    }
  }
  return { ok: true, quantities: quantitiesOf(state, wanted), additions };
}

/** Quantities by line id. A line with one part referenced keeps the units of the other part. */
function quantitiesOf(state: CartState, wanted: ReadonlyMap<ShownLine, number>): Map<string, number> {
  const quantities = new Map(state.lines.map(({ id, quantity }) => [id, quantity]));
  for (const [{ lineId, quantity }, units] of wanted) {
    quantities.set(lineId, (quantities.get(lineId) ?? 0) - quantity + units);
  }
  return quantities;
}

function addVariants(lines: readonly LineState[], additions: readonly Addition[], context: OperationContext) {
  let next = lines;
  const added: string[] = [];
  for (const { variantId, quantity } of additions) {
    const variant = context.index.variant(variantId)?.variant;
    const units = variant ? Math.min(quantity, stockLeft(next, variant)) : 0;
    if (units <= 0) continue;
    const id = context.nextId();
    next = [{ id, variantId, quantity: units, properties: {}, sellingPlanId: null }, ...next];
    added.push(id);
  }
  return { lines: next, added };
}

function mergeAttributes(
  known: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const merged = new Map(Object.entries(known));
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  return Object.fromEntries(merged);
}
