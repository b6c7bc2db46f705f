import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MadeUpPage } from '@cartwright/dev-store/visit-history/pages-of-visit';
import { expect, onTestFinished, test } from 'vitest';
import { seedVisits } from './seed-visits';

const PAGES: readonly MadeUpPage[] = Array.from({ length: 250 }, (_, index) => ({
  page: `page ${index}`,
  sentAt: new Date(index),
  events: [],
}));

async function aShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'visits-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const stored: string[] = [];
  const failures: unknown[] = [];
  let onStore = () => {};
  return {
    stored,
    failures,
    whenStored(then: () => void) {
      onStore = then;
    },
    start: () =>
      seedVisits({
        store: { madeUpPages: () => [...PAGES] },
        app: {
          async storeMadeUpVisits(_, sent) {
            stored.push(...sent.map(({ page }) => page));
            onStore();
          },
        },
        cartOf: async () => null,
        shopId: 'a.myshopify.com',
        dataDir,
        onFailure: (error) => failures.push(error),
      }),
  };
}

/** A start that nobody ends before all is stored. */
async function wholeStart(shop: Awaited<ReturnType<typeof aShop>>) {
  const stored = new Promise<void>((resolve) =>
    shop.whenStored(() => {
      if (shop.stored.at(-1) === 'page 249') resolve();
    }),
  );
  const seeding = shop.start();
  await stored;
  await seeding.close();
}

test('stores a demo store’s visits once', async () => {
  const shop = await aShop();
  await wholeStart(shop);
  expect(shop.stored).toEqual(PAGES.map(({ page }) => page));
  await shop.start().close();
  expect(shop.stored).toHaveLength(250);
});

test('stopping waits for the running write, and the next start stores the rest', async () => {
  const shop = await aShop();
  const started = new Promise<void>((resolve) => shop.whenStored(resolve));
  const seeding = shop.start();
  await started;
  await seeding.close();
  expect(shop.stored).toHaveLength(100);
  await wholeStart(shop);
  expect(new Set(shop.stored)).toEqual(new Set(PAGES.map(({ page }) => page)));
});

test('reports an error, and retries on the next start', async () => {
  const shop = await aShop();
  const lost = new Error('lost');
  shop.whenStored(() => {
    throw lost;
  });
  const failed = shop.start();
  await expect.poll(() => shop.failures).toEqual([lost]);
  await failed.close();
  await wholeStart(shop);
  expect(shop.stored).toContain('page 249');
});
