import { expect, test } from 'vitest';
import { readMirrorState } from '../catalogue/mirror-state';
import { forShop } from '../db/for-shop';
import { catalogueState } from '../db/schema';
import { eventually, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { APP_SECRET, webhookRequest } from '../testing/webhook-post';
import { storedShopProfile } from './shop-profile';

const database = testDatabase();
const startApp = testApps(database);

/** A server that Shopify tells of its shop. */
async function aNotifiedServer() {
  const app = await startApp({
    publicUrl: 'https://app.example',
    app: { clientId: 'id', clientSecret: APP_SECRET, tokenKeys: ['a key of the tests, of 32 letters'] },
  });
  const store = forShop(database(), app.domain);
  await eventually(async () => (await storedShopProfile(store)) !== null);
  await app.idle();
  return {
    app,
    store,
    deliverWebhook: async (topic: string) => {
      const request = webhookRequest({ id: topic, topic, shop: app.domain, payload: {} });
      expect((await fetch(`${app.url}/webhooks`, request)).status).toBe(200);
    },
  };
}

test('follows a change of time zone at once', async () => {
  const { app, store, deliverWebhook } = await aNotifiedServer();
  app.shopify.timezone = 'Europe/Berlin';
  await deliverWebhook('shop/update');
  await eventually(async () => (await storedShopProfile(store))?.timezone === 'Europe/Berlin');
});

test.each(['markets/create', 'markets/update', 'markets/delete'])(
  'after %s compares where the shop sells on the next poll, not after an hour',
  async (topic) => {
    const { store, deliverWebhook } = await aNotifiedServer();
    await readMirrorState(store);
    await store.update(catalogueState, { sampledAt: new Date() });
    await deliverWebhook(topic);
    await eventually(async () => (await readMirrorState(store)).sampledAt === null);
  },
);
