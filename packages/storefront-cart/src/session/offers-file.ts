import { judgedOffers } from '@cartwright/core/offers/judged-offers';
import type { CartSession } from './session';

/** Rules of bundles for the bundle groups. @public */
export { lostByReducing, offByRules } from '@cartwright/core/offers/bundle-in-cart';

/**
 * Makes the cart's forecasts include the offers of bundles, and of widgets' gifts.
 *
 * @public
 */
export function judgeOffers(session: CartSession): void {
  session.setRules({ ...session.rules.peek(), judgeOffers: judgedOffers });
}
