import { DEMO_MARKETS } from '@cartwright/dev-store/setup/demo-markets';
import type { DevStoreOptions } from '@cartwright/dev-store/setup/options';

type LocalShop = Pick<DevStoreOptions, 'shop' | 'markets'>;

/** The shop of `npm start`. */
export const LARKSPUR: LocalShop = {
  shop: {
    domain: 'larkspur-supply.myshopify.com',
    name: 'Larkspur Supply',
    currency: 'USD',
    timezone: 'America/New_York',
    country: 'US',
  },
  markets: DEMO_MARKETS,
};

/**
 * The same under another name, with prices in another currency. No rates are known of it: its markets sell in it too, as
 * those of a shop without local currencies.
 */
export function larkspurAs({
  name = LARKSPUR.shop.name,
  currency = LARKSPUR.shop.currency,
}: {
  readonly name?: string | undefined;
  readonly currency?: string | undefined;
}): LocalShop {
  const shop = { ...LARKSPUR.shop, name, currency };
  if (currency === LARKSPUR.shop.currency) return { ...LARKSPUR, shop };
  return {
    shop,
    markets: DEMO_MARKETS.map((market) => ({ ...market, currency, rate: '1.0' })),
  };
}

/** A second one, which has nothing to do with the first: another currency, another day. */
export const HINODE: LocalShop = {
  shop: {
    domain: 'hinode-goods.myshopify.com',
    name: 'Hinode Goods',
    currency: 'JPY',
    timezone: 'Asia/Tokyo',
    country: 'JP',
  },
};
