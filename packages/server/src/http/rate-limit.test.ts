import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit';

function limited() {
  let time = 0;
  const may = rateLimit({ most: 2, window: 1000, addresses: 3, now: () => time });
  return {
    may,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('an address may send so often in a window, and again in the next one', () => {
  const { may, pass } = limited();
  expect([may('a'), may('a'), may('a')]).toEqual([true, true, false]);
  expect(may('b')).toBe(true);
  pass(999);
  expect(may('a')).toBe(false);
  pass(1);
  expect(may('a')).toBe(true);
});

test('more addresses than are remembered are refused, those that are known are not', () => {
  const { may, pass } = limited();
  expect(['a', 'b', 'c', 'd'].map(may)).toEqual([true, true, true, false]);
  expect(may('c')).toBe(true);
  pass(1000);
  expect(may('d')).toBe(true);
});
