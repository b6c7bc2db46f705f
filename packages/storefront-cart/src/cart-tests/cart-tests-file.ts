import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { eventMarket } from '@cartwright/storefront-kit/analytics/event-market';
import { testChoice } from '@cartwright/storefront-kit/analytics/test-choice';
import type { PageInfo } from '@cartwright/storefront-kit/page/page-info';
import { listen } from '../app/events';
import { shownCarts } from './shown-carts';

/** Exports of `cart-tests.js`, which pages with a running test of carts load. */
export interface CartTestsModule {
  /** Gives which cart is drawn where one is live, for the shopper of this page. `events`: where exposures go; null: nowhere. */
  chooseCarts(
    events: string | null,
    page: Pick<PageInfo, 'country' | 'locale'>,
    isCartPage: boolean,
  ): Promise<(live: StorefrontCart) => StorefrontCart>;
}

/**
 * Called by the loader, in another build.
 *
 * @public
 */
export const chooseCarts: CartTestsModule['chooseCarts'] = async (
  events,
  { country, locale },
  isCartPage,
) => {
  const choose = await testChoice(events, eventMarket(country, locale));
  const { shown, toggled } = shownCarts(choose, isCartPage);
  listen('open', () => toggled(true));
  listen('close', () => toggled(false));
  return shown;
};
