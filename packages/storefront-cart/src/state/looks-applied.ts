import type { CartRequest } from '../platform/cart-port';
import { lineIdentity, unitsOf } from './line-name';
import type { StoreCart } from './store-cart';

/** Whether a cart looks as if the request, whose answer was lost, had been carried out. Lines are told by what they are: keys change. */
export function looksApplied(before: StoreCart, now: StoreCart, request: CartRequest): boolean {
  switch (request.path) {
    case 'add':
      return request.items.every((item) => unitsOf(now, item) >= unitsOf(before, item) + item.quantity);
    case 'change':
      return hasQuantity(before, now, request.key, request.quantity);
    case 'update': {
      const { updates = {}, note = now.note, attributes = {} } = request;
      return (
        Object.entries(updates).every(([key, quantity]) => hasQuantity(before, now, key, quantity)) &&
        note === now.note &&
        Object.entries(attributes).every(([name, value]) => (now.attributes[name] ?? '') === value)
      );
    }
    default:
      return request satisfies never;
  }
}

function hasQuantity(before: StoreCart, now: StoreCart, key: string, quantity: number): boolean {
  const line = before.lines.find((each) => each.key === key);
  if (!line) return true;
  const identity = lineIdentity(line);
  const units = now.lines.filter((each) => lineIdentity(each) === identity);
  return units.reduce((sum, each) => sum + each.quantity, 0) === quantity;
}
