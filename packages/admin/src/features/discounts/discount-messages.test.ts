import type { OwnDiscount } from '@cartwright/core/contract/automatic-discounts';
import { describe, expect, test } from 'vitest';
import { errorMessage, givesMessage, missingMessage, stateLabel, windowMessage } from './discount-messages';
import { keptMessage } from './kept-messages';

const NOTHING = { freeShipping: false, gifts: 0, orderDiscounts: [], volume: null, widgets: [], bundles: 0 };
const percent = (value: string) => ({ kind: 'percentage' as const, value });
const amount = (value: string) => ({ kind: 'amount' as const, value });

describe('discount value', () => {
  test.each([
    ['No rewards', NOTHING],
    ['Free shipping', { ...NOTHING, freeShipping: true }],
    ['Free shipping · 2 free gifts', { ...NOTHING, freeShipping: true, gifts: 2 }],
    ['1 free gift · 10% off orders', { ...NOTHING, gifts: 1, orderDiscounts: [percent('10')] }],
    [
      '$5.00, $7.50, or 12.5% off orders',
      { ...NOTHING, orderDiscounts: [amount('5'), amount('7.5'), percent('12.5')] },
    ],
    ['Buy More Save More, up to 20% off', { ...NOTHING, volume: percent('20') }],
    ['20% or $5.00 off products of widgets', { ...NOTHING, widgets: [percent('20'), amount('5')] }],
    ['Discounts of 2 bundles', { ...NOTHING, bundles: 2 }],
  ])('reads "%s"', (message, value) => {
    expect(givesMessage(value, 'USD')).toBe(message);
  });

  test('is in the shop’s own currency', () => {
    expect(givesMessage({ ...NOTHING, orderDiscounts: [amount('500')] }, 'JPY')).toBe('¥500 off orders');
  });
});

test.each([
  [null, null, 'No end date'],
  [null, '2026-12-01T14:00:00Z', 'Until Dec 1, 2026, 9:00 AM'],
  ['2026-12-01T14:00:00Z', null, 'From Dec 1, 2026, 9:00 AM'],
  ['2026-12-01T14:00:00Z', '2026-12-02T14:00:00Z', 'Dec 1, 2026, 9:00 AM – Dec 2, 2026, 9:00 AM'],
])('a window from %s to %s is in the shop’s time zone', (startsAt, endsAt, message) => {
  expect(windowMessage({ startsAt, endsAt }, 'America/New_York').replace(/\s/g, ' ')).toBe(message);
});

const own = (changes: Partial<OwnDiscount>): OwnDiscount => ({
  cart: { id: 'cart', name: 'Summer', exists: true },
  from: 'here',
  state: 'right',
  differences: [],
  reason: null,
  gives: NOTHING,
  needed: null,
  removable: false,
  errorHistory: null,
  ...changes,
});

describe('discount state', () => {
  test.each([
    [null, 'ACTIVE', own({})],
    [
      'Doesn’t match the cart: title and dates. Choose Repair to update it.',
      'ACTIVE',
      own({ state: 'differs', differences: ['title', 'time'] }),
    ],
    [
      'Ended in Shopify, but the cart still needs it. Choose Repair to start it again.',
      'EXPIRED',
      own({ state: 'differs', differences: ['time'] }),
    ],
    [
      'Doesn’t match the cart: dates. Publishing is paused: choose Review to decide what your store shows.',
      'EXPIRED',
      own({ state: 'differs', differences: ['time'], reason: 'held' }),
    ],
    ['The cart doesn’t need it anymore.', 'ACTIVE', own({ state: 'not_needed', removable: true })],
    [
      'Its cart was deleted.',
      'EXPIRED',
      own({ state: 'not_needed', removable: true, cart: { id: 'cart', name: 'Summer', exists: false } }),
    ],
    [
      'Published by another installation of Cartwright. Your store still shows this cart, so the discount stays for now.',
      'ACTIVE',
      own({ state: 'not_needed', from: 'elsewhere' }),
    ],
  ] as const)('reads %j', (message, status, discount) => {
    expect(stateLabel({ status }, discount)).toBe(message);
  });
});

test('a missing discount shows the reason and what to do', () => {
  const title = 'Cartwright: Summer';
  expect(missingMessage({ reason: null, title })).toMatch(/Choose Repair to create it\.$/);
  expect(missingMessage({ reason: 'held', title })).toMatch(/^Publishing is paused.+choose Review/);
  expect(missingMessage({ reason: 'no_room', title })).toMatch(/^Shopify has no room for it\. End another/);
  expect(missingMessage({ reason: 'title_taken', title })).toContain('already called "Cartwright: Summer"');
});

test('errors show since when they occur, and whether they were shared', () => {
  const errorsFirstOccurredAt = '2026-11-03T14:00:00Z';
  const message = (hasBeenSharedSinceLastError: boolean) =>
    errorMessage({ errorsFirstOccurredAt, hasBeenSharedSinceLastError }, 'America/New_York').replaceAll(
      '\u202f',
      ' ',
    );
  expect(message(false)).toContain('since Nov 3, 2026, 9:00 AM');
  expect(message(false)).toContain('share them with Cartwright');
  expect(message(true)).toContain('have been shared');
});

test.each([
  ['needed', '"Summer" stays: one of your carts needs it.'],
  ['in_store', '"Summer" stays: your store still shows its cart.'],
  ['not_ours', '"Summer" isn’t Cartwright’s. Change it in Shopify.'],
] as const)('a discount kept because it is %s says so', (reason, message) => {
  expect(keptMessage({ id: '1', title: 'Summer', reason })).toBe(message);
});
