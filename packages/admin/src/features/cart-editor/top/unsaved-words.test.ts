import { expect, it } from 'vitest';
import { discardWords, leaveWords } from './unsaved-words';

it('leaving and discarding name the widgets that are not saved', () => {
  expect(leaveWords([])).toBe('You have unsaved changes. Are you sure you want to leave?');
  expect(leaveWords(['Spring'])).toContain(
    'Are you sure you want to leave? Also unsaved: the widget "Spring".',
  );
  expect(discardWords([])).toContain('The cart goes back to its last saved version.');
  expect(discardWords(['Spring', 'Autumn'])).toContain('together with the widgets "Spring" and "Autumn".');
});
