import type { DiscountRemoval } from '@cartwright/core/contract/automatic-discounts';
import type { DiscountsOfShop } from './discounts-of-shop';
import { periodOf } from './period';

export type Kept = DiscountRemoval['kept'][number];

/** Reason for keeping a discount; null for an unneeded or missing one. */
export function retentionReason(
  id: string,
  { states, strangers, others, shown }: DiscountsOfShop,
  now: Date,
): Kept['reason'] | null {
  const stranger = strangers.find(({ existing }) => existing.discount.discountId === id);
  if (stranger) return stranger.isInStore ? 'in_store' : null;
  const state = states.find((each) => each.kind !== 'missing' && each.existing.discount.discountId === id);
  if (state?.kind === 'right' || state?.kind === 'differs') return 'needed';
  if (state?.kind === 'not_needed') {
    const { cartId, discount } = state.existing;
    const isOver = periodOf(discount).to <= now.getTime();
    const hasAnother = states.some((each) => each.kind === 'right' && each.needed.cartId === cartId);
    return shown.includes(cartId) && !isOver && !hasAnother ? 'in_store' : null;
  }
  return others.some((each) => each.id === id) ? 'not_ours' : null;
}
