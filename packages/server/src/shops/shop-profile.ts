import { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import { resultWithin } from '../process/within-time';
import type { AdminClient } from '../shopify/admin-client';
import { SHOP_QUERY, shopData } from '../shopify/documents/shop';
import { type ShopifyResult, unavailable } from '../shopify/shopify-failure';

const shopProfile = z.object({
  name: z.string(),
  /** IANA name. */
  timezone: z.string(),
  /** ISO codes. */
  currency: z.string(),
  presentmentCurrencies: z.array(z.string()),
  /** ISO code; null if unknown. */
  country: z.string().nullable().default(null),
  /** Countries that the shop ships to, as ISO codes. */
  countries: z.array(z.string()).default([]),
});
export type ShopProfile = z.infer<typeof shopProfile>;

/** Last stored profile of the shop; null if it was never read. */
export async function storedShopProfile(store: ShopStore): Promise<ShopProfile | null> {
  const [row] = await store.columns(shops, ['profile']);
  return shopProfile.safeParse(row?.profile).data ?? null;
}

/** Profile of the shop; the last known one while Shopify is unavailable. */
export async function readShopProfile(
  store: ShopStore,
  admin: AdminClient,
): Promise<ShopifyResult<ShopProfile>> {
  const stored = await storedShopProfile(store);
  const response = await admin.run(SHOP_QUERY, {}, shopData);
  if (!response.ok) return stored ? { ok: true, value: stored } : response;
  const { name, currencyCode, ianaTimezone, enabledPresentmentCurrencies, billingAddress, shipsToCountries } =
    response.value.shop;
  const profile: ShopProfile = {
    name,
    timezone: ianaTimezone,
    currency: currencyCode,
    presentmentCurrencies: enabledPresentmentCurrencies,
    country: billingAddress.countryCodeV2,
    countries: shipsToCountries,
  };
  if (JSON.stringify(stored) !== JSON.stringify(profile)) await store.update(shops, { profile });
  return { ok: true, value: profile };
}

/** Timeout of interactive reads of the profile. */
export const TIMEOUT_MS = 2_000;

/**
 * Reads profiles for interactive calls: Shopify's current one if it responds in time, else the last known one;
 * `unavailable` if there is none. Single-flight; a late response is stored for the next call.
 */
export function patientProfiles(): (
  store: ShopStore,
  admin: AdminClient,
) => Promise<ShopifyResult<ShopProfile>> {
  const pending = new Map<string, ReturnType<typeof resultWithin<ShopifyResult<ShopProfile>>>>();
  return async (store, admin) => {
    const { shopId } = store;
    const asking =
      pending.get(shopId) ??
      resultWithin(
        readShopProfile(store, admin).finally(() => pending.delete(shopId)),
        TIMEOUT_MS,
      );
    pending.set(shopId, asking);
    const soon = await asking;
    if (soon) return soon.value;
    const stored = await storedShopProfile(store);
    return stored ? { ok: true, value: stored } : unavailable('No answer in time');
  };
}
