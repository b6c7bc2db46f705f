import { expect, test } from 'vitest';
import { readTest } from './read-test';

test('reads a test as printed by the block', () => {
  const running = { id: 'test', variants: [{ id: 'control', share: 50 }] };
  expect(readTest(JSON.stringify(running))).toEqual(running);
});

test.each(['', 'null', '{"id":"test"}', '{"id":1,"variants":[]}', '{"id":"test","variants":[{"id":"b"}]}'])(
  'rejects %s',
  (data) => {
    expect(readTest(data)).toBeNull();
  },
);
