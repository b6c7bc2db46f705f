import { expect, test } from 'vitest';
import { sendAnalyticsEvents } from '../contract/analytics';
import {
  type ListAnalyticsEvent,
  MAX_EVENTS_BYTES,
  MAX_EVENTS_SENT,
  schemaOfEntry,
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

/** Paths of the invalid or missing fields of an event. */
const invalidFields = (event: object) =>
  schemaOfEntry(event)
    .safeParse(event)
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

test('list events require the fields of their name and subject', () => {
  expect(invalidFields(EVENT)).toEqual([]);
  expect(invalidFields({ ...EVENT, query: undefined })).toEqual(['query']);
  expect(invalidFields({ ...EVENT, subject: 'collection' })).toEqual(['id']);
  expect(invalidFields({ ...EVENT, name: 'clicked' })).toEqual(['product', 'position']);
  expect(invalidFields({ ...EVENT, name: 'filtered' })).toEqual(['filters']);
  expect(invalidFields({ ...EVENT, name: 'added' })).toEqual(['product', 'variant', 'position']);
  expect(invalidFields({ ...EVENT, name: 'added', product: 11, variant: 111, position: 2 })).toEqual([]);
});

test('search panel events accept views and clicks, and reject filters', () => {
  const { page, sort, ...rest } = EVENT;
  const panel = { ...rest, place: 'panel' };
  expect(invalidFields(panel)).toEqual([]);
  expect(invalidFields({ ...panel, results: undefined })).toEqual(['results']);
  expect(invalidFields({ ...panel, name: 'clicked', product: 11, position: 1 })).toEqual([]);
  expect(invalidFields({ ...panel, name: 'clicked' })).toEqual(['product', 'position']);
  expect(invalidFields({ ...panel, name: 'filtered', filters: ['filter.p.vendor=A'] })).toEqual(['name']);
  expect(invalidFields({ ...panel, place: 'drawer' })).toEqual(['place']);
  expect(invalidFields({ ...panel, page, sort, place: 'page' })).toEqual([]);
  expect(invalidFields({ ...EVENT, subject: 'collection', id: 7, place: 'page' })).toEqual(['place']);
});

test('widget events accept views, impressions, clicks and adds, and reject sorting', () => {
  const { page: _page, sort: _sort, query: _query, ...rest } = EVENT;
  const widget = { ...rest, subject: 'widget', id: 12 };
  expect(invalidFields(widget)).toEqual([]);
  expect(invalidFields({ ...widget, results: undefined, id: undefined })).toEqual(['results', 'id']);
  expect(invalidFields({ ...widget, name: 'impression', product: 11, position: 1 })).toEqual([]);
  expect(invalidFields({ ...widget, name: 'clicked' })).toEqual(['product', 'position']);
  expect(invalidFields({ ...widget, name: 'added', product: 11, position: 1 })).toEqual(['variant']);
  expect(invalidFields({ ...widget, name: 'sorted', sort: 'manual' })).toEqual(['name']);
  expect(invalidFields({ ...widget, place: 'panel' })).toContain('place');
});

test('only bundle events can be started, step_reached or added without a product', () => {
  const { page: _page, sort: _sort, query: _query, ...rest } = EVENT;
  const bundle = { ...rest, subject: 'bundle', id: 12 };
  expect(invalidFields(bundle)).toEqual([]);
  expect(invalidFields({ ...bundle, name: 'started' })).toEqual([]);
  expect(invalidFields({ ...bundle, name: 'added' })).toEqual([]);
  expect(invalidFields({ ...bundle, name: 'step_reached', step: 'bread' })).toEqual([]);
  expect(invalidFields({ ...bundle, name: 'step_reached' })).toEqual(['step']);
  expect(invalidFields({ ...bundle, name: 'impression' })).toEqual(['product', 'position']);
  expect(invalidFields({ ...bundle, name: 'added', id: undefined })).toEqual(['id']);
  expect(invalidFields({ ...bundle, name: 'filtered', filters: [] })).toEqual(['name']);
  expect(invalidFields({ ...bundle, subject: 'widget', name: 'started' })).toEqual(['name']);
  expect(invalidFields({ ...bundle, subject: 'widget', name: 'step_reached', step: 'bread' })).toEqual([
    'name',
  ]);
  expect(invalidFields({ ...EVENT, name: 'started' })).toEqual(['name']);
});

test('page events accept a view, a checkout or a cart link', () => {
  const { visitor, session } = EVENT;
  const page = { number: 0, age: 0, subject: 'page', visitor, session };
  expect(invalidFields({ ...page, name: 'viewed', kind: 'collection', id: 7 })).toEqual([]);
  expect(invalidFields({ ...page, name: 'checkout', kind: 'product', product: 11 })).toEqual([]);
  expect(invalidFields({ ...page, name: 'checkout' })).toEqual(['kind']);
  expect(invalidFields({ ...page, name: 'linked', link: PAGE })).toEqual([]);
  expect(invalidFields({ ...page, name: 'linked' })).toEqual(['link']);
  expect(invalidFields({ ...page, name: 'linked', link: 'gid://shopify/Cart/c1' })).toEqual(['link']);
  expect(invalidFields({ ...page, name: 'linked', link: PAGE, visitor: undefined })).toEqual(['visitor']);
});

test('cart events accept products and codes only under the matching names, as optional fields', () => {
  const cart = { number: 0, age: 0, cart: 'cart-1', total: 5800, currency: 'USD', tier: null };
  const added = { ...cart, name: 'cross_sell_added' };
  expect(invalidFields(added)).toEqual([]);
  expect(invalidFields({ ...added, product: 11, variant: 111, widget: 3 })).toEqual([]);
  expect(invalidFields({ ...added, product: 0.5, widget: 'w' })).toEqual(['product', 'widget']);
  expect(invalidFields({ ...cart, name: 'code_applied' })).toEqual([]);
  expect(invalidFields({ ...cart, name: 'code_applied', code: 'SAVE20' })).toEqual([]);
  expect(invalidFields({ ...cart, name: 'code_applied', code: '' })).toEqual(['code']);
  expect(invalidFields({ ...cart, name: 'opened', code: 'SAVE20', product: 11 })).toEqual([
    'product',
    'code',
  ]);
});

test('list events reject unknown fields and require a valid visitor and session', () => {
  expect(invalidFields({ ...EVENT, email: 'jane@mail.example' })).toEqual(['']);
  expect(invalidFields({ ...EVENT, visitor: 'jane' })).toEqual(['visitor']);
  expect(invalidFields({ ...EVENT, session: undefined })).toEqual(['session']);
});

test('a batch accepts cart events in the older format together with list events', () => {
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

test('a batch with the maximum number of impressions stays below the size limit', () => {
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

test('an exposure requires its test variant and a visitor', () => {
  const { number, age, visitor, session } = EVENT;
  const exposed = {
    ...{ number, age, visitor, session },
    subject: 'experiment',
    name: 'exposed',
    experiment: 'round-or-square',
    testVariant: 'b',
  };
  expect(invalidFields(exposed)).toEqual([]);
  expect(invalidFields({ ...exposed, testVariant: undefined })).toEqual(['testVariant']);
  expect(invalidFields({ ...exposed, visitor: undefined })).toEqual(['visitor']);
});
