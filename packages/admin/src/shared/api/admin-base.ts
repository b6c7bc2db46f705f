import { isLoginPath } from './login-url';

/** The whole admin is also below this path, for links that name it. */
const BASE = '/admin';

const isBelow = (pathname: string) =>
  (pathname === BASE || pathname.startsWith(`${BASE}/`)) && !isLoginPath(pathname);

/** The page's own path, whichever way its address was written: `/admin/discounts/` is `/discounts/`. */
export function withoutBase(pathname: string): string {
  return isBelow(pathname) ? pathname.slice(BASE.length) || '/' : pathname;
}

/** The address of a page for a link on the page at `here` (its pathname): whoever is below `/admin` stays there. */
export function withBase(path: string, here: string): string {
  return isBelow(here) ? belowBase(path) : path;
}

/** The address of a page below `/admin`. What is there already, and the login page, stays as it is. */
export function belowBase(path: string): string {
  const pathname = path.replace(/[?#].*/, '');
  return isBelow(pathname) || isLoginPath(pathname) ? path : `${BASE}${path}`;
}
