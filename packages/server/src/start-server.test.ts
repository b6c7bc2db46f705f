import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from './db/open-database';
import type { ServerOptions } from './server-options';
import { startServer } from './start-server';
import { keptLog } from './testing/kept-log';
import { testApps, testFolders } from './testing/test-app';
import { testDatabase } from './testing/test-database';

const startApp = testApps(testDatabase());
const newFolder = testFolders();

const SHOP = { domain: 'oak.myshopify.com', accessToken: 'token', apiOrigin: 'http://127.0.0.1:1' };
const logger = pino({ level: 'silent' });

/** The status of an answer to a path that no client has put in order. */
function sentAsItIs(origin: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path, headers: { accept: 'text/html' }, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });
}

test('names a port that is in use, with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const started = startApp({ port });
  await expect(started).rejects.toMatchObject({ code: 'port_in_use' });
  await expect(started).rejects.toThrow(`Port ${port} is in use. Stop the program that uses it, or set PORT`);
  other.close();
});

test('serves public routes on their own port, without the admin', async () => {
  const { server } = await startApp({ publicPort: 0 });
  const origin = server.openUrl ?? '';
  const status = async (path: string, init?: RequestInit) => (await fetch(`${origin}${path}`, init)).status;
  expect(origin).not.toBe(server.url);
  expect(await status('/healthz')).toBe(200);
  expect(await status('/storefront/preview-config.json?id=none&key=none')).toBe(404);
  expect(await status(sendAnalyticsEvents.path, { method: 'POST', body: 'nonsense' })).toBe(400);
  for (const path of [
    '/',
    '/api/carts',
    '/storefront',
    '/storefront/',
    '/storefront/../api/carts',
    '/storefront/%2e%2e/api/carts',
    '/storefront/..%2fapi/carts',
    '//api/carts',
  ])
    expect([path, await sentAsItIs(origin, path)]).toEqual([path, 404]);
  const headers = { 'content-type': 'application/json' };
  expect(await status('/api/carts', { method: 'POST', headers, body: '{"name":"Theirs"}' })).toBe(404);
  expect(await (await fetch(`${server.url}/api/carts`)).json()).toMatchObject({ combinedCarts: [] });
  await server.close();
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});

test('names a public port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(startApp({ publicPort: port })).rejects.toThrow('set PUBLIC_PORT to another port');
  other.close();
});

test('keeps saved data in the data folder after a restart, and rejects a second server', async () => {
  const dataDir = await newFolder();
  const options: ServerOptions = { port: 0, dataDir, shops: [SHOP], logger };
  const first = await startServer(options);
  const body = JSON.stringify({ name: 'Kept' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${first.url}/api/carts`, { method: 'POST', headers, body });
  await expect(startServer(options)).rejects.toMatchObject({ code: 'data_dir_locked' });
  await first.close();

  const second = await startServer(options);
  expect(await (await fetch(`${second.url}/api/carts`)).text()).toContain('"name":"Kept"');
  await second.close();
});

test('an older server starts on a newer database, and logs it', async () => {
  const dataDir = await newFolder();
  const database = await openDatabase({ dataDir }, logger);
  await database.run(`insert into cartwright_migrations (name, made_by) values ('9999_later', '9.0.0')`);
  await database.close();
  const log = keptLog();
  const server = await startServer({ port: 0, dataDir, shops: [SHOP], logger: log.logger });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.close();
  const entries = log.lines.map((line) => JSON.parse(line));
  expect(entries.filter(({ msg }) => msg === 'a newer version has migrated the database')).toMatchObject([
    { level: 40, migrations: ['9999_later'] },
  ]);
});

test('reports an unreachable database without its password', async () => {
  const databaseUrl = 'postgres://app:hidden@127.0.0.1:1/cartwright';
  const started = startServer({ port: 0, databaseUrl, shops: [SHOP], logger });
  await expect(started).rejects.toMatchObject({ code: 'database_unavailable' });
  await expect(started).rejects.toThrow(/Check DATABASE_URL(?!.*hidden).* \(.*ECONNREFUSED/);
});

test('finishes the running request when closed, and accepts no new one', async () => {
  const app = await startApp();
  const created = await app.create();
  let respond = () => {};
  const pending = new Promise<void>((resolve) => {
    respond = resolve;
  });
  app.shopify.before = () => pending;
  const saving = app.save(created, { name: 'Saved while closing' });
  // It is saved, and waits for the store.
  await expect
    .poll(async () => (await app.fetch('/api/carts')).text())
    .toContain('"name":"Saved while closing"');
  const closing = app.server.close();
  respond();
  expect((await saving).cart.name).toBe('Saved while closing');
  const respondedAt = Date.now();
  await closing;
  // Not until the browser would let go of its connection.
  expect(Date.now() - respondedAt).toBeLessThan(4_000);
  await expect(app.fetch('/healthz')).rejects.toThrow();
});
