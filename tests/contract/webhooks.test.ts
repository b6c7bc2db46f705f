import { at } from '@cartwright/dev-store/testing/read-json';
import { aRunningStore, aShopper } from '@cartwright/dev-store/testing/running-store';
import { theProduct } from '@cartwright/dev-store/testing/small-store';
import { listen } from '@cartwright/server/http/listen';
import { eventually } from '@cartwright/server/testing/test-app';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { APP_SECRET } from '@cartwright/server/testing/webhook-post';
import { aShopWithRow, webhookServers } from '@cartwright/server/testing/webhook-server';
import { expect, onTestFinished, test } from 'vitest';

const database = testDatabase();
const startServer = webhookServers(database);

const SHOP = 'small.myshopify.com';

/**
 * A server that listens, and the local store, whose app it is. `titles` are those that webhooks told, in order; `way` is
 * what happens to a webhook between the two.
 */
async function aStoreWithItsApp(jobsSchema: string, secret = APP_SECRET) {
  const { receipts } = await aShopWithRow(database(), SHOP);
  const titles: string[] = [];
  const { app } = await startServer({
    jobsSchema,
    topics: [
      {
        topic: 'products/update',
        handle: async ({ payload }) => {
          titles.push(String(at(payload, 'title')));
        },
      },
    ],
  });
  const way = { refusals: 0, changes: (body: string) => body };
  const answering = async (request: Request) => {
    way.refusals -= 1;
    if (way.refusals >= 0) return new Response(null, { status: 503 });
    const { url, method, headers } = request;
    return app.fetch(new Request(url, { method, headers, body: way.changes(await request.text()) }));
  };
  const listening = await listen({ fetch: answering }, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  const store = await aRunningStore({
    app: {
      webhooks: {
        uri: `${listening.url}/webhooks`,
        topics: ['products/update'],
        secret,
        // The test delivers by itself.
        retryAfter: [3_600_000, 3_600_000],
      },
    },
  });
  onTestFinished(async () => {
    await store.close();
    await listening.close();
  });
  const merchant = aShopper(store.url);
  const ask = async (path: string, body: unknown): Promise<unknown> =>
    (await merchant.post(`/__store/webhooks/${path}`, body)).json();
  return {
    titles,
    receipts,
    way,
    rename: (title: string) => merchant.form(`/back-office/products/${theProduct('scarf').id}`, { title }),
    setFaults: (...faults: unknown[]) => ask('faults', { faults }),
    deliver: async (tries = 9) => at(await ask('deliver', { tries }), 'deliveries'),
  };
}

test('product webhooks are handled once each despite repeats, disorder and rejections', async () => {
  const { titles, receipts, rename, setFaults, way, deliver } = await aStoreWithItsApp('jobs_faults');
  await setFaults(
    { on: 'products/update', kind: 'disorder', times: 3 },
    { on: 'products/update', kind: 'duplicate', times: 3 },
  );
  way.refusals = 2;
  for (const title of ['First', 'Second', 'Third']) expect((await rename(title)).status).toBe(303);
  const deliveries = await deliver();
  expect(deliveries).toMatchObject(Array(3).fill({ status: 'delivered', lastAnswer: { status: 200 } }));
  await eventually(() => titles.length === 3);
  expect([...titles].sort()).toEqual(['First', 'Second', 'Third']);
  await eventually(async () => (await receipts()).every(({ status }) => status === 'done'));
  expect(await receipts()).toHaveLength(3);
});

test('rejects a webhook with a wrong secret without storing it', async () => {
  const { titles, receipts, rename, deliver } = await aStoreWithItsApp('jobs_foreign', 'another-secret');
  const before = await receipts();
  await rename('Foreign');
  expect(await deliver(1)).toMatchObject([{ status: 'waiting', lastAnswer: { status: 401 } }]);
  expect(titles).toEqual([]);
  expect(await receipts()).toEqual(before);
});

test('rejects a tampered webhook, and accepts the original when resent', async () => {
  const { titles, way, rename, deliver } = await aStoreWithItsApp('jobs_changed');
  way.changes = (body) => body.replace('Original', 'Changed');
  await rename('Original');
  expect(await deliver(1)).toMatchObject([{ status: 'waiting', lastAnswer: { status: 401 } }]);
  way.changes = (body) => body;
  expect(await deliver(2)).toMatchObject([{ status: 'delivered' }]);
  await eventually(() => titles.length > 0);
  expect(titles).toEqual(['Original']);
});
