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
