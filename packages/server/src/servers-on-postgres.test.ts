import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from './db/open-postgres';
import { startServer } from './start-server';
import { emptyDatabase } from './testing/test-database';

/** What only shows where several servers, or a network, are between us and the database: on PostgreSQL, on demand. */
const POSTGRES = process.env.TEST_DATABASE_URL;

const SHOP = { domain: 'oak.myshopify.com', accessToken: 'token', apiOrigin: 'http://127.0.0.1:1' };
const logger = pino({ level: 'silent' });

async function anEmptyDatabase(): Promise<string> {
  const { url, drop } = await emptyDatabase(POSTGRES ?? '');
  onTestFinished(drop);
  return url;
}

async function aServer(databaseUrl: string) {
  const server = await startServer({ port: 0, databaseUrl, shops: [SHOP], logger });
  let isClosed = false;
  return {
    url: server.url,
    async close() {
      if (!isClosed) await server.close();
      isClosed = true;
    },
  };
}

/** A way to the database that can be closed, or left open without an answer. */
async function aWay(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'open' | 'silent' | 'closed' = 'open';
  const gate = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    if (state === 'closed') {
      socket.destroy();
      return;
    }
    const database = connect(Number(port || 5432), hostname);
    sockets.add(database);
    database.on('error', () => socket.destroy());
    socket.on('data', (data) => state !== 'silent' && database.write(data));
    database.on('data', (data) => state !== 'silent' && socket.write(data));
    for (const [one, other] of [
      [socket, database],
      [database, socket],
    ] as const)
      one.on('close', () => other.destroy());
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    gate.close();
  });
  return {
    url: Object.assign(new URL(databaseUrl), {
      hostname: '127.0.0.1',
      port: String((gate.address() as AddressInfo).port),
    }).href,
    set(next: typeof state) {
      state = next;
      if (next !== 'silent') for (const socket of sockets) socket.destroy();
    },
  };
}

describe.skipIf(POSTGRES === undefined)('servers on PostgreSQL', { timeout: 120_000 }, () => {
  test('two that start together on an empty database both start, and both answer', async () => {
    for (let round = 0; round < 3; round++) {
      const url = await anEmptyDatabase();
      const servers = await Promise.all([aServer(url), aServer(url)]);
      for (const server of servers) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await Promise.all(servers.map((server) => server.close()));
    }
  });

  test('so do two that find queues missing, as after an upgrade that has new ones', async () => {
    const url = await anEmptyDatabase();
    await (await aServer(url)).close();
    const database = openPostgres(url, () => undefined);
    const { rows } = await database.query('select name from cartwright_jobs.queue order by name limit 3');
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const { name } = Object(row);
      await database.query('delete from cartwright_jobs.job where name = $1', [name]);
      await database.query('select cartwright_jobs.delete_queue($1)', [name]);
    }
    await database.close();
    const servers = await Promise.all([aServer(url), aServer(url)]);
    await Promise.all(servers.map((server) => server.close()));
  });

  test('a database that hangs is said to be away within a second; a server goes on by itself when it is back', async () => {
    const way = await aWay(await anEmptyDatabase());
    const server = await aServer(way.url);
    onTestFinished(() => server.close());
    const asked = async (path: string) => {
      const began = performance.now();
      const { status, headers } = await fetch(`${server.url}${path}`);
      return { status, retryAfter: headers.get('retry-after'), quick: performance.now() - began < 1_000 };
    };
    way.set('silent');
    for (const path of ['/healthz', '/readyz', '/healthz'])
      expect(await asked(path)).toEqual({ status: 503, retryAfter: '5', quick: true });
    way.set('closed');
    await expect.poll(() => asked('/healthz')).toEqual({ status: 503, retryAfter: '5', quick: true });
    way.set('open');
    await expect.poll(async () => (await asked('/readyz')).status).toBe(200);
    await server.close();
  });
});
