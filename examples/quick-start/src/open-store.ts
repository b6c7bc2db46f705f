import { join } from 'node:path';
import { fileFolder } from '@cartwright/dev-store/files/file-folder';
import { readFunctionExtension } from '@cartwright/dev-store/functions/read-function-extension';
import type { DevStoreOptions, InstalledApp } from '@cartwright/dev-store/setup/options';
import { stateFile } from '@cartwright/dev-store/state/state-file';
import { type RunningStore, startDevStore } from '@cartwright/dev-store/store';
import { readThemeExtension } from '@cartwright/dev-store/theme-extension/read-theme-extension';
import { ROOT } from './root';

/** Extensions that Shopify runs at cart and checkout. */
const FUNCTIONS = ['cart-rewards', 'cart-validation'];

/** Tests save more in a second than any merchant. */
const WITHOUT_LIMIT = { maximumAvailable: 1_000_000, restoreRate: 100_000 };

/** Request limits of the largest of Shopify's plans. */
export const LARGEST_PLAN = { maximumAvailable: 20_000, restoreRate: 1000 };

interface LocalStore extends Pick<DevStoreOptions, 'port' | 'shop' | 'markets' | 'catalogue'> {
  /** The app's credentials and webhooks. */
  readonly app: Pick<InstalledApp, 'accessToken' | 'scopes' | 'configuration' | 'webhooks' | 'pageBlocks'>;
  /** The file that holds the store's state. */
  readonly file: string;
  /** Whether the store starts without orders and with request limits above Shopify's. */
  readonly forTests: boolean;
}

/** Starts a Shopify store that has Cartwright's extensions. */
export async function openStore({ app, file, forTests, ...store }: LocalStore): Promise<RunningStore> {
  return startDevStore({
    ...store,
    app: {
      handle: 'cartwright',
      title: 'Cartwright',
      ...app,
      themeExtension: await readThemeExtension(join(ROOT, 'extensions/cart-embed')),
      functions: await Promise.all(
        FUNCTIONS.map((extension) => readFunctionExtension(join(ROOT, 'extensions', extension))),
      ),
    },
    ...(forTests ? { adminBucket: WITHOUT_LIMIT } : { adminBucket: LARGEST_PLAN, orderHistory: true }),
    state: stateFile(file),
    files: fileFolder(`${file}-files`),
  });
}
