import type { GiftState } from '@cartwright/core/rewards/gift-state';
import type { RewardsPromise } from '@cartwright/core/rewards/promise';
import type { StorefrontProduct } from '@cartwright/core/storefront/config';
import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import type { GiftRowProps } from '@cartwright/ui/cart/tiered-progress-bar/gift-row';
import type { TIERED_PROGRESS_BAR_MESSAGES } from './tiered-progress-bar-messages';

type Messages = InAnyLanguage<typeof TIERED_PROGRESS_BAR_MESSAGES>;

/** Reward promise beside others' codes and discounts. */
interface Standing {
  readonly promise: RewardsPromise;
  /** As `causesOf` gives them. */
  readonly causes: string;
}

/** Props of a gift row. `threshold` is the formatted tier threshold; `pick` adds or swaps a variant. */
export function giftRowProps(
  gift: GiftState,
  product: StorefrontProduct | undefined,
  threshold: string,
  messages: Messages,
  pick: (variantId: number) => void,
  standing: Standing,
): Omit<GiftRowProps, 'isPrompted' | 'isElsewhere'> {
  const title = product?.title ?? messages.freeGift;
  const taken = gift.status === 'in_cart' || gift.status === 'loading';
  const open = gift.variants.filter(({ offerable }) => offerable).map(({ variantId }) => variantId);
  const several = gift.variants.length > 1;
  const choosable = several && open.length > 0 && gift.status !== 'locked' && gift.reason !== 'lost';
  // The only variant, or the previously picked one.
  const first = several ? open.find((id) => id === gift.variantId) : open[0];
  const titleOf = (variantId: number) =>
    product?.variants.find(({ id }) => id === variantId)?.title ?? String(variantId);
  const shown = product?.variants.find(({ id }) => id === gift.variantId);
  return {
    id: gift.id,
    title: taken && several && gift.variantId !== null ? `${title} – ${titleOf(gift.variantId)}` : title,
    image: shown?.image ?? product?.image ?? null,
    status: gift.status,
    statusText: statusText(gift, threshold, choosable, messages, standing),
    choices: choosable
      ? gift.variants.map(({ variantId, offerable }) => ({
          variantId,
          label: titleOf(variantId),
          chosen: taken && variantId === gift.variantId,
          unavailable: offerable ? null : messages.soldOut,
        }))
      : [],
    pickerLabel: messages.giftPicker(title),
    addLabel: first === undefined ? null : addLabel(gift, messages),
    onAdd: () => {
      if (first !== undefined) pick(first);
    },
    onPick: pick,
  };
}

function addLabel({ status, reason }: GiftState, messages: Messages): string | null {
  if (reason === 'lost') return null;
  if (status === 'offered') return messages.giftAdd;
  if (status === 'removed') return messages.giftAddBack;
  return status === 'unavailable' ? messages.again : null;
}

function statusText(
  { status, reason }: GiftState,
  threshold: string,
  choosable: boolean,
  messages: Messages,
  { promise, causes }: Standing,
): string {
  switch (status) {
    case 'locked':
      return reason === 'discounted' ? messages.giftDiscounted(threshold) : messages.giftLocked(threshold);
    case 'offered':
      if (promise === 'at_checkout') return messages.giftMayBeFree(causes);
      return choosable ? messages.giftChoose : messages.giftOffered;
    case 'loading':
      return messages.giftLoading;
    case 'in_cart':
      return messages.giftInCart;
    case 'removed':
      return messages.giftRemoved;
    case 'unavailable':
      if (reason === 'charged') return messages.giftCharged;
      if (reason === 'lost' && causes !== '') return messages.giftLost(causes);
      return reason === 'sold_out' ? messages.giftSoldOut : messages.giftUnavailable;
    default:
      return status satisfies never;
  }
}
