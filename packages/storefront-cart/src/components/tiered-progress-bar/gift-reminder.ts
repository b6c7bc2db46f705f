import type { GiftState } from '@cartwright/core/rewards/gift-state';
import { isToPick } from '@cartwright/core/rewards/gift-to-pick';
import type { CartSession } from '../../session/session';
import { cartName } from '../../state/ports/cart-name';
import type { CartStorage } from '../../state/ports/storage-keys';

/** Storage key of gifts the shopper was reminded of. */
const NAME = 'cartwright:reminded';

/** Makes Check out remind the shopper of unpicked gifts; returns the gift to focus now. */
export function remindedGift(session: CartSession): GiftState | null {
  const { checkout, gifts, cartStore, storage } = session;
  session.stateOf('gift_reminder', () => {
    const isDue = giftReminder(storage);
    checkout.remind = () =>
      cartStore.view.peek()?.promise === 'given' && isDue(cartStore.truth.peek()?.token ?? '', gifts.peek());
  });
  if (cartStore.view.value?.promise !== 'given' || checkout.heldUp() !== 'gift') return null;
  return gifts.value.find(isToPick) ?? null;
}

/**
 * Returns a check whether to remind the shopper of an unpicked gift: once per gift and cart (by token), across pages,
 * and even without storage.
 */
export function giftReminder(storage: CartStorage): (token: string, gifts: readonly GiftState[]) => boolean {
  let known = storage.read(NAME) ?? '';
  return (token, gifts) => {
    const cart = `${cartName(token)} `;
    if (!known.startsWith(cart)) known = cart;
    const fresh = gifts.filter((gift) => isToPick(gift) && !known.includes(` ${gift.id} `));
    for (const { id } of fresh) known += `${id} `;
    if (fresh.length > 0) storage.write(NAME, known);
    return fresh.length > 0;
  };
}
