import type { CartSession } from '../../session/session';
import { oursIn } from '../../state/gifts/reward-cart';
import { discountRows } from '../cart-subtotal/discount-rows';

/**
 * Beside what our rewards may not hold, for people: the codes and discounts of others that take something off the cart, else
 * the codes that hold without doing so, as those for the delivery. Empty where the cart shows none.
 */
export function causesOf({ cartStore, rules }: Pick<CartSession, 'cartStore' | 'rules'>): string {
  const cart = cartStore.view.value?.cart;
  if (!cart) return '';
  const isOurs = oursIn(cart, rules.value.config.discountTitles);
  const others = discountRows(cart).flatMap((row) => (isOurs(row) ? [] : row.title));
  const codes = cart.codes.flatMap(({ code, applicable }) => (applicable ? code : []));
  return (others.length > 0 ? others : codes).join(' + ');
}
