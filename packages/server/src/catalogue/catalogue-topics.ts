import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import type { Webhook, WebhookTopic } from '../webhooks/webhook';
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
 * What the mirror does when Shopify tells that the catalogue has changed: it marks what has, and nothing else, so that
 * order and repetition don't matter. Throws for a payload without an id.
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
  const marking = TOPICS.map(({ topic, kind }) => ({
    topic,
    handle: async ({ shopId, payload }: Webhook) => {
      const id =
        kind === 'inventory_item' ? stocked.parse(payload).inventory_item_id : named.parse(payload).id;
      await mark(storeOf(shopId), kind, [id], clock());
      await jobs.look(shopId);
    },
  }));
  const finished = {
    topic: 'bulk_operations/finish',
    handle: async ({ shopId }: Webhook) => jobs.look(shopId),
  };
  return [...marking, finished];
}
