import { bundleDiscounts } from '@cartwright/core/bundles/bundle-discounts';
import type { CartSession } from './session';

/** What the groups of bundles are judged by. @public */
export { lostByReducing, offByRules } from '@cartwright/core/bundles/bundle-in-cart';

/**
 * From now on the cart's forecasts know what the shop's bundles give.
 *
 * @public
 */
export function judgeBundles(session: CartSession): void {
  session.setRules({ ...session.rules.peek(), judgeBundles: bundleDiscounts });
}
