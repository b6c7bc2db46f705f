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

/** Puts the merchant's own code for the page of search results into the store, for the block to print it. */
const PUBLISH_SEARCH_CODE: Queue<{ shopId: string }> = {
  name: 'publish-search-code',
  kind: 'publication',
  data: z.object({ shopId: z.string() }),
};

export interface CodePublicationOptions {
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** The shop if the app works for it. */
  readonly find: (
    shopId: string,
  ) => Promise<{ readonly store: ShopStore; readonly admin: AdminClient } | null>;
}

/** Publishes the search code after its settings were saved, or search was switched on or off. */
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

/** Throws a `JobFailure` where Shopify doesn't take what is to be published. */
async function publishSearchCode(store: ShopStore, admin: AdminClient): Promise<void> {
  const settings = await servedDocument(store, SEARCH_SETTINGS);
  const code = (await isSearchEnabled(store)) ? settings.userDefinedCode : NO_CODE;
  for (const kind of ['css', 'js'] as const) {
    const text = code[kind];
    const published = await appMetafield(admin, SEARCH_CODE_METAFIELDS[kind]);
    // Without code there is nothing to be put where nothing is.
    if (published.fields || text.trim() !== '') await published.put({ text });
  }
}
