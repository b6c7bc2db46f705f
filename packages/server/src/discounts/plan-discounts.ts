import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import type { ExistingDiscount } from './existing-discounts';
import { rewardsMetafield, sameJson } from './rewards-metafield';

/** What has to be done in Shopify so that it has exactly the needed discounts. */
export interface DiscountPlan {
  /** First: they make room below the limit of active discounts. */
  readonly remove: readonly ExistingDiscount[];
  readonly update: readonly DiscountUpdate[];
  readonly create: readonly NeededDiscount[];
}

export interface DiscountUpdate {
  readonly needed: NeededDiscount;
  readonly existing: ExistingDiscount;
  readonly fields: boolean;
  readonly rewards: boolean;
}

/**
 * Compares what is needed with what exists; a discount that is right already is in no list. A cart may need several, for
 * one time each: of those that exist, one of the same time is kept for it, then any other of the cart. `now` is an instant.
 */
export function planDiscounts(
  needed: readonly NeededDiscount[],
  existing: readonly ExistingDiscount[],
  now: Date,
): DiscountPlan {
  const left = new Set(existing);
  const kept = new Map<NeededDiscount, ExistingDiscount>();
  const keep = (fits: (needed: NeededDiscount, existing: ExistingDiscount) => boolean) => {
    for (const each of needed) {
      if (kept.has(each)) continue;
      const found = [...left].find((known) => known.cartId === each.cartId && fits(each, known));
      if (!found) continue;
      left.delete(found);
      kept.set(each, found);
    }
  };
  keep((each, { discount }) => sameTime(each, discount, now));
  keep((each, { discount }) => each.title === discount.title);
  keep(() => true);

  const update: DiscountUpdate[] = [];
  for (const [each, known] of kept) {
    const fields = !sameFields(each, known, now);
    const rewards = !sameJson(rewardsMetafield(each.rewards).value, known.rewards);
    if (fields || rewards) update.push({ needed: each, existing: known, fields, rewards });
  }
  return { remove: [...left], update, create: needed.filter((each) => !kept.has(each)) };
}

function sameFields(needed: NeededDiscount, { discount }: ExistingDiscount, now: Date): boolean {
  const { title, classes } = needed;
  const { combinesWith } = discount;
  return (
    discount.title === title &&
    [...discount.discountClasses].sort().join() === [...classes].sort().join() &&
    combinesWith.orderDiscounts &&
    combinesWith.productDiscounts &&
    combinesWith.shippingDiscounts &&
    sameTime(needed, discount, now)
  );
}

function sameTime(
  { startsAt, endsAt }: NeededDiscount,
  discount: ExistingDiscount['discount'],
  now: Date,
): boolean {
  if (instant(discount.endsAt) !== instant(endsAt)) return false;
  // Without a start of its own any start in the past is right.
  return startsAt === null
    ? Date.parse(discount.startsAt) <= now.getTime()
    : instant(discount.startsAt) === instant(startsAt);
}

/** To the second, which is what Shopify keeps. */
function instant(text: string | null): number | null {
  return text === null ? null : Math.floor(Date.parse(text) / 1_000);
}
