import { at } from '@cartwright/dev-store/testing/read-json';
import { admin } from '@cartwright/dev-store/testing/running-store';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { expect, it } from 'vitest';
import { aMirroredShop, MINUTE, plainCatalogue } from './mirrored-shop';

const database = testDatabase();

/** Query of a merchant's save: its requested cost is 452 points, its actual cost two. */
const SAVE = `query { products(first: 150, query: "title:nothing") {
  nodes { priceRangeV2 { minVariantPrice { amount } } } } }`;
/** It stands still unless the test lets time pass. */
const BUCKET = { maximumAvailable: 1_000, restoreRate: 1 };

it('a sync leaves half of Shopify’s capacity to a saving merchant, and still finishes', async () => {
  const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(40), adminBucket: BUCKET });
  await shop.settle();
  for (const { id } of (await shop.mirror()).products) {
    await shop.deliverWebhook({ topic: 'products/update', payload: { id } });
  }
  const remaining = async () => (await shop.marks()).filter(({ kind }) => kind === 'product').length;
  const save = () => admin(shop.shopify.url, SAVE);

  let pauses = 0;
  while ((await remaining()) > 0) {
    const saving = [save(), save()];
    const [before] = [await remaining(), await shop.settle({ longestWaitMs: 0 })];
    for (const response of [...(await Promise.all(saving)), await save()]) {
      expect(response.errors).toBeUndefined();
      const available = at(response, 'extensions', 'cost', 'throttleStatus', 'currentlyAvailable');
      expect(Number(available)).toBeGreaterThanOrEqual(BUCKET.maximumAvailable / 2 - 10);
    }
    expect(await remaining()).toBeLessThan(before);
    if ((await remaining()) > 0) expect((await shop.state()).problem).toContain('busy with other requests');
    shop.time.now += 10 * MINUTE;
    pauses += 1;
  }
  expect(pauses).toBeGreaterThan(1);
  expect((await shop.state()).problem).toBeNull();
});
