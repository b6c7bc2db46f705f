import { expect, it } from 'vitest';
import { themeMessage } from './theme-messages';

const off = {
  id: 'one',
  name: 'Summer',
  enabled: false,
  isScheduled: false,
  isFallback: false,
  startDate: null,
  endDate: null,
  runningTest: null,
};
const [live, fallback] = [
  { ...off, enabled: true },
  { ...off, isFallback: true },
];
const messageFor = (
  ...[carts, publication]: [Parameters<typeof themeMessage>[1], Parameters<typeof themeMessage>[2]]
) => themeMessage('Larkspur', carts, publication, 0);

it('names the live cart in the theme', () => {
  expect(messageFor([live], 'published')).toBe('Shoppers see “Summer” in Larkspur, your current theme.');
  expect(messageFor([fallback], 'pending')).toBe(
    'Shoppers see your fallback cart “Summer” in Larkspur, your current theme.',
  );
});

it('names all live carts of a running test', () => {
  const test = { id: 'tiers', name: 'Which tiers' };
  const control = { ...live, runningTest: { ...test, isControl: true } };
  const variant = { ...off, id: 'two', name: 'Low tiers', runningTest: { ...test, isControl: false } };
  expect(messageFor([variant, control], 'published')).toBe(
    'In the test “Which tiers”, shoppers see “Summer” or “Low tiers” in Larkspur, your current theme.',
  );
});

it('says that no cart is live', () => {
  expect(messageFor([off], 'published')).toBe(
    'No cart is live: shoppers see the theme’s own cart in Larkspur, your current theme.',
  );
  expect(messageFor([], 'published')).toContain('No cart is live');
});

it.each([
  [undefined, 'published'],
  [[live], undefined],
  [[live], 'held'],
  [[live], 'failed'],
] as const)('doesn’t mention a cart if the live one is unknown (%j, %s)', (carts, publication) => {
  expect(messageFor(carts, publication)).toBe('Cartwright is on in Larkspur, your current theme.');
});
