import type { CollectionSettings } from '@cartwright/core/collections/collection-settings';
import { readCollectionSettings } from '@cartwright/core/collections/read-stored';
import { eq, like } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { type ApiFailure, failure } from '../http/api-failure';
import { collectionOfRow, ownId, type SettingsRow } from '../listing/listing-settings-rows';

/** A collection's own settings as they are stored; undefined for none. */
export async function ownSettingsRow(
  store: ShopStore,
  collectionId: number,
): Promise<SettingsRow | undefined> {
  const [row] = await store.rows(listingSettings, { where: eq(listingSettings.id, ownId(collectionId)) });
  return row;
}

/** The settings of a row. `unavailable` where this version can't read them. */
export function ownSettingsOf({
  document,
}: SettingsRow): { readonly ok: true; readonly settings: CollectionSettings } | ApiFailure {
  const read = readCollectionSettings(document);
  if (read.ok) return { ok: true, settings: read.value };
  return failure('unavailable', `The settings of this collection can’t be opened. ${read.message}`, {
    issues: [{ code: read.code, path: [...read.path], message: read.message }],
  });
}

/** What shoppers get of a collection's own settings: null where it has none, they are off, or they can't be read. */
export async function servedOwnSettings(
  store: ShopStore,
  collectionId: number,
): Promise<CollectionSettings | null> {
  const row = await ownSettingsRow(store, collectionId);
  return row ? servedOf(row) : null;
}

/** The same of all collections, by their ids. */
export async function allServedOwnSettings(
  store: ShopStore,
): Promise<ReadonlyMap<number, CollectionSettings>> {
  const rows = await store.rows(listingSettings, { where: like(listingSettings.id, ownId('%')) });
  return new Map(
    rows.flatMap((row): [number, CollectionSettings][] => {
      const id = collectionOfRow(row);
      const settings = servedOf(row);
      return id !== null && settings ? [[id, settings]] : [];
    }),
  );
}

function servedOf(row: SettingsRow): CollectionSettings | null {
  const read = ownSettingsOf(row);
  return read.ok && read.settings.enabled ? read.settings : null;
}
