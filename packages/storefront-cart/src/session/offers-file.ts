import { judgedOffers } from '@cartwright/core/offers/judged-offers';
import type { CartSession } from './session';

/** Judgements for the groups of bundles. @public */
export { lostByReducing, offByRules } from '@cartwright/core/offers/bundle-in-cart';

/**
 * From now on the cart's forecasts know what the shop's bundles give, and the gifts of its widgets.
 *
 * @public
 */
export function judgeOffers(session: CartSession): void {
  session.setRules({ ...session.rules.peek(), judgeOffers: judgedOffers });
}
