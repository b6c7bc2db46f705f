import { expect, test } from 'vitest';
import { singleFlight } from './single-flight';

test('shares one run between equal concurrent requests, but not with others or later ones', async () => {
  const once = singleFlight<number>();
  let works = 0;
  const work = async () => {
    await null;
    return ++works;
  };
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2]);
  expect(await once('a', work)).toBe(3);
});

test('rejects all concurrent requests on failure, but not later ones', async () => {
  const once = singleFlight<number>();
  const fails = async (): Promise<number> => {
    await null;
    throw new Error('away');
  };
  const both = await Promise.allSettled([once('a', fails), once('a', async () => 1)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await once('a', async () => 1)).toBe(1);
});
