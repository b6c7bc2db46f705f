import { and, eq, gt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { shops } from '../db/schema';
import { whichShops } from '../db/which-shops';
import type { Jobs } from '../jobs/jobs';
import { type Poller, poller } from '../jobs/poller';
import { sendPublication } from './publisher';

/** Interval in milliseconds of the search for saves by a server that has ended before it could send a job. */
const LOST_MS = 3_000;

/** Sends jobs for publications that are wanted and that nobody has sent a job for: one question for all shops of a server. */
export function lookForLostPublications(options: {
  readonly database: Pick<Database, 'sql'>;
  readonly jobs: Pick<Jobs, 'send'>;
  /** The shops that the server works for by now. */
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

/** Shops whose publication waits. One that has failed is tried again by a job of its own. */
async function shopsThatWait(database: Pick<Database, 'sql'>): Promise<string[]> {
  const isWanted = and(gt(shops.publicationWanted, shops.publicationDone), eq(shops.publicationFailures, 0));
  return isWanted ? whichShops(database, shops, isWanted) : [];
}
