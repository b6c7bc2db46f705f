import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { isStanding, liveCandidates } from '@cartwright/core/schedule/live-candidates';
import { shownCart, withEnabled } from '../../shared/live-carts';

type Carts = readonly CartListItem[];

/** What the merchant is asked before a cart is disabled; null where shoppers lose nothing. `now` in epoch milliseconds. */
export function disableQuestion(cart: CartListItem, carts: Carts, now: number): string | null {
  if (shownCart(carts, now)?.id !== cart.id) return null;
  if (shownCart(withEnabled(carts, cart.id, false), now) !== null) return null;
  return 'It’s the only live cart. Shoppers will see your theme’s own cart instead and get no rewards at checkout.';
}

/** What enabling or disabling a cart comes to for shoppers, in words. */
export function toggledWords(cart: CartListItem, enabled: boolean, carts: Carts, now: number): string {
  const name = nameOf(cart);
  const after = shownCart(withEnabled(carts, cart.id, enabled), now);
  if (!enabled) {
    if (shownCart(carts, now)?.id !== cart.id) return `"${name}" is off.`;
    if (after?.id === cart.id) return `"${name}" is off, but stays live: it’s your fallback cart.`;
    return `"${name}" is off. Shoppers see ${seen(after)} now.`;
  }
  const other = cart.isScheduled ? undefined : carts.find((each) => each.id !== cart.id && isStanding(each));
  const turnedOff = other ? ` "${nameOf(other)}" was turned off.` : '';
  if (after?.id === cart.id) return `"${name}" is live now.${turnedOff}`;
  const until = after ? ` Until the schedule of "${nameOf(after)}" ends, shoppers see that one.` : '';
  return cart.isScheduled
    ? `"${name}" is on: shoppers see it during its schedule.`
    : `"${name}" is on.${turnedOff}${until}`;
}

/** What deleting a cart comes to, in words. */
export function deleteWords(cart: CartListItem, carts: Carts, now: number): string {
  const left = carts.filter(({ id }) => id !== cart.id);
  const removed = 'The cart and its settings are permanently deleted.';
  if (shownCart(carts, now)?.id === cart.id) {
    const next = seen(shownCart(left, now));
    return `${removed} It’s live: shoppers will see ${next} instead, and its discount is removed from Shopify.`;
  }
  if (liveCandidates(carts).some(({ id }) => id === cart.id)) {
    return `${removed} It’s due to go live at another time: shoppers won’t see it then, and its discount is removed from Shopify.`;
  }
  if (cart.isFallback) return `${removed} Your store will have no fallback cart.`;
  return `${removed} Shoppers don’t see it.`;
}

/** The name of a cart, also of one that has none. */
export function nameOf({ name }: Pick<CartListItem, 'name'>): string {
  return name.trim() || 'Unnamed cart';
}

function seen(cart: CartListItem | null): string {
  return cart ? `"${nameOf(cart)}"` : 'your theme’s own cart';
}
