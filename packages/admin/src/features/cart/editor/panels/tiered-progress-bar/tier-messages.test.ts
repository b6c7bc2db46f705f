import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import { expect, it } from 'vitest';
import { orderMessage, tierSummary } from './tier-messages';

const minimums = (...all: (number | null)[]) => all.map((minimum) => ({ minimum }));

it.each([
  [minimums(50, 100), 'Shoppers see tiers in the order of their minimum.'],
  [minimums(50, 50, null, 20), 'Shoppers see tiers in the order of their minimum.'],
  [minimums(100, 50), 'Shoppers see tiers in the order of their minimum: tier 2 before tier 1.'],
  [minimums(10, 100, 50), 'Shoppers see tiers in the order of their minimum: tier 3 before tier 2.'],
])('%j: warns if the list isn’t in the order that shoppers see', (tiers, message) => {
  expect(orderMessage(tiers)).toBe(message);
});

it('summarizes a tier by what its bar counts', () => {
  const tier = newTier('tier', 'product');
  expect(tierSummary(tier, 'amount', 'USD', 'en')).toBe('from $100.00');
  expect(tierSummary({ ...tier, minimum: 1 }, 'quantity', 'USD', 'en')).toBe('from 1 item');
  expect(tierSummary({ ...tier, minimum: null }, 'amount', 'USD', 'en')).toBe('No minimum yet');
});
