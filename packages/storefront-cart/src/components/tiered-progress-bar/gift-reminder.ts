import type { GiftState } from '@cartwright/core/rewards/gift-state';
import { isToPick } from '@cartwright/core/rewards/gift-to-pick';
import type { CartSession } from '../../session/session';
import { cartName } from '../../state/ports/cart-name';
import type { CartStorage } from '../../state/ports/storage-keys';

/** Where it is kept of which gifts the shopper of a cart was reminded. */
const NAME = 'cartwright:reminded';

/**
 * Has Check out remind of gifts that are still to be picked, and gives the one that it asks for now: whoever draws it gives it
 * the focus.
 */
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
 * Says whether the shopper of a cart (by its token) is to be reminded of a gift that is still to be picked: once of each
 * gift, also over pages, and where the browser keeps nothing.
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
