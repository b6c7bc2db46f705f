import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { forShop } from '../db/for-shop';
import { events, webhookReceipts } from '../db/schema';
import type { Jobs } from '../jobs/jobs';
import type { Queue } from '../jobs/queue';
import { fillTables, rowsOfTables, shopTables } from '../testing/fill-tables';
import { eventually } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { aShopWithRow, webhookServers } from '../testing/webhook-server';

const database = testDatabase();
const startServer = webhookServers(database);

const LATER: Queue<{ shopId: string }> = {
  name: 'later',
  kind: 'clean_up',
  data: z.object({ shopId: z.string() }),
};
const sendLater = (jobs: Jobs, shopId: string) =>
  jobs.send(LATER, { shopId }, { key: shopId, afterMs: 3_600_000 });

/** The jobs of a shop, done ones as well. */
async function jobsOf(jobsSchema: string, shopId: string): Promise<number> {
  const text = `select id from ${jobsSchema}.job where data ->> 'shopId' = $1`;
  return (await database().query(text, [shopId])).rows.length;
}

const redaction = (shop: string, names = shop) => ({
  id: `redact ${shop}`,
  topic: 'shop/redact',
  shop,
  payload: { shop_id: 1, shop_domain: names },
  triggeredAt: '2026-11-23T12:00:00Z',
});

test('shop redaction deletes its rows in every table and its jobs, and nothing of others', async () => {
  const [ours, theirs] = ['forgotten.myshopify.com', 'kept.myshopify.com'];
  const jobsSchema = 'jobs_redact';
  const uninstalled: string[] = [];
  const { post, jobs, log } = await startServer({
    jobsSchema,
    uninstalled: async (shopId) => {
      uninstalled.push(shopId);
      return true;
    },
  });
  const [store, other] = [ours, theirs].map((shop) => forShop(database(), shop));
  if (!store || !other) throw new Error('There are two.');
  for (const shop of [store, other]) {
    await fillTables(shop);
    await sendLater(jobs, shop.shopId);
  }
  // More than goes in one step.
  const many = Array.from({ length: 2_500 }, (_, number) => ({
    pageId: 'a-page',
    number: number + 2,
    happenedAt: new Date(0),
    cartId: 'a-cart',
    name: 'opened',
    currency: 'USD',
  }));
  await store.insertMany(events, many);
  const before = await rowsOfTables(other);
  expect(before.map((rows) => rows.length)).toEqual(shopTables().map(() => 1));
  expect((await rowsOfTables(store)).every((rows) => rows.length > 0)).toBe(true);

  expect((await post(redaction(ours))).status).toBe(200);
  await eventually(() => log.some(({ msg }) => msg === 'a shop was forgotten'));
  await eventually(async () => (await jobsOf(jobsSchema, ours)) === 0);
  expect((await rowsOfTables(store)).flat()).toEqual([]);
  expect(await rowsOfTables(other)).toEqual(before);
  expect(await jobsOf(jobsSchema, theirs)).toBe(1);
  expect(uninstalled).toEqual([ours]);
  // Told again, it is unknown.
  expect((await post(redaction(ours))).status).toBe(200);
  expect(await store.count(webhookReceipts)).toBe(0);
});

test('a redaction replayed under another shop’s name deletes nothing', async () => {
  const shop = 'attacked.myshopify.com';
  const { store, receipts } = await aShopWithRow(database(), shop, new Date(0));
  const { post } = await startServer({ jobsSchema: 'jobs_attacked', retryMs: [] });
  await post(redaction(shop, 'else.myshopify.com'));
  await eventually(async () => (await receipts())[0]?.status === 'failed');
  expect((await receipts())[0]?.problem).toBe('Shopify’s request names another shop.');
  expect((await rowsOfTables(store)).flat().length).toBeGreaterThan(1);
});

test('a late redaction doesn’t delete a shop that has returned', async () => {
  const shop = 'anew.myshopify.com';
  const { receipts } = await aShopWithRow(database(), shop, new Date('2026-11-23T12:00:01Z'));
  const { post } = await startServer({ jobsSchema: 'jobs_anew' });
  await post(redaction(shop));
  await eventually(async () => (await receipts())[0]?.status === 'done');
});

test('uninstalling calls the hook, stops work for the shop, and keeps its data', async () => {
  const shop = 'uninstalled.myshopify.com';
  const jobsSchema = 'jobs_uninstalled';
  const { store, receipts } = await aShopWithRow(database(), shop);
  const uninstalled: string[] = [];
  const { post, jobs } = await startServer({
    jobsSchema,
    uninstalled: async (shopId) => {
      uninstalled.push(shopId);
      return true;
    },
  });
  await sendLater(jobs, shop);
  await fillTables(store);
  const webhook = { id: 'uninstalled', topic: 'app/uninstalled', shop, payload: { myshopify_domain: shop } };
  await post(webhook);
  await eventually(async () => (await receipts()).every(({ status }) => status === 'done'));
  expect(uninstalled).toEqual([shop]);
  await eventually(async () => (await jobsOf(jobsSchema, shop)) === 0);
  expect((await rowsOfTables(store)).every((rows) => rows.length > 0)).toBe(true);
});

test('a redaction doesn’t delete a reinstalled shop, and waits while that is unknown', async () => {
  const shop = 'reinstalled.myshopify.com';
  const { store } = await aShopWithRow(database(), shop, new Date(0));
  let requests = 0;
  const isLetIn = async () => {
    requests += 1;
    if (requests === 1) throw new Error('Shopify is away.');
    return true;
  };
  const { post } = await startServer({ jobsSchema: 'jobs_reinstalled', isLetIn });
  await fillTables(store);
  await post(redaction(shop));
  await eventually(async () => {
    const rows = await store.rows(webhookReceipts, {
      where: eq(webhookReceipts.webhookId, `redact ${shop}`),
    });
    return rows[0]?.status === 'done';
  });
  expect(requests).toBe(2);
  expect((await rowsOfTables(store)).every((rows) => rows.length > 0)).toBe(true);
});

test('a replayed uninstall with a new id and time does nothing while Shopify grants access', async () => {
  const shop = 'repeated.myshopify.com';
  const jobsSchema = 'jobs_repeated';
  const { receipts } = await aShopWithRow(database(), shop);
  const uninstalled: string[] = [];
  let requests = 0;
  const { post, jobs } = await startServer({
    jobsSchema,
    uninstalled: async (shopId) => {
      uninstalled.push(shopId);
      return true;
    },
    isLetIn: async () => {
      requests += 1;
      if (requests === 1) throw new Error('Shopify is away.');
      return true;
    },
  });
  await sendLater(jobs, shop);
  const before = await jobsOf(jobsSchema, shop);
  const caught = { topic: 'app/uninstalled', shop, payload: { myshopify_domain: shop } };
  await post({ ...caught, id: 'made up', triggeredAt: new Date().toISOString() });
  await eventually(async () => (await receipts())[0]?.status === 'done');
  expect([requests, uninstalled]).toEqual([2, []]);
  expect(await jobsOf(jobsSchema, shop)).toBeGreaterThanOrEqual(before);
});

test('an uninstall with another shop’s payload does nothing', async () => {
  const shop = 'not-it.myshopify.com';
  const uninstalled: string[] = [];
  const { receipts } = await aShopWithRow(database(), shop);
  const { post } = await startServer({
    jobsSchema: 'jobs_not_it',
    uninstalled: async (shopId) => {
      uninstalled.push(shopId);
      return true;
    },
  });
  for (const [id, payload] of Object.entries({
    other: { myshopify_domain: 'other.myshopify.com' },
    order: { id: 5 },
  })) {
    await post({ id, topic: 'app/uninstalled', shop, payload });
  }
  await eventually(async () => {
    const all = await receipts();
    return all.length === 2 && all.every(({ problem }) => problem !== null);
  });
  expect(uninstalled).toEqual([]);
});

test('an uninstall received after a reinstall does nothing', async () => {
  const shop = 'back-again.myshopify.com';
  const jobsSchema = 'jobs_back_again';
  const { receipts } = await aShopWithRow(database(), shop);
  const { post, jobs } = await startServer({ jobsSchema, uninstalled: async () => false });
  await sendLater(jobs, shop);
  const before = await jobsOf(jobsSchema, shop);
  expect(before).toBeGreaterThan(0);
  await post({ id: 'late', topic: 'app/uninstalled', shop, payload: { myshopify_domain: shop } });
  await eventually(async () => (await receipts()).every(({ status }) => status === 'done'));
  expect(await jobsOf(jobsSchema, shop)).toBeGreaterThanOrEqual(before);
});

test.each(['customers/data_request', 'customers/redact'])(
  'acknowledges %s without logging personal data',
  async (topic) => {
    const shop = `${topic.replace('/', '-')}.myshopify.com`;
    const { receipts } = await aShopWithRow(database(), shop);
    const { post, log, redacted } = await startServer({ jobsSchema: `jobs_${topic.replace('/', '_')}` });
    const payload = { shop_domain: shop, customer: { id: 7, email: 'anna@example.com' } };
    await post({ id: 'a', topic, shop, payload: { ...payload, orders_to_redact: [1, 2] } });
    await post({ id: 'b', topic, shop, payload });
    await eventually(async () => (await receipts()).every(({ status }) => status === 'done'));
    expect(await receipts()).toMatchObject([
      { topic, payload: null },
      { topic, payload: null },
    ]);
    expect(log.filter(({ webhook }) => webhook === 'a')).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain('anna@');
    const orders = [
      { shopId: shop, orderIds: [1, 2] },
      { shopId: shop, orderIds: [] },
    ];
    expect(redacted).toEqual(topic === 'customers/redact' ? orders : []);
  },
);
