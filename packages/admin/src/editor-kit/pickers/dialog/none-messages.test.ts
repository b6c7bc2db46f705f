import { expect, test } from 'vitest';
import { clearMessage, noneMessage } from './none-messages';

const TAGS = { one: 'tag', other: 'tags' };

test.each([
  [{ words: '', filtered: false }, 'Your store has no tags yet.', null],
  [{ words: '', filtered: true }, 'No tags match these filters.', 'Clear filters'],
  [{ words: 'wool', filtered: false }, 'No tags match “wool”.', 'Clear search'],
  [{ words: 'wool', filtered: true }, 'No tags match “wool” with these filters.', 'Clear search and filters'],
])('%j', (request, message, way) => {
  expect(noneMessage(request, TAGS)).toBe(message);
  expect(clearMessage(request)).toBe(way);
});
