import type { CartState, LineState } from '../cart-state';
import type { UpdateEntry, UpdateRequest } from '../read-request';
import { type Refusal, variantNotFound } from '../refusal';
import { findLine } from './find-line';
import { done, type OperationContext, type Outcome, refused } from './outcome';
import { replaceLine } from './replace-line';
import { sellable } from './sellable';
import { MOST_UNITS, stockLeft } from './stock-left';

/**
 * `/cart/update.js`: several quantities at once, note, attributes, discount codes. It does not check the stock of what
 * is in the cart already; a variant that is not in the cart is added, as many as there are. A key or variant that is
 * nowhere refuses the whole request. Lines are found before any of them changes, so that an early removal does not
 * shift the others. Source: Shopify AJAX Cart API; `discount` since 21 May 2025.
 */
export function updateCart(state: CartState, request: UpdateRequest, context: OperationContext): Outcome {
  const plan = planUpdates(state, request.updates, context);
  if (!plan.ok) return refused(state, plan.refusal);
  let next = state;
  for (const { line, quantity } of plan.changes) {
    next = replaceLine(next, { ...line, quantity });
  }
  const added: string[] = [];
  for (const { variantId, quantity } of plan.additions) {
    const variant = context.index.variant(variantId)?.variant;
    const units = variant ? Math.min(quantity, stockLeft(next, variant)) : 0;
    if (units <= 0) continue;
    const line: LineState = {
      id: context.nextId(),
      variantId,
      quantity: units,
      properties: {},
      sellingPlanId: null,
    };
    next = { ...next, lines: [line, ...next.lines] };
    added.push(line.id);
  }
  return done(
    {
      ...next,
      note: request.note ?? next.note,
      attributes: mergeAttributes(next.attributes, request.attributes),
      codes: request.codes ?? next.codes,
    },
    added,
  );
}

type Plan =
  | {
      readonly ok: true;
      readonly changes: readonly { readonly line: LineState; readonly quantity: number }[];
      readonly additions: readonly { readonly variantId: number; readonly quantity: number }[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

function planUpdates(
  state: CartState,
  updates: readonly UpdateEntry[],
  { index, keyOf }: OperationContext,
): Plan {
  const changes = new Map<string, { line: LineState; quantity: number }>();
  const additions: { variantId: number; quantity: number }[] = [];
  for (const update of updates) {
    const quantity = Math.max(0, Math.min(MOST_UNITS, update.quantity));
    const line = findLine(state, update, keyOf);
    if (line) {
      changes.set(line.id, { line, quantity });
    } else if (update.by === 'key') {
      return { ok: false, refusal: variantNotFound() };
    } else if (update.by === 'variant') {
      if (!index.variant(update.variantId)) return { ok: false, refusal: variantNotFound() };
      if (quantity === 0) continue;
      const check = sellable(index, update.variantId, null);
      if (!check.ok) return check;
      additions.push({ variantId: update.variantId, quantity });
    }
  }
  return { ok: true, changes: [...changes.values()], additions };
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
