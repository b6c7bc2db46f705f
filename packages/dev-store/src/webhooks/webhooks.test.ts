import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { StatePort } from '../setup/options';
import { aWebhookStore, SECRET, subscribe, subscriptionsOf } from '../testing/webhook-store';
import { RETRY_AFTER } from './model/app-webhooks';

describe('webhook', () => {
  it('is posted with Shopify’s headers, signed over its raw body', async () => {
    const { receiver, buy, deliver } = await aWebhookStore();
    await buy();
    await deliver();
    const [webhook] = receiver.received;
    if (!webhook) throw new Error('Nothing came.');
    expect(webhook.headers).toMatchObject({
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/create',
      'x-shopify-shop-domain': 'small.myshopify.com',
      'x-shopify-api-version': '2026-07',
      'x-shopify-triggered-at': '2026-03-01T15:00:00.123Z',
      'x-shopify-hmac-sha256': createHmac('sha256', SECRET).update(webhook.body).digest('base64'),
    });
    expect(webhook.payload).toMatchObject({ name: '#1001', email: 'anna@example.com' });
  });

  it('is sent automatically', async () => {
    const { receiver, buy } = await aWebhookStore();
    const arrived = new Promise<void>((resolve) =>
      receiver.answerWith(() => {
        resolve();
        return 200;
      }),
    );
    await buy();
    await arrived;
    expect(receiver.topics()).toEqual(['orders/create']);
  });

  it('goes to each subscription with its own id and a shared event id', async () => {
    const { store, receiver, buy, deliver } = await aWebhookStore();
    const uri = `${receiver.uri}/by-api`;
    await subscribe(store.url, 'ORDERS_CREATE', { uri, includeFields: ['id'] });
    await buy();
    await deliver();
    const header = (name: string) => new Set(receiver.received.map(({ headers }) => headers[name]));
    expect(header('x-shopify-webhook-id').size).toBe(2);
    expect(header('x-shopify-event-id').size).toBe(1);
    expect(receiver.received.map(({ payload }) => payload)).toContainEqual({ id: 1001 });
  });

  it('is sent for refunds, then for the updated order', async () => {
    const { receiver, buy, refund, deliver } = await aWebhookStore();
    await buy(2);
    await refund(1001, { 'quantities[1]': '1' });
    await deliver();
    expect(receiver.topics()).toEqual(['orders/create', 'refunds/create', 'orders/updated']);
  });
});

describe('order cancellation and deletion', () => {
  it('send a canceled webhook with the remaining refund, then a deleted one, once each', async () => {
    const { receiver, buy, end, deliver, browser } = await aWebhookStore();
    await buy(2);
    // What is open stays.
    await end(1001, 'delete');
    await end(1001, 'cancel');
    await end(1001, 'cancel');
    await end(1001, 'delete');
    expect((await browser.get('/back-office/orders/1001')).status).toBe(404);
    await buy();
    await deliver();
    expect(receiver.topics()).toEqual([
      'orders/create',
      'refunds/create',
      'orders/cancelled',
      'orders/updated',
      'orders/delete',
      'orders/create',
    ]);
    const [, , canceled, , deleted, next] = receiver.received.map(({ payload }) => payload);
    expect(canceled).toMatchObject({
      id: 1001,
      cancelled_at: '2026-03-01T10:00:00-05:00',
      cancel_reason: 'other',
      financial_status: 'refunded',
    });
    expect(deleted).toEqual({ id: 1001 });
    // Its number isn't given again.
    expect(next).toMatchObject({ id: 1002 });
  });
});

describe('failed delivery', () => {
  it.each([500, 404, 301])('with status %i is retried with the same id and body', async (status) => {
    const { receiver, buy, deliver } = await aWebhookStore();
    receiver.answerWith(() => (receiver.received.length === 1 ? status : 204));
    await buy();
    await deliver(1);
    await deliver(2);
    const [first, second] = receiver.received;
    expect(receiver.received).toHaveLength(2);
    expect(second?.headers['x-shopify-webhook-id']).toBe(first?.headers['x-shopify-webhook-id']);
    expect(second?.body).toBe(first?.body);
  });

  it('is retried after a timeout', async () => {
    const { receiver, buy, deliver } = await aWebhookStore({ answerWithin: 20 });
    receiver.answerWith(() => null);
    await buy();
    expect(await deliver(1)).toMatchObject([
      { status: 'waiting', tries: 1, lastAnswer: { status: null, problem: 'No answer in time' } },
    ]);
  });

  it('is retried on schedule', async () => {
    const { receiver, buy, deliver } = await aWebhookStore({ retryAfter: [0, 0] });
    const third = new Promise<void>((resolve) =>
      receiver.answerWith(() => {
        if (receiver.received.length === 3) resolve();
        return receiver.received.length === 3 ? 200 : 503;
      }),
    );
    await buy();
    await third;
    expect(await deliver()).toMatchObject([{ status: 'delivered', tries: 3 }]);
  });

  it('repeatedly ends a subscription made by API, but not a declared one', async () => {
    const { store, receiver, buy, deliver } = await aWebhookStore();
    const uri = `${receiver.uri}/by-api`;
    await subscribe(store.url, 'ORDERS_CREATE', { uri });
    receiver.answerWith(() => 500);
    await buy();
    expect(await deliver()).toMatchObject([
      { status: 'failed', tries: 3 },
      { status: 'failed', tries: 3 },
    ]);
    expect(await subscriptionsOf(store.url)).toEqual([]);
    receiver.answerWith(() => 200);
    await buy();
    await deliver();
    expect(receiver.received).toHaveLength(7);
  });

  it('is retried eight times by default', () => {
    expect(RETRY_AFTER).toHaveLength(8);
  });

  it('doesn’t delay shoppers', async () => {
    const { receiver, buy, browser } = await aWebhookStore();
    receiver.answerWith(() => null);
    await buy();
    const orders = await (await browser.get('/back-office/orders')).text();
    expect(orders).toContain('#1001');
  });
});

describe('restart', () => {
  /** Keeps a state as a file would: as JSON. */
  const memory = (): StatePort => {
    let kept = 'null';
    return {
      load: async () => JSON.parse(kept),
      save: async (state) => {
        kept = JSON.stringify(state);
      },
    };
  };

  it('keeps deliveries, and continues with pending ones', async () => {
    const state = memory();
    const before = await aWebhookStore({}, { state });
    before.receiver.answerWith(() => 500);
    await before.buy();
    await before.deliver(1);
    await before.stop();
    const after = await aWebhookStore({}, { state });
    expect(await after.deliveries()).toMatchObject([{ topic: 'orders/create', tries: 1 }]);
    before.receiver.answerWith(() => 200);
    expect(await after.deliver()).toMatchObject([{ status: 'delivered', tries: 2 }]);
    expect(before.receiver.topics()).toEqual(['orders/create', 'orders/create']);
  });

  it('aborts a running attempt, and repeats it', async () => {
    const state = memory();
    const before = await aWebhookStore({}, { state });
    const requested = new Promise<void>((resolve) =>
      before.receiver.answerWith(() => {
        resolve();
        return null;
      }),
    );
    await before.buy();
    await requested;
    await before.stop();
    const after = await aWebhookStore({}, { state });
    before.receiver.answerWith(() => 200);
    expect(await after.deliver()).toMatchObject([{ status: 'delivered', tries: 1 }]);
  });

  it('keeps subscriptions', async () => {
    const state = memory();
    const before = await aWebhookStore({}, { state });
    await subscribe(before.store.url, 'APP_UNINSTALLED', { uri: before.receiver.uri });
    await before.stop();
    const after = await aWebhookStore({}, { state });
    expect(await subscriptionsOf(after.store.url)).toEqual([
      { topic: 'APP_UNINSTALLED', uri: before.receiver.uri },
    ]);
  });
});
