import { expect, test } from 'vitest';
import { webhookReceipts } from '../db/schema';
import { testDatabase } from '../testing/test-database';
import { aShopWithRow } from '../testing/webhook-server';
import {
  dueReceipts,
  KEPT_DAYS,
  keepReceipt,
  payloadOf,
  purgeOldReceipts,
  receiptHasFailed,
  receiptIsDueAgain,
} from './receipts';

const database = testDatabase();
const DAY = 24 * 60 * 60 * 1000;

test('purges handled and abandoned receipts after a time, but never waiting ones', async () => {
  const now = new Date();
  const longAgo = new Date(now.getTime() - KEPT_DAYS * DAY - 1);
  const { store, receipts } = await aShopWithRow(database(), 'forgetful.myshopify.com');
  const row = { topic: 'products/update', receivedAt: longAgo, dueAt: longAgo };
  await store.insertMany(webhookReceipts, [
    { ...row, webhookId: 'done', status: 'done', endedAt: longAgo },
    { ...row, webhookId: 'failed', status: 'failed', payload: '{}', endedAt: longAgo },
    { ...row, webhookId: 'done today', status: 'done', endedAt: now },
    { ...row, webhookId: 'waiting', status: 'waiting', payload: '{}' },
  ]);
  expect(await purgeOldReceipts(store, now)).toBe(false);
  expect((await receipts()).map(({ webhookId }) => webhookId)).toEqual(['done today', 'waiting']);
});

test('purges an abandoned receipt in time despite retries', async () => {
  const now = new Date();
  const { store, receipts } = await aShopWithRow(database(), 'again-and-again.myshopify.com');
  const delivery = {
    id: 'a',
    topic: 'customers/redact',
    shopId: store.shopId,
    triggeredAt: null,
    payload: '{}',
  };
  await keepReceipt(store, delivery, now);
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  for (const days of [0, KEPT_DAYS - 1]) {
    const [receipt] = await dueReceipts(store, at(days), 1);
    if (!receipt) throw new Error('It is due.');
    await receiptHasFailed(store, receipt, { problem: 'No.', now: at(days), nextTryAt: null });
    expect(await receiptIsDueAgain(store, 'a', at(days))).toBe(true);
  }
  await purgeOldReceipts(store, at(KEPT_DAYS + 1));
  expect(await receipts()).toEqual([]);
});

test('lists due receipts without their content, which is read one at a time', async () => {
  const now = new Date();
  const shop = 'heavy.myshopify.com';
  const { store } = await aShopWithRow(database(), shop);
  const payload = JSON.stringify({ text: 'x'.repeat(1_000_000) });
  for (const id of ['a', 'b', 'c']) {
    const delivery = { id, topic: 'products/update', shopId: shop, triggeredAt: null, payload };
    await keepReceipt(store, delivery, now);
  }
  const due = await dueReceipts(store, now, 20);
  expect(due.map(({ webhookId }) => webhookId)).toEqual(['a', 'b', 'c']);
  expect(JSON.stringify(due).length).toBeLessThan(1_000);
  expect(await payloadOf(store, 'b')).toBe(payload);
  expect(await payloadOf(store, 'nobody’s')).toBeNull();
});
