import type { ShopStore } from '../db/for-shop';
import { withLease } from '../db/lease';
import type { Jobs } from '../jobs/jobs';
import type { Queue } from '../jobs/queue';

/** Another server does it for the shop: it is looked at again after this long. */
const BUSY_MS = 1_000;

/** When to look again. Of each `why` one waits. */
export interface NextLook {
  readonly why: string;
  readonly afterMs: number;
}

export interface SettingsPublicationOptions<Shop extends { readonly store: ShopStore }> {
  readonly queue: Queue<{ shopId: string }>;
  readonly lease: string;
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** The shop if the app works for it. */
  readonly find: (shopId: string) => Promise<Shop | null>;
  /** Brings the store to what is saved, and says when it is to be looked at again. Throws where Shopify doesn't take it. */
  readonly publish: (shop: Shop) => Promise<readonly NextLook[]>;
  /** Whether anything was ever saved: without that there is nothing in the store. */
  readonly isSaved: (store: ShopStore) => Promise<boolean>;
}

/** Puts settings of a shop into its store, by one server at a time, and again until Shopify takes them. */
export interface SettingsPublication {
  /** Takes part in the work, from now on. */
  begin(): Promise<void>;
  /** What is published of the shop may be another now. */
  changed(shopId: string): Promise<void>;
  /** The shop is worked for from now on: what was saved is published again, if anything was. */
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
