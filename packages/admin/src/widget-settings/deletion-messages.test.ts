import { expect, it } from 'vitest';
import { deletionMessage, usedByMessage } from './deletion-messages';

it('deleting a widget names every other cart that uses it', () => {
  const named = (...others: string[]) => deletionMessage({ here: false, others });
  expect(named('Spring', 'Autumn')).toContain('Other carts show it, "Spring" and "Autumn":');
  expect(named(' ')).toContain('Another cart shows it, "Unnamed cart":');
  expect(named()).toContain('No other cart shows it.');
  expect(deletionMessage(undefined)).toContain('Checking');
});

it('deleting a widget in this saved cart warns that shoppers lose it at once', () => {
  const warning = 'Shoppers of this cart stop seeing it immediately, before you save.';
  expect(deletionMessage({ here: true, others: [] })).toContain(warning);
  expect(deletionMessage({ here: false, others: [] })).not.toContain(warning);
});

it('deleting a widget on its own page doesn’t mention an open cart', () => {
  const messageFor = (...others: string[]) => deletionMessage({ here: null, others });
  expect(messageFor()).toBe('No cart shows it. It can’t be restored.');
  expect(messageFor('Spring')).toContain('A cart shows it, "Spring":');
});

it('shows how many carts use a widget', () => {
  expect([0, 1, 2].map(usedByMessage)).toEqual([
    'No saved cart uses it yet.',
    'Used by 1 cart.',
    'Used by 2 carts. Changes apply to all of them.',
  ]);
});
