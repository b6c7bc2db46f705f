import type { CartSession } from '../../session/session';
import { oursIn } from '../../state/gifts/reward-cart';
import { discountRows } from '../cart-subtotal/discount-rows';

/**
 * Display text of what may exclude our rewards: others' codes and discounts that take something off, else applicable
 * codes that don't, such as delivery codes. Empty if there are none, and in a preview: the live cart's discounts aren't
 * others'.
 */
export function causesOf({ cartStore, rules }: Pick<CartSession, 'cartStore' | 'rules'>): string {
  const cart = cartStore.view.value?.cart;
  if (!cart || rules.value.config.isPreview) return '';
  const isOurs = oursIn(cart, rules.value.config.discountTitles);
  const others = discountRows(cart).flatMap((row) => (isOurs(row) ? [] : row.title));
  const codes = cart.codes.flatMap(({ code, applicable }) => (applicable ? code : []));
  return (others.length > 0 ? others : codes).join(' + ');
}
