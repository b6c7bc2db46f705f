import { type PublishedPages, publishedPages } from '@cartwright/core/collections/published-pages';
import { COLLECTION_PAGES_METAFIELD, CONFIG_BYTES } from '@cartwright/core/storefront/names';
import { jsonBytes } from '@cartwright/core/storefront/published-size';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { withLease } from '../db/lease';
import { campaigns, listingSettings } from '../db/schema';
import { JobFailure } from '../jobs/job-failure';
import type { Jobs, Queue } from '../jobs/jobs';
import { canonical, fieldsOf } from '../publishing/json';
import { setMetafields } from '../publishing/set-metafields';
import type { OpenAdminClient } from '../shopify/admin-client';
import { INSTALLATION_QUERY, installationData } from '../shopify/documents/metafields';
import { campaignRows } from './campaign-rows';
import { readableCampaigns } from './campaign-states';
import { allServedOwnSettings } from './collection-settings-rows';
import { servedDefaults } from './default-settings-rows';
import { knownCollections } from './known-collections';

/** Puts how collection pages look into the store, for the block to print them so. */
const PUBLISH_PAGES: Queue<{ shopId: string }> = {
  name: 'publish-collection-pages',
  kind: 'publication',
  data: z.object({ shopId: z.string() }),
};

/** Another server does it for the shop: it is looked at again after this long. */
const BUSY_MS = 1_000;
/** The store's clock may be a little behind ours. */
const CLOCKS_MS = 1_000;
const LONGEST_MS = 24 * 60 * 60 * 1000;

export interface PagePublicationOptions {
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** The shop if the app works for it. */
  readonly find: (
    shopId: string,
  ) => Promise<{ readonly store: ShopStore; readonly admin: OpenAdminClient } | null>;
  readonly clock: () => Date;
}

export interface PagePublication {
  /** Takes part in the work, from now on. */
  begin(): Promise<void>;
  /** Settings of the shop have changed. */
  changed(shopId: string): Promise<void>;
  /** The shop is worked for from now on: what was saved is published again, if anything was. */
  resume(store: ShopStore): Promise<void>;
}

/** Publishes how collection pages look: after a change, and again when a campaign begins or ends. */
export function pagePublication({ jobs, find, clock }: PagePublicationOptions): PagePublication {
  /** Of each `why` one waits. */
  const send = (shopId: string, why: string, afterMs: number) =>
    jobs.send(PUBLISH_PAGES, { shopId }, { key: `${shopId} ${why}`, afterMs });

  async function run(shopId: string): Promise<void> {
    const shop = await find(shopId);
    if (!shop) return;
    const now = clock().getTime();
    const done = await withLease(shop.store, 'collection-pages', () =>
      publishPages(shop.store, shop.admin, now),
    );
    if (done.busy) return send(shopId, 'busy', BUSY_MS);
    const { result: until } = done;
    if (!Number.isFinite(until)) return;
    const afterMs = Math.min(until - now + CLOCKS_MS, LONGEST_MS);
    await send(shopId, `switch ${new Date(now + afterMs).toISOString()}`, afterMs);
  }

  return {
    begin: () => jobs.work(PUBLISH_PAGES, ({ shopId }) => run(shopId)),
    changed: (shopId) => send(shopId, 'now', 0),
    async resume(store) {
      if ((await store.count(campaigns)) + (await store.count(listingSettings)) > 0) {
        await send(store.shopId, 'now', 0);
      }
    },
  };
}

/** Gives when it has to be done anew, in epoch milliseconds. Throws a `JobFailure` where Shopify doesn't take it. */
async function publishPages(store: ShopStore, admin: OpenAdminClient, now: number): Promise<number> {
  const made = publishedPages({
    defaults: await servedDefaults(store),
    own: await allServedOwnSettings(store),
    campaigns: readableCampaigns(await campaignRows(store), await knownCollections(store)),
    now,
  });
  const pages = fitting(made.pages);
  const read = await admin.run(INSTALLATION_QUERY, COLLECTION_PAGES_METAFIELD, installationData);
  if (!read.ok) throw new JobFailure(read.message);
  const { id: ownerId, metafield } = read.value.currentAppInstallation;
  if (metafield && canonical(fieldsOf(metafield.value)) === canonical(pages)) return made.until;
  const write = {
    ownerId,
    ...COLLECTION_PAGES_METAFIELD,
    type: 'json',
    value: JSON.stringify(pages),
    compareDigest: metafield?.compareDigest ?? null,
  } as const;
  const set = await setMetafields(admin, [{ write, onRefused: undefined }]);
  if (!set.ok) throw new JobFailure(set.message);
  return made.until;
}

/** What is too much for a metafield looks like all other pages until our list comes. */
function fitting(pages: PublishedPages): PublishedPages {
  if (jsonBytes(pages) <= CONFIG_BYTES) return pages;
  const collections: Record<string, PublishedPages['default']> = {};
  let bytes = jsonBytes({ ...pages, collections: {} });
  for (const [id, windows] of Object.entries(pages.collections)) {
    bytes += jsonBytes({ [id]: windows });
    if (bytes > CONFIG_BYTES) break;
    collections[id] = windows;
  }
  return { ...pages, collections };
}
