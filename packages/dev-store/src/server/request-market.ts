import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StoreContext } from '../context/store-context';
import { type Market, marketOfPath } from '../engine/model/market';

/** Keeps the country that a shopper chose, as on Shopify. */
const COOKIE = 'localization';

/** The market of a request: by the locale root of its path, else the one that the browser chose, else the shop's own. */
export function requestMarket(c: Context, { markets }: StoreContext): Market {
  const chosen = getCookie(c, COOKIE);
  return marketOfPath(markets, c.req.path) ?? markets.find(({ country }) => country === chosen) ?? markets[0];
}

/** Remembers a market in the browser, for the pages that no root says it of. */
export function chooseMarket(c: Context, { country }: Market): void {
  setCookie(c, COOKIE, country, { path: '/', sameSite: 'Lax', maxAge: 365 * 24 * 3600 });
}
