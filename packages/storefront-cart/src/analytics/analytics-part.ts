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
 * Reports cart analytics to the page as `cartwright:analytics` and, with consent, to the app's server. Loaded when the
 * page is idle, and only by carts with attribution tracking.
 */
export async function startAnalytics(session: CartSession, root: ShadowRoot): Promise<Observer> {
  const consent = await shopifyConsent();
  const address = readConfig()?.shop.events ?? null;
  const send = address === null ? null : consentedEvents(address, consent);

  const report = (event: AnalyticsEvent) => {
    if (isPreviewed() || previewedVariant() !== null) return;
    document.dispatchEvent(new CustomEvent('cartwright:analytics', { detail: event }));
    send?.(event);
  };
  const reported = reportedBefore(session.storage, consent);
  const currency = readPage()?.currency || readConfig()?.shop.currency;
  const observer = observe(session, reported, currency ?? '', report);

  // By the time the event bubbles here, the form has called `preventDefault` if it is held.
  root.addEventListener('submit', (event) => {
    const isCheckout = event.target instanceof HTMLFormElement && event.target.elements.namedItem('checkout');
    if (isCheckout && !event.defaultPrevented) observer.leaving();
  });
  return observer;
}
