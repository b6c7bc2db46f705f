import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import { parse, serialize } from 'hono/utils/cookie';

/** Session cookies, one per shop, so that a browser can be signed in to several. */
export interface Cookies {
  /** Session tokens of a request by shop domain, unverified. */
  tokensOf(request: Request): ReadonlyMap<string, string>;
  /** Headers `Set-Cookie`. */
  signedIn(shopId: string, token: string, maxAge: number): string;
  signedOut(shopId: string): string;
  /** OAuth state of this browser; undefined if none. */
  stateOf(request: Request): string | undefined;
  withState(state: string, maxAge: number): string;
  withoutState(): string;
}

const ENDING = '.myshopify.com';
/** 256 bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** Maximum of shops per request, as each one is verified. */
const MAX_SHOPS = 20;

/** `publicUrl` is the app's public URL: with https, cookies are secure. */
export function cookiesFor(publicUrl: string): Cookies {
  const secure = new URL(publicUrl).protocol === 'https:';
  // The `__Host-` prefix keeps other subdomains from setting it; requires https.
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
