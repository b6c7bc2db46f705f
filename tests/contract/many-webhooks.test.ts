import { catalogueTopics } from '@cartwright/server/catalogue/catalogue-topics';
import { webhookReceipts } from '@cartwright/server/db/schema';
import { seeded } from '@cartwright/server/testing/seeded';
import { eventually } from '@cartwright/server/testing/test-app';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { aShopWithRow, webhookServers } from '@cartwright/server/testing/webhook-server';
import { expect, test } from 'vitest';
import { aMirroredShop, MINUTE, type MirroredShop, plainCatalogue } from './mirrored-shop';

/** Deliveries; `npm run test:long` sends more. */
const WEBHOOKS = Number(process.env.WEBHOOKS ?? 200);
const SEED = Number(process.env.SEED ?? 20_261_123);
/** For what hangs: a loaded machine takes ten times as long. Milliseconds. */
const TIMEOUT_MS = 120_000 + WEBHOOKS * 300;

const PRODUCTS = 20;
const CHANGES = 60;
/** Shopify asks again before it has had the answer to others. */
const IN_FLIGHT = 8;

const database = testDatabase();
const startServer = webhookServers(database);

test(`${WEBHOOKS} repeated, lost and unordered webhooks to two servers give the mirror of a fresh sync`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const random = seeded(SEED);
  const upTo = (count: number) => Math.floor(random() * count);
  const catalogue = plainCatalogue(PRODUCTS);
  const shop = await aMirroredShop(database(), { catalogue });
  const { store } = await aShopWithRow(database(), shop.domain);
  await shop.settle();
  const { collections } = await shop.mirror();
  for (let count = 0; count < CHANGES; count += 1) await changeOne(shop, catalogue.products, upTo);
  const webhooks = [
    ...(await shop.webhooks()).filter(({ topic }) => topic !== 'bulk_operations/finish'),
    ...['collections/create', 'collections/update'].flatMap((topic) =>
      collections.map(({ id }) => ({ topic, payload: { id } })),
    ),
  ];
  expect(new Set(webhooks.map(({ topic }) => topic)).size).toBeGreaterThan(4);

  const topics = catalogueTopics({
    storeOf: () => store,
    jobs: { look: async () => {} },
    clock: () => new Date(shop.time.now),
  });
  const jobsSchema = 'jobs_many';
  const servers = [await startServer({ jobsSchema, topics }), await startServer({ jobsSchema, topics })];
  // Each is sent at least once; of the others one in four is the very delivery that came before.
  const sent = Array.from({ length: Math.max(WEBHOOKS, webhooks.length) }, (_, number) => ({
    about: number < webhooks.length ? number : upTo(webhooks.length),
    number: number < webhooks.length || random() < 0.75 ? number : -1,
    place: random(),
  })).toSorted((a, b) => a.place - b.place);
  // One in five of what is told never comes, however often it was sent.
  const isLost = webhooks.map(() => random() < 0.2);
  const deliveries = sent.filter(({ about }) => !isLost[about]);
  expect(deliveries.length).toBeLessThan(sent.length);
  const ids = new Set<string>();
  const tellNext = async () => {
    for (let next = deliveries.pop(); next !== undefined; next = deliveries.pop()) {
      const webhook = webhooks[next.about];
      const id = `${next.about} ${next.number}`;
      ids.add(id);
      const response = webhook && (await servers[upTo(2)]?.post({ ...webhook, id, shop: shop.domain }));
      expect(response?.status).toBe(200);
    }
  };
  const telling = Promise.all(Array.from({ length: IN_FLIGHT }, tellNext));
  await Promise.all([telling, readsMeanwhile(shop, () => deliveries.length > 0)]);
  const done = async () => (await store.countBy(webhookReceipts, 'status')).get('done');
  await eventually(async () => (await done()) === ids.size, TIMEOUT_MS);
  expect(await store.count(webhookReceipts)).toBe(ids.size);

  await shop.settle();
  // The nightly comparison finds lost changes.
  shop.time.now += 24 * 60 * MINUTE;
  await shop.settle();
  const fresh = shop.freshMirror();
  await fresh.settle();
  expect(await shop.mirror()).toEqual(await fresh.mirror());
  expect(await shop.marks()).toEqual([]);
});

/** A change that a merchant makes, of any product. */
async function changeOne(
  shop: MirroredShop,
  products: ReturnType<typeof plainCatalogue>['products'],
  upTo: (count: number) => number,
): Promise<void> {
  const product = products[upTo(products.length)];
  const variant = product?.variants[0];
  if (!product || !variant) throw new Error('Every product has a variant.');
  const value = upTo(9) + 1;
  const edits = [
    { title: `Thing, ${value}` },
    { productType: value > 5 ? 'Even' : 'Odd' },
    { [`prices[${variant.id}]`]: `${value}.50` },
    { [`quantities[${variant.id}]`]: `${value}` },
  ];
  const edit = edits[upTo(edits.length + 1)];
  if (edit) await shop.edit(product.id, edit);
  else if (value > 4) await shop.remove(product.id);
  else await shop.addAgain(product.id);
}

/** The mirror reads what it has been told while more comes. */
async function readsMeanwhile(shop: MirroredShop, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    await shop.step();
    shop.time.now += 1_000;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
