import type { CartListItem } from '@cartwright/core/contract/cart-list';
import {
  type Consequence,
  consequenceOf,
  messageAfter,
  messageBefore,
} from '@cartwright/core/schedule/consequence';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { withEnabled } from '@cartwright/core/schedule/shop-changes';

type Carts = readonly CartListItem[];

export interface StoreTime {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA name of the shop's time zone. */
  readonly timezone: string;
}

/** Confirmation before disabling a cart; null if another one stays live. */
export function disableQuestion(cart: CartListItem, carts: Carts, time: StoreTime): string | null {
  const consequence = toggled(cart, false, carts, time);
  return consequence.losesCart ? messageBefore(consequence, time) : null;
}

/** Consequence for shoppers of toggling a cart. */
export function toggleMessage(cart: CartListItem, carts: Carts, time: StoreTime): string {
  return messageBefore(toggled(cart, !cart.enabled, carts, time), time);
}

/** Message after toggling a cart; `carts` are those before. */
export function toggledMessage(cart: CartListItem, enabled: boolean, carts: Carts, time: StoreTime): string {
  const message = messageAfter(toggled(cart, enabled, carts, time), time.timezone);
  return `“${nameOfCart(cart)}” is ${enabled ? 'on' : 'off'}. ${message}`;
}

function toggled(cart: CartListItem, enabled: boolean, carts: Carts, { now }: StoreTime): Consequence {
  return consequenceOf(carts, withEnabled(carts, cart.id, enabled), now);
}
