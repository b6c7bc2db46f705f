import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { events } from '../db/schema';
import { purgeQueue, purging } from '../jobs/purging';
import { testDatabase } from '../testing/test-database';
import { PURGED_AT_ONCE, purgeOldEvents } from './store-events';

const database = testDatabase();

/** A shop with so many events of long ago, and what its steps have sent. */
async function aShop(shopId: string, count: number) {
  const store = forShop(database(), shopId);
  const old = Array.from({ length: count }, (_, number) => ({
    pageId: 'a-page',
    number,
    happenedAt: new Date(0),
    subjectId: 'a-cart',
    name: 'opened',
    currency: 'USD',
  }));
  await store.insertIfAbsent(events, ...old);
  const sent: [string, number | undefined][] = [];
  const jobs = {
    send: async (_: unknown, __: unknown, { key, afterMs }: { key: string; afterMs?: number }) => {
      sent.push([key, afterMs]);
    },
  };
  const purger = purging({
    queue: purgeQueue('forget-events'),
    forget: purgeOldEvents,
    store,
    jobs,
    clock: () => new Date(),
  });
  return { store, sent, purger };
}

test('repeats a step at once while rows remain, and otherwise after an hour', async () => {
  const { sent, purger } = await aShop('shop-a', PURGED_AT_ONCE + 1);
  await purger.run();
  expect(sent).toEqual([
    ['shop-a now', 0],
    ['shop-a later', 3_600_000],
  ]);
  sent.length = 0;
  await purger.run();
  expect(sent).toEqual([['shop-a later', 3_600_000]]);
});

test('two concurrent servers purge everything once, and leave other shops alone', async () => {
  const other = await aShop('shop-c', 1);
  const { store, purger } = await aShop('shop-b', 2 * PURGED_AT_ONCE);
  await Promise.all([purger.run(), purger.run()]);
  expect(await store.rows(events)).toEqual([]);
  expect(await other.store.rows(events)).toHaveLength(1);
});
