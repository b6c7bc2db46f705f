import { BUILT_IN_SETTINGS, type DefaultSettings } from '@cartwright/core/listing/settings/default-settings';
import { COLLECTION_DEFAULTS } from '@cartwright/core/listing/settings/default-settings-definition';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { type Opened, type StoredDocuments, servedDocument } from '../documents/stored-documents';

/** The shop's single document of default settings; the built-in ones until some are saved. */
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

/** Default settings for shoppers; the built-in ones if the saved ones can't be read. */
export function servedDefaults(store: ShopStore): Promise<DefaultSettings> {
  return servedDocument(store, DEFAULTS);
}
