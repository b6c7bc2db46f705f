import type { Database } from '../db/database';

/**
 * Makes the indexes of our own statements on the library's tables where they are missing: by shop, and by what is due
 * first. Those on `job` are of each queue's table, also of queues that come later. One server at a time.
 */
export async function makeJobIndexes({
  query,
  jobsSchema,
}: Pick<Database, 'query' | 'jobsSchema'>): Promise<void> {
  const last = `${jobsSchema}.archive_by_shop`;
  const { rows } = await query(`select 1 where to_regclass($1) is not null`, [last]);
  if (rows.length > 0) return;
  await query(`
    create index if not exists job_due on ${jobsSchema}.job (priority, start_after, id) where state < 'active';
    create index if not exists job_by_shop on ${jobsSchema}.job ((data ->> 'shopId'));
    create index if not exists archive_by_shop on ${jobsSchema}.archive ((data ->> 'shopId'))`);
}
