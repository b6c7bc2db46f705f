import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { listProductSales, listSales, readOrderState } from '@cartwright/core/contract/order-state';
import { at } from '@cartwright/dev-store/testing/read-json';
import { ACCESS_TOKEN, admin, aRunningStore } from '@cartwright/dev-store/testing/running-store';
import { theProduct } from '@cartwright/dev-store/testing/small-store';
import { aWebhookStore } from '@cartwright/dev-store/testing/webhook-store';
import { forShop } from '@cartwright/server/db/for-shop';
import { orderLines, orders } from '@cartwright/server/db/schema';
import { startJobs } from '@cartwright/server/jobs/jobs';
import { orderTopics } from '@cartwright/server/orders/order-topics';
import { ORDERS_AT_ONCE, ordersById, pointsOf } from '@cartwright/server/orders/read-orders';
import type { AdminClient } from '@cartwright/server/shopify/admin-client';
import {
  ORDER_LINES_QUERY,
  ORDERS_QUERY,
  REFUND_LINES_QUERY,
} from '@cartwright/server/shopify/documents/orders';
import { startServer } from '@cartwright/server/start-server';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { eventually } from '@cartwright/server/testing/test-app';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';

const database = testDatabase();
const DOMAIN = 'small.myshopify.com';
const CUP = theProduct('cup').id;
const MARCH = { from: '2026-03-01', to: '2026-03-31' };

/** A server for the store behind an address, on rows and jobs of its own. */
async function aServer(storeUrl: string, firstPollMs: number) {
  await database().query('delete from order_lines');
  await database().query('delete from orders');
  await database().query('delete from order_readings');
  const own = {
    ...database(),
    jobsSchema: `jobs_${randomUUID().replaceAll('-', '')}`,
    close: async () => {},
  };
  const server = await startServer({
    port: 0,
    database: own,
    shops: [{ domain: DOMAIN, accessToken: ACCESS_TOKEN, apiOrigin: storeUrl, storeUrl }],
    clock: () => new Date('2026-03-01T16:00:00Z'),
    firstPollMs,
    orderPointsPerSecond: 1_000_000,
    logger: silentLogger,
  });
  onTestFinished(server.close);
  const ask = async <R extends z.ZodType>(
    { path, response: schema }: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
    query = {},
  ): Promise<z.infer<R>> => {
    const response = await fetch(`${server.url}${path}?${new URLSearchParams(query)}`);
    return schema.parse(await response.json());
  };
  return {
    own,
    state: async () => (await ask(readOrderState)).orders,
    products: async () => (await ask(listSales, MARCH)).products,
    units: async () => {
      const { products } = await ask(listSales, { from: '2025-12-01', to: '2026-03-31' });
      return products.reduce((sum, { units }) => sum + units, 0);
    },
    days: async () => (await ask(listProductSales, { ...MARCH, product: String(CUP) })).days,
  };
}

test('a placed and refunded order appears on its day, unaffected by replayed webhooks', async () => {
  const { store, receiver, buy, refund, deliver } = await aWebhookStore();
  const { own, days, products, state } = await aServer(store.url, 3_600_000);
  const jobs = await startJobs(own, silentLogger);
  onTestFinished(jobs.stop);
  const topics = orderTopics({ storeOf: (id) => forShop(own, id), jobs });
  /** Hands on what the store has told, in any order. */
  const deliverWebhook = async (webhooks: typeof receiver.received) => {
    for (const { topic, headers, payload } of webhooks) {
      const webhook = {
        id: `${headers['x-shopify-webhook-id']}`,
        shopId: DOMAIN,
        triggeredAt: null,
        payload,
      };
      await topics.find((each) => each.topic === topic)?.handle({ ...webhook, topic });
    }
    await eventually(async () => {
      const marks = await own.query('select order_id from order_marks');
      return marks.rows.length === 0;
    });
  };

  await buy(3);
  await deliver();
  await deliverWebhook(receiver.received);
  expect(await days()).toEqual([{ day: '2026-03-01', units: 3, revenue: 3000, orders: 1 }]);

  await refund(1001, { 'quantities[1]': '2' });
  await deliver();
  const refunded = [{ day: '2026-03-01', units: 1, revenue: 1000, orders: 1 }];
  await deliverWebhook(receiver.received.slice(1));
  expect(await days()).toEqual(refunded);

  const again = receiver.received.toReversed();
  await deliverWebhook([...again, ...receiver.received, ...again]);
  expect(await days()).toEqual(refunded);
  expect(await products()).toEqual([{ productId: CUP, units: 1, revenue: 1000, orders: 1 }]);
  const kept = forShop(own, DOMAIN);
  expect(await kept.rows(orders)).toMatchObject([
    { orderId: 1001, kind: 'online', isCancelled: false, isEdited: false, currency: 'USD', discounts: [] },
  ]);
  expect((await kept.rows(orderLines)).map(({ kind, properties }) => [kind, properties])).toEqual([
    ['sale', { _source: 'bar' }],
    ['refund', null],
  ]);
  expect(await state()).toMatchObject({ lastOrderAt: '2026-03-01T15:00:00.123Z', problem: null });
});

test('orders before installation are read in any currency', async () => {
  const { store, buy } = await aWebhookStore();
  await buy(1);
  await buy(2, '/de/checkout');
  const { days, state } = await aServer(store.url, 0);
  await eventually(async () => (await state()).status === 'ready');
  const [day] = await days();
  expect(day).toMatchObject({ day: '2026-03-01', units: 3, orders: 2 });
  // Two of them were paid in euros.
  expect(day?.revenue).toBeGreaterThan(2500);
  expect(await state()).toEqual({
    status: 'ready',
    progress: 1,
    coverage: { kind: 'since', day: '2026-01-01' },
    lastOrderAt: '2026-03-01T15:00:00.123Z',
    problem: null,
  });
});

const UNITS = `query Units($after: String) {
  orders(first: 10, after: $after) {
    nodes { cancelledAt lineItems(first: 20) { nodes { currentQuantity product { id } } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Units that are left of what was sold in a store, counted by themselves. */
async function unitsIn(url: string, after: unknown = null): Promise<number> {
  const page = at(await admin(url, UNITS, { after }), 'data', 'orders');
  const nodes = at(page, 'nodes');
  if (!Array.isArray(nodes)) throw new Error('The store gave no orders.');
  const units = nodes.flatMap((order) => {
    const lines = at(order, 'lineItems', 'nodes');
    return at(order, 'cancelledAt') === null && Array.isArray(lines)
      ? lines.map((line) => Number(at(line, 'currentQuantity')))
      : [];
  });
  const here = units.reduce((sum, each) => sum + each, 0);
  const isLast = at(page, 'pageInfo', 'hasNextPage') === false;
  return here + (isLast ? 0 : await unitsIn(url, at(page, 'pageInfo', 'endCursor')));
}

test('a history of some hundred orders is read completely', async () => {
  const store = await aRunningStore({
    clock: () => new Date('2026-03-01T15:00:00Z'),
    orderHistory: true,
    adminBucket: { maximumAvailable: 1_000_000, restoreRate: 100_000 },
  });
  onTestFinished(store.close);
  const { state, units } = await aServer(store.url, 0);
  await eventually(async () => (await state()).status === 'ready');
  const inStore = await unitsIn(store.url);
  expect(inStore).toBeGreaterThan(300);
  expect(await units()).toBe(inStore);
});

/** The store as the server asks it, and what its answers have cost in points. */
function anAdminThatPays(url: string) {
  const paid = { points: 0 };
  const client: AdminClient = {
    async run(document, variables, data) {
      const response = await admin(url, document, variables);
      paid.points += Number(at(response, 'extensions', 'cost', 'actualQueryCost'));
      return { ok: true, value: data.parse(at(response, 'data')) };
    },
  };
  return { client, paid };
}

test('the estimated query cost of an order equals the store’s', async () => {
  const { store, browser, buy, refund } = await aWebhookStore();
  await buy(2);
  await browser.post('/cart/update.js', { discount: 'TEN' });
  await buy(2);
  const { client, paid } = anAdminThatPays(store.url);
  const read = async (id: number) => {
    paid.points = 0;
    const found = await ordersById(client, [id]);
    if (!found.ok) throw new Error(found.message);
    expect(pointsOf(found.value.orders)).toBe(paid.points);
    return paid.points;
  };
  expect(await read(1001)).toBe(13);
  // With a discount.
  expect(await read(1002)).toBe(16);
  await refund(1001, { 'quantities[1]': '1' });
  expect(await read(1001)).toBe(23);
});

test('a page of orders stays within the cost of a step', async () => {
  const { store } = await aWebhookStore();
  const costOf = async (document: string, variables: object) =>
    Number(
      at(await admin(store.url, document, { ...variables }), 'extensions', 'cost', 'requestedQueryCost'),
    );
  expect(await costOf(ORDERS_QUERY, { first: ORDERS_AT_ONCE, after: null, query: null })).toBeLessThanOrEqual(
    700,
  );
  const order = { id: 'gid://shopify/Order/1001', after: null };
  expect(await costOf(ORDER_LINES_QUERY, order)).toBeLessThanOrEqual(1000);
  expect(await costOf(REFUND_LINES_QUERY, { ...order, id: 'gid://shopify/Refund/1' })).toBeLessThanOrEqual(
    1000,
  );
});

test('the state reports a missing order permission', async () => {
  const store = await aRunningStore({ app: { scopes: ['read_products'] } });
  onTestFinished(store.close);
  const { state } = await aServer(store.url, 0);
  await eventually(async () => (await state()).problem !== null);
  expect(await state()).toMatchObject({
    status: 'gathering',
    coverage: { kind: 'nothing' },
    problem: { code: 'missing_scope', message: expect.stringContaining('permission to view orders') },
  });
});
