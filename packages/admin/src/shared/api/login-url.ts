/** Path of the login page. */
export const LOGIN_PATH = '/admin/login/';

/** Path of the home page. */
export const HOME = '/';

/** Matches with or without trailing slash. */
export const isLoginPath = (pathname: string): boolean => `${pathname}/`.startsWith(LOGIN_PATH);

/**
 * Login URL that returns to `from` (a path of this app with search and hash). The only place to
 * change for another login.
 */
export function loginUrl(from: string): string {
  return `${LOGIN_PATH}?${new URLSearchParams({ return_to: from })}`;
}

/** Validated return path: a path of this app, else Home, to prevent open redirects. */
export function returnAddress(requested: unknown): string {
  if (typeof requested !== 'string' || !requested.startsWith('/') || !URL.canParse(requested, OWN))
    return HOME;
  const { origin, pathname, search, hash } = new URL(requested, OWN);
  if (origin !== OWN || isLoginPath(pathname)) return HOME;
  return `${pathname}${search}${hash}`;
}

/** Placeholder of the page's own origin. */
const OWN = 'http://own.invalid';
