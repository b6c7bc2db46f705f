import { expect, test } from 'vitest';
import { ownerOf, readStamp } from './stamp';

const OURS = { instance: 'a', generation: 7 };

test.each([
  [{ instance: 'a', generation: 7 }, 'ours'],
  [{ instance: 'a', generation: 2 }, 'ours'],
  [{ instance: 'a', generation: 8 }, 'newer'],
  [{ instance: 'b', generation: 1 }, 'foreign'],
  [null, 'unmarked'],
])('reads %o as %s', (found, owner) => {
  expect(ownerOf(found, OURS)).toBe(owner);
});

test('reads no stamp from invalid text', () => {
  expect(readStamp({ published: OURS, other: 1 })).toEqual(OURS);
  for (const found of [
    null,
    7,
    {},
    { published: null },
    { published: { instance: 'a' } },
    { published: { instance: 1, generation: 1 } },
    { published: { instance: 'a', generation: '1' } },
    { published: { instance: 'a', generation: -1 } },
    { published: { instance: 'a', generation: 1.5 } },
  ]) {
    expect(readStamp(found)).toBeNull();
  }
});
