import { browserVisits } from '@cartwright/storefront-kit/analytics/browser-visits';
import { consentedEvents } from '@cartwright/storefront-kit/analytics/consented-events';
import { dropWithoutConsent } from '@cartwright/storefront-kit/analytics/drop-without-consent';
import { keepViewed } from '@cartwright/storefront-kit/analytics/viewed-products';
import { browserStorage } from '@cartwright/storefront-kit/browser/browser';
import { idle } from '@cartwright/storefront-kit/browser/idle';
import { isPreviewed } from '@cartwright/storefront-kit/page/is-previewed';
import { readConfig, readPage } from '@cartwright/storefront-kit/page/page-json';
import { shopifyConsent } from '@cartwright/storefront-kit/shopify/consent';
import { watchCheckout } from './going-to-checkout';
import { pageViewOf, sayViews } from './page-view';
import { linkCart } from './store-cart-link';

/**
 * Counts page views and checkout starts of a page with the app embed, links its cart, and reacts to withdrawn consent,
 * with or without a live cart. Runs as a side effect of the import, so a page that loads it twice counts once.
 */
async function countPage(): Promise<void> {
  await idle();
  const address = readConfig()?.shop.events;
  if (!address || isPreviewed()) return;
  const consent = await shopifyConsent();
  dropWithoutConsent(browserStorage, consent);
  const visits = browserVisits(address, consent);
  const send = consentedEvents(address, consent, visits);
  const viewedAgain = sayViews(consent, (at) => {
    const view = pageViewOf(readPage());
    send(view, at);
    if (view.product) keepViewed(browserStorage, consent, view.product, Date.now());
  });
  const page = readPage();
  watchCheckout(page?.root ?? '/', () => send({ ...pageViewOf(readPage()), name: 'checkout' }));
  if (page) linkCart(page, consent, visits, (link) => send({ subject: 'page', name: 'linked', link }));
  // A page restored from the back/forward cache doesn't load again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) viewedAgain();
  });
}

void countPage();
