import { installationOf } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import type { ProxyPathRecord } from '../state/app-state';

export const PREFIXES = ['a', 'apps', 'community', 'tools'] as const;

/** Subpaths reserved by Shopify. */
const RESERVED = ['admin', 'login', 'password', 'services'];

/** Scope required for app proxy pages. Source: Shopify, "About app proxies and dynamic data". */
const SCOPE = 'write_app_proxy';

/**
 * Path of the app's pages in the shop; null if it has none, lacks the scope, or isn't installed.
 */
export function proxyPathOf(store: StoreContext): ProxyPathRecord | null {
  const { configuration } = store.app;
  if (!configuration?.appProxy || !installationOf(store)?.scopes.includes(SCOPE)) return null;
  const { prefix, subpath } = configuration.appProxy;
  return store.state.app.read().proxyPath ?? { prefix, subpath };
}

export type ReadProxyPath =
  | { readonly ok: true; readonly path: ProxyPathRecord }
  | { readonly ok: false; readonly problem: string };

/**
 * Validates the merchant's path of app pages. Source: Shopify, "Display dynamic store data with app
 * proxies".
 */
export function readProxyPath(prefix: string, subpath: string): ReadProxyPath {
  if (!PREFIXES.some((each) => each === prefix)) {
    return { ok: false, problem: `Prefix: choose one of ${PREFIXES.join(', ')}.` };
  }
  if (!/^[\w-]{1,30}$/.test(subpath) || RESERVED.includes(subpath.toLowerCase())) {
    const problem = `Subpath: use up to 30 letters, numbers, hyphens and underscores, and none of ${RESERVED.join(', ')}.`;
    return { ok: false, problem };
  }
  return { ok: true, path: { prefix, subpath } };
}
