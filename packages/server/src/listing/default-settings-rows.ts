import { BUILT_IN_SETTINGS, type DefaultSettings } from '@cartwright/core/listing/settings/default-settings';
import { COLLECTION_DEFAULTS } from '@cartwright/core/listing/settings/default-settings-definition';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { type Opened, type StoredDocuments, servedDocument } from '../documents/stored-documents';

/** The default settings, of which a shop has one; the built-in ones while none are saved. */
export const DEFAULTS = {
  definition: COLLECTION_DEFAULTS,
  table: listingSettings,
  initial: () => BUILT_IN_SETTINGS,
  responseOf: ({ document: settings, revision, updatedAt }: Opened<DefaultSettings>) => ({
    settings,
    revision,
    updatedAt,
  }),
} satisfies StoredDocuments<DefaultSettings, unknown, typeof listingSettings>;

/** Defaults that shoppers get while the saved settings can't be read: the built-in ones. */
export function servedDefaults(store: ShopStore): Promise<DefaultSettings> {
  return servedDocument(store, DEFAULTS);
}
