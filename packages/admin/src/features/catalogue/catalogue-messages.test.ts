import type { CatalogueState } from '@cartwright/core/contract/catalogue-state';
import { describe, expect, it } from 'vitest';
import { backlogText, comparisonText, contentText, progressText, syncPercent } from './catalogue-messages';
import { watchInterval } from './catalogue-query';

const READY: CatalogueState = {
  state: 'ready',
  sync: null,
  products: 43_000,
  collections: 1,
  lastSyncedAt: '2026-11-20T12:00:00.000Z',
  backlog: 0,
  lastComparedAt: null,
  drift: null,
  problem: null,
};

describe('sync progress', () => {
  it('goes from 0 to all, and never back', () => {
    const steps = [
      { what: 'products', step: 'export', done: 0, of: null },
      { what: 'products', step: 'export', done: 430, of: 430 },
      { what: 'products', step: 'save', done: 215, of: 430 },
      { what: 'collections', step: 'export', done: 0, of: 12 },
      { what: 'collections', step: 'save', done: 12, of: 12 },
    ] as const;
    expect(steps.map(syncPercent)).toEqual([0, 45, 67, 90, 100]);
  });

  it('names the step, with its count if known', () => {
    const progress = { what: 'products', step: 'save', done: 1_200, of: 43_000 } as const;
    expect(progressText(progress)).toBe('Saving products: 1,200 of 43,000');
    expect(progressText({ ...progress, step: 'export', of: null })).toBe('Reading products from Shopify…');
    // A product was added while the export was made.
    expect(progressText({ ...progress, done: 43_001 })).toBe('Saving products: 43,000 of 43,000');
  });

  it('is polled until the sync ends, less often while it waits for a retry', () => {
    expect(watchInterval(undefined)).toBe(false);
    expect(watchInterval(READY)).toBe(false);
    expect(watchInterval({ ...READY, state: 'syncing' })).toBe(2_000);
    expect(watchInterval({ ...READY, state: 'never', problem: 'Not now.' })).toBe(10_000);
  });
});

it('lists what is synced, what is pending and what failed', () => {
  expect(contentText(READY)).toBe('43,000 products and 1 collection');
  expect(contentText({ ...READY, products: 0, collections: 0 })).toBeNull();
  expect(backlogText(READY)).toBeNull();
  expect(backlogText({ ...READY, backlog: 1 })).toBe('1 change from Shopify to read');
  expect(comparisonText(READY)).toBeNull();
  expect(comparisonText({ ...READY, drift: 0 })).toBe('Everything matched Shopify.');
  expect(comparisonText({ ...READY, drift: 2 })).toBe('2 products differed from Shopify and were corrected.');
});
