import { scheduleIssues } from '@cartwright/core/cart/schedule-issues';
import { type Consequence, consequenceOf } from '@cartwright/core/schedule/consequence';
import { type ShopCart, withSaved } from '@cartwright/core/schedule/shop-changes';

interface CartChange {
  readonly saved: ShopCart;
  readonly edited: ShopCart;
}

interface StoreTime {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA name of the shop's time zone. */
  readonly timezone: string;
}

/**
 * The shop's carts with the edited one as saved. The fallback is a setting of the shop, which
 * applies without a save.
 */
export function shopCarts(saved: ShopCart, listed: readonly ShopCart[]): readonly [ShopCart, ...ShopCart[]] {
  const isFallback = listed.find(({ id }) => id === saved.id)?.isFallback ?? saved.isFallback;
  return [{ ...listedPart(saved), isFallback }, ...listed.filter(({ id }) => id !== saved.id)];
}

/**
 * Consequence for shoppers of saving the edited cart; null if nothing changes for them, or if its
 * schedule is invalid.
 */
export function saveConsequence(
  change: CartChange,
  listed: readonly ShopCart[],
  time: StoreTime,
): Consequence | null {
  const consequence = consequenceOfSaving(change, listed, time);
  return consequence?.isSeen || consequence?.turnedOff ? consequence : null;
}

/**
 * Consequence for shoppers of toggling the cart and saving it with all other edits; null if its
 * schedule is invalid.
 */
export function toggleConsequence(
  { saved, edited }: CartChange,
  listed: readonly ShopCart[],
  time: StoreTime,
): Consequence | null {
  return consequenceOfSaving({ saved, edited: { ...edited, enabled: !edited.enabled } }, listed, time);
}

function consequenceOfSaving(
  { saved, edited }: CartChange,
  listed: readonly ShopCart[],
  { now, timezone }: StoreTime,
): Consequence | null {
  const context = { now: new Date(now), timezone, others: listed };
  if (scheduleIssues(edited, saved, context).length > 0) return null;
  const before = shopCarts(saved, listed);
  return consequenceOf(before, withSaved(before, listedPart(edited)), now);
}

function listedPart({ id, name, enabled, isScheduled, isFallback, startDate, endDate }: ShopCart): ShopCart {
  return { id, name, enabled, isScheduled, isFallback, startDate, endDate };
}
