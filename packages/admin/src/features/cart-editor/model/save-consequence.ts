import { type Consequence, consequenceOf } from '@cartwright/core/schedule/consequence';
import { type ShopCart, withEnabled, withSaved } from '@cartwright/core/schedule/shop-changes';
import { scheduleIssues } from '@cartwright/core/smart-cart/schedule-issues';

/** The shop's carts with the edited one as it is saved. The fallback is the shop's choice, which holds without a save. */
export function shopCarts(saved: ShopCart, listed: readonly ShopCart[]): readonly [ShopCart, ...ShopCart[]] {
  const isFallback = listed.find(({ id }) => id === saved.id)?.isFallback ?? saved.isFallback;
  return [{ ...listedPart(saved), isFallback }, ...listed.filter(({ id }) => id !== saved.id)];
}

/**
 * What saving the cart as it is edited comes to for shoppers at `now` (epoch milliseconds); null where they see the same as
 * before, and where its schedule keeps it from being saved. `timezone` is the shop's (IANA name).
 */
export function saveConsequence(
  { saved, edited }: { readonly saved: ShopCart; readonly edited: ShopCart },
  listed: readonly ShopCart[],
  { now, timezone }: { readonly now: number; readonly timezone: string },
): Consequence | null {
  const context = { now: new Date(now), timezone, others: listed };
  if (scheduleIssues(edited, saved, context).length > 0) return null;
  const before = shopCarts(saved, listed);
  const consequence = consequenceOf(before, withSaved(before, listedPart(edited)), now);
  return consequence.isSeen || consequence.turnedOff ? consequence : null;
}

/** What turning the cart on or off, whichever is next, and saving that comes to for shoppers. */
export function toggleConsequence(saved: ShopCart, listed: readonly ShopCart[], now: number): Consequence {
  const before = shopCarts(saved, listed);
  return consequenceOf(before, withEnabled(before, saved.id, !saved.enabled), now);
}

function listedPart({ id, name, enabled, isScheduled, isFallback, startDate, endDate }: ShopCart): ShopCart {
  return { id, name, enabled, isScheduled, isFallback, startDate, endDate };
}
