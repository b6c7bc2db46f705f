import type { SavedSearchSettings } from '@cartwright/core/contract/smart-search';
import {
  newSearchSettings,
  readSearchSettings,
  type SearchSettings,
} from '@cartwright/core/smart-search/search-settings';
import { eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { type ApiFailure, failure } from '../http/api-failure';
import { servedDefaults } from '../smart-collections/default-settings-rows';
import { SEARCH_ENABLED_ID, SEARCH_ID } from '../smart-collections/listing-settings-rows';

/** The settings of search; while none are saved, what holds for collections. `unavailable` where this version can't read them. */
export async function savedSearchSettings(
  store: ShopStore,
): Promise<{ readonly ok: true; readonly answer: SavedSearchSettings } | ApiFailure> {
  const row = await rowOf(store, SEARCH_ID);
  if (!row) {
    const settings = newSearchSettings(await servedDefaults(store));
    return { ok: true, answer: { settings, revision: 0, updatedAt: null } };
  }
  const read = readSearchSettings(row.document);
  if (read.ok) {
    const { revision, updatedAt } = row;
    return { ok: true, answer: { settings: read.value, revision, updatedAt: updatedAt.toISOString() } };
  }
  return failure('unavailable', `The settings of search can’t be opened. ${read.message}`, {
    issues: [{ code: read.code, path: [...read.path], message: read.message }],
  });
}

/** What shoppers search by; null where search is off, and the theme's own answers. */
export async function servedSearchSettings(store: ShopStore): Promise<SearchSettings | null> {
  if (!(await isSearchEnabled(store))) return null;
  const saved = await savedSearchSettings(store);
  return saved.ok ? saved.answer.settings : newSearchSettings(await servedDefaults(store));
}

/** Whether search is on, as it is until somebody turns it off. */
export async function isSearchEnabled(store: ShopStore): Promise<boolean> {
  const document = (await rowOf(store, SEARCH_ENABLED_ID))?.document;
  return !(typeof document === 'object' && document !== null && 'enabled' in document && !document.enabled);
}

async function rowOf(store: ShopStore, id: string) {
  const [row] = await store.rows(listingSettings, { where: eq(listingSettings.id, id) });
  return row;
}
