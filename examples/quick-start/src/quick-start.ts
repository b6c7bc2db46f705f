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
  /** One per store. */
  readonly storeUrls: readonly string[];
  /** Environment variables for an app server; absent if the app is running. */
  readonly variables?: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * Starts a local store with the app installed; on first start, seeds looks and the demo cart. If either fails to start,
 * stops both and throws.
 */
export async function quickStart(settings: Settings, catalogue: Catalogue): Promise<QuickStart> {
  const adminUrl = `http://127.0.0.1:${settings.port}`;
  const storeUrl = `http://127.0.0.1:${settings.storePort}`;
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const closable of opened.toReversed()) await closable.close();
  };
  try {
    const secrets = await keptSecrets(settings.dataDir);
    // The store first: the app syncs its discounts and its configuration as soon as it starts.
    const store = await openStore({
      ...larkspurAs({ name: settings.shopName, currency: settings.currency }),
      port: settings.storePort,
      catalogue,
      app: {
        accessToken: secrets.accessToken,
        // Collections and search are rendered by the app from the start.
        pageBlocks: !settings.storeForTests,
        // All scopes are granted, so that every feature can be tried.
        scopes: [...ACCESS_SCOPES, ...OPTIONAL_SCOPES],
        configuration: {
          clientSecret: secrets.clientSecret,
          applicationUrl: `${adminUrl}/`,
          redirectUrls: [],
          scopes: ACCESS_SCOPES,
          optionalScopes: OPTIONAL_SCOPES,
          appProxy: appProxy(adminUrl),
        },
        // Tests inject faults into the app's requests and send no webhooks.
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

/** Reads months of sample orders in a minute or two without starving the admin. */
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
    // Tests count requests to Shopify and make them fail.
    ...(settings.storeForTests ? { firstPollMs: 3_600_000 } : { orderPointsPerSecond: ORDER_POINTS }),
    mirrorsCatalogue: mirrorsCatalogue(settings),
  });
}

function mirrorsCatalogue({ mirrorsCatalogue: wanted, storeForTests }: Settings): boolean {
  return wanted ?? !storeForTests;
}
