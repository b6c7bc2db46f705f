import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { webhookReceipts } from '../db/schema';
import type { Webhook } from '../feature/webhook-topic';
import { eventually, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { APP_SECRET, webhookRequest } from '../testing/webhook-post';
import { aShopWithRow, webhookServers } from '../testing/webhook-server';

const database = testDatabase();
const startServer = webhookServers(database);
const startApp = testApps(database);

const SHOP = 'oak.myshopify.com';
const SECRET_TEXT = 'anna@example.com';

const update = (id: string, shop = SHOP) => ({
  id,
  topic: 'products/update',
  shop,
  payload: { id: 7, title: SECRET_TEXT },
});

/** The same bytes, written with another last letter: two of its bits stand for none of them. */
function nextLast(signature: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return signature.replace(/(.)=$/, (_, last: string) => `${letters[letters.indexOf(last) + 1]}=`);
}

async function aServer(name: string, secrets?: readonly string[]) {
  const handled: Webhook[] = [];
  const shop = await aShopWithRow(database(), SHOP);
  const server = await startServer({
    jobsSchema: `jobs_${name}`,
    ...(secrets && { secrets }),
    topics: [
      {
        topic: 'products/update',
        handle: async (webhook) => {
          handled.push(webhook);
        },
      },
    ],
  });
  return { ...server, ...shop, handled };
}

test('stores, acknowledges and handles a webhook, then keeps only its receipt', async () => {
  const { post, handled, receipts } = await aServer('kept');
  const triggeredAt = '2026-03-01T15:00:00.123Z';
  const response = await post({ ...update('kept'), triggeredAt });
  expect([response.status, await response.text()]).toEqual([200, '']);
  await eventually(
    async () => (await receipts()).find(({ webhookId }) => webhookId === 'kept')?.status === 'done',
  );
  expect(handled).toEqual([
    {
      id: 'kept',
      topic: 'products/update',
      shopId: SHOP,
      triggeredAt: new Date(triggeredAt),
      payload: { id: 7, title: SECRET_TEXT },
    },
  ]);
  expect(JSON.stringify(await receipts())).not.toContain(SECRET_TEXT);
});

test('a repeated webhook has no second effect', async () => {
  const { post, handled, receipts } = await aServer('again');
  for (const _ of [1, 2]) expect((await post(update('twice'))).status).toBe(200);
  await eventually(() => handled.length === 1);
  expect((await post(update('twice'))).status).toBe(200);
  await post(update('last'));
  await eventually(() => handled.some(({ id }) => id === 'last'));
  expect(handled.filter(({ id }) => id === 'twice')).toHaveLength(1);
  await eventually(async () => (await receipts()).every(({ status }) => status === 'done'));
});

test('accepts a former secret’s signature, and rejects and drops any other', async () => {
  const { app, post, receipts, log } = await aServer('signed', [APP_SECRET, 'former']);
  const before = await receipts();
  expect((await post({ ...update('former'), secret: 'former' })).status).toBe(200);
  expect((await post({ ...update('wrong'), secret: 'else' })).status).toBe(401);
  const request = webhookRequest(update('tampered'));
  const tampered = { ...request, body: request.body.replace('7', '8') };
  expect((await app.request('/webhooks', tampered)).status).toBe(401);
  const { 'x-shopify-hmac-sha256': _, ...unsigned } = request.headers;
  expect((await app.request('/webhooks', { ...request, headers: unsigned })).status).toBe(401);
  expect((await receipts()).length - before.length).toBe(1);
  expect(JSON.stringify(log)).not.toContain(SECRET_TEXT);
});

test.each<[string, (signature: string) => string]>([
  ['without its padding', (signature) => signature.replace(/=+$/, '')],
  ['in base64url', (signature) => signature.replaceAll('+', '-').replaceAll('/', '_')],
  ['with a space in it', (signature) => `${signature.slice(0, 9)} ${signature.slice(9)}`],
  ['with trailing characters', (signature) => `${signature}AAAA`],
  ['with unused bits in its last character', nextLast],
  ['in hexadecimal', (signature) => Buffer.from(signature, 'base64').toString('hex')],
])('accepts a signature as Shopify writes it, but not %s', async (_what, written) => {
  const { app, receipts } = await aServer('written');
  // One that has both letters which addresses write otherwise.
  const request = Array.from({ length: 1_000 }, (_, number) =>
    webhookRequest({ ...update('written'), payload: { id: number } }),
  ).find(({ headers }) => /\+.*\/|\/.*\+/.test(headers['x-shopify-hmac-sha256'] ?? ''));
  if (!request) throw new Error('One of them has both.');
  const before = await receipts();
  const signature = written(request.headers['x-shopify-hmac-sha256'] ?? '');
  const headers = { ...request.headers, 'x-shopify-hmac-sha256': signature };
  expect((await app.request('/webhooks', { ...request, headers })).status).toBe(401);
  expect(await receipts()).toEqual(before);
});

test.each([
  ['that is not JSON', { ...update('text'), payload: `{"title": "${SECRET_TEXT}` }],
  ['without an id', { ...update('') }],
  ['without a topic', { ...update('topic'), topic: '' }],
  ['without a shop', { ...update('shop', '') }],
  ['with an id of a thousand characters', { ...update('i'.repeat(1_000)) }],
])('rejects one %s without storing or logging it', async (_what, webhook) => {
  const { post, receipts, log } = await aServer('unread');
  const before = await receipts();
  const response = await post(webhook);
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain(SECRET_TEXT);
  expect(await receipts()).toEqual(before);
  expect(JSON.stringify(log)).not.toContain(SECRET_TEXT);
});

test('acknowledges and drops webhooks of unknown shops or topics', async () => {
  const { post, receipts } = await aServer('nobody');
  const before = await receipts();
  expect((await post(update('strange', 'stranger.myshopify.com'))).status).toBe(200);
  expect((await post({ ...update('themes'), topic: 'themes/publish' })).status).toBe(200);
  expect(await receipts()).toEqual(before);
  expect(await forShop(database(), 'stranger.myshopify.com').count(webhookReceipts)).toBe(0);
});

test('accepts webhooks on the public port from anywhere, up to 5 MB, only with an app', async () => {
  const app = await startApp({
    publicPort: 0,
    publicUrl: 'https://app.example',
    app: { clientId: 'id', clientSecret: APP_SECRET, tokenKeys: ['a key of the tests, of 32 letters'] },
  });
  const sent = (megabytes: number) =>
    webhookRequest({
      id: `of ${megabytes}`,
      topic: 'app/scopes_update',
      shop: app.domain,
      payload: { text: 'x'.repeat(megabytes * 1024 * 1024) },
    });
  const post = (url: string, request: RequestInit) => fetch(`${url}/webhooks`, request);
  const small = sent(0);
  const foreign = { ...small, headers: { ...small.headers, origin: 'https://else.example' } };
  const { openUrl } = app.server;
  expect((await post(openUrl ?? '', foreign)).status).toBe(200);
  expect((await post(app.url, sent(4))).status).toBe(200);
  expect((await post(app.url, sent(5))).status).toBe(413);
  const without = await startApp();
  expect((await post(without.url, small)).status).toBe(404);
});
