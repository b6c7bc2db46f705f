import { expect, test } from 'vitest';
import {
  MAX_EVENTS_BYTES,
  MAX_EVENTS_SENT,
  reportEvents,
  type StorefrontFact,
  storefrontFact,
} from './analytics-events';

const FACT: StorefrontFact = {
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

/** What is missing of a fact, or wrong in it. */
const wrong = (fact: object) =>
  storefrontFact.safeParse(fact).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a fact says what its name and its subject need', () => {
  expect(wrong(FACT)).toEqual([]);
  expect(wrong({ ...FACT, query: undefined })).toEqual(['query']);
  expect(wrong({ ...FACT, subject: 'collection' })).toEqual(['id']);
  expect(wrong({ ...FACT, name: 'clicked' })).toEqual(['product', 'position']);
  expect(wrong({ ...FACT, name: 'filtered' })).toEqual(['filters']);
});

test('a fact names nobody, and is of somebody who has consented', () => {
  expect(wrong({ ...FACT, email: 'jane@mail.example' })).toEqual(['']);
  expect(wrong({ ...FACT, visitor: 'jane' })).toEqual(['visitor']);
  expect(wrong({ ...FACT, session: undefined })).toEqual(['session']);
});

test('a report may have events of the cart, as pages of before send them, and facts of lists', () => {
  const opened = {
    number: 0,
    name: 'opened',
    age: 0,
    cart: 'cart-1',
    total: null,
    currency: 'USD',
    tier: null,
  };
  const report = { page: PAGE, events: [opened, { ...FACT, number: 1 }] };
  expect(reportEvents.body.parse(report)).toEqual(report);
});

test('as many impressions as go together fit into a report', () => {
  const events = Array.from({ length: MAX_EVENTS_SENT }, (_, number) => ({
    ...FACT,
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
