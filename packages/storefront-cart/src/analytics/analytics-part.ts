import { consentedEvents } from '@cartwright/storefront-kit/analytics/consented-events';
import { isPreviewed } from '@cartwright/storefront-kit/page/is-previewed';
import { readConfig, readPage } from '@cartwright/storefront-kit/page/page-json';
import { previewedVariant } from '@cartwright/storefront-kit/page/previewed-variant';
import { shopifyConsent } from '@cartwright/storefront-kit/shopify/consent';
import type { AnalyticsEvent } from '../app/public-api';
import type { CartSession } from '../session/session';
import { type Observer, observe } from './observe';
import { reportedBefore } from './reported-before';

/**
 * Counts what shoppers do with the cart: tells the page, as `cartwright:analytics`, and with the shopper's consent the
 * app's server. Loaded when the page has nothing better to do, and by carts with attribution tracking only.
 */
export async function startAnalytics(session: CartSession, root: ShadowRoot): Promise<Observer> {
  const consent = await shopifyConsent();
  const address = readConfig()?.shop.events ?? null;
  const send = address === null ? null : consentedEvents(address, consent);

  const tell = (event: AnalyticsEvent) => {
    if (isPreviewed() || previewedVariant() !== null) return;
    document.dispatchEvent(new CustomEvent('cartwright:analytics', { detail: event }));
    send?.(event);
  };
  const reported = reportedBefore(session.storage, consent);
  const currency = readPage()?.currency || readConfig()?.shop.currency;
  const observer = observe(session, reported, currency ?? '', tell);

  // The form says itself that it does not go yet, by the time that the event comes out here.
  root.addEventListener('submit', (event) => {
    const isCheckout = event.target instanceof HTMLFormElement && event.target.elements.namedItem('checkout');
    if (isCheckout && !event.defaultPrevented) observer.leaving();
  });
  return observer;
}
