import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GIFT_CARD_INPUT_KEY } from '@cartwright/core/contract/private-keys';
import { DEMO_MARKETS } from '@cartwright/dev-store/demo-markets';
import type { Catalogue } from '@cartwright/dev-store/engine/catalogue';
import { readFunctionExtension } from '@cartwright/dev-store/functions/read-function-extension';
import { stateFile } from '@cartwright/dev-store/state/state-file';
import { startDevStore } from '@cartwright/dev-store/store';
import { readThemeExtension } from '@cartwright/dev-store/theme-extension/read-theme-extension';
import { startServer } from '@cartwright/server/start-server';
import { chooseGifts } from './choose-gifts';
import { portIsFree } from './port-is-free';
import { seedDemoCart } from './seed-demo-cart';
import type { Settings } from './settings';

/** The repository, seen from `src` and from `dist` alike. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Extensions that Shopify runs at cart and checkout. */
const FUNCTIONS = ['cart-rewards', 'cart-validation'];

const STOREFRONT_DIST = join(ROOT, 'packages/storefront-cart/dist');

const SHOP = {
  domain: 'larkspur-supply.myshopify.com',
  name: 'Larkspur Supply',
  currency: 'USD',
  timezone: 'America/New_York',
  country: 'US',
};

/** Store and app are on this machine only; the token keeps their conversation true to Shopify's. */
const ACCESS_TOKEN = 'quick-start-access-token';

export interface QuickStart {
  readonly adminUrl: string;
  readonly storeUrl: string;
  close(): Promise<void>;
}

export type QuickStartResult =
  | { ok: true; running: QuickStart }
  | { ok: false; code: 'port_in_use'; message: string };

/**
 * Starts a Shopify store and the app that is installed in it, and gives a first start its demo cart. Throws when one of
 * the two cannot start; nothing runs then.
 */
export async function quickStart(settings: Settings, catalogue: Catalogue): Promise<QuickStartResult> {
  const taken = await takenPort(settings);
  if (taken) return taken;

  const adminUrl = `http://127.0.0.1:${settings.port}`;
  const storeUrl = `http://127.0.0.1:${settings.storePort}`;
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of opened.toReversed()) await part.close();
  };
  try {
    // The store first: the app puts its discounts and its configuration in step as soon as it starts.
    opened.push(await openStore(settings, catalogue));
    opened.push(await openApp(settings, adminUrl, storeUrl));
    const gifts = chooseGifts(catalogue.products);
    await seedDemoCart({ appUrl: adminUrl, dataDir: settings.dataDir, gifts });
  } catch (error) {
    await close();
    throw error;
  }
  return { ok: true, running: { adminUrl, storeUrl, close } };
}

async function takenPort({ port, storePort }: Settings): Promise<QuickStartResult | null> {
  for (const [variable, number] of [['PORT', port] as const, ['STORE_PORT', storePort] as const]) {
    if (await portIsFree(number)) continue;
    const message = `Port ${number} is in use. Stop what runs there, or set ${variable} to another port.`;
    return { ok: false, code: 'port_in_use', message };
  }
  return null;
}

async function openStore(settings: Settings, catalogue: Catalogue) {
  return startDevStore({
    port: settings.storePort,
    shop: SHOP,
    catalogue,
    markets: DEMO_MARKETS,
    app: {
      handle: 'cartwright',
      title: 'Cartwright',
      accessToken: ACCESS_TOKEN,
      themeExtension: await readThemeExtension(join(ROOT, 'extensions/cart-embed')),
      functions: await Promise.all(
        FUNCTIONS.map((extension) => readFunctionExtension(join(ROOT, 'extensions', extension))),
      ),
    },
    state: stateFile(join(settings.dataDir, 'store.json')),
  });
}

function openApp(settings: Settings, publicUrl: string, storeUrl: string) {
  return startServer({
    host: '127.0.0.1',
    port: settings.port,
    publicUrl,
    dataDir: settings.dataDir,
    ...(settings.databaseUrl === undefined ? {} : { databaseUrl: settings.databaseUrl }),
    shop: { domain: SHOP.domain, accessToken: ACCESS_TOKEN, apiOrigin: storeUrl, storeUrl },
    adminDist: join(ROOT, 'packages/admin/dist'),
    storefrontDist: STOREFRONT_DIST,
    privateKeys: [GIFT_CARD_INPUT_KEY],
  });
}
