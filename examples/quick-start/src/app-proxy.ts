import type { AppProxy } from '@cartwright/dev-store/setup/options';

/** Where the app's pages are in a shop, and what answers there. */
export function appProxy(adminUrl: string): AppProxy {
  return { url: `${adminUrl}/proxy`, prefix: 'apps', subpath: 'cartwright' };
}
