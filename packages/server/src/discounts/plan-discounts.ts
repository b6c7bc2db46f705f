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

/** Compares what is needed with what exists; a discount that is right already is in no list. `now` is an instant. */
export function planDiscounts(
  needed: readonly NeededDiscount[],
  existing: readonly ExistingDiscount[],
  now: Date,
): DiscountPlan {
  const kept = new Map<string, ExistingDiscount>();
  const remove: ExistingDiscount[] = [];
  for (const each of existing) {
    const wanted = needed.some(({ cartId }) => cartId === each.cartId);
    if (wanted && !kept.has(each.cartId)) kept.set(each.cartId, each);
    else remove.push(each);
  }
  const update: DiscountUpdate[] = [];
  const create: NeededDiscount[] = [];
  for (const each of needed) {
    const known = kept.get(each.cartId);
    if (!known) {
      create.push(each);
      continue;
    }
    const fields = !sameFields(each, known, now);
    const rewards = !sameJson(rewardsMetafield(each.rewards).value, known.rewards);
    if (fields || rewards) update.push({ needed: each, existing: known, fields, rewards });
  }
  return { remove, update, create };
}

function sameFields(needed: NeededDiscount, { discount }: ExistingDiscount, now: Date): boolean {
  const { title, classes, startsAt, endsAt } = needed;
  const { combinesWith } = discount;
  return (
    discount.title === title &&
    [...discount.discountClasses].sort().join() === [...classes].sort().join() &&
    combinesWith.orderDiscounts &&
    combinesWith.productDiscounts &&
    combinesWith.shippingDiscounts &&
    instant(discount.endsAt) === instant(endsAt) &&
    // Without a start of its own any start in the past is right.
    (startsAt === null
      ? Date.parse(discount.startsAt) <= now.getTime()
      : instant(discount.startsAt) === instant(startsAt))
  );
}

/** To the second, which is what Shopify keeps. */
function instant(text: string | null): number | null {
  return text === null ? null : Math.floor(Date.parse(text) / 1_000);
}
