import { isLoginPath } from './login-url';

/** Base path that the whole admin is also served under. */
const BASE = '/admin';

const isBelow = (pathname: string) =>
  (pathname === BASE || pathname.startsWith(`${BASE}/`)) && !isLoginPath(pathname);

/** Path of a page without the base: `/admin/discounts/` is `/discounts/`. */
export function withoutBase(pathname: string): string {
  return isBelow(pathname) ? pathname.slice(BASE.length) || '/' : pathname;
}

/** Link to a page from `here` (a pathname), keeping the base. */
export function withBase(path: string, here: string): string {
  return isBelow(here) ? belowBase(path) : path;
}

/** Path of a page below the base. Unchanged if it already is, and for the login page. */
export function belowBase(path: string): string {
  const pathname = path.replace(/[?#].*/, '');
  return isBelow(pathname) || isLoginPath(pathname) ? path : `${BASE}${path}`;
}
