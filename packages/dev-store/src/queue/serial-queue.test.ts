import { expect, it } from 'vitest';
import { serialQueue } from './serial-queue';

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('runs tasks of one name in order, also after a failure', async () => {
  const inOrder = serialQueue();
  const done: string[] = [];
  const results = await Promise.allSettled([
    inOrder('a', async () => {
      await later(20);
      done.push('first');
    }),
    inOrder('a', async () => {
      done.push('second');
      throw new Error('no');
    }),
    inOrder('a', async () => {
      done.push('third');
      return 3;
    }),
  ]);
  expect(done).toEqual(['first', 'second', 'third']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('runs tasks of other names concurrently', async () => {
  const inOrder = serialQueue();
  const done: string[] = [];
  await Promise.all([
    inOrder('a', async () => {
      await later(20);
      done.push('a');
    }),
    inOrder('b', async () => {
      done.push('b');
    }),
    inOrder(undefined, async () => {
      done.push('no name');
    }),
  ]);
  expect(done).toEqual(['no name', 'b', 'a']);
});
