import { randomUUID } from 'node:crypto';
import { rangeOfDays } from '@cartwright/core/analytics/ranges';
import { newCampaign } from '@cartwright/core/collections/campaign-document';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { describe, expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { campaigns, carts, versions } from '../db/schema';
import { testDatabase } from '../testing/test-database';
import { annotationsOf } from './report-annotations';

const database = testDatabase();
const range = rangeOfDays(
  { from: '2026-11-01', to: '2026-11-30' },
  Date.parse('2026-12-01T12:00:00Z'),
  'America/New_York',
);
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour));
const aStore = () => forShop(database(), randomUUID());
const marked = async (store: ReturnType<typeof aStore>, report: string) =>
  (await annotationsOf(store, report, range)).map(({ date, text }) => `${date} ${text}`);

const SAVED = { revision: 1, createdAt: at(1), updatedAt: at(1), document: {} };
const OFF = { enabled: false, isScheduled: false, isFallback: false, startDate: null, endDate: null };

describe('cart annotations', () => {
  test('mark the days when a cart went live, changed and was disabled', async () => {
    const store = aStore();
    await store.insertIfAbsent(carts, { id: 'c1', name: 'Summer', ...SAVED, ...OFF });
    const version = (revision: number, day: number, enabled: boolean) => ({
      kind: 'cart' as const,
      documentId: 'c1',
      revision,
      savedAt: at(day),
      document: { enabled, isScheduled: false },
    });
    await store.insertIfAbsent(
      versions,
      version(1, 2, false),
      version(2, 3, false),
      version(3, 4, true),
      version(4, 6, true),
      version(5, 6, true),
      version(6, 9, false),
    );
    expect(await marked(store, 'smart-cart-analytics')).toEqual([
      '2026-11-04 Cart “Summer” went live',
      '2026-11-06 Cart “Summer” changed',
      '2026-11-09 Cart “Summer” turned off',
    ]);
  });

  test('mark the days when a scheduled cart started and ended, in the shop’s time zone', async () => {
    const store = aStore();
    const window = { startDate: at(10, 3).toISOString(), endDate: at(20).toISOString() };
    await store.insertIfAbsent(carts, {
      id: 'c1',
      name: 'Friday',
      ...SAVED,
      ...OFF,
      ...window,
      enabled: true,
      isScheduled: true,
    });
    expect(await marked(store, 'smart-cart-analytics')).toEqual([
      '2026-11-09 Cart “Friday” went live',
      '2026-11-20 Cart “Friday” ended',
    ]);
  });
});

test('campaigns are annotated at their start, not when published early', async () => {
  const store = aStore();
  const campaign = (id: string, publishedAt: Date | null, startDate: Date | null) => ({
    ...SAVED,
    id,
    name: id,
    publishedAt,
    document: { ...newCampaign(id, id, BUILT_IN_SETTINGS), startDate: startDate?.toISOString() ?? null },
  });
  await store.insertIfAbsent(
    campaigns,
    campaign('ahead', at(2), at(5)),
    campaign('at once', at(7), null),
    campaign('draft', null, at(8)),
  );
  expect(await marked(store, 'smart-collections-analytics')).toEqual([
    '2026-11-05 Campaign “ahead” went live',
    '2026-11-07 Campaign “at once” went live',
  ]);
});

test('settings are annotated once a day when saved', async () => {
  const store = aStore();
  const version = (revision: number, day: number, kind: 'synonyms' | 'data-sources' = 'synonyms') => ({
    kind,
    documentId: 'default',
    revision,
    savedAt: at(day),
    document: {},
  });
  await store.insertIfAbsent(
    versions,
    version(1, 3),
    version(2, 3),
    version(3, 4),
    version(1, 5, 'data-sources'),
  );
  expect(await marked(store, 'smart-search-analytics')).toEqual([
    '2026-11-03 Synonyms changed',
    '2026-11-04 Synonyms changed',
  ]);
  expect(await marked(store, 'widgets-analytics')).toEqual(['2026-11-05 Data sources changed']);
  expect(await marked(store, 'smart-cart-analytics')).toEqual([]);
});
