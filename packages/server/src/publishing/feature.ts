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
  /** The shop if the app works for it. */
  readonly find: (shopId: string) => Promise<{ readonly publisher: Publisher } | null>;
  /** The shops that the server works for by now. */
  readonly shopIds: () => readonly string[];
  readonly logger: Logger;
}

/** Shops that are published at a time: one whose Shopify is slow holds up no other. */
const SHOPS_AT_ONCE = 8;

/** Publication of what is saved; at once for a shop that starts, since its store may have lost or changed what it had. */
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
