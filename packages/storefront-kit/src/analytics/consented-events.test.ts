import { type AnalyticsBatch, cartAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';
import { afterEach, expect, test, vi } from 'vitest';
import { consentedEvents } from './consented-events';
import { MAX_WAITING } from './event-queue';
import { VISIT_KEY } from './visits';

afterEach(() => vi.unstubAllGlobals());

const EVENTS = 'https://app.example/storefront/events?shop=larkspur.example';
const OPENED = { name: 'opened', cart: 'cart-1', total: 5800, currency: 'USD', tier: null } as const;

/** A shopper's page: its requests by address, and its storage. */
function aPage(decision: boolean | 'open' = true) {
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
  const consent = {
    allowed: () => decision === true,
    isOpen: () => decision === 'open',
    listen: (onChange: () => void) => void changed.push(onChange),
  };
  return {
    kept,
    sent,
    count: () => consentedEvents(EVENTS, consent),
    leave: () => void window.dispatchEvent(new Event('pagehide')),
    decide(now: boolean) {
      decision = now;
      for (const onChange of changed) onChange();
    },
    /** Changes consent in another tab without notifying this page. */
    decideElsewhere(now: boolean) {
      decision = now;
    },
    events: () =>
      sent.flatMap(([, body]) => {
        const { events }: AnalyticsBatch = JSON.parse(body);
        return events;
      }),
  };
}

test('all files of a page send events with the same visitor and session', () => {
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

test('without consent nothing is sent or stored', () => {
  const page = aPage(false);
  page.count()(OPENED);
  page.leave();
  expect([page.sent, page.kept.size]).toEqual([[], 0]);
});

test('withdrawn consent drops the queue and forgets the visitor once', () => {
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

test('events before the shopper decides are sent after consent, with their original time', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const page = aPage('open');
  const count = page.count();
  count(OPENED);
  page.leave();
  expect([page.sent, page.kept.size], 'nothing is sent or stored before').toEqual([[], 0]);
  vi.advanceTimersByTime(4000);
  page.decide(true);
  count({ ...OPENED, name: 'checkout' });
  page.leave();
  const { visitor, session } = JSON.parse(page.kept.get(VISIT_KEY) ?? '');
  expect(page.events()).toMatchObject([
    { name: 'opened', number: 0, age: 4000, visitor, session },
    { name: 'checkout', number: 1, age: 0, visitor, session },
  ]);
  vi.useRealTimers();
});

test('held events are dropped for good when the shopper refuses', () => {
  const page = aPage('open');
  const count = page.count();
  count(OPENED);
  page.decide(false);
  page.decide(true);
  page.leave();
  expect([page.sent, page.kept.size]).toEqual([[], 0]);
});

test('held events are sent on leaving the page if consent was given in another tab', () => {
  const page = aPage('open');
  page.count()(OPENED);
  page.decideElsewhere(true);
  page.leave();
  expect(page.events()).toMatchObject([OPENED]);
});

test('an undecided page holds a limited number of events', () => {
  const page = aPage('open');
  const count = page.count();
  for (let times = 0; times < 3 * MAX_WAITING; times++) count(OPENED);
  page.decide(true);
  page.leave();
  expect(page.events()).toHaveLength(MAX_WAITING);
});
