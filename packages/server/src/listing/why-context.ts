import type { WhyContext } from '@cartwright/core/listing/why-messages';
import { DEFAULT_TIME_ZONE } from '@cartwright/core/schedule/wall-time';
import type { ShopStore } from '../db/for-shop';
import { storedShopProfile } from '../shops/shop-profile';

/**
 * Context of a shop's reasons. `campaign` is the one that pins; `currency` is the market's, null: the shop's own.
 */
export async function whyContext(
  store: ShopStore,
  { campaign, currency }: { readonly campaign: string | null; readonly currency: string | null },
): Promise<WhyContext> {
  const profile = await storedShopProfile(store);
  const shopCurrency = profile?.currency ?? 'USD';
  return {
    campaign,
    currency: currency ?? shopCurrency,
    shopCurrency,
    locale: 'en-US',
    timezone: profile?.timezone ?? DEFAULT_TIME_ZONE,
  };
}
