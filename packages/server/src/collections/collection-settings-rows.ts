import { COLLECTION_SETTINGS } from '@cartwright/core/collections/collection-definitions';
import type { CollectionSettings } from '@cartwright/core/collections/collection-settings';
import { newCollectionSettings } from '@cartwright/core/collections/collection-settings';
import { like } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { openDocument, openedRow, type StoredDocuments } from '../documents/stored-documents';
import { servedDefaults } from '../listing/default-settings-rows';

/** Prefix of the ids of rows with collections' own settings. */
const OWN = 'collection:';

/** Collections' own settings by collection id; one without any starts with the default settings. */
export const OWN_SETTINGS: Omit<
  StoredDocuments<CollectionSettings, unknown, typeof listingSettings> & {
    readonly definition: typeof COLLECTION_SETTINGS;
  },
  'responseOf'
> = {
  definition: COLLECTION_SETTINGS,
  table: listingSettings,
  rowId: ownId,
  initial: async (store, id) => newCollectionSettings(Number(id), await servedDefaults(store)),
};

/** Collection's own settings for shoppers: null if it has none, or if they are off or unreadable. */
export async function servedOwnSettings(
  store: ShopStore,
  collectionId: number,
): Promise<CollectionSettings | null> {
  const opened = await openDocument(store, OWN_SETTINGS, String(collectionId));
  return opened.ok && opened.row && opened.document.enabled ? opened.document : null;
}

/** Own settings of all collections for shoppers, by collection id. */
export async function allServedOwnSettings(
  store: ShopStore,
): Promise<ReadonlyMap<number, CollectionSettings>> {
  const rows = await store.rows(listingSettings, { where: like(listingSettings.id, ownId('%')) });
  return new Map(
    rows.flatMap((row): [number, CollectionSettings][] => {
      const id = collectionOfRow(row);
      const opened = openedRow(OWN_SETTINGS, row);
      return id !== null && opened.ok && opened.document.enabled ? [[id, opened.document]] : [];
    }),
  );
}

/** Row id of a collection's own settings; with `%` the pattern of all of them. */
function ownId(collectionId: string): string {
  return `${OWN}${collectionId}`;
}

/** Collection of a row with own settings; null for other rows. */
function collectionOfRow({ id }: Pick<typeof listingSettings.$inferSelect, 'id'>): number | null {
  return id.startsWith(OWN) ? Number(id.slice(OWN.length)) : null;
}
