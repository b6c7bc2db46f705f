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
 * Counts that a page with the app embed was viewed or left for checkout, links its shopper's cart, and hears on it that
 * consent is withdrawn: with a live cart of ours or without one. The loader asks for this file when the page has loaded;
 * being loaded is all that it does, so that a page which asks twice counts once.
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
  // The back button brings back a page as it was, without loading it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) viewedAgain();
  });
}

void countPage();
