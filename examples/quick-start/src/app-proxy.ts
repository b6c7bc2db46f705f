import type { AppProxy } from '@cartwright/dev-store/setup/options';

/** App proxy: storefront path of the app's pages, and the URL that serves them. */
export function appProxy(adminUrl: string): AppProxy {
  return { url: `${adminUrl}/proxy`, prefix: 'apps', subpath: 'cartwright' };
}
