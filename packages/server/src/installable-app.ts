import { wantSync } from './catalogue/mirror-state';
import { ServerStartError } from './process/server-start-error';
import { wantPublication } from './publishing/publication-state';
import type { ServerOptions } from './server-options';
import type { ShopContext } from './shop-context';
import type { ShopContexts } from './shop-contexts';
import type { AppAccess } from './sign-in/app-access';
import type { Installable } from './sign-in/sign-in';

/**
 * App that shops can install, for signing in; null where there is none. Throws a ServerStartError when it is not said where
 * browsers reach the app. `begin` begins what the server does for a shop by itself; once more does no harm.
 */
export function installableApp(
  { app, publicUrl, shops: fixed }: ServerOptions,
  access: AppAccess,
  shops: ShopContexts,
  begin: (shop: ShopContext) => Promise<void>,
): Installable | null {
  if (!app) return null;
  if (publicUrl === undefined) {
    throw new ServerStartError(
      'invalid_settings',
      'Say where browsers reach the app: publicUrl (PUBLIC_URL).',
    );
  }
  return {
    app,
    access,
    publicUrl,
    isFixed: (id) => fixed.some(({ domain }) => domain === id),
    isActive: async (id) => (await shops.find(id)) !== null,
    async installed(id) {
      const shop = await shops.find(id);
      if (!shop) return;
      await wantPublication(shop.store);
      await wantSync(shop.store);
      // Also where it has begun before: an uninstall that another server was told of took its jobs along.
      await begin(shop);
    },
  };
}
