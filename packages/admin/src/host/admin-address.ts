import { isEmbedded } from './is-embedded';

/**
 * What Shopify's admin adds to the address of its frame, as far as a page of ours needs it again when it is reloaded:
 * without it, the server neither lets the admin frame the page nor gives it App Bridge.
 */
const ADMIN_PARAMS = ['embedded', 'host', 'shop', 'locale'];

export type Params = readonly (readonly [string, string])[];

/** Parameters of Shopify's admin in an address (its `search`); none for a page of its own. */
export function adminParams(search: string): Params {
  if (!isEmbedded(search)) return [];
  return [...new URLSearchParams(search)].filter(([name]) => ADMIN_PARAMS.includes(name));
}

/** An address that has them, too. */
export function withParams(url: URL, params: Params): URL {
  const changed = new URL(url);
  for (const [name, value] of params) changed.searchParams.set(name, value);
  return changed;
}

/** An address as routes know it. */
export function withoutParams(url: URL, params: Params): URL {
  const changed = new URL(url);
  for (const [name] of params) changed.searchParams.delete(name);
  return changed;
}

/** Address of another page, a path, as the page at `here` has to open it: with what Shopify's admin needs again, if anything. */
export function addressFrom(here: Pick<Location, 'origin' | 'search'>, path: string): string {
  const { pathname, search, hash } = withParams(new URL(path, here.origin), adminParams(here.search));
  return `${pathname}${search}${hash}`;
}
