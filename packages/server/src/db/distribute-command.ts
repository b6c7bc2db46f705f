import { ServerStartError } from '../process/server-start-error';
import { clusterScript, distribute } from './cluster';
import { type Database, JOBS_SCHEMA } from './database';

interface DistributeOptions {
  /** Arguments of the command. */
  readonly args: readonly string[];
  readonly databaseUrl: string | undefined;
  /** Opens the database at a URL, with all tables. */
  readonly open: (databaseUrl: string) => Promise<Database>;
}

/**
 * Output of the command: without arguments the statements for a Citus cluster, with `--run` the changes made.
 * Throws a ServerStartError with advice.
 */
export async function distributeCommand({ args, databaseUrl, open }: DistributeOptions): Promise<string> {
  const unknown = args.find((each) => each !== '--run');
  if (unknown !== undefined) {
    const message = `There is no ${unknown}. Use --run to change the cluster, or nothing to see what that does.`;
    throw new ServerStartError('invalid_settings', message);
  }
  if (args.length === 0) return clusterScript(JOBS_SCHEMA);
  if (!databaseUrl) {
    const message = 'DATABASE_URL is missing; set it to the address of the cluster’s coordinator.';
    throw new ServerStartError('invalid_settings', message);
  }
  const database = await open(databaseUrl);
  try {
    const done = await distribute(database);
    if (!done.ok) throw new ServerStartError('database_unavailable', done.message);
    return `Distributed by shop: ${done.distributed.join(', ')}.\n`;
  } finally {
    await database.close();
  }
}
