import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'customer';
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,128}$/;

/** Email of the signed-in customer; null if nobody is. */
export function signedInCustomer(c: Context): string | null {
  const email = getCookie(c, COOKIE);
  return email !== undefined && EMAIL.test(email) ? email : null;
}

/** Signs in by email alone, as a customer only sees products of own orders. False if invalid. */
export function signIn(c: Context, email: unknown): boolean {
  if (typeof email !== 'string' || !EMAIL.test(email.trim())) return false;
  setCookie(c, COOKIE, email.trim(), { path: '/', httpOnly: true, sameSite: 'Lax' });
  return true;
}

export function signOut(c: Context): void {
  deleteCookie(c, COOKIE, { path: '/' });
}
