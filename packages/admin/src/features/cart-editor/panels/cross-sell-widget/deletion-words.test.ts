import { expect, it } from 'vitest';
import { deletionWords } from './deletion-words';

it('deleting a widget names every other cart that has it', () => {
  const named = (...others: string[]) => deletionWords({ here: false, others });
  expect(named('Spring', 'Autumn')).toContain('Other carts show it, "Spring" and "Autumn":');
  expect(named(' ')).toContain('Another cart shows it, "Unnamed cart":');
  expect(named()).toContain('No other cart shows it.');
  expect(deletionWords(undefined)).toContain('Looking');
});

it('deleting a widget that this cart is saved with says that its shoppers lose it before a save', () => {
  const words = 'Shoppers of this cart stop seeing it at once, before you save.';
  expect(deletionWords({ here: true, others: [] })).toContain(words);
  expect(deletionWords({ here: false, others: [] })).not.toContain(words);
});
