import { describe, expect, it, test } from 'vitest';
import { salesByDay } from '../analytics/sales';
import { withLease } from '../db/lease';
import { orderMarks } from '../db/schema';
import { aShopWithOrders } from '../testing/a-shop-with-orders';
import type { OrdersInShopify } from '../testing/orders-in-shopify';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const aShop = () => aShopWithOrders(database());
const YEAR = { from: '2025-10-01', to: '2026-09-30', timezone: 'America/New_York' };

describe('order counts', () => {
  it('have units and revenue on the day of the order, and refunds on their own day', async () => {
    const { shopify, store, work } = aShop();
    shopify.add({
      id: 1,
      processedAt: '2026-01-02T02:00:00Z',
      lines: [
        { product: 1, units: 1, price: 1050 },
        { product: 1, units: 2, price: 1000 },
      ],
      refunds: [{ processedAt: '2026-01-05T12:00:00Z', lines: [{ line: 0, units: 1 }] }],
    });
    await work();
    expect(await salesByDay(store, YEAR, 1)).toEqual([
      { day: '2026-01-01', units: 4, revenue: 4100, orders: 1 },
      { day: '2026-01-05', units: -1, revenue: -1050, orders: 0 },
    ]);
  });

  it('have units without revenue for a gift', async () => {
    const { shopify, work, sales } = aShop();
    shopify.add({ id: 1, lines: [{ product: 7, units: 2, price: 0 }] });
    await work();
    expect(await sales()).toEqual({ 7: [2, 0] });
  });

  it('exclude tax, whether prices include it or not', async () => {
    const { shopify, store, work } = aShop();
    shopify.add({
      id: 1,
      taxesIncluded: true,
      lines: [{ product: 1, units: 1, price: 1000, tax: 190 }],
      refunds: [{ processedAt: '2026-01-02T12:00:00Z', lines: [{ line: 0, units: 1 }] }],
    });
    await work();
    expect((await salesByDay(store, YEAR, 1)).map(({ revenue }) => revenue)).toEqual([2000, -1000]);
  });

  it('exclude tests, cancellations, deleted products and edited-out lines', async () => {
    const { shopify, work, sales } = aShop();
    shopify.add({ id: 1, test: true });
    shopify.add({ id: 2, cancelledAt: '2026-01-02T00:00:00Z' });
    shopify.add({ id: 3, lines: [{ product: null, units: 1, price: 500 }] });
    shopify.add({ id: 4, lines: [{ product: 4, units: 0, price: 500 }] });
    await work();
    expect(await sales()).toEqual({});
  });

  it('include every line and refunded line, however many', async () => {
    const { shopify, work, sales } = aShop();
    const lines = Array.from({ length: 230 }, (_, index) => ({ product: index + 1, units: 1, price: 100 }));
    const refunded = lines.map((_, line) => ({ line, units: 1 }));
    shopify.add({
      id: 1,
      lines: lines.map((line) => ({ ...line, units: 0 })),
      refunds: [{ processedAt: '2026-01-03T12:00:00Z', lines: refunded }],
    });
    shopify.add({ id: 2, lines });
    await work();
    const all = await sales();
    expect(Object.keys(all)).toHaveLength(99);
    expect(Object.values(all)).toEqual(Array.from({ length: 99 }, () => [1, 100]));
  });
});

describe('order webhook', () => {
  it.each([
    ['orders/create', { id: 5 }],
    ['orders/updated', { id: 5 }],
    ['orders/cancelled', { id: 5 }],
    ['refunds/create', { id: 77, order_id: 5 }],
  ])('%s triggers one read of the order for all that arrived', async (topic, payload) => {
    const { shopify, deliverWebhook, work, sales, sent } = aShop();
    shopify.add({ id: 5 });
    await deliverWebhook(topic, payload);
    await deliverWebhook(topic, payload, 'the same');
    await deliverWebhook(topic, payload, 'the same');
    expect(sent).toEqual(Array.from({ length: 3 }, () => ({ isPoll: false, afterMs: 0 })));
    await work(false);
    expect(await sales()).toEqual({ 1: [1, 1000] });
    expect(shopify.calls).toEqual(['OrdersById']);
  });

  it('is rejected without an order', async () => {
    const { deliverWebhook, store } = aShop();
    await expect(deliverWebhook('orders/create', { name: '#1' })).rejects.toThrow('id');
    expect(await store.count(orderMarks)).toBe(0);
  });

  it('of a deleted order removes its sales; an order no longer visible keeps them', async () => {
    const { shopify, deliverWebhook, work, sales } = aShop();
    shopify.add({ id: 1 });
    shopify.add({ id: 2, lines: [{ product: 2, units: 1, price: 100 }] });
    await work();
    shopify.orders.length = 0;
    await deliverWebhook('orders/updated', { id: 1 });
    await deliverWebhook('orders/delete', { id: 2 });
    await work(false);
    expect(await sales()).toEqual({ 1: [1, 1000] });
  });

  it('during a read triggers another read', async () => {
    const { shopify, store, deliverWebhook, work } = aShop();
    shopify.add({ id: 1 });
    await deliverWebhook('orders/create', { id: 1 });
    const { run } = shopify.admin;
    Object.assign(shopify.admin, {
      run: async (...call: Parameters<typeof run>) => {
        const response = await run(...call);
        if (shopify.calls.length === 1) await deliverWebhook('orders/updated', { id: 1 });
        return response;
      },
    });
    await work(false);
    expect(shopify.calls).toEqual(['OrdersById', 'OrdersById']);
    expect(await store.count(orderMarks)).toBe(0);
  });
});

describe('first poll', () => {
  const many = (shopify: OrdersInShopify, orders: number, at = (index: number) => index) => {
    for (let index = 0; index < orders; index += 1) {
      const processedAt = new Date(Date.parse('2026-01-01T00:00:00Z') + at(index) * 60_000).toISOString();
      shopify.add({ id: index + 1, processedAt });
    }
  };

  it('reads everything in steps, and reports progress', async () => {
    const { shopify, step, work, sales, state } = aShop();
    many(shopify, 180, (index) => index * 152);
    expect(await state()).toMatchObject({ status: 'gathering', progress: 0, coverage: { kind: 'nothing' } });
    await step();
    const { status, progress } = await state();
    expect([status, Math.round(progress * 10)]).toEqual(['gathering', 2]);
    await work();
    expect(await sales()).toEqual({ 1: [180, 180_000] });
    expect(await state()).toEqual({
      status: 'ready',
      progress: 1,
      // Sixty days before, and the first whole day of them.
      coverage: { kind: 'since', day: '2025-11-22' },
      lastOrderAt: '2026-01-19T21:28:00.000Z',
      problem: null,
    });
  });

  it('resumes after the server dies', async () => {
    const { shopify, step, work, sales, state } = aShop();
    many(shopify, 60);
    shopify.answers = 2 + 3;
    await step();
    expect((await state()).problem).toMatchObject({ code: 'unavailable' });
    shopify.answers = Number.POSITIVE_INFINITY;
    shopify.calls.length = 0;
    await work();
    expect(await sales()).toEqual({ 1: [60, 60_000] });
    expect((await state()).problem).toBeNull();
    // Thirty were read; the last of a page is the first of the next one.
    expect(shopify.calls.filter((call) => call === 'Orders')).toHaveLength(4);
  });

  it('continues past a second with more changes than a step reads', async () => {
    const { shopify, work, sales } = aShop();
    many(shopify, 120, (index) => (index < 5 ? index : index > 110 ? index : 50));
    await work();
    expect(await sales()).toEqual({ 1: [120, 120_000] });
  });

  it('reads everything if Shopify allows it', async () => {
    const { shopify, work, state } = aShop();
    shopify.scopes = ['read_orders', 'read_all_orders'];
    await work();
    expect(await state()).toMatchObject({ status: 'ready', coverage: { kind: 'everything' } });
  });

  it('waits for a missing permission, and reports it', async () => {
    const { shopify, work, sent, sales, state } = aShop();
    many(shopify, 3);
    shopify.scopes = ['read_products'];
    await work();
    expect(shopify.calls).toEqual(['Scopes']);
    expect(sent).toEqual([{ isPoll: true, afterMs: 3_600_000 }]);
    const problem = {
      code: 'missing_scope',
      message: 'The app doesn’t have permission to view orders. Update its permissions to count what sells.',
    };
    expect(await state()).toMatchObject({ status: 'gathering', problem });
    shopify.scopes = ['read_orders'];
    await work();
    expect(await sales()).toEqual({ 1: [3, 3000] });
    expect((await state()).problem).toBeNull();
  });
});

test('waits for Shopify to restore the cost before the next step', async () => {
  const { shopify, step, sent } = aShop();
  for (let id = 1; id <= 60; id += 1) {
    shopify.add({
      id,
      processedAt: new Date(Date.parse('2026-01-01T00:00:00Z') + id * 60_000).toISOString(),
    });
  }
  await step();
  // Five pages of ten orders with one line each: 50 × (5 + 8) points, of which 100 come back in a second.
  expect(sent).toEqual([{ isPoll: true, afterMs: 6_500 }]);
});

test('retries rejected reads at the next poll, and timeouts soon', async () => {
  const { shopify, step, state, sent } = aShop();
  shopify.refuses = true;
  await step();
  expect(sent).toEqual([{ isPoll: true, afterMs: 3_600_000 }]);
  expect((await state()).problem?.code).toBe('refused');
  shopify.refuses = false;
  shopify.answers = 0;
  await step();
  expect(sent.at(-1)).toEqual({ isPoll: true, afterMs: 60_000 });
  expect((await state()).problem?.code).toBe('unavailable');
});

describe('later poll', () => {
  it('finds changes that no webhook reported, and reads nothing older', async () => {
    const { shopify, work, sales, sent } = aShop();
    const first = shopify.add({ id: 1, processedAt: '2026-01-01T12:00:00Z' });
    shopify.add({ id: 2, processedAt: '2026-01-02T12:00:00Z' });
    await work();
    expect(sent).toEqual([{ isPoll: true, afterMs: 3_600_000 }]);
    Object.assign(first, { cancelledAt: '2026-01-03T12:00:00Z', updatedAt: '2026-01-03T12:00:00Z' });
    // Changed before what was read, and found by Shopify's search only now.
    shopify.add({ id: 3, processedAt: '2026-01-02T11:55:00Z' });
    await work();
    expect(await sales()).toEqual({ 1: [2, 2000] });
  });

  it('starts over once the app may read all orders', async () => {
    const { shopify, work, sales, state } = aShop();
    await work();
    expect((await state()).coverage.kind).toBe('since');
    shopify.scopes.push('read_all_orders');
    shopify.add({ id: 1, processedAt: '2025-10-05T12:00:00Z' });
    await work();
    expect(await sales()).toEqual({ 1: [1, 1000] });
    expect((await state()).coverage.kind).toBe('everything');
  });

  it('reports reduced coverage after more than sixty days', async () => {
    const { shopify, clock, work, state } = aShop();
    shopify.add({ id: 1 });
    await work();
    clock.now = new Date('2026-06-01T12:00:00Z');
    await work();
    expect((await state()).coverage).toEqual({ kind: 'since', day: '2026-04-03' });
  });

  it('keeps coverage without starting over for a shop without sales for months', async () => {
    const { shopify, clock, step, work, state } = aShop();
    shopify.add({ id: 1 });
    await work();
    for (let day = 1; day <= 120; day += 30) {
      clock.now = new Date(Date.parse('2026-01-20T12:00:00Z') + day * 86_400_000);
      shopify.answers = 1;
      await step();
      expect(await state()).toMatchObject({
        status: 'ready',
        coverage: { kind: 'since', day: '2025-11-22' },
      });
      shopify.answers = Number.POSITIVE_INFINITY;
      await work();
    }
    expect((await state()).coverage).toEqual({ kind: 'since', day: '2025-11-22' });
  });

  it('reports reduced coverage when interrupted for more than sixty days', async () => {
    const { shopify, clock, step, work, state } = aShop();
    await work();
    shopify.answers = 2;
    await step();
    shopify.answers = Number.POSITIVE_INFINITY;
    clock.now = new Date('2026-06-01T12:00:00Z');
    await work();
    expect((await state()).coverage).toEqual({ kind: 'since', day: '2026-04-03' });
  });
});

describe('unreadable order', () => {
  const READ = { 1: [1, 1000], 3: [1, 100] };
  const aShopWithABrokenOrder = () => {
    const shop = aShop();
    shop.shopify.add({ id: 1 });
    const broken = shop.shopify.add({ id: 2, isBroken: true, lines: [{ product: 2, units: 1, price: 500 }] });
    const processedAt = '2026-01-10T12:00:00Z';
    shop.shopify.add({ id: 3, processedAt, lines: [{ product: 3, units: 1, price: 100 }] });
    return { ...shop, broken };
  };

  it('doesn’t block a poll, is named, and is counted once readable', async () => {
    const { clock, work, sales, state, sent, broken } = aShopWithABrokenOrder();
    await work();
    expect(await sales()).toEqual(READ);
    expect(await state()).toMatchObject({
      status: 'ready',
      problem: {
        code: 'unread_orders',
        message:
          'Shopify couldn’t share 1 order (ID 2), so its sales may be missing. The app tries again every hour.',
      },
    });
    expect(sent).toEqual([{ isPoll: true, afterMs: 3_600_000 }]);
    clock.now = new Date('2026-01-20T13:00:00Z');
    await work();
    expect((await state()).problem?.code).toBe('unread_orders');
    broken.isBroken = false;
    clock.now = new Date('2026-01-20T14:00:00Z');
    await work();
    expect(await sales()).toEqual({ ...READ, 2: [1, 500] });
    expect((await state()).problem).toBeNull();
  });

  it.each([
    ['with amounts beyond the maximum', { units: 1, price: 10_000_000_000_000_000 }],
    ['with more units than fit in the table', { units: 2 ** 31, price: 0 }],
  ])('or one %s doesn’t block others', async (_, line) => {
    const { shopify, work, sales, state } = aShop();
    shopify.add({ id: 1 });
    shopify.add({ id: 2, lines: [{ product: 2, ...line }] });
    await work();
    expect(await sales()).toEqual({ 1: [1, 1000] });
    expect((await state()).problem?.code).toBe('unread_orders');
  });

  it('doesn’t block other webhook orders, and is read on its next webhook', async () => {
    const { deliverWebhook, work, store, sales, state, broken } = aShopWithABrokenOrder();
    for (const id of [1, 2, 3]) await deliverWebhook('orders/create', { id });
    await work(false);
    expect(await sales()).toEqual(READ);
    expect(await store.count(orderMarks)).toBe(0);
    expect((await state()).problem?.code).toBe('unread_orders');
    broken.isBroken = false;
    await deliverWebhook('orders/updated', { id: 2 });
    await work(false);
    expect(await sales()).toEqual({ ...READ, 2: [1, 500] });
    expect((await state()).problem).toBeNull();
  });

  it('keeps its counts until read again or deleted', async () => {
    const { shopify, deliverWebhook, work, sales, state } = aShop();
    const order = shopify.add({ id: 1 });
    await work();
    order.isBroken = true;
    await deliverWebhook('orders/updated', { id: 1 });
    await work(false);
    expect(await sales()).toEqual({ 1: [1, 1000] });
    expect((await state()).problem?.code).toBe('unread_orders');
    shopify.orders.length = 0;
    await deliverWebhook('orders/delete', { id: 1 });
    await work(false);
    expect(await sales()).toEqual({});
    expect((await state()).problem).toBeNull();
  });

  it('is still retried if Shopify stops responding', async () => {
    const { shopify, step, work, sales, state } = aShopWithABrokenOrder();
    // Permissions, the shop, the page, its places, and the first order.
    shopify.answers = 5;
    await step();
    expect((await state()).problem?.code).toBe('unavailable');
    shopify.answers = Number.POSITIVE_INFINITY;
    await work();
    expect(await sales()).toEqual(READ);
    expect((await state()).problem?.code).toBe('unread_orders');
  });

  it('is named with the others', async () => {
    const { shopify, work, state } = aShop();
    for (let id = 1; id <= 25; id += 1) shopify.add({ id, isBroken: true });
    await work();
    expect((await state()).problem?.message).toBe(
      'Shopify couldn’t share 25 orders (IDs 1, 2, 3, 4, 5, …), so their sales may be missing. The app tries again every hour.',
    );
  });
});

test('reschedules a step while another server reads the shop’s orders', async () => {
  const { store, shopify, step, sent } = aShop();
  await withLease(store, 'orders', () => step());
  expect(shopify.calls).toEqual([]);
  expect(sent).toEqual([{ isPoll: true, afterMs: 2_000 }]);
});
