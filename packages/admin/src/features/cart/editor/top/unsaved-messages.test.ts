import { expect, it } from 'vitest';
import { discardMessage, leaveMessage } from './unsaved-messages';

it('leaving and discarding name the unsaved widgets', () => {
  expect(leaveMessage([])).toBe('You have unsaved changes. Are you sure you want to leave?');
  expect(leaveMessage(['Spring'])).toContain(
    'Are you sure you want to leave? Also unsaved: the widget "Spring".',
  );
  expect(discardMessage([])).toContain('The cart goes back to its last saved version.');
  expect(discardMessage(['Spring', 'Autumn'])).toContain('together with the widgets "Spring" and "Autumn".');
});
