import { itemOf } from '../gifts/shopper-part';
import type { CartRequest } from '../ports/cart-port';
import type { StoreCart, StoreLine } from '../ports/store-cart';
import { isNewKey } from './apply-part';

/**
 * Requests that turn one cart into another without intermediate responses: reductions with texts first, then increases
 * (`update` doesn't check stock). A line without a key can only be increased. Pure.
 */
export function difference(from: StoreCart, to: StoreCart): CartRequest[] {
  const unitsIn = ({ lines }: StoreCart, { key }: StoreLine) =>
    lines.find((line) => line.key === key)?.quantity ?? 0;
  const lowered = from.lines.filter((line) => !isNewKey(line.key) && unitsIn(to, line) < line.quantity);
  const raised = to.lines.filter((line) => unitsIn(from, line) < line.quantity);
  const update = {
    ...(lowered.length > 0 && {
      updates: Object.fromEntries(lowered.map((line) => [line.key, unitsIn(to, line)])),
    }),
    ...(to.note !== from.note && { note: to.note ?? '' }),
    ...(JSON.stringify(to.attributes) !== JSON.stringify(from.attributes) && { attributes: to.attributes }),
  };
  const items = raised.map((line) => ({ ...itemOf(line), quantity: line.quantity - unitsIn(from, line) }));
  return [
    ...(Object.keys(update).length > 0 ? [{ path: 'update', ...update } as const] : []),
    ...(items.length > 0 ? [{ path: 'add', items } as const] : []),
  ];
}
