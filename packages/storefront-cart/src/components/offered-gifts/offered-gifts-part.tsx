import type { GiftState } from '@cartwright/core/rewards/gift-state';
import shared from '@cartwright/ui/cart/frame/parts.css';
import { GiftArea } from '@cartwright/ui/cart/tiered-progress-bar/gift-area';
import css from '@cartwright/ui/cart/tiered-progress-bar/tiered-progress-bar.css';
import type { Part, PartProps } from '../../parts/part';
import { causesOf } from '../tiered-progress-bar/causes';
import { remindedGift } from '../tiered-progress-bar/gift-reminder';
import { giftRowProps } from '../tiered-progress-bar/gift-row-props';
import { TIERED_PROGRESS_BAR_MESSAGES } from '../tiered-progress-bar/tiered-progress-bar-messages';

/** Earned gifts of widgets and bundles that need a choice or a message. */
function OfferedGiftsPart({ session }: PartProps<'offered_gifts'>) {
  const messages = session.messages('tiered_progress_bar', TIERED_PROGRESS_BAR_MESSAGES);
  const view = session.cartStore.view.value;
  if (!view) return null;
  const { promise, rewards } = view;
  const offered = new Set(rewards.offered.map(({ id }) => id));
  const gifts = session.gifts.value.filter((gift) => offered.has(gift.tierId) && isOpen(gift));
  const reminded = remindedGift(session);
  if (gifts.length === 0) return null;
  const standing = { promise, causes: causesOf(session) };
  const { products } = session.rules.value;
  return (
    <GiftArea
      id="cw-offered-gifts"
      title={messages.freeGift}
      isTight={false}
      gifts={gifts.map((gift) => ({
        ...giftRowProps(
          gift,
          products.find(({ id }) => id === gift.productId),
          '',
          messages,
          (variantId) => void session.dispatch({ type: 'pick_gift', giftId: gift.id, variantId }),
          standing,
        ),
        isPrompted: gift === reminded,
      }))}
    />
  );
}

/** Whether a gift needs attention here; one added automatically is only a cart line. */
function isOpen({ status, variants }: GiftState): boolean {
  if (status === 'locked') return false;
  return (status !== 'in_cart' && status !== 'loading') || variants.length > 1;
}

export const part: Part<'offered_gifts'> = { css: shared + css, Component: OfferedGiftsPart };
