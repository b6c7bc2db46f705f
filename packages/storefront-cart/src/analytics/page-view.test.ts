import { pageAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';
import type { PageInfo } from '@cartwright/storefront-kit/page/page-info';
import { describe, expect, it, vi } from 'vitest';
import { pageViewOf, sayViews } from './page-view';

const HOME: PageInfo = {
  root: '/',
  locale: 'en-US',
  country: 'US',
  currency: 'USD',
  shopCurrency: 'USD',
  rate: null,
  looks: {},
  products: [],
  itemCount: 0,
  signedIn: false,
  now: 0,
  type: 'index',
  id: null,
};
const VIEWED = { subject: 'page', name: 'viewed', country: 'US', language: 'en-US' };
const COUNTED = {
  number: 0,
  age: 0,
  visitor: '3f1c7a52-9d1e-4c67-8a27-5f3e2b1c0d9a',
  session: '9d2c4f60-7a1b-4d55-9c3e-1f0a8b7c6d5e',
};

describe('page view event', () => {
  it.each([
    ['index', null, { kind: 'home' }],
    ['product', 11, { kind: 'product', product: 11 }],
    ['collection', 7, { kind: 'collection', id: 7 }],
    // Shopify's own collection of all products.
    ['collection', 0, { kind: 'collection', id: 0 }],
    ['product', 0, { kind: 'product' }],
    // Shopify's collections by vendor or type.
    ['collection', null, { kind: 'collection' }],
    ['search', null, { kind: 'search' }],
    ['cart', null, { kind: 'cart' }],
    ['customers/account', null, { kind: 'other' }],
    ['article', 7, { kind: 'other' }],
  ])('maps the type %s and id %s to %o', (type, id, expected) => {
    expect(pageViewOf({ ...HOME, type, id })).toEqual({ ...VIEWED, ...expected });
  });

  it('is accepted by the server for any printed page data', () => {
    const { type: _none, ...byHand } = HOME;
    const odd = { ...HOME, type: 'product', id: 1.5, country: 'USA', locale: 'tlh_KX' };
    for (const page of [null, byHand, { ...HOME, type: 'product', id: 11 }, odd]) {
      const view = pageAnalyticsEvent.safeParse({ ...pageViewOf(page), ...COUNTED });
      expect(view.error?.issues ?? []).toEqual([]);
    }
  });
});

/** A page that may be counted or not, with the times of its view events. */
function aPage(decision: boolean | 'open') {
  const changed: (() => void)[] = [];
  const viewTimes: (number | undefined)[] = [];
  const consent = {
    allowed: () => decision === true,
    isOpen: () => decision === 'open',
    listen: (onChange: () => void) => void changed.push(onChange),
  };
  const viewedAgain = sayViews(consent, (at) => void viewTimes.push(at));
  return {
    views: () => viewTimes.length,
    lastAt: () => viewTimes.at(-1),
    viewedAgain,
    decide(now: boolean) {
      decision = now;
      for (const onChange of changed) onChange();
    },
  };
}

describe('page view reporting', () => {
  it('reports once, despite consent changes', () => {
    const page = aPage(true);
    expect(page.views()).toBe(1);
    page.decide(false);
    page.decide(true);
    expect(page.views()).toBe(1);
  });

  it('reports when consent is given on the open page, and not without', () => {
    const page = aPage(false);
    page.viewedAgain();
    expect(page.views()).toBe(0);
    page.decide(true);
    expect(page.views()).toBe(1);
  });

  it('reports again when restored from the back/forward cache', () => {
    const page = aPage(true);
    page.viewedAgain();
    expect(page.views()).toBe(2);
  });

  it('uses the arrival time after an undecided period, but never a time of refusal', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const [undecided, refusing] = [aPage('open'), aPage('open')];
    const cameAt = performance.now();
    vi.advanceTimersByTime(4000);
    undecided.decide(true);
    expect(undecided.lastAt()).toBe(cameAt);
    refusing.decide(false);
    refusing.decide(true);
    expect([refusing.views(), refusing.lastAt()]).toEqual([1, undefined]);
    vi.useRealTimers();
  });
});
