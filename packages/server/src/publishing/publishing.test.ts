import {
  type Publication,
  publishAgain,
  readHeldPublication,
  replaceFound,
} from '@cartwright/core/contract/publication';
import { readShop } from '@cartwright/core/contract/shop';
import { CONFIG_METAFIELD } from '@cartwright/core/storefront/names';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { shops } from '../db/schema';
import type { FakeShopify } from '../testing/fake-shopify';
import { eventually, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const elsewhere = testDatabase({ own: true });
const startApp = testApps(database);
const startElsewhere = testApps(elsewhere);

const CONFIG = `${CONFIG_METAFIELD.namespace}.${CONFIG_METAFIELD.key}`;
const configText = (shopify: FakeShopify) => shopify.appMetafields.get(CONFIG) ?? 'null';
const cartsIn = (shopify: FakeShopify): { id: string; discountsActive: boolean }[] =>
  JSON.parse(configText(shopify)).carts;
const publicationOf = async (app: TestApp): Promise<Publication> =>
  (await app.ask(readShop)).shop.publication;
const again = async (app: TestApp) => (await app.ask(publishAgain, { body: {} })).publication;

async function liveApp(name = 'Summer') {
  const app = await startApp();
  await eventually(async () => (await publicationOf(app)).status === 'published');
  const saved = await app.save(await app.create(name), { enabled: true });
  expect(saved.publication.status).toBe('published');
  return { ...app, saved };
}

/** A server of its own database that knows the same shop. */
async function newcomer({ domain, shopify }: Pick<TestApp, 'domain' | 'shopify'>) {
  const shop = { domain, accessToken: shopify.token, apiOrigin: shopify.origin };
  const app = await startElsewhere({ shop });
  await eventually(async () => (await publicationOf(app)).status !== 'pending');
  return app;
}

describe('server on another database', () => {
  test('changes nothing in the store, and reports it', async () => {
    const live = await liveApp();
    const { shopify } = live;
    const [config, discounts] = [configText(shopify), structuredClone(shopify.discounts)];
    const app = await newcomer(live);
    expect(await publicationOf(app)).toMatchObject({
      status: 'held',
      message: expect.stringContaining('paused'),
    });

    await app.save(await app.create('Mine'), { enabled: true });
    expect((await publicationOf(app)).status).toBe('held');
    expect(configText(shopify)).toBe(config);
    expect(shopify.discounts).toEqual(discounts);
    expect(await app.ask(readHeldPublication)).toMatchObject({
      found: [
        { what: '1 cart in the store', from: 'elsewhere' },
        { what: 'The discount "Cartwright: Summer"', from: 'elsewhere' },
      ],
    });
    // Where it comes from goes on as before.
    await live.save(live.saved, { name: 'Autumn' });
    expect(shopify.discounts).toMatchObject([{ title: 'Cartwright: Autumn' }]);
  });

  test('takes over with the merchant’s consent, which then holds the other server', async () => {
    const live = await liveApp();
    const app = await newcomer(live);
    await app.save(await app.create('Mine'), { enabled: true });
    const { seen } = await app.ask(readHeldPublication);
    expect(await app.ask(replaceFound, { body: { seen } })).toMatchObject({
      publication: { status: 'published' },
    });
    expect(live.shopify.discounts).toMatchObject([{ title: 'Cartwright: Mine' }]);
    expect(cartsIn(live.shopify)).toHaveLength(1);
    expect(await app.ask(readHeldPublication)).toMatchObject({ found: [] });
    expect((await again(live)).status).toBe('held');
    expect(live.shopify.discounts).toMatchObject([{ title: 'Cartwright: Mine' }]);
  });

  test('requires consent for what was seen, not for later changes', async () => {
    const live = await liveApp();
    const app = await newcomer(live);
    const { seen } = await app.ask(readHeldPublication);
    await live.save(live.saved, { layout: 'double' });
    await again(app);
    const refused = await app.refused(replaceFound, { body: { seen } });
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
    expect(cartsIn(live.shopify)).toMatchObject([{ id: live.saved.cart.id }]);
  });
});

test('a server on an old backup is held, and continues as another installation with consent', async () => {
  const live = await liveApp();
  const store = forShop(database(), live.domain);
  const [before] = await store.rows(shops);
  if (!before) throw new Error('It has a row.');
  const changed = await live.save(live.saved, { name: 'Autumn' });
  await store.update(shops, { generation: before.generation }, eq(shops.shopId, live.domain));
  expect((await again(live)).status).toBe('held');
  const { found, seen } = await live.ask(readHeldPublication);
  expect(found.map(({ from }) => from)).toContain('later');

  expect(await live.ask(replaceFound, { body: { seen } })).toMatchObject({
    publication: { status: 'published' },
  });
  const [after] = await store.rows(shops);
  expect(after?.instanceId).not.toBe(before.instanceId);
  const saved = await live.save(changed, { name: 'Winter' });
  expect(saved.publication.status).toBe('published');
});

describe('unstamped publication', () => {
  const unmark = ({ shopify, domain }: TestApp, change: (text: string) => string = (text) => text) => {
    const without = (text: string) => {
      const { published: _, ...rest } = JSON.parse(text);
      return change(JSON.stringify(rest));
    };
    shopify.appMetafields.set(CONFIG, without(configText(shopify)));
    for (const discount of shopify.discounts) {
      discount.oldRewards = without(discount.rewards ?? '');
      discount.rewards = null;
    }
    return domain;
  };

  test('is ours if it equals the last one, and moves to the app’s own metafield', async () => {
    const live = await liveApp();
    unmark(live);
    // It is to be changed as well: what counts is what was published.
    const { publication } = await live.save(live.saved, { name: 'Autumn', layout: 'double' });
    expect(publication).toMatchObject({ status: 'published' });
    expect(live.shopify.discounts).toMatchObject([{ title: 'Cartwright: Autumn', oldRewards: null }]);
    expect(JSON.parse(live.shopify.discounts[0]?.rewards ?? '')).toMatchObject({
      cartId: live.saved.cart.id,
    });
    expect(JSON.parse(configText(live.shopify)).published).toMatchObject({ generation: expect.any(Number) });
  });

  test('is foreign if its content differs', async () => {
    const live = await liveApp();
    unmark(live, (text) => text.replace('"volume":null', '"volume":null,"of":"somebody"'));
    expect((await again(live)).status).toBe('held');
    const { found } = await live.ask(readHeldPublication);
    expect(found.map(({ from }) => from)).toEqual(['unknown', 'unknown']);
  });
});

describe('lost response', () => {
  test.each(['CreateDiscount', 'SetMetafields', 'UpdateDiscount', 'DeleteDiscount'])(
    'to %s leaves no duplicates or leftovers',
    async (operation) => {
      const { shopify, saved, ...app } = await liveApp();
      const other = await app.create('Winter');
      let lost = 0;
      shopify.loses = (each) => each === operation && lost++ < 2;
      await app.save(await app.save(saved, { name: 'Spring' }), { enabled: false });
      await app.save(other, { enabled: true, name: 'Winter' });
      await eventually(async () => (await publicationOf({ ...app, shopify })).status === 'published');
      shopify.loses = null;
      expect(lost).toBeGreaterThan(0);
      expect(shopify.discounts).toMatchObject([{ title: 'Cartwright: Winter' }]);
      expect(cartsIn(shopify)).toMatchObject([{ id: other.cart.id, discountsActive: true }]);
    },
  );

  test('isn’t reported as an inactive discount', async () => {
    const { shopify, ...app } = await liveApp();
    const configs = new Set<boolean>();
    shopify.before = async () => {
      for (const { discountsActive } of cartsIn(shopify)) configs.add(discountsActive);
    };
    shopify.loses = (operation) => operation === 'SetMetafields';
    await app.save(app.saved, { name: 'Autumn', layout: 'double' });
    shopify.loses = null;
    await eventually(async () => (await publicationOf({ ...app, shopify })).status === 'published');
    expect([...configs]).toEqual([true]);
  });
});

test('concurrent writes by others aren’t overwritten unseen', async () => {
  const { shopify, ...app } = await liveApp();
  const theirs = { carts: [], published: { instance: 'them', generation: 1 } };
  let isDone = false;
  shopify.before = async (operation) => {
    if (operation !== 'SetMetafields' || isDone) return;
    isDone = true;
    shopify.appMetafields.set(CONFIG, JSON.stringify(theirs));
  };
  const { publication } = await app.save(app.saved, { layout: 'double' });
  expect(publication.status).toBe('held');
  expect(JSON.parse(configText(shopify))).toEqual(theirs);
});

test('swaps the discount titles of two carts that swapped names', async () => {
  const { shopify, ...app } = await liveApp('Summer');
  const from = Date.now() + 3_600_000;
  const window = {
    isScheduled: true,
    startDate: new Date(from).toISOString(),
    endDate: new Date(from + 3_600_000).toISOString(),
  };
  const sale = await app.save(await app.create('Winter'), { enabled: true, ...window });
  const titleOf = (cartId: string) =>
    shopify.discounts.filter(({ rewards }) => rewards?.includes(cartId)).map(({ title }) => title)[0];
  const summer = await app.save(app.saved, { name: 'Middle' });
  await app.save(sale, { name: 'Summer' });
  await app.save(summer, { name: 'Winter' });
  expect(titleOf(sale.cart.id)).toBe('Cartwright: Summer');
  expect(titleOf(summer.cart.id)).toBe('Cartwright: Winter');
});
