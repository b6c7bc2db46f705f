import { wantSync } from './catalogue/mirror-state';
import { ServerStartError } from './process/server-start-error';
import { wantPublication } from './publishing/publication-state';
import type { ServerOptions } from './server-options';
import type { ShopContext } from './shop-context';
import type { ShopContexts } from './shop-contexts';
import type { AppAccess } from './sign-in/app-access';
import type { Installable } from './sign-in/sign-in';

/**
 * Installable app, for sign-in; null without one. Throws a ServerStartError without a public URL. `begin` starts
 * background work for a shop; idempotent.
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
      // Even if it was started before: an uninstall handled by another server has deleted its jobs.
      await begin(shop);
    },
  };
}
