import { eq } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { listingSettings } from '../db/schema';
import { lockShop } from '../db/shop-row';

/** Row id of whether search is enabled, which isn't part of the settings document. */
const SWITCH_ROW = 'search-enabled';

/** Whether search is enabled; on by default. */
export async function isSearchEnabled(store: ShopStore): Promise<boolean> {
  const document = (await switchRow(store))?.document;
  return !(typeof document === 'object' && document !== null && 'enabled' in document && !document.enabled);
}

/** Enables or disables search; the last write wins. */
export async function enableShopSearch(
  store: ShopStore,
  { enabled, now }: { readonly enabled: boolean; readonly now: Date },
): Promise<{ readonly ok: true; readonly response: { readonly enabled: boolean } }> {
  await store.transaction(async (shop) => {
    await lockShop(shop);
    const before = await switchRow(shop);
    const { revision, createdAt } = before ?? { revision: 0, createdAt: now };
    const next = { revision: revision + 1, createdAt, updatedAt: now, document: { enabled } };
    await shop.upsertMany(listingSettings, [{ id: SWITCH_ROW, ...next }]);
  });
  return { ok: true, response: { enabled } };
}

async function switchRow(store: ShopStore) {
  const [row] = await store.rows(listingSettings, { where: eq(listingSettings.id, SWITCH_ROW) });
  return row;
}
