import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { failure, failureResponse } from './api-failure';

/** Says whether the server can do its work: it can when the database answers. */
export function healthRoute(app: Hono, database: Pick<Database, 'sql'>, logger: Logger): void {
  app.get('/healthz', async (context) => {
    try {
      await database.sql.execute(sql`select 1`);
      return context.json({ status: 'ok' });
    } catch (error) {
      logger.error({ err: error }, 'the database does not answer');
      return failureResponse(failure('unavailable', 'The database does not answer.'));
    }
  });
}
