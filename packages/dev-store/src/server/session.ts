import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type CartState, emptyCart } from '../engine/cart-state';
import type { StoreContext } from '../store-context';

const COOKIE = 'cart';
const TOKEN = /^[\w-]{8,80}\?key=[\w-]{8,80}$/;

/** The cart of the browser's session; a new browser gets a token and an empty cart. */
export function sessionCart(c: Context, store: StoreContext): CartState {
  const token = sessionToken(c, store);
  return store.state.cart(token) ?? emptyCart(token);
}

function sessionToken(c: Context, store: StoreContext): string {
  const known = getCookie(c, COOKIE);
  if (known && TOKEN.test(known)) return known;
  const token = `${store.random()}?key=${store.random()}`;
  setCookie(c, COOKIE, token, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 14 * 24 * 3600 });
  return token;
}

/** Which requests belong together. Without a cookie every request is a session of its own. */
export function sessionName(c: Context): string | undefined {
  return getCookie(c, COOKIE);
}
