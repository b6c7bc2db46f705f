import { join } from 'node:path';
import { ACCESS_SCOPES, OPTIONAL_SCOPES } from '@cartwright/core/contract/access-scopes';
import type { Catalogue } from '@cartwright/dev-store/engine/model/catalogue';
import { startServer } from '@cartwright/server/start-server';
import { appFolders } from './app-folders';
import { appProxy } from './app-proxy';
import { appWebhooks } from './app-webhooks';
import { keptSecrets } from './kept-secrets';
import { openStore } from './open-store';
import type { QuickStart } from './quick-start';
import type { Settings } from './settings';
import { HINODE, larkspurAs } from './shops';

const CLIENT_ID = '0cafe0cafe0cafe0cafe0cafe0cafe00';

/**
 * Starts two Shopify stores and the app, which neither has installed yet: merchants sign in, in each store's admin or
 * beside it. If one of the three fails to start, stops all and throws.
 */
export async function twoShops(
  settings: Settings & { readonly secondStorePort: number },
  catalogue: Catalogue,
): Promise<QuickStart> {
  const adminUrl = `http://127.0.0.1:${settings.port}`;
  const shops = [
    {
      ...larkspurAs({ name: settings.shopName, currency: settings.currency }),
      port: settings.storePort,
      catalogue,
    },
    { ...HINODE, port: settings.secondStorePort },
  ];
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of opened.toReversed()) await part.close();
  };
  const urlOf = ({ port }: { readonly port: number }) => `http://127.0.0.1:${port}`;
  try {
    const { clientSecret, tokenKey } = await keptSecrets(settings.dataDir);
    for (const each of shops) {
      opened.push(
        await openStore({
          ...each,
          app: {
            configuration: {
              clientId: CLIENT_ID,
              clientSecret,
              applicationUrl: `${adminUrl}/`,
              redirectUrls: [`${adminUrl}/auth/callback`],
              scopes: ACCESS_SCOPES,
              optionalScopes: OPTIONAL_SCOPES,
              appProxy: appProxy(adminUrl),
            },
            webhooks: appWebhooks(adminUrl, clientSecret),
          },
          file: join(settings.dataDir, `${each.shop.domain}.json`),
          forTests: settings.storeForTests ?? false,
        }),
      );
    }
    const shopOrigins = Object.fromEntries(shops.map((each) => [each.shop.domain, urlOf(each)]));
    if (settings.withoutApp) {
      const variables = {
        SHOPIFY_API_KEY: CLIENT_ID,
        SHOPIFY_API_SECRET: clientSecret,
        TOKEN_KEYS: tokenKey,
        PUBLIC_URL: adminUrl,
        SHOP_ORIGINS: Object.entries(shopOrigins)
          .map((shop) => shop.join('='))
          .join(','),
      };
      return { adminUrl, storeUrls: shops.map(urlOf), variables, close };
    }
    opened.push(
      await startServer({
        ...appFolders(settings),
        host: '127.0.0.1',
        port: settings.port,
        publicUrl: adminUrl,
        shops: [],
        mirrorsCatalogue: true,
        app: { clientId: CLIENT_ID, clientSecret, tokenKeys: [tokenKey], shopOrigins },
      }),
    );
  } catch (error) {
    await close();
    throw error;
  }
  return { adminUrl, storeUrls: shops.map(urlOf), close };
}
