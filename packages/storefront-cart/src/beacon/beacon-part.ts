import type { CartSession } from '../drawer/session';
import { shopifyConsent } from '../platform/shopify/consent';
import type { AnalyticsEvent } from '../public-api';
import { readConfig, readPage } from '../theme/page-json';
import { previewedCart } from '../theme/previewed-cart';
import { createEventQueue } from './event-queue';
import { type Observer, observe } from './observe';
import { toldBefore } from './told-before';

/**
 * Counts what shoppers do with the cart: tells the page, as `cartwright:analytics`, and with the shopper's consent the
 * app's server. Loaded when the page has nothing better to do, and by carts with attribution tracking only.
 */
export async function startBeacon(session: CartSession, root: ShadowRoot): Promise<Observer> {
  const consent = await shopifyConsent();
  const address = readConfig()?.shop.events ?? null;
  const queue = address === null ? null : createEventQueue(browserBeacon(address), consent, pageId());

  const tell = (event: AnalyticsEvent) => {
    // A merchant who tries a cart out is no shopper.
    if (previewedCart()) return;
    document.dispatchEvent(new CustomEvent('cartwright:analytics', { detail: event }));
    queue?.add(event);
  };
  const told = toldBefore(session.storage, consent);
  const currency = readPage()?.currency || readConfig()?.shop.currency;
  const observer = observe(session, told, currency ?? '', tell);

  // The form says itself that it does not go yet, by the time that the event comes out here.
  root.addEventListener('submit', (event) => {
    const isCheckout = event.target instanceof HTMLFormElement && event.target.elements.namedItem('checkout');
    if (isCheckout && !event.defaultPrevented) observer.leaving();
  });
  addEventListener('pagehide', () => queue?.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) queue?.flush();
  });
  return observer;
}

function browserBeacon(address: string) {
  return {
    send(text: string) {
      try {
        // A text needs no leave of the other origin, which a page that goes away could not wait for.
        return navigator.sendBeacon(address, text);
      } catch {
        return false;
      }
    },
    after: (milliseconds: number, task: () => void) => void setTimeout(task, milliseconds),
    now: () => performance.now(),
  };
}

/** A UUID that means nothing; also where `crypto.randomUUID` is not to be had (a page without https). */
function pageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return [4, 6, 8, 10].reduceRight(
    (id, place) => `${id.slice(0, place * 2)}-${id.slice(place * 2)}`,
    hex.join(''),
  );
}
