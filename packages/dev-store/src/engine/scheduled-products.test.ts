import { expect, it } from 'vitest';
import { SMALL_STORE, theProduct } from '../testing/small-store';
import { nextPublication, publishedUntil } from './scheduled-products';

const planned = (publishedAt: string) => ({ ...theProduct('cup'), published: false, publishedAt });
const catalogue = {
  ...SMALL_STORE,
  products: [...SMALL_STORE.products, planned('2026-12-01T08:00:00Z'), planned('2026-12-24T08:00:00+02:00')],
};
const shown = (now: string) =>
  publishedUntil(catalogue, new Date(now))
    .products.slice(SMALL_STORE.products.length)
    .map(({ published }) => published);

it('are published from their time on, and drafts never', () => {
  expect(shown('2026-12-01T07:59:59Z')).toEqual([false, false]);
  expect(shown('2026-12-01T08:00:00Z')).toEqual([true, false]);
  expect(shown('2026-12-24T06:00:00Z')).toEqual([true, true]);
  const drafts = publishedUntil(catalogue, new Date('2030-01-01')).products.filter(
    ({ published }) => !published,
  );
  expect(drafts.map(({ handle }) => handle)).toEqual(['draft']);
});

it('report when the next is published, or null', () => {
  expect(nextPublication(catalogue, new Date('2026-12-01T08:00:00Z'))).toBe(
    Date.parse('2026-12-24T06:00:00Z'),
  );
  expect(nextPublication(catalogue, new Date('2026-12-24T06:00:00Z'))).toBe(null);
  expect(nextPublication(SMALL_STORE, new Date())).toBe(null);
});

it('don’t change a catalogue without any', () => {
  expect(publishedUntil(SMALL_STORE, new Date())).toBe(SMALL_STORE);
});
