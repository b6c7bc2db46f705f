import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { newCart } from '@cartwright/core/cart/new-cart';
import { withGifts } from './a-rewarding-cart';

/** Day 0, in epoch milliseconds. */
export const START = Date.parse('2026-11-20T12:00:00Z');
export const DAY = 86_400_000;

/** Product given by these carts. */
export const MUG = {
  id: 11,
  title: 'Mug',
  variants: [{ id: 111, title: 'Default Title', price: '12.50' }],
};

/** Range of days, excluding its end. */
export type Window = readonly [from: number, to: number];

interface CartInTime {
  readonly gift?: boolean;
  readonly window?: Window;
}

/** Enabled cart with free delivery, and optionally a mug as a gift. */
export function cartInTime(id: string, name: string, { gift, window }: CartInTime = {}): CartDocument {
  let last = 0;
  const cart = newCart(id, name, () => `${id}-${++last}`);
  return {
    ...cart,
    enabled: true,
    ...(gift && withGifts({ cart }, [{ product_id: MUG.id, variant_ids: [] }])),
    ...(window && scheduled(window)),
  };
}

/** Schedule of a cart that is live only in a window. */
export function scheduled([from, to]: Window): Pick<CartDocument, 'isScheduled' | 'startDate' | 'endDate'> {
  const instant = (day: number) => new Date(START + day * DAY).toISOString();
  return { isScheduled: true, startDate: instant(from), endDate: instant(to) };
}
