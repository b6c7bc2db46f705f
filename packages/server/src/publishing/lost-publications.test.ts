import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { shops } from '../db/schema';
import { ensureShop } from '../db/shop-row';
import type { Poller } from '../jobs/poller';
import { eventually } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { lookForLostPublications } from './lost-publications';
import { wantPublication } from './publication-state';

const database = testDatabase();
const looking: Poller[] = [];
afterEach(async () => {
  for (const each of looking.splice(0)) await each.stop();
});

/** A shop whose storefront has what is saved. */
async function aShop(shopId: string) {
  const store = forShop(database(), shopId);
  await ensureShop(store, new Date());
  return store;
}

test('queues a job for each shop of the server with an abandoned publication', async () => {
  await aShop('current');
  await wantPublication(await aShop('lost'));
  await wantPublication(await aShop('elsewhere'));
  const failed = await aShop('failed');
  await wantPublication(failed);
  await failed.update(shops, { publicationFailures: 1 });

  const sent: string[] = [];
  const poll = lookForLostPublications({
    database: database(),
    jobs: {
      send: async (_queue, _data, { key }) => {
        sent.push(key);
      },
    },
    shopIds: () => ['current', 'lost', 'failed'],
    logger: pino({ level: 'silent' }),
  });
  looking.push(poll);
  await eventually(() => sent.length > 0);
  await poll.stop();
  expect(sent).toEqual(['lost now']);
});

test('finds them with one query for any number of shops', async () => {
  const own = database();
  let requests = 0;
  const counted = {
    sql: new Proxy(own.sql, {
      get(target, name) {
        if (name === 'selectDistinct') requests += 1;
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    }),
  };
  for (const number of [1, 2, 3]) await wantPublication(await aShop(`many ${number}`));
  const sent: string[] = [];
  const poll = lookForLostPublications({
    database: counted,
    jobs: {
      send: async (_queue, { shopId }: { shopId: string }) => {
        sent.push(shopId);
      },
    },
    shopIds: () => ['many 1', 'many 2', 'many 3'],
    logger: pino({ level: 'silent' }),
  });
  looking.push(poll);
  await eventually(() => sent.length === 3);
  expect(requests).toBe(1);
});
