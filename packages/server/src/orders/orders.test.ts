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

describe('what an order counts for', () => {
  it('is units and revenue on the day it was placed, and its refunds on their own', async () => {
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

  it('is units without revenue for a gift', async () => {
    const { shopify, work, sales } = aShop();
    shopify.add({ id: 1, lines: [{ product: 7, units: 2, price: 0 }] });
    await work();
    expect(await sales()).toEqual({ 7: [2, 0] });
  });

  it('has no tax, however Shopify writes prices', async () => {
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

  it('is nothing for tests, canceled ones, deleted products and what an edit took out', async () => {
    const { shopify, work, sales } = aShop();
    shopify.add({ id: 1, test: true });
    shopify.add({ id: 2, cancelledAt: '2026-01-02T00:00:00Z' });
    shopify.add({ id: 3, lines: [{ product: null, units: 1, price: 500 }] });
    shopify.add({ id: 4, lines: [{ product: 4, units: 0, price: 500 }] });
    await work();
    expect(await sales()).toEqual({});
  });

  it('is all of it, however many lines and refunded lines there are', async () => {
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

describe('a webhook', () => {
  it.each([
    ['orders/create', { id: 5 }],
    ['orders/updated', { id: 5 }],
    ['orders/cancelled', { id: 5 }],
    ['refunds/create', { id: 77, order_id: 5 }],
  ])('%s lets its order be read, once for all that came', async (topic, payload) => {
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

  it('that names no order is refused', async () => {
    const { deliverWebhook, store } = aShop();
    await expect(deliverWebhook('orders/create', { name: '#1' })).rejects.toThrow('id');
    expect(await store.count(orderMarks)).toBe(0);
  });

  it('of a deleted order takes its sales away; an order that can’t be seen any more keeps them', async () => {
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

  it('that comes while its order is read lets it be read again', async () => {
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

describe('the first poll', () => {
  const many = (shopify: OrdersInShopify, orders: number, at = (index: number) => index) => {
    for (let index = 0; index < orders; index += 1) {
      const processedAt = new Date(Date.parse('2026-01-01T00:00:00Z') + at(index) * 60_000).toISOString();
      shopify.add({ id: index + 1, processedAt });
    }
  };

  it('gathers all in steps, and says how far it is', async () => {
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

  it('goes on where it was when its server died', async () => {
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

  it('gets past a second in which more changed than a step reads', async () => {
    const { shopify, work, sales } = aShop();
    many(shopify, 120, (index) => (index < 5 ? index : index > 110 ? index : 50));
    await work();
    expect(await sales()).toEqual({ 1: [120, 120_000] });
  });

  it('sees everything where Shopify allows it', async () => {
    const { shopify, work, state } = aShop();
    shopify.scopes = ['read_orders', 'read_all_orders'];
    await work();
    expect(await state()).toMatchObject({ status: 'ready', coverage: { kind: 'everything' } });
  });

  it('waits for a permission that is missing, and says so', async () => {
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

test('a step that leaves something waits until Shopify has given back what it cost', async () => {
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

test('what Shopify refuses is asked again with the next poll, and what it doesn’t answer soon', async () => {
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

describe('a later poll', () => {
  it('finds what no webhook told of, and asks for nothing older', async () => {
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

  it('gathers anew once the app may see everything', async () => {
    const { shopify, work, sales, state } = aShop();
    await work();
    expect((await state()).coverage.kind).toBe('since');
    shopify.scopes.push('read_all_orders');
    shopify.add({ id: 1, processedAt: '2025-10-05T12:00:00Z' });
    await work();
    expect(await sales()).toEqual({ 1: [1, 1000] });
    expect((await state()).coverage.kind).toBe('everything');
  });

  it('after more than sixty days says that it covers less', async () => {
    const { shopify, clock, work, state } = aShop();
    shopify.add({ id: 1 });
    await work();
    clock.now = new Date('2026-06-01T12:00:00Z');
    await work();
    expect((await state()).coverage).toEqual({ kind: 'since', day: '2026-04-03' });
  });

  it('of a shop that sold nothing for months covers all the same, and gathers nothing anew', async () => {
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

  it('that is broken off for more than sixty days says that it covers less', async () => {
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

describe('an order that Shopify can’t tell of', () => {
  const READ = { 1: [1, 1000], 3: [1, 100] };
  const aShopWithABrokenOrder = () => {
    const shop = aShop();
    shop.shopify.add({ id: 1 });
    const broken = shop.shopify.add({ id: 2, isBroken: true, lines: [{ product: 2, units: 1, price: 500 }] });
    const processedAt = '2026-01-10T12:00:00Z';
    shop.shopify.add({ id: 3, processedAt, lines: [{ product: 3, units: 1, price: 100 }] });
    return { ...shop, broken };
  };

  it('holds up no other in a poll, is named, and is counted by a later poll once it can be read', async () => {
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
    ['of more money than can be added up', { units: 1, price: 10_000_000_000_000_000 }],
    ['of more units than the table holds', { units: 2 ** 31, price: 0 }],
  ])('or one %s holds up no other', async (_, line) => {
    const { shopify, work, sales, state } = aShop();
    shopify.add({ id: 1 });
    shopify.add({ id: 2, lines: [{ product: 2, ...line }] });
    await work();
    expect(await sales()).toEqual({ 1: [1, 1000] });
    expect((await state()).problem?.code).toBe('unread_orders');
  });

  it('holds up no other that webhooks told of, and is read when the next one tells of it', async () => {
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

  it('keeps what it counted for, until it is read again or deleted', async () => {
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

  it('is still tried when Shopify stops answering meanwhile', async () => {
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

test('while another server reads the shop’s orders, a step comes again later', async () => {
  const { store, shopify, step, sent } = aShop();
  await withLease(store, 'orders', () => step());
  expect(shopify.calls).toEqual([]);
  expect(sent).toEqual([{ isPoll: true, afterMs: 2_000 }]);
});
