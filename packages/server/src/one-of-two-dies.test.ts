import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import { createCart, readCart, type SavedCart } from '@cartwright/core/contract/carts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from './db/open-postgres';
import { fakeShopify } from './testing/fake-shopify';
import { ask, saveUntilGone, storeShows, wanted } from './testing/saves';
import { seeded } from './testing/seeded';
import { serverProcesses } from './testing/server-process';
import { eventually } from './testing/test-app';
import { emptyDatabase } from './testing/test-database';

/** Two servers share a database only where it is PostgreSQL: on demand. */
const POSTGRES = process.env.TEST_DATABASE_URL;
const ROUNDS = 3;
const SEED = Number(process.env.SEED ?? 20_261_129);
/** Milliseconds after which one of both dies at the latest. */
const MAX_LIFE_MS = 1_500;

const startProcess = serverProcesses();

const read = async (url: string, id: string) =>
  readCart.answer.parse(await ask(url, 'GET', `/api/carts/${id}`));

/** Ids of the pages whose event was acknowledged, until the server is gone. */
async function countUntilGone(url: string, cart: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (;;) {
    const page = randomUUID();
    const event = {
      number: 0,
      name: 'opened',
      age: 0,
      cart,
      total: 100,
      currency: 'USD',
      tier: null,
    };
    const answer = await fetch(`${url}${sendAnalyticsEvents.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
      body: JSON.stringify({ page, events: [event] }),
    }).catch(() => null);
    if (answer === null) return acknowledged;
    expect([answer.status, await answer.text()], 'an event is taken').toEqual([204, '']);
    acknowledged.push(page);
  }
}

describe.skipIf(POSTGRES === undefined)('of two servers on one database', { timeout: 300_000 }, () => {
  test('one is killed while both save and count: nothing that was acknowledged is lost or there twice, and the other goes on', async () => {
    const { url: databaseUrl, drop } = await emptyDatabase(POSTGRES ?? '');
    const shopify = await fakeShopify();
    onTestFinished(async () => {
      await shopify.close();
      await drop();
    });
    const random = seeded(SEED);
    const start = () =>
      startProcess({
        DATABASE_URL: databaseUrl,
        SHOP_DOMAIN: 'oak.myshopify.com',
        SHOPIFY_ACCESS_TOKEN: shopify.token,
        SHOPIFY_API_ORIGIN: shopify.origin,
        PUBLIC_URL: 'https://app.example',
      });
    const [survivor, first] = await Promise.all([start(), start()]);
    const created = async (name: string): Promise<SavedCart> =>
      createCart.answer.parse(await ask(survivor.url, 'POST', '/api/carts', { name }));
    const carts = [await created('Save 1'), await created('Save 1')] as const;
    let [live, quiet]: readonly SavedCart[] = carts;
    if (!live || !quiet) throw new Error('There are two carts.');
    let mortal = first;
    for (let round = 0; round < ROUNDS; round += 1) {
      const ended = new AbortController();
      const saving = saveUntilGone(mortal.url, live, () => {});
      const savingElsewhere = saveWhile(survivor.url, quiet, ended.signal);
      const counting = countUntilGone(mortal.url, live.cart.id);
      await wait(random() * MAX_LIFE_MS);
      await mortal.kill();
      const [saved, counted] = await Promise.all([saving, counting]);
      ended.abort();
      quiet = await savingElsewhere;

      const found = await read(survivor.url, live.cart.id);
      // The save that was under way may have been kept too, whole; never half of it.
      expect(found.revision - saved.revision).toBeOneOf([0, 1]);
      expect(found.cart.name).toBe(`Save ${found.revision}`);
      expect((await read(survivor.url, quiet.cart.id)).revision).toBe(quiet.revision);
      live = found;
      expect(await storedOf(databaseUrl, counted)).toEqual({ pages: counted.length, events: counted.length });
      // Whatever the killed server was publishing, the other brings the store to what is saved.
      const last = found;
      await eventually(() => storeShows(shopify) === wanted(last), 60_000);
      mortal = await start();
    }
  });
});

/** Last acknowledged save of a cart that is saved until the signal, each of which has to be acknowledged. */
async function saveWhile(url: string, from: SavedCart, until: AbortSignal): Promise<SavedCart> {
  let last = from;
  while (!until.aborted) {
    const { cart, revision } = last;
    const body = { cart: { ...cart, name: `Quiet ${revision + 1}` }, revision };
    await ask(url, 'PUT', `/api/carts/${cart.id}`, body);
    last = await read(url, cart.id);
  }
  return last;
}

/** How many of these pages have events in the database, and how many events they have. */
async function storedOf(databaseUrl: string, pages: readonly string[]) {
  const database = openPostgres(databaseUrl, () => undefined);
  const { rows } = await database.query(
    `select count(distinct page_id)::int as pages, count(*)::int as events from events where page_id = any($1)`,
    [pages],
  );
  await database.close();
  return rows[0];
}
