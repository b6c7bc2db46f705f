import { and, eq, gt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { shops } from '../db/schema';
import { whichShops } from '../db/which-shops';
import type { Jobs } from '../jobs/jobs';
import { type Poller, poller } from '../jobs/poller';
import { sendPublication } from './publisher';

/** Poll interval for changes saved by a server that ended before it sent a job. */
const LOST_MS = 3_000;

/** Sends jobs for pending publications without one: a single query for all shops of a server. */
export function lookForLostPublications(options: {
  readonly database: Pick<Database, 'sql'>;
  readonly jobs: Pick<Jobs, 'send'>;
  /** Ids of the shops that this server serves. */
  readonly shopIds: () => readonly string[];
  readonly logger: Logger;
}): Poller {
  const { database, jobs, shopIds, logger } = options;
  return poller({
    look: async () => {
      const ours = new Set(shopIds());
      for (const shopId of await shopsThatWait(database)) {
        if (ours.has(shopId)) await sendPublication(jobs, shopId, 'now', 0);
      }
    },
    everyMs: LOST_MS,
    logger,
  });
}

/** Shops with a pending publication. Failed ones have a retry job. */
async function shopsThatWait(database: Pick<Database, 'sql'>): Promise<string[]> {
  const isWanted = and(gt(shops.publicationWanted, shops.publicationDone), eq(shops.publicationFailures, 0));
  return isWanted ? whichShops(database, shops, isWanted) : [];
}
