import { isEmbedded } from './is-embedded';

/**
 * Parameters of Shopify's admin that a reload of our page needs again: without them, the server neither lets the
 * admin frame the page nor loads App Bridge.
 */
const ADMIN_PARAMS = ['embedded', 'host', 'shop', 'locale'];

export type Params = readonly (readonly [string, string])[];

/** Parameters of Shopify's admin in a URL (its `search`); none for a standalone page. */
export function adminParams(search: string): Params {
  if (!isEmbedded(search)) return [];
  return [...new URLSearchParams(search)].filter(([name]) => ADMIN_PARAMS.includes(name));
}

/** Adds the parameters to a URL. */
export function withParams(url: URL, params: Params): URL {
  const changed = new URL(url);
  for (const [name, value] of params) changed.searchParams.set(name, value);
  return changed;
}

/** Removes the parameters from a URL, for the router. */
export function withoutParams(url: URL, params: Params): URL {
  const changed = new URL(url);
  for (const [name] of params) changed.searchParams.delete(name);
  return changed;
}

/** URL by which the page at `here` opens another one (a path), with the parameters of Shopify's admin, if any. */
export function addressFrom(here: Pick<Location, 'origin' | 'search'>, path: string): string {
  const { pathname, search, hash } = withParams(new URL(path, here.origin), adminParams(here.search));
  return `${pathname}${search}${hash}`;
}
