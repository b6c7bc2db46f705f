import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { readCatalogueState } from '@cartwright/core/contract/catalogue-state';
import { readMirrorState } from '@cartwright/server/catalogue/mirror-state';
import { forShop } from '@cartwright/server/db/for-shop';
import { openPglite } from '@cartwright/server/db/open-pglite';
import { serverProcesses } from '@cartwright/server/testing/server-process';
import { eventually, testFolders } from '@cartwright/server/testing/test-app';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { aMirroredShop, type MirroredShop, mirrorOf, plainCatalogue } from './mirrored-shop';

const PRODUCTS = 2_000;
/** For what hangs: two servers start, and read all of it. */
const MAX_MS = 600_000;

const database = testDatabase();
const newFolder = testFolders();
const startProcess = serverProcesses();

/** Shopify at another address, whose downloads stop at half without an end until `letGo`; and the ranges asked for since. */
async function withHeldDownload({ shopify }: MirroredShop) {
  const ranges: (string | undefined)[] = [];
  let isHeld = true;
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const isDownload = url.startsWith('/admin/bulk-results/');
    if (isDownload && !isHeld) ranges.push(headers.range);
    const fetched = await fetch(`${shopify.url}${url}`, {
      method,
      headers: {
        'content-type': headers['content-type'] ?? '',
        'x-shopify-access-token': String(headers['x-shopify-access-token']),
        ...(headers.range !== undefined && { range: headers.range }),
      },
      ...(method === 'POST' && { body: await text(request) }),
    });
    const bytes = Buffer.from(await fetched.arrayBuffer());
    response.statusCode = fetched.status;
    const range = fetched.headers.get('content-range');
    if (range !== null) response.setHeader('content-range', range);
    response.setHeader('content-type', fetched.headers.get('content-type') ?? '');
    if (isDownload && isHeld && headers.range === undefined)
      response.write(bytes.subarray(0, bytes.length / 2));
    else if (isDownload && isHeld) response.flushHeaders();
    else response.end(isDownload ? bytes : bytes.toString().replaceAll(shopify.url, address));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const listening = server.address();
  const address = `http://127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`;
  const letGo = () => {
    isHeld = false;
  };
  return { address, ranges, letGo };
}

/** Number of product exports that Shopify has started. */
async function exportsOf({ admin }: MirroredShop): Promise<number> {
  const query = '{ bulkOperations(first: 50) { nodes { query } } }';
  const response = await admin.run(
    query,
    {},
    z.object({ bulkOperations: z.object({ nodes: z.array(z.object({ query: z.string() })) }) }),
  );
  if (!response.ok) throw new Error(response.cause);
  return response.value.bulkOperations.nodes.filter((each) => each.query.includes('ProductsExport')).length;
}

it('another server resumes an import when the first is killed', {
  timeout: MAX_MS,
}, async () => {
  const shop = await aMirroredShop(database(), {
    catalogue: plainCatalogue(PRODUCTS),
    clock: () => new Date(),
  });
  const { address, ranges, letGo } = await withHeldDownload(shop);
  const dataDir = await newFolder();
  const start = () =>
    startProcess({
      DATA_DIR: dataDir,
      SHOP_DOMAIN: shop.domain,
      SHOPIFY_ACCESS_TOKEN: shop.token,
      SHOPIFY_API_ORIGIN: address,
    });
  const read = async (url: string) =>
    readCatalogueState.response.parse(await (await fetch(`${url}${readCatalogueState.path}`)).json());
  /** Data left behind by a stopped server. */
  const remaining = async () => {
    const reopened = await openPglite(dataDir);
    const store = forShop(reopened, shop.domain);
    const found = { state: await readMirrorState(store), mirror: await mirrorOf(store) };
    await reopened.close();
    return found;
  };

  const first = await start();
  await eventually(async () => {
    const { step, done = 0 } = (await read(first.url)).sync?.progress ?? {};
    return step === 'save' && done > 0;
  }, MAX_MS / 3);
  await first.kill();
  const half = await remaining();
  expect(half.state.done).toBeGreaterThan(0);
  expect(half.state.done).toBeLessThan(PRODUCTS);
  expect(half.mirror.products).toHaveLength(half.state.done);

  letGo();
  const second = await start();
  const doneLater: number[] = [];
  await eventually(async () => {
    const { state, sync } = await read(second.url);
    if (sync?.progress.what === 'products') doneLater.push(sync.progress.done);
    return state === 'ready';
  }, MAX_MS / 3);
  await second.stop();
  const whole = await remaining();

  expect(doneLater.filter((done) => done < half.state.done)).toEqual([]);
  expect(doneLater).toEqual(doneLater.toSorted((a, b) => a - b));
  expect(ranges[0]).toBe(`bytes=${half.state.bytes}-`);
  // The run after it is that of the collections.
  expect(whole.state).toMatchObject({ run: half.state.run + 1, runKind: null, failures: 0, problem: null });
  expect(await exportsOf(shop)).toBe(1);
  const fresh = shop.freshMirror();
  await fresh.settle({ atOnce: 200 });
  expect(whole.mirror).toEqual(await fresh.mirror());
});
