import { join } from 'node:path';
import { ALL_FEATURE_KEYS } from '@cartwright/core/contract/feature-keys';
import type { ServerOptions } from '@cartwright/server/server-options';
import { ROOT } from './root';
import type { Settings } from './settings';

/** Server options of the local app: its data and page folders, every feature unlocked, and headless browsers counted. */
export function appFolders({ dataDir, databaseUrl }: Settings): Partial<ServerOptions> {
  return {
    dataDir,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    adminDist: join(ROOT, 'packages/admin/dist'),
    storefrontDist: join(ROOT, 'packages/storefront-cart/dist'),
    discoveryDist: join(ROOT, 'packages/storefront-discovery/dist'),
    privateKeys: ALL_FEATURE_KEYS,
    // Scripted (headless) browsers count as shoppers here.
    countsHeadless: true,
  };
}
