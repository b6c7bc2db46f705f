import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { resultWithin } from '../process/within-time';
import { failure, failureResponse } from './api-failure';

/** Milliseconds that the database has for its answer: who asks for health waits a second at most. */
const TIMEOUT_MS = 800;

export interface Health {
  /** Serves both at an app; `details` are in each answer that is good. */
  serve(app: Hono, details?: object): void;
  /** From now on requests are welcome, or not any more. */
  setReady(isReady: boolean): void;
}

/**
 * Health of a server: at `/healthz` whether the database answers, and at `/readyz` whether requests are welcome: once the
 * server has begun all of its work, until it is told to stop, while the database answers.
 */
export function serverHealth(
  database: Pick<Database, 'sql'>,
  logger: Logger,
  patienceMs = TIMEOUT_MS,
): Health {
  let isReady = false;
  let asked: Promise<boolean> | null = null;

  /** Asks once at a time: what hangs would take one connection after the other. */
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
