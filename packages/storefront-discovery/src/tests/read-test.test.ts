import { expect, test } from 'vitest';
import { readTest } from './read-test';

test('a test is read as the block prints it', () => {
  const running = { id: 'test', variants: [{ id: 'control', share: 50 }] };
  expect(readTest(JSON.stringify(running))).toEqual(running);
});

test.each(['', 'null', '{"id":"test"}', '{"id":1,"variants":[]}', '{"id":"test","variants":[{"id":"b"}]}'])(
  '%s is none',
  (data) => {
    expect(readTest(data)).toBeNull();
  },
);
