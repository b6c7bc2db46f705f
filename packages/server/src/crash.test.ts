import { setTimeout as wait } from 'node:timers/promises';
import { createCart, readCart, type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import { expect, test } from 'vitest';
import { type FakeShopify, fakeShopify } from './testing/fake-shopify';
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

async function ask(url: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * Saves again and again, until the server is gone; `onSave` hears of each save that the server acknowledged. Gives the
 * last one.
 */
async function saveUntilGone(
  url: string,
  from: SavedCart,
  onSave: (count: number) => void,
): Promise<SavedCart> {
  let acknowledged = from;
  for (let count = 1; ; count += 1) {
    const { cart, revision } = acknowledged;
    const body = { cart: { ...cart, name: `Save ${revision + 1}`, enabled: count % 2 === 0 }, revision };
    const answer = await ask(url, 'PUT', `/api/carts/${cart.id}`, body).catch(() => null);
    if (answer === null) return acknowledged;
    const { publication: _, ...saved } = saveCart.answer.parse(answer);
    acknowledged = saved;
    onSave(count);
  }
}

test('a save that was acknowledged survives the server being killed while it saves', {
  timeout: ROUNDS * MAX_ROUND_MS,
}, async () => {
  const dataDir = await newFolder();
  const random = seeded(SEED);
  const shopify = await fakeShopify();
  let server = await start(dataDir, shopify);
  let last = createCart.answer.parse(await ask(server.url, 'POST', '/api/carts', { name: 'Save 1' }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const saves = 1 + Math.floor(random() * MAX_SAVES);
    const pause = Math.floor(random() * MAX_PAUSE_MS);
    let reached = () => {};
    const savedOften = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const saving = saveUntilGone(server.url, last, (count) => count === saves && reached());
    await Promise.race([savedOften, saving]);
    await wait(pause);
    await server.kill();
    const acknowledged = await saving;

    server = await start(dataDir, shopify);
    const found = readCart.answer.parse(await ask(server.url, 'GET', `/api/carts/${last.cart.id}`));
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

/** The carts in the store with their discounts: what each gives, and what it is called. */
function storeShows(shopify: FakeShopify): string {
  const config = JSON.parse(shopify.appMetafields.get('cartwright.storefront_config') ?? '{"carts":[]}');
  const carts = config.carts.map((cart: { id: string; discountsActive: boolean }) => [
    cart.id,
    cart.discountsActive,
  ]);
  const discounts = shopify.discounts.map(({ title, rewards }) => {
    const { cartId, bars } = JSON.parse(rewards ?? '');
    return [title, cartId, bars.length > 0];
  });
  return JSON.stringify({ carts, discounts });
}

function wanted({ cart: { id, name, enabled } }: SavedCart): string {
  return JSON.stringify({
    carts: enabled ? [[id, true]] : [],
    discounts: enabled ? [[`Cartwright: ${name}`, id, true]] : [],
  });
}
