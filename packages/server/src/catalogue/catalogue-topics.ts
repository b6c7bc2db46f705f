import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import type { Webhook, WebhookTopic } from '../feature/webhook-topic';
import type { CatalogueJobs } from './catalogue-jobs';
import { type MarkKind, mark } from './marks';

const TOPICS: readonly { readonly topic: string; readonly kind: MarkKind }[] = [
  ...['products/create', 'products/update', 'products/delete'].map(
    (topic) => ({ topic, kind: 'product' }) as const,
  ),
  ...['collections/create', 'collections/update', 'collections/delete'].map(
    (topic) => ({ topic, kind: 'collection' }) as const,
  ),
  { topic: 'inventory_levels/update', kind: 'inventory_item' },
];

const named = z.object({ id: z.number().int().positive() });
const stocked = z.object({ inventory_item_id: z.number().int().positive() });

/**
 * Webhook topics of the mirror. They only mark what has changed, so order and repetition don't
 * matter. Throws for a payload without an id.
 */
export function catalogueTopics({
  storeOf,
  jobs,
  clock,
}: {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly jobs: Pick<CatalogueJobs, 'look'>;
  readonly clock: () => Date;
}): WebhookTopic[] {
  const marking = TOPICS.map(({ topic, kind }): WebhookTopic => {
    const handleTogether = async (shopId: string, webhooks: readonly Webhook[]) => {
      const ids = webhooks.map(({ payload }) => idOf(kind, payload));
      await mark(storeOf(shopId), kind, ids, clock());
      await jobs.look(shopId);
    };
    return { topic, handle: (webhook) => handleTogether(webhook.shopId, [webhook]), handleTogether };
  });
  const finished = {
    topic: 'bulk_operations/finish',
    handle: async ({ shopId }: Webhook) => jobs.look(shopId),
  };
  return [...marking, finished];
}

function idOf(kind: MarkKind, payload: unknown): number {
  return kind === 'inventory_item' ? stocked.parse(payload).inventory_item_id : named.parse(payload).id;
}
