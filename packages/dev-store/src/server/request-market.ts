import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StoreContext } from '../context/store-context';
import { type Market, marketOfPath } from '../engine/model/market';

/** Cookie with the shopper's country, as in Shopify. */
const COOKIE = 'localization';

/** Market of a request: by its locale root, else by the browser's cookie, else the shop's own. */
export function requestMarket(c: Context, { markets }: StoreContext): Market {
  const chosen = getCookie(c, COOKIE);
  return marketOfPath(markets, c.req.path) ?? markets.find(({ country }) => country === chosen) ?? markets[0];
}

/** Saves a market in a cookie, for pages without a locale root. */
export function chooseMarket(c: Context, { country }: Market): void {
  setCookie(c, COOKIE, country, { path: '/', sameSite: 'Lax', maxAge: 365 * 24 * 3600 });
}
