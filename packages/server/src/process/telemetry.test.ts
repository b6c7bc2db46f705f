import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { startTelemetry } from './telemetry';

const startApp = testApps(testDatabase());

/** A collector: what was sent to each of its paths. */
async function aCollector() {
  const received = new Map<string, string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.set(path, `${received.get(path) ?? ''}${Buffer.concat(chunks)}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

test('exports requests by route with ids and Shopify calls, but no paths or cart names', async () => {
  const collector = await aCollector();
  const telemetry = await startTelemetry(collector.url);
  const app = await startApp();
  const { cart } = await app.create('Secret summer');
  await app.fetch(`/api/carts/${cart.id}`, { headers: { 'x-request-id': 'proxy-7' } });
  await app.fetch('/api/shop/scopes');
  await telemetry.end();

  const traces = collector.received.get('/v1/traces') ?? '';
  const measured = collector.received.get('/v1/metrics') ?? '';
  for (const text of [traces, measured]) {
    expect(text).toContain('/api/carts/:id');
    expect(text).toContain('service.version');
    expect(text).not.toContain(cart.id);
    expect(text).not.toContain('Secret summer');
  }
  expect(traces).toContain('proxy-7');
  expect(traces).toContain('Shopify Admin API');
  expect(traces).toContain(app.domain);
  expect(measured).toContain('http.server.request.duration');
});

test('doesn’t block if the collector is down', async () => {
  const telemetry = await startTelemetry('http://127.0.0.1:1');
  const app = await startApp();
  expect((await app.fetch('/healthz')).status).toBe(200);
  await telemetry.end();
});
