import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { events } from '../db/schema';
import { forgetQueue, forgetting } from '../jobs/forgetting';
import { testDatabase } from '../testing/test-database';
import { FORGOTTEN_AT_ONCE, forgetOldEvents } from './store-events';

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
  const forgetter = forgetting({
    queue: forgetQueue('forget-events'),
    forget: forgetOldEvents,
    store,
    jobs,
    clock: () => new Date(),
  });
  return { store, sent, forgetter };
}

test('a step that may have left something is followed by another at once, and each by a look an hour later', async () => {
  const { sent, forgetter } = await aShop('shop-a', FORGOTTEN_AT_ONCE + 1);
  await forgetter.run();
  expect(sent).toEqual([
    ['shop-a now', 0],
    ['shop-a later', 3_600_000],
  ]);
  sent.length = 0;
  await forgetter.run();
  expect(sent).toEqual([['shop-a later', 3_600_000]]);
});

test('two servers at once forget everything between them, and nothing of another shop', async () => {
  const other = await aShop('shop-c', 1);
  const { store, forgetter } = await aShop('shop-b', 2 * FORGOTTEN_AT_ONCE);
  await Promise.all([forgetter.run(), forgetter.run()]);
  expect(await store.rows(events)).toEqual([]);
  expect(await other.store.rows(events)).toHaveLength(1);
});
