import { setTimeout as wait } from 'node:timers/promises';
import { createCart, readCart } from '@cartwright/core/contract/carts';
import { expect, test } from 'vitest';
import { type FakeShopify, fakeShopify } from './testing/fake-shopify';
import { ask, saveUntilDown, storeShows, wanted } from './testing/saves';
import { seeded } from './testing/seeded';
import { serverProcesses } from './testing/server-process';
import { eventually, testFolders } from './testing/test-app';

const ROUNDS = Number(process.env.ROUNDS ?? 10);
/** Most of it is the start of the server, on a slow machine. */
const MAX_ROUND_MS = 30_000;
/** The server dies so many saves after its start at most, and so long after the last of them. */
const MAX_SAVES = 6;
const MAX_PAUSE_MS = 40;
const SEED = Number(process.env.SEED ?? 20_261_120);

const newFolder = testFolders();

const startProcess = serverProcesses();

const start = (dataDir: string, shopify: FakeShopify) =>
  startProcess({
    DATA_DIR: dataDir,
    SHOP_DOMAIN: 'oak.myshopify.com',
    SHOPIFY_ACCESS_TOKEN: shopify.token,
    SHOPIFY_API_ORIGIN: shopify.origin,
  });

test('an acknowledged save survives the server being killed during a save', {
  timeout: ROUNDS * MAX_ROUND_MS,
}, async () => {
  const dataDir = await newFolder();
  const random = seeded(SEED);
  const shopify = await fakeShopify();
  let server = await start(dataDir, shopify);
  let last = createCart.response.parse(await ask(server.url, 'POST', '/api/carts', { name: 'Save 1' }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const saves = 1 + Math.floor(random() * MAX_SAVES);
    const pause = Math.floor(random() * MAX_PAUSE_MS);
    let reached = () => {};
    const savedOften = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const saving = saveUntilDown(server.url, last, (count) => count === saves && reached());
    await Promise.race([savedOften, saving]);
    await wait(pause);
    await server.kill();
    const acknowledged = await saving;

    server = await start(dataDir, shopify);
    const found = readCart.response.parse(await ask(server.url, 'GET', `/api/carts/${last.cart.id}`));
    // The save that was under way may have been kept too, whole; never half of it.
    expect(found.revision - acknowledged.revision).toBeOneOf([0, 1]);
    expect(found.cart.name).toBe(`Save ${found.revision}`);
    last = found;
    // Whatever the killed server was at, the next one brings the store to what is saved.
    await eventually(() => storeShows(shopify) === wanted(found));
  }
  await server.kill();
  await shopify.close();
});
