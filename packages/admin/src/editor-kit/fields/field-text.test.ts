import { expect, it } from 'vitest';
import { fieldText } from './field-text';

it('a field shows its error, or a general one if there is no message', () => {
  expect(fieldText({ message: 'Name must be at least 1 character.' })).toBe(
    'Name must be at least 1 character.',
  );
  expect(fieldText({ message: ' ' })).toBe('Encountered an Error');
});
