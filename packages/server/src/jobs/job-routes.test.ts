import { readJobs } from '@cartwright/core/contract/jobs';
import { expect, test } from 'vitest';
import { eventually } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { aShopWithRow, webhookServers } from '../testing/webhook-server';
import { JobFailure } from './job-failure';

const database = testDatabase();
const startServer = webhookServers(database);

const [OURS, THEIRS] = ['ours.myshopify.com', 'theirs.myshopify.com'];

/** A server on which a webhook of ours fails until `repair`. */
async function aServer(jobsSchema: string) {
  const shop = await aShopWithRow(database(), OURS);
  await aShopWithRow(database(), THEIRS);
  let isRight = false;
  const server = await startServer({
    jobsSchema,
    retryMs: [],
    topics: [
      {
        topic: 'products/update',
        handle: async () => {
          if (!isRight) throw new JobFailure('Shopify didn’t answer.');
        },
      },
    ],
  });
  const call = (path: string, shopId: string, method = 'GET') =>
    server.app.request(path, {
      method,
      headers: { 'x-shop': shopId, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    });
  return {
    ...shop,
    ...server,
    repair: () => {
      isRight = true;
    },
    list: async (shopId: string) =>
      readJobs.response.parse(await (await call('/api/jobs', shopId)).json()).jobs,
    again: async (shopId: string, id: string) =>
      (await call(`/api/jobs/${encodeURIComponent(id)}/again`, shopId, 'POST')).status,
  };
}

test('lists failed webhooks of the shop with the reason, and retries them', async () => {
  const { post, list, again, repair, receipts } = await aServer('jobs_list');
  await post({ id: 'one of ours', topic: 'products/update', shop: OURS, payload: { id: 7 } });
  await eventually(async () => (await list(OURS)).some(({ state }) => state === 'failed'));
  const failed = (await list(OURS)).filter(({ state }) => state === 'failed');
  expect(failed).toMatchObject([
    {
      id: 'one of ours',
      kind: 'webhooks',
      topic: 'products/update',
      tries: 1,
      nextTryAt: null,
      problem: 'Shopify didn’t answer.',
    },
  ]);
  expect(await list(THEIRS)).toEqual([]);
  expect(await again(THEIRS, 'one of ours')).toBe(404);
  expect(await again(OURS, 'unknown')).toBe(404);
  repair();
  expect(await again(OURS, 'one of ours')).toBe(200);
  await eventually(async () => (await receipts())[0]?.status === 'done');
  expect((await list(OURS)).filter(({ state }) => state === 'failed')).toEqual([]);
  expect(await again(OURS, 'one of ours')).toBe(404);
});
