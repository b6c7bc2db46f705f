import { expect, test } from 'vitest';
import { reasonMessage } from '../reason-messages';
import { type Reason, shownReason } from './reason';

test('shows the strongest reason backed by at least five orders', () => {
  const few: Reason = { reason: 'bought-together', with: 1, orders: 4 };
  const many: Reason = { reason: 'bought-together', with: 2, orders: 5 };
  const popular: Reason = { reason: 'popular' };
  expect(shownReason([{ score: 1, reason: few }])).toBeNull();
  expect(
    shownReason([
      { score: 1, reason: few },
      { score: 2, reason: many },
    ]),
  ).toBe(many);
  expect(shownReason([{ score: 1, reason: popular }])).toBe(popular);
  expect(shownReason([])).toBeNull();
});

test.each<[Reason, string]>([
  [{ reason: 'bought-together', with: 1, orders: 12 }, 'Bought together with X in 12 orders'],
  [{ reason: 'bought-with-similar', like: 1, with: 2, orders: 3 }, 'Bought with products like X'],
  [{ reason: 'popular' }, 'Popular in this shop'],
  [{ reason: 'trending', orders: 1, before: 0 }, '1 order in the last 7 days, 0 in the 28 days before'],
  [{ reason: 'viewed-next', after: 1, visitors: 23 }, '23 visitors who looked at X looked at this'],
  [{ reason: 'bought-before', times: 3, last: 7 }, 'You bought this 3 times, last on 4 May'],
  [{ reason: 'bought-before', times: 1, last: 7 }, 'You bought this once, last on 4 May'],
  [{ reason: 'bought-after', after: 1, orders: 9 }, 'Often bought after X'],
  [{ reason: 'similar', to: 1, terms: ['candle', 'cotton'] }, 'Similar: candle, cotton'],
  [{ reason: 'new', like: 1 }, 'New here'],
])('%o', (reason, message) => {
  const titles = new Map([[1, 'X']]);
  expect(reasonMessage(reason, { titleOf: (id) => titles.get(id) ?? '', dayOf: () => '4 May' })).toBe(
    message,
  );
});
