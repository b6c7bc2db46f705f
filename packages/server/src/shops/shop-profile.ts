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
  /** ISO code; null where Shopify has not said it. */
  country: z.string().nullable().default(null),
});
export type ShopProfile = z.infer<typeof shopProfile>;

/** What Shopify said of the shop the last time; null when it was never asked. */
export async function storedShopProfile(store: ShopStore): Promise<ShopProfile | null> {
  const [row] = await store.rows(shops);
  return shopProfile.safeParse(row?.profile).data ?? null;
}

/** What Shopify says of the shop; what it said last when it cannot be asked. */
export async function readShopProfile(
  store: ShopStore,
  admin: AdminClient,
): Promise<ShopifyResult<ShopProfile>> {
  const stored = await storedShopProfile(store);
  const asked = await admin.run(SHOP_QUERY, {}, shopData);
  if (!asked.ok) return stored ? { ok: true, value: stored } : asked;
  const { name, currencyCode, ianaTimezone, enabledPresentmentCurrencies, billingAddress } = asked.value.shop;
  const profile: ShopProfile = {
    name,
    timezone: ianaTimezone,
    currency: currencyCode,
    presentmentCurrencies: enabledPresentmentCurrencies,
    country: billingAddress.countryCodeV2,
  };
  if (JSON.stringify(stored) !== JSON.stringify(profile)) await store.update(shops, { profile });
  return { ok: true, value: profile };
}
