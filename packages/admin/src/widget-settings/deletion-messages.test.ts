import { expect, it } from 'vitest';
import { deletionMessage, usedByMessage } from './deletion-messages';

it('deleting a widget names every other cart that has it', () => {
  const named = (...others: string[]) => deletionMessage({ here: false, others });
  expect(named('Spring', 'Autumn')).toContain('Other carts show it, "Spring" and "Autumn":');
  expect(named(' ')).toContain('Another cart shows it, "Unnamed cart":');
  expect(named()).toContain('No other cart shows it.');
  expect(deletionMessage(undefined)).toContain('Checking');
});

it('deleting a widget that this cart is saved with says that its shoppers lose it before a save', () => {
  const words = 'Shoppers of this cart stop seeing it immediately, before you save.';
  expect(deletionMessage({ here: true, others: [] })).toContain(words);
  expect(deletionMessage({ here: false, others: [] })).not.toContain(words);
});

it('deleting a widget on its own page speaks of no cart that is open', () => {
  const words = (...others: string[]) => deletionMessage({ here: null, others });
  expect(words()).toBe('No cart shows it. It can’t be restored.');
  expect(words('Spring')).toContain('A cart shows it, "Spring":');
});

it('a widget says by how many carts it is used', () => {
  expect([0, 1, 2].map(usedByMessage)).toEqual([
    'No saved cart uses it yet.',
    'Used by 1 cart.',
    'Used by 2 carts. Changes apply to all of them.',
  ]);
});
