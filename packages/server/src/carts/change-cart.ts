import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { withGiftCardsIf } from '@cartwright/core/smart-cart/discount-code/gift-card-input';
import { validateCart } from '@cartwright/core/smart-cart/validate-cart';
import type { ShopStore } from '../db/for-shop';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { cartRow, listItem } from './cart-rows';
import { invalidCart } from './invalid-cart';
import { lockedFailure } from './locked';
import { notFound } from './not-found';
import { savedCart } from './saved-cart';
import { writeCart } from './write-cart';

export interface ChangeRequest {
  readonly id: string;
  /** The revision that the merchant's list shows. */
  readonly revision: number;
  readonly name?: string | undefined;
  readonly enabled?: boolean | undefined;
  readonly rebuyAdmin: boolean;
  readonly mayTakeGiftCards: boolean;
  readonly now: Date;
}

/**
 * Renames, enables or disables a cart that nobody saved since it was listed. Only enabling looks at the whole cart: one
 * that shoppers could not use can still be renamed, and above all be turned off. Fails with `not_found`, `unavailable`,
 * `forbidden` (locked), `conflict` (with what is saved) or `invalid_cart`.
 */
export function changeShopCart(
  store: ShopStore,
  { id, revision, name, enabled, rebuyAdmin, mayTakeGiftCards, now }: ChangeRequest,
): Promise<{ ok: true; answer: CartListItem } | ApiFailure> {
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const row = await cartRow(shop, id);
    if (!row) return notFound();
    const saved = savedCart(row);
    if (!saved.ok) return saved;
    const before = saved.answer.cart;
    const locked = lockedFailure(before, rebuyAdmin);
    if (locked) return locked;
    if (row.revision !== revision) {
      return failure('conflict', 'Somebody has changed this cart since the list was loaded.', {
        details: { saved: saved.answer },
      });
    }
    const cart = { ...before, name: name ?? before.name, enabled: enabled ?? before.enabled };
    const issues = enabled === true ? validateCart(withGiftCardsIf(mayTakeGiftCards, cart)) : [];
    if (issues.length > 0) return invalidCart(issues);
    const outcome = await writeCart(shop, cart, { revision, now, rebuyAdmin });
    return outcome.ok ? { ok: true, answer: listItem(outcome.row) } : outcome;
  });
}
