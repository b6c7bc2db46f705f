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
  const open = gift.variants.filter(({ offerable }) => offerable);
  const several = gift.variants.length > 1;
  const choosable = several && open.length > 0 && gift.status !== 'locked';
  const first = open[0]?.variantId ?? null;
  const addable = first !== null && !several && (gift.status === 'removed' || gift.status === 'offered');
  const again = first !== null && !several && gift.status === 'unavailable';
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
    addLabel: addable ? WORDS.giftAdd : again ? WORDS.again : null,
    onAdd: () => {
      if (first !== null) pick(first);
    },
    onPick: pick,
  };
}

function statusText(gift: GiftState, threshold: string, choosable: boolean): string {
  switch (gift.status) {
    case 'locked':
      return WORDS.giftLocked(threshold);
    case 'offered':
      return choosable ? WORDS.giftChoose : WORDS.giftOffered;
    case 'loading':
      return WORDS.giftLoading;
    case 'in_cart':
      return WORDS.giftInCart;
    case 'removed':
      return WORDS.giftRemoved;
    case 'unavailable':
      return WORDS.giftUnavailable;
    default:
      return gift.status satisfies never;
  }
}
