import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StoreContext } from '../context/store-context';
import { type CartState, emptyCart } from '../engine/model/cart-state';

const COOKIE = 'cart';
const COOKIE_OPTIONS = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 14 * 24 * 3600 } as const;
const TOKEN = /^[\w-]{8,80}\?key=[\w-]{8,80}$/;

/** Tokens assigned to browsers without one, constant within a request. */
const given = new WeakMap<Request, string>();

/** Cart of the session; a new browser gets a token and an empty cart. */
export function sessionCart(c: Context, store: StoreContext): CartState {
  const token = sessionToken(c, store);
  return store.state.cart(token) ?? emptyCart(token);
}

/** Replaces the session's cart after its purchase. */
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

/** Session name of a request. Without a cookie, each request is its own session. */
export function sessionName(c: Context): string | undefined {
  return getCookie(c, COOKIE);
}
