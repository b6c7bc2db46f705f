import { DISCOUNT_LIMIT_REACHED, MAX_ACTIVE_DISCOUNTS } from '@cartwright/core/discounts/discount-limit';

// Warnings of a publication that skips a discount.

/**
 * Warning that the number of active discounts, by our count, is at Shopify's limit. `title` is that of the
 * discount, as below.
 */
export function noRoomWarning(title: string): string {
  return `${DISCOUNT_LIMIT_REACHED}. Shopify allows ${MAX_ACTIVE_DISCOUNTS} active automatic discounts: end one of them in Shopify, then publish again. ${withoutIt(title)}`;
}

/** Warning that Shopify reports no room, whatever our count. */
export function refusedWarning(title: string): string {
  return `${DISCOUNT_LIMIT_REACHED}. Shopify has no room for "${title}": end another automatic discount in Shopify, then publish again. ${withoutIt(title)}`;
}

/** Warning that the title is taken. `isMissing`: it has no earlier title to keep, and is skipped. */
export function titleTakenWarning(title: string, isMissing: boolean): string {
  const taken = `Shopify already has an automatic discount called "${title}". Rename the cart, or that discount, then publish again.`;
  return isMissing ? `${taken} ${withoutIt(title)}` : taken;
}

/** Warnings of a publication about missing discounts. */
export function missingWarnings(warnings: readonly string[]): string[] {
  return warnings.filter((each) => each.endsWith(NO_REWARDS));
}

const NO_REWARDS = 'gives no rewards.';

function withoutIt(title: string): string {
  return `Until then "${title}" ${NO_REWARDS}`;
}
