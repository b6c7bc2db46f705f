import { expect, test } from 'vitest';
import { together } from './together';

test('runs concurrent tasks up to the limit, each with its own result', async () => {
  const groups: number[][] = [];
  const double = together(async (numbers: readonly number[]) => {
    groups.push([...numbers]);
    await Promise.resolve();
    return numbers.map((each) => 2 * each);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(await double(6)).toBe(12);
  expect(groups).toEqual([[1], [2, 3, 4], [5], [6]]);
});

test('isolates failures', async () => {
  const checked = together(async (numbers: readonly number[]) => {
    if (numbers.includes(2)) throw new Error('Two.');
    return numbers;
  }, 9);
  const settled = await Promise.allSettled([1, 2, 3].map(checked));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
