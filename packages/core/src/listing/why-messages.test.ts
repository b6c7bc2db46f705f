import { expect, test } from 'vitest';
import type { Why } from './listing';
import { whyMessage } from './why-messages';

const SHOP = {
  campaign: 'Winter',
  currency: 'EUR',
  shopCurrency: 'USD',
  locale: 'en-US',
  timezone: 'America/New_York',
};
const lookback = (of: 'units' | 'revenue' | 'orders', days = 30) => ({ days, of });

test.each<[Why['by'], string]>([
  [{ reason: 'pinned' }, 'Featured by "Winter"'],
  [{ reason: 'order' }, 'In the order of the collection in Shopify'],
  [{ reason: 'sales', sold: 184, lookback: lookback('units') }, '184 sold in 30 days'],
  [{ reason: 'sales', sold: 1, lookback: lookback('orders', 1) }, 'In one order in one day'],
  [{ reason: 'sales', sold: 12_50, lookback: lookback('revenue', 7) }, '$12.50 sold in 7 days'],
  [{ reason: 'price', amount: 24_00 }, 'Price €24.00'],
  [{ reason: 'date', at: Date.parse('2026-11-10T02:00:00Z') }, 'Published on Nov 9, 2026'],
  [{ reason: 'rating', value: 4.5, scale: 5, count: 12 }, 'Rated 4.5 of 5 by 12 shoppers'],
  [{ reason: 'unrated' }, 'Not rated yet, so it comes last'],
])('explains %j as %j', (by, words) => {
  expect(whyMessage({ by, soldOutLast: false }, SHOP)).toBe(words);
});

test('starts with a note that a product is sold out', () => {
  expect(whyMessage({ by: { reason: 'name' }, soldOutLast: true }, SHOP)).toBe(
    'Sold out, so it comes after the others. By its name',
  );
});
