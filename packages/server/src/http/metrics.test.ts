import { expect, test } from 'vitest';
import { serverVersion } from '../process/server-version';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { createMetrics } from './metrics';

const startApp = testApps(testDatabase());

test('are served on their own port: requests by route and status, jobs, database health', async () => {
  const app = await startApp({ metricsPort: 0 });
  const { cart } = await app.create();
  await app.fetch(`/api/carts/${cart.id}`);
  await app.fetch('/api/nowhere/secret-path');
  const text = await (await fetch(`${app.server.metricsUrl}/metrics`)).text();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/carts\/:id",status="200"\} 1/,
  );
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="none",status="404"\} 1/);
  expect(text).not.toContain('secret-path');
  expect(text).not.toContain(cart.id);
  expect(text).toMatch(/^cartwright_database_up 1$/m);
  expect(text).toMatch(/^cartwright_jobs\{queue="[\w-]+",state="\w+"\} \d+$/m);
  expect(text).toContain('process_cpu_seconds_total');
  expect((await app.fetch('/metrics', { headers: { accept: 'application/json' } })).status).toBe(404);
});

test('count abandoned jobs by queue, starting at 0', async () => {
  const app = await startApp({ metricsPort: 0 });
  const scraped = await (await fetch(`${app.server.metricsUrl}/metrics`)).text();
  expect(scraped).toMatch(/^cartwright_jobs_given_up_total\{queue="publish"\} 0$/m);
  const database = { query: async () => ({ rows: [] }), jobsSchema: 'jobs' };
  const metrics = createMetrics(database, serverVersion(), new Map([['webhooks', 2]]));
  for (const _scrape of [1, 2]) {
    const text = await (await metrics.app.request('/metrics')).text();
    expect(text).toMatch(/^cartwright_jobs_given_up_total\{queue="webhooks"\} 2$/m);
  }
});

test('expose the version on the private port only', async () => {
  const app = await startApp({ metricsPort: 0, publicPort: 0 });
  const { version } = serverVersion();
  const body = async (url: string | null, path: string) => (await fetch(`${url}${path}`)).text();
  expect(await body(app.server.metricsUrl, '/metrics')).toContain(
    `cartwright_build_info{version="${version}",commit=""} 1\n`,
  );
  for (const [path, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    expect(JSON.parse(await body(app.server.metricsUrl, path))).toEqual({ status, version });
    for (const url of [app.url, app.server.openUrl])
      expect(JSON.parse(await body(url, path))).toEqual({ status });
  }
});

test('a request’s id, from its proxy or ours, is in the response and the log', async () => {
  const app = await startApp();
  const named = await app.fetch('/api/shop', { headers: { 'x-request-id': 'proxy-1' } });
  expect(named.headers.get('x-request-id')).toBe('proxy-1');
  const own = (await app.fetch('/api/shop', { headers: { 'x-request-id': 'a b' } })).headers.get(
    'x-request-id',
  );
  expect(own).toMatch(/^[\da-f-]{36}$/);
  const refused = await app.fetch('/nowhere', { method: 'POST', headers: { 'x-request-id': 'proxy-2' } });
  expect([refused.status, refused.headers.get('x-request-id')]).toEqual([404, 'proxy-2']);
  const logged = app.log.filter(({ msg, path }) => msg === 'request' && path === '/api/shop');
  expect(logged.map((line) => line.requestId)).toEqual(['proxy-1', own]);
});
