import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { resultWithin } from '../process/within-time';
import { failure, failureResponse } from './api-failure';

/** Database timeout in milliseconds: health checks time out after a second. */
const TIMEOUT_MS = 800;

export interface Health {
  /** Registers both routes; `details` are added to successful responses. */
  serve(app: Hono, details?: object): void;
  /** Sets whether the server accepts requests. */
  setReady(isReady: boolean): void;
}

/**
 * Health checks: `/healthz` checks the database; `/readyz` also that the server has started and
 * isn't shutting down.
 */
export function serverHealth(
  database: Pick<Database, 'sql'>,
  logger: Logger,
  patienceMs = TIMEOUT_MS,
): Health {
  let isReady = false;
  let asked: Promise<boolean> | null = null;

  /** Single-flight: a hanging query would use up connections. */
  function answers(): Promise<boolean> {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  }

  async function ask(): Promise<boolean> {
    try {
      await database.sql.execute(sql`select 1`);
      return true;
    } catch (error) {
      logger.error({ err: error }, 'the database does not answer');
      return false;
    }
  }

  const isThere = async () => (await resultWithin(answers(), patienceMs))?.value === true;
  const away = () => failureResponse(failure('unavailable', 'The database does not answer.'));

  return {
    serve(app, details = {}) {
      app.get('/healthz', async (context) =>
        (await isThere()) ? context.json({ status: 'ok', ...details }) : away(),
      );
      app.get('/readyz', async (context) => {
        if (!isReady) return failureResponse(failure('unavailable', 'The server is starting or stopping.'));
        return (await isThere()) ? context.json({ status: 'ready', ...details }) : away();
      });
    },
    setReady(now) {
      isReady = now;
    },
  };
}
