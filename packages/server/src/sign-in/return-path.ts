/** Maximum UTF-16 units that fit the cookie beside the rest of the state. */
const MAX_LENGTH = 1_000;

/** Characters that are invalid in paths, or that some browsers treat as slashes or drop. */
const NEVER_IN_A_PATH = /[\s\\\p{Cc}]/u;

/** Paths that aren't admin pages, and the login page. */
const NO_PAGE = /^(\/admin)?\/(api|auth|login|storefront|webhooks)(\/|$)/;

/** Placeholder of the app's own origin. */
const OWN = 'http://own.invalid';

/** Validated return path after sign-in: an admin page with search and hash; else the home page. */
export function returnPath(requested: string | undefined): string {
  const url = requested === undefined ? null : ownUrl(requested);
  const path = url && `${url.pathname}${url.search}${url.hash}`;
  return path && path.length <= MAX_LENGTH ? path : '/';
}

/** The same page with another `shop` parameter; null removes it. */
export function pageOfShop(path: string, shop: string | null): string {
  const { pathname, searchParams, hash } = new URL(path, OWN);
  if (shop === null) searchParams.delete('shop');
  else searchParams.set('shop', shop);
  const search = searchParams.toString();
  return `${pathname}${search && `?${search}`}${hash}`;
}

function ownUrl(requested: string): URL | null {
  if (!requested.startsWith('/') || requested.length > MAX_LENGTH || NEVER_IN_A_PATH.test(requested))
    return null;
  const url = URL.canParse(requested, OWN) ? new URL(requested, OWN) : null;
  // Dot segments are resolved by now: `//` would be another host.
  return url?.origin === OWN && !url.pathname.startsWith('//') && !NO_PAGE.test(url.pathname) ? url : null;
}
