import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database';
import type { ServerVersion } from '../process/server-version';
import { resultWithin } from '../process/within-time';
import { routeOf } from './route-of';

/** Seconds; 0.8 is the timeout of storefront pages. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.8, 1, 2.5, 5, 10, 30];

/** Database timeout of a scrape, in milliseconds. */
const TIMEOUT_MS = 2_000;

export interface Metrics {
  /** Measures an app's requests, by method, route and status. */
  count(app: Hono): void;
  /** App of the private port, with `/metrics` for Prometheus. */
  readonly app: Hono;
}

/**
 * Metrics of this server: version, process, requests, connections, abandoned jobs per queue
 * (`givenUp`), and jobs in the shared database.
 */
export function createMetrics(
  database: Pick<Database, 'query' | 'jobsSchema' | 'connections'>,
  { version, commit = '' }: ServerVersion,
  givenUp: ReadonlyMap<string, number>,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'cartwright_build_info',
    help: 'Always 1; its labels say which version runs.',
    labelNames: ['version', 'commit'] as const,
    registers: [registry],
  }).set({ version, commit }, 1);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer began, in seconds.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'cartwright_database_connections',
    help: 'Connections of this server to PostgreSQL; waiting: work that has none yet.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.connections?.() ?? {})) this.set({ state }, count);
    },
  });
  /**
   * Jobs by queue and state; null while the database is unavailable. Shared by both gauges of a
   * scrape.
   */
  let pending: Promise<readonly unknown[] | null> | null = null;
  function countedJobs(): Promise<readonly unknown[] | null> {
    pending ??= ask().finally(() => {
      pending = null;
    });
    return pending;
  }
  async function ask(): Promise<readonly unknown[] | null> {
    const asking = database
      .query(
        `select name, state::text as state, count(*)::int as count from ${database.jobsSchema}.job
          where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
      )
      .catch(() => null);
    return (await resultWithin(asking, TIMEOUT_MS))?.value?.rows ?? null;
  }
  const up = new Gauge({
    name: 'cartwright_database_up',
    help: '1 if the database answered the scrape, else 0.',
    registers: [registry],
    async collect() {
      this.set((await countedJobs()) ? 1 : 0);
    },
  });
  const jobs = new Gauge({
    name: 'cartwright_jobs',
    help: 'Jobs by queue and state: created (waits), retry, active, failed.',
    labelNames: ['queue', 'state'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const row of (await countedJobs()) ?? []) {
        const { name, state, count } = Object(row);
        this.set({ queue: String(name), state: String(state) }, Number(count));
      }
    },
  });
  const abandoned = new Counter({
    name: 'cartwright_jobs_given_up_total',
    help: 'Jobs and webhooks that failed for the last time, by queue, as far as this server has seen it.',
    labelNames: ['queue'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [queue, count] of givenUp) this.inc({ queue }, count);
    },
  });
  // Registered, which is all that they are for.
  void [connections, up, jobs, abandoned];

  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.text(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  );
  return {
    app,
    count(counted) {
      counted.use(async (context, next) => {
        const timed = requests.startTimer({ method: context.req.method });
        await next();
        // Middleware precedes the route.
        timed({ route: routeOf(context), status: context.res.status });
      });
    },
  };
}
