import type { ServerFeature } from '../feature/server-feature';
import { type VersionRouteOptions, versionRoutes } from './version-routes';
import { purgeOldVersions } from './version-rows';

/** Feature of the versions of documents. */
export function documentsFeature(options: VersionRouteOptions): ServerFeature {
  return {
    routes: (app, { resolveShop }) => versionRoutes(app, resolveShop, options),
    retention: { queue: 'forget-versions', forget: purgeOldVersions },
  };
}
