import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Market, marketOfPath } from '../engine/market';
import type { StoreContext } from '../store-context';

/** Keeps the country that a shopper chose, as on Shopify. */
export const LOCALIZATION_COOKIE = 'localization';

/** The market of a request: by the locale root of its path, else the one that the browser chose, else the shop's own. */
export function requestMarket(c: Context, { markets }: StoreContext): Market {
  const chosen = getCookie(c, LOCALIZATION_COOKIE);
  return marketOfPath(markets, c.req.path) ?? markets.find(({ country }) => country === chosen) ?? markets[0];
}
