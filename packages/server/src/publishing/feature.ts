import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { ServerFeature } from '../feature/server-feature';
import type { Jobs } from '../jobs/jobs';
import { lookForLostPublications } from './lost-publications';
import { type PublicationRouteOptions, publicationRoutes } from './publication-routes';
import { PUBLISH, type Publisher, sendPublication } from './publisher';

export interface PublishingFeatureOptions extends PublicationRouteOptions {
  readonly database: Pick<Database, 'sql'>;
  readonly jobs: Pick<Jobs, 'send' | 'work'>;
  /** Finds a shop with the app installed. */
  readonly find: (shopId: string) => Promise<{ readonly publisher: Publisher } | null>;
  /** Ids of the shops that this server serves. */
  readonly shopIds: () => readonly string[];
  readonly logger: Logger;
}

/** Concurrently published shops, so that a slow one doesn't block others. */
const SHOPS_AT_ONCE = 8;

/**
 * Feature of publishing saved data; a starting shop is published at once, since its store may have
 * changed.
 */
export function publishingFeature(options: PublishingFeatureOptions): ServerFeature {
  const { jobs, find } = options;
  return {
    routes: (app, { resolveShop }) => publicationRoutes(app, resolveShop, options),
    queues: () =>
      jobs.work(PUBLISH, async ({ shopId }) => (await find(shopId))?.publisher.run(), {
        atOnce: SHOPS_AT_ONCE,
      }),
    poller: () => lookForLostPublications(options),
    onShopStart: ({ shopId }) => sendPublication(jobs, shopId, 'some time', 0),
  };
}
