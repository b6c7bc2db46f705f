import { SEARCH_CODE_METAFIELDS } from '@cartwright/core/storefront/names';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { servedDocument } from '../documents/stored-documents';
import type { Jobs } from '../jobs/jobs';
import type { Queue } from '../jobs/queue';
import { appMetafield } from '../publishing/app-metafield';
import { type SettingsPublication, settingsPublication } from '../publishing/settings-publication';
import type { AdminClient } from '../shopify/admin-client';
import { SEARCH_ROW, SEARCH_SETTINGS } from './search-documents';
import { isSearchEnabled } from './search-switch';

/** Queue that publishes the merchant's custom code of the search page, for the block to print. */
const PUBLISH_SEARCH_CODE: Queue<{ shopId: string }> = {
  name: 'publish-search-code',
  kind: 'publication',
  data: z.object({ shopId: z.string() }),
};

export interface CodePublicationOptions {
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** Finds a shop with the app installed. */
  readonly find: (
    shopId: string,
  ) => Promise<{ readonly store: ShopStore; readonly admin: AdminClient } | null>;
}

/** Publishes the search code after a save of its settings, or after search was enabled or disabled. */
export function codePublication({ jobs, find }: CodePublicationOptions): SettingsPublication {
  return settingsPublication({
    queue: PUBLISH_SEARCH_CODE,
    lease: 'search-code',
    jobs,
    find,
    async publish({ store, admin }) {
      await publishSearchCode(store, admin);
      return [];
    },
    isSaved: async (store) => (await store.count(listingSettings, eq(listingSettings.id, SEARCH_ROW))) > 0,
  });
}

const NO_CODE = { css: '', js: '' };

/** Publishes the code. Throws a `JobFailure` if Shopify rejects it. */
async function publishSearchCode(store: ShopStore, admin: AdminClient): Promise<void> {
  const settings = await servedDocument(store, SEARCH_SETTINGS);
  const code = (await isSearchEnabled(store)) ? settings.userDefinedCode : NO_CODE;
  for (const kind of ['css', 'js'] as const) {
    const text = code[kind];
    const published = await appMetafield(admin, SEARCH_CODE_METAFIELDS[kind]);
    // Without code or an existing metafield, nothing is written.
    if (published.fields || text.trim() !== '') await published.put({ text });
  }
}
