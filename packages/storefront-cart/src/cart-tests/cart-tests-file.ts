import { VARIANT_ATTRIBUTE } from '@cartwright/core/rewards/variant-rewards';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { eventMarket } from '@cartwright/storefront-kit/analytics/event-market';
import { testChoice } from '@cartwright/storefront-kit/analytics/test-choice';
import { tabLock } from '@cartwright/storefront-kit/browser/browser';
import type { PageInfo } from '@cartwright/storefront-kit/page/page-info';
import { UNSEEN } from '@cartwright/storefront-kit/theme/seen-writes';
import { listen } from '../app/events';
import { MEETING } from '../state/ports/meeting';
import { shownCarts } from './shown-carts';

/** Exports of `cart-tests.js`, which pages with a running test of carts load. */
export interface CartTestsModule {
  /**
   * Chooses the cart to show this shopper in place of the live one. `events`: address for exposures; null: not sent.
   * `redraw` reads and renders the cart again.
   */
  chooseCarts(
    events: string | null,
    page: Pick<PageInfo, 'country' | 'locale' | 'root' | 'variant'>,
    isCartPage: boolean,
    redraw: () => void,
  ): Promise<(live: StorefrontCart) => StorefrontCart>;
}

/** Request timeout (milliseconds); others wait for the lock. */
const TIMEOUT_MS = 8000;

/**
 * Called by the loader, in another build.
 *
 * @public
 */
export const chooseCarts: CartTestsModule['chooseCarts'] = async (
  events,
  { country, locale, root, variant },
  isCartPage,
  redraw,
) => {
  const choose = await testChoice(events, eventMarket(country, locale));
  const { shown, toggled, cartRead } = shownCarts(choose, {
    isCartPage,
    marked: variant ?? '',
    mark: (value) => tabLock(MEETING).run(() => marking(root, value)),
    redraw,
  });
  listen('open', () => toggled(true));
  listen('close', () => toggled(false));
  listen('change', ({ cart: { attributes, lines } }) =>
    cartRead(attributes[VARIANT_ATTRIBUTE] ?? '', lines.length === 0),
  );
  return shown;
};

/** Marks the shopper's cart, even while empty, so that the first item is priced correctly at once. Never rejects. */
async function marking(root: string, value: string): Promise<boolean> {
  const response = await fetch(`${root}cart/update.js${UNSEEN}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ attributes: { [VARIANT_ATTRIBUTE]: value } }),
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  return response?.ok === true;
}
