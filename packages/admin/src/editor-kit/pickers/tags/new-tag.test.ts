import { expect, test } from 'vitest';
import { newTag } from './new-tag';

test.each([
  ['', null],
  ['  ', null],
  [',', null],
  ['Wool', null],
  ['wool ', null],
  ['woo', 'woo'],
  [' summer   24 ', 'summer 24'],
  ['red, blue', 'red blue'],
  ['x'.repeat(300), 'x'.repeat(255)],
])('turns %j into %j', (typed, tag) => {
  expect(newTag(typed, ['wool', 'linen'])).toBe(tag);
});
