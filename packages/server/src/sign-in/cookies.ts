import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import { parse, serialize } from 'hono/utils/cookie';

/** The cookies of browsers that are signed in: one for each shop, so that one can be signed in to several. */
export interface Cookies {
  /** The tokens that a request brings, by the shop's domain. They may be anybody's invention. */
  tokensOf(request: Request): ReadonlyMap<string, string>;
  /** Headers `Set-Cookie`. */
  signedIn(shopId: string, token: string, maxAge: number): string;
  signedOut(shopId: string): string;
  /** What this browser was sent to Shopify with; undefined where it was not. */
  stateOf(request: Request): string | undefined;
  withState(state: string, maxAge: number): string;
  withoutState(): string;
}

const ENDING = '.myshopify.com';
/** Form of a token: 256 bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** More shops than anybody works in at once: a request asks for each of them. */
const MAX_SHOPS = 20;

/** `publicUrl` is where browsers reach the app: over https cookies are sent there only. */
export function cookiesFor(publicUrl: string): Cookies {
  const secure = new URL(publicUrl).protocol === 'https:';
  // By this name no other host of the domain can set it. Browsers take it over https only.
  const prefix = secure ? '__Host-cartwright-' : 'cartwright-';
  const state = `${prefix}.state`;
  const set = (name: string, value: string, maxAge: number) =>
    serialize(name, value, { httpOnly: true, sameSite: 'Lax', path: '/', secure, maxAge });
  const nameOf = (shopId: string) => prefix + shopId.slice(0, -ENDING.length);
  const sent = (request: Request) => parse(request.headers.get('cookie') ?? '');
  return {
    tokensOf(request) {
      const tokens = Object.entries(sent(request)).flatMap(([name, token]) => {
        const shopId = name.startsWith(prefix) ? name.slice(prefix.length) + ENDING : null;
        return isShopDomain(shopId) && TOKEN.test(token) ? [[shopId, token] as const] : [];
      });
      return new Map(tokens.slice(0, MAX_SHOPS));
    },
    signedIn: (shopId, token, maxAge) => set(nameOf(shopId), token, maxAge),
    signedOut: (shopId) => set(nameOf(shopId), '', 0),
    stateOf: (request) => sent(request)[state],
    withState: (value, maxAge) => set(state, value, maxAge),
    withoutState: () => set(state, '', 0),
  };
}
