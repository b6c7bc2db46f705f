import type { GiftState } from '@cartwright/core/rewards/gift-state';
import type { StorefrontProduct } from '@cartwright/core/storefront/config';
import type { GiftRowProps } from '@cartwright/ui/cart/tiered-progress-bar/gift-row';
import { WORDS } from '../../words';

/** A gift as its row shows it. `threshold` is the tier's, for people; `pick` adds or swaps a variant. */
export function giftRowProps(
  gift: GiftState,
  product: StorefrontProduct | undefined,
  threshold: string,
  pick: (variantId: number) => void,
): GiftRowProps {
  const title = product?.title ?? WORDS.freeGift;
  const taken = gift.status === 'in_cart' || gift.status === 'loading';
  const open = gift.variants.filter(({ offerable }) => offerable).map(({ variantId }) => variantId);
  const several = gift.variants.length > 1;
  const choosable = several && open.length > 0 && gift.status !== 'locked';
  // The one there is, or the one that the shopper had before.
  const first = several ? open.find((id) => id === gift.variantId) : open[0];
  const titleOf = (variantId: number) =>
    product?.variants.find(({ id }) => id === variantId)?.title ?? String(variantId);
  const shown = product?.variants.find(({ id }) => id === gift.variantId);
  return {
    id: gift.id,
    title: taken && several && gift.variantId !== null ? `${title} – ${titleOf(gift.variantId)}` : title,
    image: shown?.image ?? product?.image ?? null,
    status: gift.status,
    statusText: statusText(gift, threshold, choosable),
    choices: choosable
      ? gift.variants.map(({ variantId, offerable }) => ({
          variantId,
          label: titleOf(variantId),
          chosen: taken && variantId === gift.variantId,
          unavailable: offerable ? null : WORDS.soldOut,
        }))
      : [],
    pickerLabel: WORDS.giftPicker(title),
    addLabel: first === undefined ? null : addLabel(gift),
    onAdd: () => {
      if (first !== undefined) pick(first);
    },
    onPick: pick,
  };
}

function addLabel({ status }: GiftState): string | null {
  if (status === 'offered') return WORDS.giftAdd;
  if (status === 'removed') return WORDS.giftAddBack;
  return status === 'unavailable' ? WORDS.again : null;
}

function statusText({ status, reason }: GiftState, threshold: string, choosable: boolean): string {
  switch (status) {
    case 'locked':
      return reason === 'discounted' ? WORDS.giftDiscounted(threshold) : WORDS.giftLocked(threshold);
    case 'offered':
      return choosable ? WORDS.giftChoose : WORDS.giftOffered;
    case 'loading':
      return WORDS.giftLoading;
    case 'in_cart':
      return WORDS.giftInCart;
    case 'removed':
      return WORDS.giftRemoved;
    case 'unavailable':
      if (reason === 'charged') return WORDS.giftCharged;
      return reason === 'sold_out' ? WORDS.giftSoldOut : WORDS.giftUnavailable;
    default:
      return status satisfies never;
  }
}
