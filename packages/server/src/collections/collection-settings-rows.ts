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

/** Collections' own settings, by the collection's id; one that has none begins with what holds by default. */
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

/** Collection's own settings as shoppers get them: null where it has none, they are off, or they can't be read. */
export async function servedOwnSettings(
  store: ShopStore,
  collectionId: number,
): Promise<CollectionSettings | null> {
  const opened = await openDocument(store, OWN_SETTINGS, String(collectionId));
  return opened.ok && opened.row && opened.document.enabled ? opened.document : null;
}

/** The same of all collections, by their ids. */
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

/** The id of the row of a collection's own settings; with `%` the pattern of all of them. */
function ownId(collectionId: string): string {
  return `${OWN}${collectionId}`;
}

/** The collection whose own settings a row has; null for another's. */
function collectionOfRow({ id }: Pick<typeof listingSettings.$inferSelect, 'id'>): number | null {
  return id.startsWith(OWN) ? Number(id.slice(OWN.length)) : null;
}
