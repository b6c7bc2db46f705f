import { expect, it } from 'vitest';
import { fieldText } from './field-text';

it('a field says why it is wrong, and that it is where nobody said why', () => {
  expect(fieldText({ message: 'Name must be at least 1 character.' })).toBe(
    'Name must be at least 1 character.',
  );
  expect(fieldText({ message: ' ' })).toBe('Encountered an Error');
});
