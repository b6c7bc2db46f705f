import type { ShopStore } from '../db/for-shop';
import { withLease } from '../db/lease';
import type { Jobs } from '../jobs/jobs';
import type { Queue } from '../jobs/queue';

/** Poll interval while another server holds the lease. */
const BUSY_MS = 1_000;

/** Next check of the store. One per `why` is queued. */
export interface NextLook {
  readonly why: string;
  readonly afterMs: number;
}

export interface SettingsPublicationOptions<Shop extends { readonly store: ShopStore }> {
  readonly queue: Queue<{ shopId: string }>;
  readonly lease: string;
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** Finds a shop with the app installed. */
  readonly find: (shopId: string) => Promise<Shop | null>;
  /**
   * Syncs the store with saved settings, and returns the next checks. Throws if Shopify rejects it.
   */
  readonly publish: (shop: Shop) => Promise<readonly NextLook[]>;
  /** Whether settings were ever saved: otherwise the store has none. */
  readonly isSaved: (store: ShopStore) => Promise<boolean>;
}

/** Publishes settings to the store, by one server at a time, with retries. */
export interface SettingsPublication {
  /** Subscribes to the queue. */
  begin(): Promise<void>;
  /** Requests publication after a change. */
  changed(shopId: string): Promise<void>;
  /** Republishes saved settings of a starting shop, if any. */
  resume(store: ShopStore): Promise<void>;
}

export function settingsPublication<Shop extends { readonly store: ShopStore }>(
  options: SettingsPublicationOptions<Shop>,
): SettingsPublication {
  const { queue, lease, jobs, find, publish, isSaved } = options;
  const send = (shopId: string, { why, afterMs }: NextLook) =>
    jobs.send(queue, { shopId }, { key: `${shopId} ${why}`, afterMs });
  const changed = (shopId: string) => send(shopId, { why: 'now', afterMs: 0 });

  async function run(shopId: string): Promise<void> {
    const shop = await find(shopId);
    if (!shop) return;
    const done = await withLease(shop.store, lease, () => publish(shop));
    if (done.busy) return send(shopId, { why: 'busy', afterMs: BUSY_MS });
    for (const next of done.result) await send(shopId, next);
  }

  return {
    begin: () => jobs.work(queue, ({ shopId }) => run(shopId)),
    changed,
    async resume(store) {
      if (await isSaved(store)) await changed(store.shopId);
    },
  };
}
