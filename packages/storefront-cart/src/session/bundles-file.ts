import { judgedBundles } from '@cartwright/core/bundles/judged-bundles';
import type { CartSession } from './session';

/**
 * From now on the cart's forecasts know what the shop's bundles give.
 *
 * @public
 */
export function judgeBundles(session: CartSession): void {
  session.setRules({ ...session.rules.peek(), judgeBundles: judgedBundles });
}
