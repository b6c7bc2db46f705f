import { readCatalogueState, syncCatalogue } from '@cartwright/core/contract/catalogue-state';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { listProducts } from '@cartwright/core/contract/products';
import { startServer } from '@cartwright/server/start-server';
import { eventually } from '@cartwright/server/testing/test-app';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { startTestIndexWorker } from '@cartwright/server/testing/test-worker';
import { expect, it, onTestFinished } from 'vitest';
import { aMirroredShop, plainCatalogue } from './mirrored-shop';

const database = testDatabase();

/** A whole server for the shop, with jobs. Several may share them, as servers of an installation do. */
async function aServer({ domain, shopify, token }: Awaited<ReturnType<typeof aMirroredShop>>) {
  const server = await startServer({
    port: 0,
    database: {
      ...database(),
      jobsSchema: `jobs_${domain.replace(/\W/g, '_')}`,
      close: async () => {},
    },
    mirrorsCatalogue: true,
    startIndexWorker: startTestIndexWorker,
    shops: [{ domain, accessToken: token, apiOrigin: shopify.url }],
  });
  onTestFinished(() => server.close());
  const send = async (endpoint: Endpoint) => {
    const response = await fetch(`${server.url}${endpoint.path}`, { method: endpoint.method });
    return { status: response.status, response: await response.json(), headers: response.headers };
  };
  const read = async () => readCatalogueState.response.parse((await send(readCatalogueState)).response);
  return { server, send, read };
}

it('a server builds the mirror by itself, shows it, and rebuilds it on request', async () => {
  const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(30), clock: () => new Date() });
  const { read, send } = await aServer(shop);
  await eventually(async () => (await read()).state === 'ready');
  const first = await read();
  expect(first).toMatchObject({ products: 30, collections: 1, problem: null, drift: null, sync: null });
  const picker = await send(listProducts);
  expect(listProducts.response.parse(picker.response).products).toHaveLength(25);
  expect(picker.headers.get('X-Pagination-Cursor'), 'pickers read the mirror from then on').toContain(
    '.mirror:',
  );

  const { status, response } = await send(syncCatalogue);
  expect([status, syncCatalogue.response.parse(response).state]).toEqual([200, 'syncing']);
  await eventually(async () => {
    const { state, lastSyncedAt } = await read();
    return state === 'ready' && lastSyncedAt !== first.lastSyncedAt;
  });
  expect(await read()).toMatchObject({ products: 30, drift: 0, backlog: 0 });
});

it('a running sync isn’t started again, and continues on another server', async () => {
  const shop = await aMirroredShop(database(), {
    catalogue: plainCatalogue(450),
    bulkOperations: 'by_steps',
    clock: () => new Date(),
  });
  const one = await aServer(shop);
  await eventually(async () => (await one.read()).sync?.progress.of === 450);
  expect((await one.read()).sync?.progress).toMatchObject({ what: 'products', step: 'export' });
  expect((await one.send(syncCatalogue)).status).toBe(409);
  await one.server.close();

  const other = await aServer(shop);
  await eventually(async () => {
    await shop.exportSlices(9);
    return (await other.read()).state === 'ready';
  });
  expect(await other.read()).toMatchObject({ products: 450, collections: 1 });
});

it('every server’s index includes what others have read', async () => {
  const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(30), clock: () => new Date() });
  const one = await aServer(shop);
  await eventually(async () => (await one.read()).state === 'ready');
  const other = await aServer(shop);
  const servers = [one.server, other.server];
  for (const server of servers) {
    const index = await server.catalogueIndexOf(shop.domain);
    expect([index.rows.size, index.collections.size]).toEqual([30, 1]);
  }
  const { products } = await shop.mirror();
  const [changed, gone] = products;
  if (!changed || !gone) throw new Error('There are products.');
  await shop.edit(changed.id, { productType: 'Rare' });
  await shop.remove(gone.id);
  await one.send(syncCatalogue);
  for (const server of servers) {
    await eventually(async () => {
      const { rows, productTypes } = await server.catalogueIndexOf(shop.domain);
      return rows.size === 29 && !rows.has(gone.id) && productTypes.numbers.has('Rare');
    });
  }
  await other.server.close();
  await expect(other.server.catalogueIndexOf(shop.domain)).rejects.toThrow('the server stops');
});
