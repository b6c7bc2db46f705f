import { itemOf } from '../gifts/shopper-part';
import type { CartRequest } from '../ports/cart-port';
import type { AddItem, Intent } from '../ports/intent';
import { findLine, unitsOf } from '../ports/line-name';
import type { StoreCart, StoreLine } from '../ports/store-cart';

/**
 * Whether a request whose response was lost seems to have been applied. Lines are matched by identity, as keys change.
 */
export function looksApplied(before: StoreCart, now: StoreCart, request: CartRequest): boolean {
  switch (request.path) {
    case 'add':
      return request.items.every((item) => unitsOf(now, item) >= unitsOf(before, item) + item.quantity);
    case 'change':
      return hasQuantity(
        before,
        now,
        lineNamed(before.lines, request.key),
        request.quantity,
        request.sellingPlanId,
      );
    case 'update': {
      const { updates = {}, note = now.note, attributes = {}, codes, giftCards } = request;
      const entered = now.codes.map(({ code }) => code).join();
      // The AJAX cart lacks gift cards; adding one twice is harmless.
      return (
        !giftCards &&
        Object.entries(updates).every(([name, quantity]) =>
          hasQuantity(
            before,
            now,
            Array.isArray(updates)
              ? before.lines[Number(name)]
              : (lineNamed(before.lines, name) ?? lineNamed(now.lines, name)),
            quantity,
          ),
        ) &&
        note === now.note &&
        (codes?.join() ?? entered).toLowerCase() === entered.toLowerCase() &&
        Object.entries(attributes).every(([name, value]) => (now.attributes[name] ?? '') === value)
      );
    }
    default:
      return request satisfies never;
  }
}

/** Remainder of an intent with unknown outcome, given the current cart; null if nothing remains. */
export function leftOf(intent: Intent, before: StoreCart | null, now: StoreCart | null): Intent | null {
  if (!before || !now) return intent;
  const adds = (items: readonly AddItem[]) => looksApplied(before, now, { path: 'add', items });
  if (intent.type === 'add') return adds(intent.items) ? null : intent;
  const line = intent.type === 'swap_variant' ? findLine(before, intent.line) : null;
  if (intent.type !== 'swap_variant' || !line) return intent;
  const came = adds([{ ...itemOf(line), variantId: intent.variantId }]);
  return came ? { type: 'set_quantity', line: intent.line, quantity: 0 } : intent;
}

/** Finds a line by key, else by variant id. */
export function lineNamed(lines: readonly StoreLine[], name: string): StoreLine | undefined {
  return lines.find(({ key }) => key === name) ?? lines.find(({ variantId }) => `${variantId}` === name);
}

function hasQuantity(
  before: StoreCart,
  now: StoreCart,
  line: StoreLine | undefined,
  quantity: number,
  plan?: number | null,
): boolean {
  // A line missing both before and now has none.
  if (!line) return quantity === 0;
  const item = itemOf(line);
  // With another plan it may have merged into an existing line.
  if (plan !== undefined) return unitsOf(now, item) < unitsOf(before, item);
  return unitsOf(now, item) === quantity;
}
