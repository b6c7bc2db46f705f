import { DISCOUNT_LIMIT_REACHED, MAX_ACTIVE_DISCOUNTS } from '@cartwright/core/discounts/discount-limit';

// What a publication warns of that goes on without a discount.

/** As many discounts are active as Shopify allows, by our count. `title` is that of the discount, as below. */
export function noRoomWarning(title: string): string {
  return `${DISCOUNT_LIMIT_REACHED}. Shopify allows ${MAX_ACTIVE_DISCOUNTS} active automatic discounts: end one of them in Shopify, then publish again. ${withoutIt(title)}`;
}

/** Shopify has said that there is no room, whatever we count. */
export function refusedWarning(title: string): string {
  return `${DISCOUNT_LIMIT_REACHED}. Shopify has no room for "${title}": end another automatic discount in Shopify, then publish again. ${withoutIt(title)}`;
}

/** The title is somebody else's. `isMissing`: it has none that it could keep, and is done without. */
export function titleTakenWarning(title: string, isMissing: boolean): string {
  const taken = `Shopify already has an automatic discount called "${title}". Rename the cart, or that discount, then publish again.`;
  return isMissing ? `${taken} ${withoutIt(title)}` : taken;
}

/** Those of a publication's warnings that say that a discount is missing. */
export function missingWarnings(warnings: readonly string[]): string[] {
  return warnings.filter((each) => each.endsWith(NO_REWARDS));
}

const NO_REWARDS = 'gives no rewards.';

function withoutIt(title: string): string {
  return `Until then "${title}" ${NO_REWARDS}`;
}
