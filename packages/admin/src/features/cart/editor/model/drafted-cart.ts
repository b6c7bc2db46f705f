import type { CartEdit } from '@cartwright/core/cart/cart-edit';
import { readCartDocument } from '@cartwright/core/migrations/read-document';
import { readWidget } from '@cartwright/core/widgets/read-widget';

/** Stored cart with its widgets, migrated to the current schema; null if unreadable. */
export function readCartEdit(stored: unknown): CartEdit | null {
  if (typeof stored !== 'object' || stored === null || !('cart' in stored) || !('widgets' in stored))
    return null;
  const cart = readCartDocument(stored.cart);
  if (!cart.ok || typeof stored.widgets !== 'object' || stored.widgets === null) return null;
  const widgets: Record<number, CartEdit['widgets'][number]> = {};
  for (const each of Object.values(stored.widgets)) {
    const read = readWidget(each);
    if (!read.ok) return null;
    widgets[read.value.id] = read.value;
  }
  return { cart: cart.value, widgets };
}
