import { expect, it } from 'vitest';
import { pickerPageSize } from './image-limits';

it('the image picker has pages of nine, and of eight where words are searched for', () => {
  expect(pickerPageSize('')).toBe(9);
  expect(pickerPageSize('mug')).toBe(8);
});
