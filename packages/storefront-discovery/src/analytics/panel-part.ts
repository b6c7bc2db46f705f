import { consentedEvents } from '@cartwright/storefront-kit/analytics/consented-events';
import { browserClock } from '@cartwright/storefront-kit/browser/browser';
import { isPreviewed } from '@cartwright/storefront-kit/page/is-previewed';
import { shopifyConsent } from '@cartwright/storefront-kit/shopify/consent';
import type { PanelAnalyticsPart } from './count-panel-events';
import { panelEvents } from './panel-events';
import { marketOf } from './said-of-lists';

/**
 * Counts what shoppers do with the panel below a search field: tells the page, as `cartwright:analytics`, and with the
 * shopper's consent the app's server.
 *
 * @public
 */
export const part: PanelAnalyticsPart = ({ events, ours }) => {
  const market = marketOf(ours);
  const sending = shopifyConsent().then((consent) => (events ? consentedEvents(events, consent) : null));
  return panelEvents((event) => {
    if (isPreviewed()) return;
    document.dispatchEvent(new CustomEvent('cartwright:analytics', { detail: event }));
    const at = performance.now();
    void sending.then((send) => send?.({ ...event, ...market }, at));
  }, browserClock.wait);
};
