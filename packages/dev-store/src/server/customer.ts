import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'customer';
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,128}$/;

/** The customer who is signed in in this browser, by the email; null for nobody. */
export function signedInCustomer(c: Context): string | null {
  const email = getCookie(c, COOKIE);
  return email !== undefined && EMAIL.test(email) ? email : null;
}

/** Signs in whoever gives an email: of a customer only the products of own orders are shown for it. False when it is none. */
export function signIn(c: Context, email: unknown): boolean {
  if (typeof email !== 'string' || !EMAIL.test(email.trim())) return false;
  setCookie(c, COOKIE, email.trim(), { path: '/', httpOnly: true, sameSite: 'Lax' });
  return true;
}

export function signOut(c: Context): void {
  deleteCookie(c, COOKIE, { path: '/' });
}
