import { SEARCH_CODE_METAFIELDS } from '@cartwright/core/storefront/names';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { withLease } from '../db/lease';
import { listingSettings } from '../db/schema';
import { JobFailure } from '../jobs/job-failure';
import type { Jobs, Queue } from '../jobs/jobs';
import { canonical, fieldsOf } from '../publishing/json';
import { setMetafields } from '../publishing/set-metafields';
import type { AdminClient } from '../shopify/admin-client';
import { INSTALLATION_QUERY, installationData } from '../shopify/documents/metafields';
import { SEARCH_ID } from '../smart-collections/listing-settings-rows';
import { SEARCH_SETTINGS, servedDocument } from './search-documents';
import { isSearchEnabled } from './search-switch';

/** Puts the merchant's own code for the page of search results into the store, for the block to print it. */
const PUBLISH_SEARCH_CODE: Queue<{ shopId: string }> = {
  name: 'publish-search-code',
  kind: 'publication',
  data: z.object({ shopId: z.string() }),
};

/** Another server does it for the shop: it is looked at again after this long. */
const BUSY_MS = 1_000;

export interface CodePublicationOptions {
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** The shop if the app works for it. */
  readonly find: (
    shopId: string,
  ) => Promise<{ readonly store: ShopStore; readonly admin: AdminClient } | null>;
}

export interface CodePublication {
  /** Takes part in the work, from now on. */
  begin(): Promise<void>;
  /** Settings of search have changed, or whether it is on. */
  changed(shopId: string): Promise<void>;
  /** The shop is worked for from now on: what was saved is published again, if anything was. */
  resume(store: ShopStore): Promise<void>;
}

export function codePublication({ jobs, find }: CodePublicationOptions): CodePublication {
  const send = (shopId: string, why: string, afterMs: number) =>
    jobs.send(PUBLISH_SEARCH_CODE, { shopId }, { key: `${shopId} ${why}`, afterMs });

  async function run(shopId: string): Promise<void> {
    const shop = await find(shopId);
    if (!shop) return;
    const done = await withLease(shop.store, 'search-code', () => publishSearchCode(shop.store, shop.admin));
    if (done.busy) await send(shopId, 'busy', BUSY_MS);
  }

  return {
    begin: () => jobs.work(PUBLISH_SEARCH_CODE, ({ shopId }) => run(shopId)),
    changed: (shopId) => send(shopId, 'now', 0),
    async resume(store) {
      const saved = await store.count(listingSettings, eq(listingSettings.id, SEARCH_ID));
      if (saved > 0) await send(store.shopId, 'now', 0);
    },
  };
}

const NO_CODE = { css: '', js: '' };

/** Throws a `JobFailure` where Shopify doesn't take what is to be published. */
async function publishSearchCode(store: ShopStore, admin: AdminClient): Promise<void> {
  const settings = await servedDocument(store, SEARCH_SETTINGS);
  const code = (await isSearchEnabled(store)) ? settings.userDefinedCode : NO_CODE;
  for (const kind of ['css', 'js'] as const) {
    const place = SEARCH_CODE_METAFIELDS[kind];
    const read = await admin.run(INSTALLATION_QUERY, place, installationData);
    if (!read.ok) throw new JobFailure(read.message);
    const { id: ownerId, metafield } = read.value.currentAppInstallation;
    const wanted = { text: code[kind] };
    const isThere = metafield
      ? canonical(fieldsOf(metafield.value)) === canonical(wanted)
      : wanted.text.trim() === '';
    if (isThere) continue;
    const write = {
      ownerId,
      ...place,
      type: 'json',
      value: JSON.stringify(wanted),
      compareDigest: metafield?.compareDigest ?? null,
    } as const;
    const set = await setMetafields(admin, [{ write, onRefused: undefined }]);
    if (!set.ok) throw new JobFailure(set.message);
  }
}
