import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { orderMarks } from '../db/schema';
import type { Webhook, WebhookTopic } from '../feature/webhook-topic';
import type { Jobs } from '../jobs/jobs';
import { enqueueMarkedOrders } from './order-jobs';

const orderId = z.number().int().positive();
const anOrder = z.object({ id: orderId }).transform(({ id }) => id);
const ofAnOrder = z.object({ order_id: orderId }).transform(({ order_id }) => order_id);

/**
 * Webhook topics of orders. Each webhook only marks its order to be re-read, so duplicates and order don't matter.
 * Throws if a payload has no order id.
 */
export function orderTopics({
  storeOf,
  jobs,
}: {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly jobs: Pick<Jobs, 'send'>;
}): WebhookTopic[] {
  const topic = (name: string, named: z.ZodType<number>, isDeletion = false): WebhookTopic => ({
    topic: name,
    handle: async ({ id, shopId, payload }: Webhook) => {
      const mark = { orderId: named.parse(payload), webhookId: id, isDeletion };
      await storeOf(shopId).insertIfAbsent(orderMarks, mark);
      await enqueueMarkedOrders(jobs, shopId);
    },
  });
  return [
    topic('orders/create', anOrder),
    topic('orders/updated', anOrder),
    topic('orders/cancelled', anOrder),
    topic('orders/delete', anOrder, true),
    topic('refunds/create', ofAnOrder),
  ];
}
