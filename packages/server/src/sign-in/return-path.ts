/** UTF-16 units that a browser's cookie has room for beside the rest of the state. */
const MAX_LENGTH = 1_000;

/** Characters that no path has as it is written, or that some browsers take for a slash or leave out. */
const NEVER_IN_A_PATH = /[\s\\\p{Cc}]/u;

/** Paths that aren't pages of the admin, and the page that led here. */
const NO_PAGE = /^(\/admin)?\/(api|auth|login|storefront|webhooks)(\/|$)/;

/** Stands for the app's own origin, whatever that is. */
const OWN = 'http://own.invalid';

/** Where a merchant who signs in comes back to: a page of the admin, with its search and hash; the first page for anything else. */
export function returnPath(requested: string | undefined): string {
  const url = requested === undefined ? null : ownUrl(requested);
  const path = url && `${url.pathname}${url.search}${url.hash}`;
  return path && path.length <= MAX_LENGTH ? path : '/';
}

/** The same page with `shop` as the shop that it is about; without one where it is null. */
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
  // Dots are gone by now: what they led to may name another host.
  return url?.origin === OWN && !url.pathname.startsWith('//') && !NO_PAGE.test(url.pathname) ? url : null;
}
