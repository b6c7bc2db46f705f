import { join } from 'node:path';
import { ACCESS_SCOPES, OPTIONAL_SCOPES } from '@cartwright/core/contract/access-scopes';
import type { Catalogue } from '@cartwright/dev-store/engine/model/catalogue';
import { startServer } from '@cartwright/server/start-server';
import { appFolders } from './app-folders';
import { appProxy } from './app-proxy';
import { appWebhooks } from './app-webhooks';
import { keptSecrets, type Secrets } from './kept-secrets';
import { LARGEST_PLAN, openStore } from './open-store';
import { seedDemoCart } from './seed-demo-cart';
import { seedLooks } from './seed-looks';
import { seedVisits } from './seed-visits';
import type { Settings } from './settings';
import { LARKSPUR, larkspurAs } from './shops';
import { visitedDemoCart } from './visited-demo-cart';

export interface QuickStart {
  readonly adminUrl: string;
  /** The store's, or those of both. */
  readonly storeUrls: readonly string[];
  /** What a server that is started as the app is told; absent where the app runs. */
  readonly variables?: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * Starts a Shopify store and the app that is installed in it, and gives a first start its looks and its demo cart. Throws when one of
 * the two cannot start; nothing runs then.
 */
export async function quickStart(settings: Settings, catalogue: Catalogue): Promise<QuickStart> {
  const adminUrl = `http://127.0.0.1:${settings.port}`;
  const storeUrl = `http://127.0.0.1:${settings.storePort}`;
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of opened.toReversed()) await part.close();
  };
  try {
    const secrets = await keptSecrets(settings.dataDir);
    // The store first: the app puts its discounts and its configuration in step as soon as it starts.
    const store = await openStore({
      ...larkspurAs({ name: settings.shopName, currency: settings.currency }),
      port: settings.storePort,
      catalogue,
      app: {
        accessToken: secrets.accessToken,
        // Collections and search are the app's from the first page on.
        pageBlocks: !settings.storeForTests,
        // The merchant has granted all of it, so that every feature can be tried.
        scopes: [...ACCESS_SCOPES, ...OPTIONAL_SCOPES],
        configuration: {
          clientSecret: secrets.clientSecret,
          applicationUrl: `${adminUrl}/`,
          redirectUrls: [],
          scopes: ACCESS_SCOPES,
          optionalScopes: OPTIONAL_SCOPES,
          appProxy: appProxy(adminUrl),
        },
        // Tests break what the app asks, and tell it nothing of it.
        ...(mirrorsCatalogue(settings) && { webhooks: appWebhooks(adminUrl, secrets.clientSecret) }),
      },
      file: join(settings.dataDir, 'store.json'),
      forTests: settings.storeForTests ?? false,
    });
    opened.push(store);
    const app = await openApp(settings, secrets, adminUrl, storeUrl);
    opened.push(app);
    await seedLooks({ appUrl: adminUrl, dataDir: settings.dataDir });
    await seedDemoCart({ appUrl: adminUrl, dataDir: settings.dataDir, products: catalogue.products });
    if (!settings.storeForTests) {
      opened.push(
        seedVisits({
          store,
          app,
          cartOf: () => visitedDemoCart(adminUrl),
          shopId: LARKSPUR.shop.domain,
          dataDir: settings.dataDir,
          onFailure: (error) =>
            process.stderr.write(`The visits of the demo store could not be added: ${error}\n`),
        }),
      );
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { adminUrl, storeUrls: [storeUrl], close };
}

/** Months of made-up orders are read in a minute or two, and leave the app time for whoever looks at it meanwhile. */
const ORDER_POINTS = LARGEST_PLAN.restoreRate / 5;

function openApp(
  settings: Settings,
  { accessToken, clientSecret }: Secrets,
  publicUrl: string,
  storeUrl: string,
) {
  const { domain } = LARKSPUR.shop;
  return startServer({
    ...appFolders(settings),
    host: '127.0.0.1',
    port: settings.port,
    publicUrl,
    shops: [{ domain, accessToken, apiOrigin: storeUrl, storeUrl }],
    clientSecret,
    staff: settings.staff,
    // Tests count what is asked of Shopify, and break it.
    ...(settings.storeForTests ? { firstPollMs: 3_600_000 } : { orderPointsPerSecond: ORDER_POINTS }),
    mirrorsCatalogue: mirrorsCatalogue(settings),
  });
}

function mirrorsCatalogue({ mirrorsCatalogue: wanted, storeForTests }: Settings): boolean {
  return wanted ?? !storeForTests;
}
