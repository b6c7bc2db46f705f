import { type AnalyticsBatch, cartAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';
import { afterEach, expect, test, vi } from 'vitest';
import { consentedEvents } from './consented-events';
import { VISIT_KEY } from './visits';

afterEach(() => vi.unstubAllGlobals());

const EVENTS = 'https://app.example/storefront/events?shop=larkspur.example';
const OPENED = { name: 'opened', cart: 'cart-1', total: 5800, currency: 'USD', tier: null } as const;

/** A shopper's page: what it has sent, by address, and what the browser keeps. */
function aPage(allowed = true) {
  const kept = new Map<string, string>();
  const sent: [address: string, body: string][] = [];
  const window = new EventTarget();
  const changed: (() => void)[] = [];
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('location', { href: 'https://larkspur.example/' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: string) => Boolean(sent.push([address, body])),
  });
  const consent = { allowed: () => allowed, listen: (onChange: () => void) => void changed.push(onChange) };
  return {
    kept,
    sent,
    count: () => consentedEvents(EVENTS, consent),
    leave: () => void window.dispatchEvent(new Event('pagehide')),
    decide(now: boolean) {
      allowed = now;
      for (const onChange of changed) onChange();
    },
    events: () =>
      sent.flatMap(([, body]) => {
        const { events }: AnalyticsBatch = JSON.parse(body);
        return events;
      }),
  };
}

test('what the files of a page count is of one visitor and one session, as the server takes it', () => {
  const page = aPage();
  const [cart, other] = [page.count(), page.count()];
  cart(OPENED);
  other(OPENED);
  page.leave();
  const { visitor, session } = JSON.parse(page.kept.get(VISIT_KEY) ?? '');
  expect(page.sent.map(([address]) => address)).toEqual([EVENTS, EVENTS]);
  expect(page.events()).toMatchObject([
    { ...OPENED, visitor, session },
    { ...OPENED, visitor, session },
  ]);
  for (const event of page.events()) expect(cartAnalyticsEvent.safeParse(event).error).toBeUndefined();
});

test('without consent nothing is sent and nothing is kept', () => {
  const page = aPage(false);
  page.count()(OPENED);
  page.leave();
  expect([page.sent, page.kept.size]).toEqual([[], 0]);
});

test('when consent is withdrawn, what waits is dropped and the visitor is forgotten once, whoever has counted', () => {
  const page = aPage();
  const [cart, other] = [page.count(), page.count()];
  cart(OPENED);
  other(OPENED);
  const { visitor } = JSON.parse(page.kept.get(VISIT_KEY) ?? '');
  page.decide(false);
  page.leave();
  expect(page.sent).toEqual([
    ['https://app.example/storefront/events/forget?shop=larkspur.example', JSON.stringify({ visitor })],
  ]);
  expect(page.kept.get(VISIT_KEY)).toBe('');
});
