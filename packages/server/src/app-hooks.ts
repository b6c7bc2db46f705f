import { redactOrders } from './analytics/stored-orders';
import type { Database } from './db/database';
import { forShop } from './db/for-shop';
import type { ShopContexts } from './shop-contexts';
import { grantedScopes } from './shops/granted-scopes';
import { keepScopes, markUninstalled } from './sign-in/installation-rows';
import type { AppHooks } from './webhooks/app-topics';

/**
 * Hooks of the server for Shopify's webhooks about the app. `scopesChanged` is called with a shop whose granted
 * scopes changed.
 */
export function appHooks(options: {
  readonly database: Pick<Database, 'sql'>;
  readonly find: ShopContexts['find'];
  readonly clock: () => Date;
  readonly scopesChanged: (shopId: string) => Promise<void>;
}): AppHooks {
  const { database, find, clock, scopesChanged } = options;
  return {
    async uninstalled(id, at) {
      await markUninstalled({ store: forShop(database, id), clock }, at);
      // This server stops at once, others at their next poll.
      return (await find(id)) === null;
    },
    async isLetIn(id) {
      const shop = await find(id);
      if (!shop) return false;
      const granted = await grantedScopes(shop.admin);
      if (!granted.ok && granted.code !== 'refused') throw new Error(granted.message);
      return granted.ok;
    },
    async scopesChanged(id) {
      const shop = await find(id);
      if (!shop) return;
      const granted = await grantedScopes(shop.admin);
      if (!granted.ok) throw new Error(granted.message);
      await keepScopes(shop.store, granted.value);
      await scopesChanged(id);
    },
    customerRedacted: (id, orderIds) => redactOrders(forShop(database, id), orderIds),
  };
}
