import { MAX_ACTIVE_DISCOUNTS } from '@cartwright/core/discounts/discount-limit';
import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import type { AutomaticDiscounts, ExistingDiscount, OtherDiscount } from './existing-discounts';
import { isActive, mostAtOnce, type Period, periodOf, samePeriod } from './period';

/** Existing discounts matched with needed ones. */
export interface DiscountMatch {
  readonly kept: ReadonlyMap<NeededDiscount, ExistingDiscount>;
  /** Discounts of ours no longer needed. */
  readonly unused: readonly ExistingDiscount[];
  /** Needed discounts to create. */
  readonly created: readonly NeededDiscount[];
  /** Needed discounts that Shopify has no room for. */
  readonly noRoom: readonly NeededDiscount[];
  /** Needed discounts whose title is taken. An existing one keeps its title. */
  readonly titleTaken: readonly NeededDiscount[];
}

/**
 * Matches needed discounts with existing ones: by period, then by title, then by cart. An unneeded one is reused
 * for another cart, so that a change of carts needs no room. `now` in epoch milliseconds; `isFull`: Shopify has
 * reported that there is no room, whatever our count.
 */
export function matchDiscounts(
  needed: readonly NeededDiscount[],
  { ours, others }: AutomaticDiscounts,
  { now, isFull }: { readonly now: number; readonly isFull: boolean },
): DiscountMatch {
  const paired = pairs(needed, ours, now);
  const isTaken = titlesOf(others);
  const titleTaken = needed.filter(
    (each) => isTaken(each.title) && paired.get(each)?.discount.title !== each.title,
  );
  const isAwake = (each: NeededDiscount) => {
    const existing = paired.get(each);
    return existing && (isActive(periodOf(existing.discount), now) || !isActive(periodOf(each), now));
  };
  const wanted = needed.filter((each) => !isAwake(each) && (paired.has(each) || !titleTaken.includes(each)));
  const fits = isFull ? [] : fitting(wanted, needed.filter(isAwake), others, now);
  const noRoom = wanted.filter((each) => !fits.includes(each));
  const kept = new Map([...paired].filter(([each]) => !noRoom.includes(each)));
  const used = new Set(kept.values());
  return {
    kept,
    unused: ours.filter((each) => !used.has(each)),
    created: fits.filter((each) => !kept.has(each)),
    noRoom,
    titleTaken,
  };
}

function pairs(
  needed: readonly NeededDiscount[],
  existing: readonly ExistingDiscount[],
  now: number,
): Map<NeededDiscount, ExistingDiscount> {
  const left = new Set(
    [...existing].sort((a, b) => (a.discount.discountId < b.discount.discountId ? -1 : 1)),
  );
  const found = new Map<NeededDiscount, ExistingDiscount>();
  const keep = (fits: (needed: NeededDiscount, existing: ExistingDiscount) => boolean) => {
    for (const each of needed) {
      if (found.has(each)) continue;
      const fitting = [...left].find((known) => fits(each, known));
      if (!fitting) continue;
      left.delete(fitting);
      found.set(each, fitting);
    }
  };
  const sameCart = (each: NeededDiscount, { cartId }: ExistingDiscount) => each.cartId === cartId;
  const sameTitle = (each: NeededDiscount, { discount }: ExistingDiscount) => each.title === discount.title;
  const sameTime = (each: NeededDiscount, { discount }: ExistingDiscount) =>
    samePeriod(periodOf(each), periodOf(discount), now);
  keep((each, known) => sameCart(each, known) && sameTime(each, known));
  keep((each, known) => sameCart(each, known) && sameTitle(each, known));
  keep(sameCart);
  // A reused discount gets its new period and title before its new rewards.
  keep((each, known) => sameTime(each, known) && sameTitle(each, known));
  keep((each, { discount }) => isActive(periodOf(each), now) === isActive(periodOf(discount), now));
  keep(() => true);
  return new Map(
    needed.flatMap((each) => {
      const existing = found.get(each);
      return existing ? [[each, existing] as const] : [];
    }),
  );
}

/** The leading ones of `wanted` that fit beside those active already. */
function fitting(
  wanted: readonly NeededDiscount[],
  kept: readonly NeededDiscount[],
  others: readonly OtherDiscount[],
  now: number,
): NeededDiscount[] {
  const periods: Period[] = [...kept, ...others].map(periodOf);
  return wanted.filter((each) => {
    const withIt = [...periods, periodOf(each)];
    if (mostAtOnce(withIt, now) > MAX_ACTIVE_DISCOUNTS) return false;
    periods.push(periodOf(each));
    return true;
  });
}

/**
 * Case-insensitive matcher of taken titles. Shopify compares them case-sensitively; ours also differ in more than
 * case.
 */
function titlesOf(others: readonly OtherDiscount[]): (title: string) => boolean {
  const titles = new Set(others.map(({ title }) => title?.toLowerCase()));
  return (title) => titles.has(title.toLowerCase());
}
