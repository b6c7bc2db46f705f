import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StoreContext } from '../context/store-context';
import { type CartState, emptyCart } from '../engine/model/cart-state';

const COOKIE = 'cart';
const COOKIE_OPTIONS = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 14 * 24 * 3600 } as const;
const TOKEN = /^[\w-]{8,80}\?key=[\w-]{8,80}$/;

/** Tokens given to browsers that came without one: the same for all that one request does. */
const given = new WeakMap<Request, string>();

/** The cart of the browser's session; a new browser gets a token and an empty cart. */
export function sessionCart(c: Context, store: StoreContext): CartState {
  const token = sessionToken(c, store);
  return store.state.cart(token) ?? emptyCart(token);
}

/** Goes on with another cart: the one before was bought. */
export function changeSessionCart(c: Context, token: string): void {
  given.set(c.req.raw, token);
  setCookie(c, COOKIE, token, COOKIE_OPTIONS);
}

function sessionToken(c: Context, store: StoreContext): string {
  const known = getCookie(c, COOKIE) ?? given.get(c.req.raw);
  if (known && TOKEN.test(known)) return known;
  const token = `${store.random()}?key=${store.random()}`;
  changeSessionCart(c, token);
  return token;
}

/** Which requests belong together. Without a cookie every request is a session of its own. */
export function sessionName(c: Context): string | undefined {
  return getCookie(c, COOKIE);
}
