import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { FILE_NOT_LOADED } from '../../../shared/api/file-not-loaded';
import { toast, toastError } from '../../../shared/state/toasts';

/**
 * Creates a new cart from a legacy one, which is kept, and refetches the list. Null if that failed.
 */
export async function upgradeCart(
  cart: CartListItem,
  refresh: () => Promise<void>,
): Promise<CartListItem | null> {
  const name = nameOfCart(cart);
  try {
    const { upgradeLegacyCart } = await import('@cartwright/core/contract/legacy-carts').catch(() => {
      throw new Error(FILE_NOT_LOADED);
    });
    const params = { id: cart.id };
    const made = (await responseOf(api.call(upgradeLegacyCart, { params, query: {}, body: {} }))).cart;
    toast(`“${name}” was upgraded. The new cart is off; the legacy cart stays until you delete it.`);
    return made;
  } catch (problem) {
    toastError(problem instanceof Error ? problem.message : 'Something went wrong', name);
    return null;
  } finally {
    // On errors too: a lost response may have created a cart.
    await refresh();
  }
}
