import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import type { ExistingDiscount, OtherDiscount } from './existing-discounts';
import { type FieldDifference, fieldDifferences } from './field-differences';
import { matchDiscounts } from './match-discounts';
import { saysRewards } from './rewards-metafield';

/** Difference of a discount. `publication`: its rewards aren't marked as ours, or are in the old place as well. */
export type Difference = FieldDifference | 'rewards' | 'publication';

export type DiscountState<Existing extends ExistingDiscount> =
  | { readonly kind: 'right'; readonly existing: Existing; readonly needed: NeededDiscount }
  | {
      readonly kind: 'differs';
      readonly existing: Existing;
      readonly needed: NeededDiscount;
      readonly differences: readonly Difference[];
      /** Reason why it isn't published; null if a publication will create or update it. */
      readonly reason: 'held' | null;
    }
  | {
      readonly kind: 'missing';
      readonly needed: NeededDiscount;
      readonly reason: 'held' | 'no_room' | 'title_taken' | null;
    }
  | { readonly kind: 'not_needed'; readonly existing: Existing };

export interface DiscountStatesOptions<Existing extends ExistingDiscount> {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isStamped: (existing: Existing) => boolean;
  /** Whether publishing is paused until the merchant decides. */
  readonly isHeld: boolean;
  /** Whether Shopify refused it for lack of room at the last publication, whatever our count. */
  readonly isRefused: (needed: NeededDiscount) => boolean;
}

/** States of discounts that are needed or ours, by what a publication would do. */
export function discountStates<Existing extends ExistingDiscount>(
  needed: readonly NeededDiscount[],
  { ours, others }: { readonly ours: readonly Existing[]; readonly others: readonly OtherDiscount[] },
  { now, isStamped, isHeld, isRefused }: DiscountStatesOptions<Existing>,
): DiscountState<Existing>[] {
  const match = matchDiscounts(needed, { ours, others }, { now, isFull: false });
  const stateOf = (each: NeededDiscount): DiscountState<Existing> => {
    const kept = match.kept.get(each);
    const existing = ours.find((known) => known === kept);
    if (!existing) {
      return { kind: 'missing', needed: each, reason: isHeld ? 'held' : reasonOf(each, match, isRefused) };
    }
    const { title } = existing.discount;
    const fields = match.titleTaken.includes(each) ? { ...each, title } : each;
    const differences: Difference[] = [
      ...fieldDifferences(existing.discount, fields, now),
      ...(saysRewards(existing.rewards, each.rewards) ? [] : ['rewards' as const]),
      ...(isStamped(existing) && !existing.hasOld ? [] : ['publication' as const]),
    ];
    return differences.length === 0
      ? { kind: 'right', existing, needed: each }
      : { kind: 'differs', existing, needed: each, differences, reason: isHeld ? 'held' : null };
  };
  return [
    ...needed.map(stateOf),
    ...ours
      .filter((each) => match.unused.includes(each))
      .map((existing) => ({ kind: 'not_needed' as const, existing })),
  ];
}

function reasonOf(
  needed: NeededDiscount,
  { noRoom, titleTaken }: Pick<ReturnType<typeof matchDiscounts>, 'noRoom' | 'titleTaken'>,
  isRefused: (needed: NeededDiscount) => boolean,
) {
  if (noRoom.includes(needed)) return 'no_room';
  if (titleTaken.includes(needed)) return 'title_taken';
  return isRefused(needed) ? 'no_room' : null;
}
