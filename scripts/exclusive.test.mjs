import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { exclusive } from './exclusive.mjs';
import { root } from './root.mjs';

/** No process has it: Linux and macOS stop far below. */
const NOBODY = 2 ** 30;

test('tasks with the same name never run concurrently', async () => {
  const order = [];
  const work = (name) => async () => {
    order.push(`${name} begins`);
    await sleep(20);
    order.push(`${name} ends`);
  };
  await Promise.all([exclusive('test', work('first')), exclusive('test', work('second'))]);
  const [winner] = order[0].split(' ');
  const loser = winner === 'first' ? 'second' : 'first';
  expect(order).toEqual([`${winner} begins`, `${winner} ends`, `${loser} begins`, `${loser} ends`]);
});

test('takes over the lock of a dead process', async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache', 'test-left-behind.lock'), String(NOBODY));
  expect(await exclusive('test-left-behind', async () => 'done')).toBe('done');
});

test('a failed task releases the lock', async () => {
  await expect(
    exclusive('test-failing', async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await exclusive('test-failing', async () => 'done')).toBe('done');
});
