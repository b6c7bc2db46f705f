import { randomUUID } from 'node:crypto';
import { salesByProduct } from '../analytics/sales';
import type { Database } from '../db/database';
import { forShop } from '../db/for-shop';
import { orderState } from '../orders/order-state';
import { orderTopics } from '../orders/order-topics';
import { readOrdersStep } from '../orders/read-orders-step';
import { ordersInShopify } from './orders-in-shopify';
import { silentLogger } from './silent-logger';

const NOW = new Date('2026-01-20T12:00:00Z');
const YEAR = { from: '2025-10-01', to: '2026-09-30', timezone: 'America/New_York' };

/** Shop with a fake Shopify and a recorded job queue; the test runs the jobs itself. */
export function aShopWithOrders(database: Database, shopify = ordersInShopify()) {
  const store = forShop(database, randomUUID());
  const sent: { readonly isPoll: boolean; readonly afterMs: number }[] = [];
  const jobs = {
    send: async (_: unknown, data: object, { afterMs = 0 }: { afterMs?: number }) => {
      sent.push({ isPoll: 'look' in data && data.look === true, afterMs });
    },
  };
  const clock = { now: NOW };
  const options = {
    store,
    admin: shopify.admin,
    jobs,
    clock: () => clock.now,
    logger: silentLogger,
    pointsPerSecond: 100,
  };
  const topics = orderTopics({ storeOf: () => store, jobs });
  let webhooks = 0;
  return {
    store,
    shopify,
    sent,
    clock,
    step: (isPoll = true) => readOrdersStep(options, isPoll),
    /** Runs steps until none enqueues a job due within a minute. */
    async work(isPoll = true) {
      do {
        sent.length = 0;
        await readOrdersStep(options, isPoll);
      } while (sent.some(({ afterMs }) => afterMs < 60_000));
    },
    async deliverWebhook(topic: string, payload: unknown, id = `webhook-${++webhooks}`) {
      const found = topics.find((each) => each.topic === topic);
      if (!found) throw new Error(`Nobody listens to ${topic}.`);
      await found.handle({ id, topic, shopId: store.shopId, triggeredAt: null, payload });
    },
    sales: async () =>
      Object.fromEntries(
        (await salesByProduct(store, YEAR, { by: 'units', limit: 99, skip: 0 })).map(
          ({ productId, units, revenue }) => [productId, [units, revenue]],
        ),
      ),
    state: () => orderState(store, clock.now),
  };
}
