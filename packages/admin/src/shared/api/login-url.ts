/** Where the admin says that nobody is signed in. */
export const LOGIN_PATH = '/admin/login/';

/** The page that the app opens with. */
export const HOME = '/';

/** Also without the slash at its end. */
export const isLoginPath = (pathname: string): boolean => `${pathname}/`.startsWith(LOGIN_PATH);

/**
 * Where whoever is signed out goes, and comes back from to `from` (a path of this app with its search and hash). The one
 * place that knows; with another way of signing in, this is its address.
 */
export function loginUrl(from: string): string {
  return `${LOGIN_PATH}?${new URLSearchParams({ return_to: from })}`;
}

/** Where to come back to: a path of this app; Home for anything else, so that no link leads out of it. */
export function returnAddress(requested: unknown): string {
  if (typeof requested !== 'string' || !requested.startsWith('/') || !URL.canParse(requested, OWN))
    return HOME;
  const { origin, pathname, search, hash } = new URL(requested, OWN);
  if (origin !== OWN || isLoginPath(pathname)) return HOME;
  return `${pathname}${search}${hash}`;
}

/** Stands for the page's own origin, whatever that is. */
const OWN = 'http://own.invalid';
