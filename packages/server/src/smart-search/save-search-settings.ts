import type { SavedSearchSettings } from '@cartwright/core/contract/smart-search';
import {
  type SearchSettings,
  storedSearchSettings,
  validateSearchSettings,
} from '@cartwright/core/smart-search/search-settings';
import { eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { type ApiFailure, failure } from '../http/api-failure';
import { SEARCH_ENABLED_ID, SEARCH_ID, writeSettings } from '../smart-collections/listing-settings-rows';
import { refused } from '../smart-collections/refused';
import { savedSearchSettings } from './search-settings-rows';

interface SaveRequest {
  readonly setting: SearchSettings;
  /** The revision that the merchant's settings were read at; 0 for none. */
  readonly revision: number;
  readonly now: Date;
}

/** Saves the settings of search, if nobody else has since they were read. Fails with `invalid_cart` or `conflict`. */
export async function saveShopSearch(
  store: ShopStore,
  { setting, revision, now }: SaveRequest,
): Promise<{ readonly ok: true; readonly answer: { readonly data: SavedSearchSettings } } | ApiFailure> {
  const invalid = validateSearchSettings(setting);
  if (invalid.length > 0) return refused(invalid);
  return store.transaction(async (shop) => {
    await lockShop(shop);
    const saved = await savedSearchSettings(shop);
    if (!saved.ok) return saved;
    if (saved.answer.revision !== revision) {
      return failure('conflict', 'Someone else saved these settings after you opened them.', {
        details: { saved: saved.answer },
      });
    }
    await writeSettings(shop, { id: SEARCH_ID, document: storedSearchSettings(setting), revision, now });
    const written = await savedSearchSettings(shop);
    return written.ok ? { ok: true, answer: { data: written.answer } } : written;
  });
}

/** Turns search on or off. The last word holds. */
export async function enableShopSearch(
  store: ShopStore,
  { enabled, now }: { readonly enabled: boolean; readonly now: Date },
): Promise<{ readonly ok: true; readonly answer: { readonly enabled: boolean } }> {
  await store.transaction(async (shop) => {
    await lockShop(shop);
    const [row] = await shop.rows(listingSettings, { where: eq(listingSettings.id, SEARCH_ENABLED_ID) });
    const revision = row?.revision ?? 0;
    await writeSettings(shop, { id: SEARCH_ENABLED_ID, document: { enabled }, revision, now });
  });
  return { ok: true, answer: { enabled } };
}
