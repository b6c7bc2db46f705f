import type { ShopStore } from '../db/for-shop';
import type { JobSource } from '../jobs/job-source';
import { failedReceipts, receiptIsDueAgain } from './receipts';

/** Failed webhooks, listed beside a shop's jobs. */
export function failedWebhooks(options: {
  readonly storeOf: (shopId: string) => ShopStore;
  /** Enqueues processing of a shop's receipts. */
  readonly deliver: (shopId: string) => Promise<void>;
  readonly clock: () => Date;
}): JobSource {
  const { storeOf, deliver, clock } = options;
  return {
    async ofShop(shopId) {
      const failed = await failedReceipts(storeOf(shopId));
      return failed.map(({ webhookId, topic, receivedAt, status, failures, problem, lastTryAt, dueAt }) => ({
        id: webhookId,
        kind: 'webhooks',
        topic,
        state: 'failed',
        createdAt: receivedAt,
        startedAt: lastTryAt,
        tries: failures,
        nextTryAt: status === 'waiting' ? dueAt : null,
        problem,
        progress: null,
      }));
    },
    async again(shopId, id) {
      if (!(await receiptIsDueAgain(storeOf(shopId), id, clock()))) return 'unknown';
      await deliver(shopId);
      return 'again';
    },
  };
}
