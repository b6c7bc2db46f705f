import { fileURLToPath } from 'node:url';
import { deleteCart, listCarts } from '@cartwright/core/contract/cart-list';
import { REWARDS_FUNCTION_HANDLE, VALIDATION_FUNCTION_HANDLE } from '@cartwright/core/storefront/names';
import { DEMO_MARKETS } from '@cartwright/dev-store/setup/demo-markets';
import { VALIDATION_TARGET } from '@cartwright/dev-store/setup/options';
import { startDevStore } from '@cartwright/dev-store/store';
import { readThemeExtension } from '@cartwright/dev-store/theme-extension/read-theme-extension';
import { startServer } from '@cartwright/server/start-server';
import { openTestDatabase } from '@cartwright/server/testing/test-database';
import type { Backend } from './backend';

const SHOP = {
  domain: 'larkspur-supply.myshopify.com',
  name: 'Larkspur Supply',
  currency: 'USD',
  timezone: 'America/New_York',
  country: 'US',
};
const ACCESS_TOKEN = 'contract-test';
const REFUSING_NOTHING = { query: '{ cart { lines { id } } }', run: () => ({ operations: [] }) };
const EXTENSION = fileURLToPath(new URL('../../extensions/cart-embed', import.meta.url));

/** The real server on a database of its own, with the local Shopify store behind it. */
export async function serverBackend(): Promise<Backend> {
  const store = await startDevStore({
    port: 0,
    shop: SHOP,
    markets: DEMO_MARKETS,
    // The tests save more in a second than any merchant.
    adminBucket: { maximumAvailable: 1_000_000, restoreRate: 100_000 },
    app: {
      handle: 'cartwright',
      title: 'Cartwright',
      accessToken: ACCESS_TOKEN,
      themeExtension: await readThemeExtension(EXTENSION),
      functions: [
        { handle: REWARDS_FUNCTION_HANDLE, targets: {} },
        { handle: VALIDATION_FUNCTION_HANDLE, targets: { [VALIDATION_TARGET]: REFUSING_NOTHING } },
      ],
    },
  });
  const database = await openTestDatabase();
  const start = (staff = false) =>
    startServer({
      port: 0,
      // Another server goes on with it.
      database: { ...database, close: async () => {} },
      staff,
      shops: [{ domain: SHOP.domain, accessToken: ACCESS_TOKEN, apiOrigin: store.url, storeUrl: store.url }],
    });
  let server = await start();
  const send = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${server.url}${pathname}${search}`, request));
  };
  return {
    send,
    beStaff: async (isStaff) => {
      await server.close();
      server = await start(isStaff);
    },
    reset: async () => {
      const listed = await send(new Request(`http://127.0.0.1${listCarts.path}`));
      for (const { id, revision } of listCarts.response.parse(await listed.json()).combinedCarts) {
        const path = deleteCart.path.replace(':id', id);
        await send(new Request(`http://127.0.0.1${path}?revision=${revision}`, { method: 'DELETE' }));
      }
    },
    close: async () => {
      await server.close();
      await store.close();
      await database.close();
    },
  };
}
