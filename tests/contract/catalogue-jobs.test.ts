import { catalogueJobs } from '@cartwright/server/catalogue/catalogue-jobs';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { expect, it } from 'vitest';
import { aMirroredShop, MINUTE, plainCatalogue } from './mirrored-shop';

const database = testDatabase();

/** Jobs that wait by their key, where the first one stays; `run` does those that are due. */
function jobsByHand(clock: () => Date) {
  const waiting = new Map<string, { readonly at: number; readonly data: never }>();
  let handle: ((data: never) => Promise<void>) | undefined;
  return {
    send: async (_queue: unknown, data: unknown, { key, afterMs = 0 }: { key: string; afterMs?: number }) => {
      if (!waiting.has(key)) waiting.set(key, { at: clock().getTime() + afterMs, data: data as never });
    },
    work: async (_queue: unknown, work: unknown) => {
      handle = work as typeof handle;
    },
    run: async () => {
      for (;;) {
        const due = [...waiting].find(([, { at }]) => at <= clock().getTime());
        if (!due) return;
        waiting.delete(due[0]);
        await handle?.(due[1].data);
      }
    },
  };
}

it('a product change rereads its collections within a minute despite a later scheduled check', async () => {
  const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(6) });
  const clock = () => new Date(shop.time.now);
  const jobs = jobsByHand(clock);
  const catalogue = catalogueJobs({
    jobs,
    find: async () => shop,
    clock,
    logger: silentLogger,
    metafieldsOf: async () => [],
  });
  await catalogue.begin();
  await shop.settle();
  await catalogue.look(shop.domain);
  await jobs.run();

  const [thing] = (await shop.mirror()).products;
  shop.time.now += 1_000;
  await shop.remove(thing?.id ?? 0);
  await shop.deliverWebhook({ topic: 'products/delete', payload: { id: thing?.id } });
  await catalogue.look(shop.domain);
  await jobs.run();
  expect(await shop.marks()).toMatchObject([{ kind: 'collection' }]);

  shop.time.now += MINUTE;
  await jobs.run();
  expect(await shop.marks()).toEqual([]);
});
