import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proxySignature } from '@cartwright/dev-store/app-proxy/proxy-signature';
import { largeCatalogue } from '@cartwright/dev-store/catalogue/large/large-catalogue';
import { startDevStore } from '@cartwright/dev-store/store';
import { webhookRequest } from '@cartwright/server/testing/webhook-post';
import { expect, test } from '@playwright/test';
import { hand, quantile, rounds } from './results';
import { end, startMain } from './start-main';

const DOMAIN = 'large.myshopify.com';
const TOKEN = 'bench';
const SECRET = 'bench-secret';
const PRODUCTS = rounds(43_000, 2_000);
/** All of them on one page. */
const CHANGES = rounds(12, 3);
/** All generated products cost less, except the changed ones. */
const DEAR = 90_000;

test('from a webhook about one product to the page of its collection', async () => {
  test.setTimeout(1_800_000);
  const catalogue = largeCatalogue(PRODUCTS, 1);
  const store = await startDevStore({
    port: 0,
    shop: { domain: DOMAIN, name: 'Large', currency: 'USD', timezone: 'UTC', country: 'US' },
    catalogue,
    app: { handle: 'cartwright', title: 'Cartwright', accessToken: TOKEN, functions: [] },
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'cartwright-bench-'));
  const { server, url } = await startMain({
    DATA_DIR: dataDir,
    SHOP_DOMAIN: DOMAIN,
    SHOPIFY_ACCESS_TOKEN: TOKEN,
    SHOPIFY_API_ORIGIN: store.url,
    SHOPIFY_API_KEY: 'bench',
    SHOPIFY_API_SECRET: SECRET,
    TOKEN_KEYS: 'a-key-of-the-bench-of-thirty-two-letters',
    PUBLIC_URL: 'https://app.example',
  });
  try {
    const shirts = catalogue.products.filter(({ productType }) => productType === 'Shirt').slice(0, CHANGES);
    await until(async () => (await dearShirts(url)).status === 200);
    const took: number[] = [];
    for (const { id, handle, variants } of shirts) {
      const price = Object.fromEntries(variants.map((variant) => [`prices[${variant.id}]`, `${DEAR}.00`]));
      await fetch(`${store.url}/back-office/products/${id}`, {
        method: 'POST',
        body: new URLSearchParams(price),
        redirect: 'manual',
      });
      const began = performance.now();
      await deliverWebhook(url, id);
      await until(async () => (await dearShirts(url)).text.includes(handle));
      took.push(performance.now() - began);
    }
    expect(took).toHaveLength(CHANGES);
    hand('catalogue-webhook', 'From a webhook about one product to the page of its collection', [
      {
        what: `${PRODUCTS} products, ${CHANGES} changes one after the other`,
        figures: { 'median ms': quantile(took, 0.5), 'p95 ms': quantile(took, 0.95) },
      },
    ]);
  } finally {
    await end(server);
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** The page of a collection with the dear products alone, as Shopify hands a shopper's request on. */
async function dearShirts(url: string): Promise<{ readonly status: number; readonly text: string }> {
  const params = new URLSearchParams({
    'filter.v.price.gte': String(DEAR),
    shop: DOMAIN,
    path_prefix: '/apps/cartwright',
    timestamp: String(Math.floor(Date.now() / 1_000)),
  });
  params.append('signature', proxySignature(params, SECRET));
  const response = await fetch(`${url}/proxy/collections/shirt-all?${params}`);
  return { status: response.status, text: await response.text() };
}

async function deliverWebhook(url: string, id: number): Promise<void> {
  const webhook = {
    id: `change of ${id}`,
    topic: 'products/update',
    shop: DOMAIN,
    payload: { id },
    secret: SECRET,
  };
  expect((await fetch(`${url}/webhooks`, webhookRequest(webhook))).status).toBe(200);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}
