import type { Database } from '../db/database';

/** Any number that no other program on the database uses for its own lock. */
const INDEX_LOCK = 4_217_701;

/**
 * Makes the indexes of our own statements on the library's tables where they are missing: by shop, and by what is due
 * first. Those on `job` are of each queue's table, also of queues that come later.
 */
export async function makeJobIndexes({
  query,
  jobsSchema,
}: Pick<Database, 'query' | 'jobsSchema'>): Promise<void> {
  const last = `${jobsSchema}.archive_by_shop`;
  const { rows } = await query(`select 1 where to_regclass($1) is not null`, [last]);
  if (rows.length > 0) return;
  // Statements that are sent together are one transaction: the lock lasts until the last one.
  await query(`
    select pg_advisory_xact_lock(${INDEX_LOCK});
    create index if not exists job_due on ${jobsSchema}.job (priority, start_after, id) where state < 'active';
    create index if not exists job_by_shop on ${jobsSchema}.job ((data ->> 'shopId'));
    create index if not exists archive_by_shop on ${jobsSchema}.archive ((data ->> 'shopId'))`);
}
