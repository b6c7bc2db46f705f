import type { Intent } from '../../state/ports/intent';
import type { StoreCart, StoreLine } from '../../state/ports/store-cart';
import { gid, lineId } from './cart-summary';

/** Standard event without its promise: its name after `shopify:cart:`, and its fields. */
export interface CartEvent {
  readonly name: 'lines-update' | 'note-update' | 'attributes-update' | 'discount-update';
  readonly fields: object;
}

/** Origin of an action, in the platform's terms. */
type Context = 'dialog' | 'product';

/** Event to dispatch when an action starts; null if its changes are known only at the end. */
export function eventOf(intent: Intent, cart: StoreCart | null, context: Context): CartEvent | null {
  if (intent.type === 'add') {
    const lines = intent.items.map(({ variantId, quantity }) => ({
      merchandiseId: gid('ProductVariant', variantId),
      quantity,
    }));
    return { name: 'lines-update', fields: { action: 'add', context, lines } };
  }
  if (intent.type === 'note') return { name: 'note-update', fields: { note: intent.note, context } };
  return cart && eventOn(cart, intent, context);
}

function eventOn(cart: StoreCart, intent: Intent, context: Context): CartEvent | null {
  switch (intent.type) {
    case 'set_quantity':
    case 'swap_variant':
    case 'set_plan': {
      const { key } = intent.line;
      const now = cart.lines.find((line) => line.key === key)?.quantity ?? 1;
      const quantity = intent.type === 'set_quantity' ? intent.quantity : now;
      const action = quantity > 0 ? 'update' : 'remove';
      const lines = [{ id: lineId(cart, key), quantity }];
      return { name: 'lines-update', fields: { action, context, lines } };
    }
    case 'attributes': {
      const all = { ...cart.attributes, ...intent.attributes };
      const left = Object.entries(all).filter(([, value]) => value !== '');
      const attributes = left.map(([key, value]) => ({ key, value }));
      return { name: 'attributes-update', fields: { attributes, context } };
    }
    case 'codes': {
      const left = cart.codes.map(({ code }) => code).filter((code) => !isIn(intent.remove, code));
      const codes = [...left, ...intent.apply.filter((code) => !isIn(left, code))];
      return { name: 'discount-update', fields: { discountCodes: codes.map((code) => ({ code })) } };
    }
    default:
      return null;
  }
}

/** Case-insensitive code lookup. */
function isIn(codes: readonly string[], code: string): boolean {
  return codes.some((each) => each.toLowerCase() === code.toLowerCase());
}

/** Line changes of a completed action; null if there are none. */
export function changeOf(before: StoreCart, after: StoreCart): CartEvent | null {
  const now = after.lines.filter((line) => quantityIn(before, line) !== line.quantity);
  const gone = before.lines.filter((line) => quantityIn(after, line) === null);
  const lines = [
    ...now.map(({ key, quantity }) => ({ id: lineId(after, key), quantity })),
    ...gone.map(({ key }) => ({ id: lineId(before, key), quantity: 0 })),
  ];
  const fields = { action: 'update', context: 'cart', lines };
  return lines.length > 0 ? { name: 'lines-update', fields } : null;
}

function quantityIn({ lines }: StoreCart, { key }: StoreLine): number | null {
  return lines.find((line) => line.key === key)?.quantity ?? null;
}
