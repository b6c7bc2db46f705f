import { expect, test } from 'vitest';
import { sendAnalyticsEvents } from '../contract/analytics';
import {
  type ListAnalyticsEvent,
  listAnalyticsEvent,
  MAX_EVENTS_BYTES,
  MAX_EVENTS_SENT,
} from './analytics-events';

const EVENT: ListAnalyticsEvent = {
  number: 0,
  age: 0,
  subject: 'search',
  name: 'viewed',
  query: 'mug',
  page: 1,
  sort: 'relevance',
  results: 4,
  visitor: '3f1c7a52-9d1e-4c67-8a27-5f3e2b1c0d9a',
  session: '9d2c4f60-7a1b-4d55-9c3e-1f0a8b7c6d5e',
};
const PAGE = 'b1c0d9a2-5f3e-4a27-8c67-9d1e7a523f1c';

/** What is missing of an event, or wrong in it. */
const wrong = (event: object) =>
  listAnalyticsEvent.safeParse(event).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('an event of a list says what its name and its subject need', () => {
  expect(wrong(EVENT)).toEqual([]);
  expect(wrong({ ...EVENT, query: undefined })).toEqual(['query']);
  expect(wrong({ ...EVENT, subject: 'collection' })).toEqual(['id']);
  expect(wrong({ ...EVENT, name: 'clicked' })).toEqual(['product', 'position']);
  expect(wrong({ ...EVENT, name: 'filtered' })).toEqual(['filters']);
});

test('an event of a list names nobody, and is of somebody who has consented', () => {
  expect(wrong({ ...EVENT, email: 'jane@mail.example' })).toEqual(['']);
  expect(wrong({ ...EVENT, visitor: 'jane' })).toEqual(['visitor']);
  expect(wrong({ ...EVENT, session: undefined })).toEqual(['session']);
});

test('a batch may have events of the cart, as pages of before send them, and events of lists', () => {
  const opened = {
    number: 0,
    name: 'opened',
    age: 0,
    cart: 'cart-1',
    total: null,
    currency: 'USD',
    tier: null,
  };
  const batch = { page: PAGE, events: [opened, { ...EVENT, number: 1 }] };
  expect(sendAnalyticsEvents.body.parse(batch)).toEqual(batch);
});

test('as many impressions as go together fit into a batch', () => {
  const events = Array.from({ length: MAX_EVENTS_SENT }, (_, number) => ({
    ...EVENT,
    number,
    name: 'impression',
    product: Number.MAX_SAFE_INTEGER,
    variant: Number.MAX_SAFE_INTEGER,
    position: 1_000_000,
    query: '検'.repeat(100),
    country: 'US',
    language: 'zh-Hant',
  }));
  const { length } = new TextEncoder().encode(JSON.stringify({ page: PAGE, events }));
  expect(length).toBeLessThan(MAX_EVENTS_BYTES);
});
