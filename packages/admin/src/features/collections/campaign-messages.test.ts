import { expect, test } from 'vitest';
import {
  canBeServed,
  coverageMessage,
  deletedReferencesMessage,
  deletionMessage,
  outsidersMessage,
  overrideMessage,
} from './campaign-messages';

test.each([
  [false, 0, 'No collections yet'],
  [false, 1, '1 collection'],
  [false, 3, '3 collections'],
  [true, 0, 'All collections'],
  [true, 2, 'All collections except 2'],
])('a campaign for all (%s) with %s collections covers: %s', (allCollections, collectionsCount, message) => {
  expect(coverageMessage({ allCollections, collectionsCount })).toBe(message);
});

test.each([
  [0, 0, 0, null, null],
  [1, 0, 0, null, '1 collection in this campaign is no longer in your store.'],
  [
    2,
    1,
    0,
    null,
    '2 collections in this campaign are no longer in your store. 1 featured product is no longer in your store.',
  ],
  [
    1,
    2,
    0,
    'Its collection isn’t in your store anymore.',
    '2 featured products are no longer in your store.',
  ],
  [0, 0, 1, null, '1 promo tile image is no longer in your store.'],
])(
  'reports %s deleted collections, %s products and %s images with problem %s: %s',
  (collections, products, images, problem, message) => {
    expect(deletedReferencesMessage({ gone: { collections, products, images }, problem })).toBe(message);
  },
);

test('names the campaign with precedence, its scope, and its start if still to come', () => {
  const now = Date.parse('2026-11-10T12:00:00Z');
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  expect(overrideMessage({ heldBy: [] }, day, now)).toBeNull();
  const heldBy = [
    { id: 'a', name: 'Summer sale', collections: 3, from: '2026-11-10T12:00:00Z' },
    { id: 'b', name: 'Launch', collections: 1, from: '2026-12-01T00:00:00Z' },
    { id: 'c', name: 'Everywhere', collections: null, from: '2026-11-10T12:00:00Z' },
  ];
  expect(overrideMessage({ heldBy }, day, now)).toBe(
    '"Summer sale" takes precedence in 3 collections. From 2026-12-01, "Launch" takes precedence in 1 collection. "Everywhere" takes precedence wherever both apply.',
  );
});

test('deleting a live campaign says what shoppers see then', () => {
  expect(deletionMessage({ status: 'live' })).toContain('immediately');
  expect(deletionMessage({ status: 'draft' })).toBe('This can’t be undone.');
});

test('a campaign whose collections were deleted can’t be served until others are chosen', () => {
  const named = (collectionId: number) => ({
    allCollections: false,
    collections: [{ collectionId, collectionHandle: 'tea', collectionName: 'Tea', exclusion: false }],
  });
  const missing = { problem: 'Its collection isn’t in your store anymore.', campaign: named(1) };
  expect(canBeServed(missing, named(1))).toBe(false);
  expect(canBeServed(missing, named(2))).toBe(true);
  expect(canBeServed(missing, { ...named(1), allCollections: true })).toBe(true);
  expect(canBeServed({ ...missing, problem: null }, named(1))).toBe(true);
});

test.each([
  [['Mug'], 1, '“Mug” isn’t in this collection, so shoppers won’t see it first.'],
  [['Mug', 'Lamp'], 2, '“Mug”, “Lamp” aren’t in any of these collections, so shoppers won’t see them first.'],
  [
    ['A', 'B', 'C', 'D', 'E'],
    2,
    '“A”, “B”, “C” and 2 more aren’t in any of these collections, so shoppers won’t see them first.',
  ],
])('names products outside the collections: %j of %i', (titles, collections, message) => {
  expect(
    outsidersMessage(
      titles.map((title) => ({ title })),
      collections,
    ),
  ).toBe(message);
});
