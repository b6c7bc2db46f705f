import { itemOf } from '../gifts/shopper-part';
import type { CartRequest } from '../ports/cart-port';
import type { AddItem, Intent } from '../ports/intent';
import { findLine, unitsOf } from '../ports/line-name';
import type { StoreCart, StoreLine } from '../ports/store-cart';

/** Whether a cart looks as if the request, whose answer was lost, had been carried out. Lines are told by what they are: keys change. */
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
      // The AJAX cart shows no gift cards; to ask for one twice does no harm.
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

/** Rest of an intent whose end nobody knows, in the cart as it is now; null when nothing is left. */
export function leftOf(intent: Intent, before: StoreCart | null, now: StoreCart | null): Intent | null {
  if (!before || !now) return intent;
  const adds = (items: readonly AddItem[]) => looksApplied(before, now, { path: 'add', items });
  if (intent.type === 'add') return adds(intent.items) ? null : intent;
  const line = intent.type === 'swap_variant' ? findLine(before, intent.line) : null;
  if (intent.type !== 'swap_variant' || !line) return intent;
  const came = adds([{ ...itemOf(line), variantId: intent.variantId }]);
  return came ? { type: 'set_quantity', line: intent.line, quantity: 0 } : intent;
}

/** By its key, or by the number of its variant. */
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
  // A line that was not known before, nor is now, has none.
  if (!line) return quantity === 0;
  const item = itemOf(line);
  // With another plan it may have joined a line that was there.
  if (plan !== undefined) return unitsOf(now, item) < unitsOf(before, item);
  return unitsOf(now, item) === quantity;
}
