import { expect, it } from 'vitest';
import { pickerPageSize } from './image-limits';

it('the image picker has nine images per page, or eight in a search', () => {
  expect(pickerPageSize('')).toBe(9);
  expect(pickerPageSize('mug')).toBe(8);
});
