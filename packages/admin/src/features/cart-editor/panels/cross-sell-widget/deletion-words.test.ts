import { expect, it } from 'vitest';
import { deletionWords } from './deletion-words';

it('deleting a widget names every other cart that has it', () => {
  expect(deletionWords(['Spring', 'Autumn'])).toContain('Other carts show it, "Spring" and "Autumn":');
  expect(deletionWords([' '])).toContain('Another cart shows it, "Unnamed cart":');
  expect(deletionWords([])).toContain('No other cart shows it.');
  expect(deletionWords(undefined)).toContain('Looking');
});
