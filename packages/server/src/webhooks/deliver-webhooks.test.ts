import { expect, test } from 'vitest';
import { leases } from '../db/schema';
import type { WebhookTopic } from '../feature/webhook-topic';
import { JobFailure } from '../jobs/job-failure';
import { aLife } from '../testing/a-life';
import { seeded } from '../testing/seeded';
import { eventually } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { aShopWithRow, webhookServers } from '../testing/webhook-server';
import { keepReceipt } from './receipts';

const database = testDatabase();
const startServer = webhookServers(database);

const TOPIC = 'products/update';
const update = (shop: string, id: string) => ({ id, topic: TOPIC, shop, payload: { id } });

/** A topic, and the ids of what was handled, in order; `first` is asked before each. */
function counting(first: (id: string, shopId: string) => Promise<void> = async () => {}) {
  const handled: string[] = [];
  const topic: WebhookTopic = {
    topic: TOPIC,
    handle: async ({ id, shopId }) => {
      await first(id, shopId);
      handled.push(id);
    },
  };
  return { handled, topics: [topic] };
}

const WEBHOOKS = Number(process.env.WEBHOOKS ?? 200);

test('repeated and out-of-order webhooks are all handled though one of two servers is killed', {
  timeout: 600_000,
}, async () => {
  const shop = 'many.myshopify.com';
  const { store, receipts } = await aShopWithRow(database(), shop);
  const life = aLife();
  const { handled, topics } = counting();
  const jobsSchema = 'jobs_many';
  const killed = await startServer({ jobsSchema, topics, life });
  const other = await startServer({ jobsSchema, topics });

  const random = seeded(20_261_123);
  const ids = Array.from({ length: WEBHOOKS }, (_, number) => `webhook ${number}`);
  const sent = [...ids, ...ids.filter(() => random() < 0.2)]
    .map((id) => ({ id, place: random() }))
    .sort((a, b) => a.place - b.place);
  const killing = eventually(() => handled.length > WEBHOOKS / 5, 200_000).then(() => life.end());
  for (const { id } of sent) {
    const first = random() < 0.5 ? killed : other;
    const posted = first.post(update(shop, id)).then(({ status }) => status);
    const status = await Promise.race([posted, first === killed ? life.ended : new Promise(() => {})]);
    // What nobody has answered Shopify repeats.
    if (status !== 200) expect((await other.post(update(shop, id))).status).toBe(200);
  }
  await killing;
  await store.update(leases, { until: new Date(0) });

  await eventually(
    async () => (await receipts()).every(({ status, payload }) => status === 'done' && payload === null),
    300_000,
  );
  expect(await receipts()).toHaveLength(ids.length);
  expect(new Set(handled)).toEqual(new Set(ids));
});

test('a webhook that always fails is abandoned with its reason, without blocking others', async () => {
  const shop = 'poison.myshopify.com';
  const { receipts } = await aShopWithRow(database(), shop);
  let tries = 0;
  const { handled, topics } = counting(async (id) => {
    if (id !== 'poison') return;
    tries += 1;
    throw new JobFailure('This product has no title.');
  });
  const { post, log, jobs } = await startServer({ jobsSchema: 'jobs_poison', topics, retryMs: [10, 10] });
  for (const id of ['poison', 'a', 'b']) await post({ ...update(shop, id), requestId: `proxy-${id}` });
  await eventually(async () => (await receipts()).every(({ status }) => status !== 'waiting'));
  expect(handled).toEqual(['a', 'b']);
  expect(tries).toBe(3);
  expect(await receipts()).toMatchObject([
    { webhookId: 'a', status: 'done' },
    { webhookId: 'b', status: 'done' },
    { webhookId: 'poison', status: 'failed', failures: 3, problem: 'This product has no title.' },
  ]);
  expect(log.filter(({ msg }) => msg === 'a webhook broke off')).toHaveLength(3);
  const givenUp = () => log.filter(({ msg }) => msg === 'a job was given up');
  await eventually(() => givenUp().length > 0);
  expect(givenUp()).toMatchObject([
    {
      level: 50,
      queue: 'webhooks',
      shop,
      topic: TOPIC,
      webhook: 'poison',
      requestId: 'proxy-poison',
      tries: 3,
      why: 'This product has no title.',
    },
  ]);
  expect(jobs.givenUp.counts).toEqual(new Map([['webhooks', 1]]));
});

test('unknown errors are generic for merchants and verbatim in the log', async () => {
  const shop = 'unworded.myshopify.com';
  const { receipts } = await aShopWithRow(database(), shop);
  const { topics } = counting(() => Promise.reject(new Error('undefined is not a function')));
  const { post, log } = await startServer({ jobsSchema: 'jobs_unworded', topics, retryMs: [] });
  await post(update(shop, 'a'));
  await eventually(async () => (await receipts())[0]?.status === 'failed');
  expect((await receipts())[0]?.problem).toBe('Something went wrong on our side.');
  expect(JSON.stringify(log)).toContain('undefined is not a function');
});

test('a shop with slow webhooks doesn’t block others', async () => {
  const [slow, quick] = ['slow.myshopify.com', 'quick.myshopify.com'];
  for (const shop of [slow, quick]) await aShopWithRow(database(), shop);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { handled, topics } = counting((_, shopId) => (shopId === slow ? finished : Promise.resolve()));
  const { post } = await startServer({ jobsSchema: 'jobs_slow', topics });
  await post(update(slow, 'slow 1'));
  await post(update(slow, 'slow 2'));
  await post(update(quick, 'quick 1'));
  await eventually(() => handled.length === 1);
  expect(handled).toEqual(['quick 1']);
  finish();
  await eventually(() => handled.length === 3);
  expect(handled).toEqual(['quick 1', 'slow 1', 'slow 2']);
});

test('other shops’ webhooks are stored and acknowledged while slow shops take all slots', async () => {
  const busy = Array.from({ length: 8 }, (_, number) => `busy-${number}.myshopify.com`);
  const late = 'late.myshopify.com';
  const { receipts } = await aShopWithRow(database(), late);
  for (const shop of busy) await aShopWithRow(database(), shop);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started = 0;
  const { handled, topics } = counting((id) => {
    started += 1;
    return id === 'late' ? Promise.resolve() : finished;
  });
  const { post } = await startServer({ jobsSchema: 'jobs_busy', topics });
  for (const shop of busy) await post(update(shop, shop));
  await eventually(() => started === busy.length);
  expect((await post(update(late, 'late'))).status).toBe(200);
  expect(await receipts()).toMatchObject([{ webhookId: 'late', status: 'waiting' }]);
  expect(handled).toEqual([]);
  finish();
  await eventually(async () => (await receipts())[0]?.status === 'done');
});

test('a webhook stored by a server that died before queueing is handled by the next', async () => {
  const shop = 'lost.myshopify.com';
  const { store, receipts } = await aShopWithRow(database(), shop);
  await keepReceipt(
    store,
    { id: 'kept', topic: TOPIC, shopId: shop, triggeredAt: null, payload: '{}' },
    new Date(),
  );
  const { handled, topics } = counting();
  await startServer({ jobsSchema: 'jobs_lost', topics });
  await eventually(async () => (await receipts())[0]?.status === 'done');
  expect(handled).toEqual(['kept']);
});

test('an uninstalled shop’s webhooks are handled only if about the app itself', async () => {
  const shop = 'left.myshopify.com';
  const { receipts } = await aShopWithRow(database(), shop);
  const { handled, topics } = counting();
  const { post, scopesChanged } = await startServer({
    jobsSchema: 'jobs_left',
    topics,
    hasApp: () => false,
  });
  await post(update(shop, 'a'));
  await post({ ...update(shop, 'b'), topic: 'app/scopes_update' });
  await eventually(async () => {
    const stored = await receipts();
    return stored.length === 2 && stored.every(({ status }) => status === 'done');
  });
  expect(handled).toEqual([]);
  expect(scopesChanged).toEqual([shop]);
});

test('webhooks of a topic are batched, and handled one by one if the batch fails', async () => {
  const shop = 'together.myshopify.com';
  const { store, receipts } = await aShopWithRow(database(), shop);
  const { handled, topics } = counting(async (id) => {
    if (id === 'bad') throw new JobFailure('It has no number.');
  });
  const together: (readonly string[])[] = [];
  const all = topics.map(
    (topic): WebhookTopic => ({
      ...topic,
      handleTogether: async (_, webhooks) => {
        const ids = webhooks.map(({ id }) => id).toSorted();
        if (ids.includes('bad')) throw new Error('One of them is bad.');
        together.push(ids);
      },
    }),
  );
  const keep = (id: string) =>
    keepReceipt(store, { id, topic: TOPIC, shopId: shop, triggeredAt: null, payload: '{}' }, new Date());
  for (const id of ['a', 'b', 'c']) await keep(id);
  const { post } = await startServer({ jobsSchema: 'jobs_together', topics: all, retryMs: [] });
  await eventually(async () => (await receipts()).every(({ status }) => status === 'done'));
  expect([together, handled]).toEqual([[['a', 'b', 'c']], []]);
  for (const id of ['bad', 'd']) await keep(id);
  await post(update(shop, 'e'));
  await eventually(async () => (await receipts()).every(({ status }) => status !== 'waiting'));
  expect(handled.toSorted()).toEqual(['d', 'e']);
  expect((await receipts()).filter(({ status }) => status === 'failed')).toMatchObject([
    { webhookId: 'bad' },
  ]);
});
