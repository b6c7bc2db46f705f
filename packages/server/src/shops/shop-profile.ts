import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import type { AdminClient } from '../shopify/admin-client';
import { SHOP_QUERY, shopData } from '../shopify/documents/shop';
import type { ShopifyResult } from '../shopify/shopify-failure';

const shopProfile = z.object({
  name: z.string(),
  /** IANA name. */
  timezone: z.string(),
  /** ISO codes. */
  currency: z.string(),
  presentmentCurrencies: z.array(z.string()),
});
export type ShopProfile = z.infer<typeof shopProfile>;

/** What Shopify says of the shop; what it said last when it cannot be asked. */
export async function readShopProfile(
  store: ShopStore,
  admin: AdminClient,
): Promise<ShopifyResult<ShopProfile>> {
  const [row] = await store.rows(shops);
  const stored = shopProfile.safeParse(row?.profile);
  const asked = await admin.run(SHOP_QUERY, {}, shopData);
  if (!asked.ok) return stored.success ? { ok: true, value: stored.data } : asked;
  const { name, currencyCode, ianaTimezone, enabledPresentmentCurrencies } = asked.value.shop;
  const profile: ShopProfile = {
    name,
    timezone: ianaTimezone,
    currency: currencyCode,
    presentmentCurrencies: enabledPresentmentCurrencies,
  };
  if (JSON.stringify(stored.data) !== JSON.stringify(profile)) await store.update(shops, { profile });
  return { ok: true, value: profile };
}
