import { eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { SEARCH_ENABLED_ID, writeSettings } from '../listing/listing-settings-rows';

/** Whether search is on, as it is until somebody turns it off. */
export async function isSearchEnabled(store: ShopStore): Promise<boolean> {
  const document = (await switchRow(store))?.document;
  return !(typeof document === 'object' && document !== null && 'enabled' in document && !document.enabled);
}

/** Turns search on or off. The last word holds. */
export async function enableShopSearch(
  store: ShopStore,
  { enabled, now }: { readonly enabled: boolean; readonly now: Date },
): Promise<{ readonly ok: true; readonly answer: { readonly enabled: boolean } }> {
  await store.transaction(async (shop) => {
    await lockShop(shop);
    const revision = (await switchRow(shop))?.revision ?? 0;
    await writeSettings(shop, { id: SEARCH_ENABLED_ID, document: { enabled }, revision, now });
  });
  return { ok: true, answer: { enabled } };
}

async function switchRow(store: ShopStore) {
  const [row] = await store.rows(listingSettings, { where: eq(listingSettings.id, SEARCH_ENABLED_ID) });
  return row;
}
