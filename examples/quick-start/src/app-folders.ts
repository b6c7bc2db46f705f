import { join } from 'node:path';
import { ALL_FEATURE_KEYS } from '@cartwright/core/contract/feature-keys';
import type { ServerOptions } from '@cartwright/server/server-options';
import { ROOT } from './root';
import type { Settings } from './settings';

/** Where the app keeps what is saved, where its pages are, that everything in them is unlocked, and that browsers without a window count. */
export function appFolders({ dataDir, databaseUrl }: Settings): Partial<ServerOptions> {
  return {
    dataDir,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    adminDist: join(ROOT, 'packages/admin/dist'),
    storefrontDist: join(ROOT, 'packages/storefront-cart/dist'),
    discoveryDist: join(ROOT, 'packages/storefront-discovery/dist'),
    privateKeys: ALL_FEATURE_KEYS,
    // Who tries the store by a script is a shopper here.
    countsHeadless: true,
  };
}
