import { putInCart, recordWrites, unitsOf } from '../models/ajax-cart';
import { Drawer } from '../models/drawer';
import { Faults } from '../models/faults';
import { Store } from '../models/store';
import { expect, test } from '../test';

const BUSY = 'The store is busy';
/** As bot protection answers. */
const GUARDED = { kind: 'refuse', status: 429, html: true } as const;

test('D3: a change that gets a 429 page is announced, and done in the end', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('linen-apron');
  await store.addToCart();
  await drawer.isOpen();
  await new Faults(page, shop.storeUrl).set({ on: 'write', ...GUARDED });
  await drawer.typeQuantity('Linen Apron', 0);
  await expect(drawer.banner).toContainText(BUSY);
  await drawer.isSettled();
  await expect(drawer.banner).toHaveCount(0);
  expect(unitsOf(await store.cart())).toEqual([]);
});

test('D3: an add that gets 429 pages is announced and reverted, and nothing is lost', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('linen-apron');
  await drawer.isLoaded();
  await new Faults(page, shop.storeUrl).set({ on: 'add', ...GUARDED, times: 3 });
  await store.addToCart(2);
  await expect(drawer.banner).toContainText(BUSY);
  await expect(drawer.tryAgain).toBeVisible();
  expect(unitsOf(await store.cart())).toEqual([]);
  await drawer.tryAgain.click();
  await expect(drawer.quantityOf('Linen Apron')).toHaveValue('2');
  await drawer.isSettled();
  await expect(drawer.banner).toHaveCount(0);
  expect(unitsOf(await store.cart())).toEqual([
    ['linen-apron', 2],
    ['sticker-pack', 1],
  ]);
});

test('D4: five of two in stock become two, with the reason', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await putInCart(page, shop.storeUrl, 'field-notebook');
  await store.openProduct('field-notebook');
  await store.addToCart(5);
  await drawer.isOpen();
  const line = drawer.line('Field Notebook');
  await expect(line.getByText('Only 2 items were added to your cart due to availability.')).toBeVisible();
  await expect(drawer.quantityOf('Field Notebook')).toHaveValue('3');
  await expect(drawer.subtotal).toHaveText('$36.00');
  expect(unitsOf(await store.cart())).toEqual([['field-notebook', 3]]);
});

test('L3: 429 pages for every request throw nothing, and the cart recovers', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('linen-apron');
  await store.addToCart();
  await drawer.isOpen();
  const faults = new Faults(page, shop.storeUrl);
  await faults.set({ on: 'any', ...GUARDED, times: 1000 });
  await page.reload();
  await store.cartIcon.click();
  await expect(drawer.tryAgain).toBeVisible({ timeout: 20_000 });
  await faults.end();
  // Another reading may have been under way: then nobody has to ask.
  await expect(async () => {
    if (await drawer.tryAgain.isVisible()) await drawer.tryAgain.click({ timeout: 1_000 });
    await expect(drawer.quantityOf('Linen Apron')).toHaveValue('1', { timeout: 5_000 });
  }).toPass();
  await drawer.increase('Linen Apron');
  expect(unitsOf(await store.cart())).toEqual([
    ['linen-apron', 2],
    ['sticker-pack', 1],
  ]);
});

test('a burst of other requests on the page only delays a change', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('linen-apron');
  await store.addToCart();
  await drawer.isOpen();
  const faults = new Faults(page, shop.storeUrl);
  await faults.set(
    { on: 'get', kind: 'delay', ms: 600, times: 1000 },
    { on: 'write', kind: 'crowded', most: 2, times: 1000 },
  );
  const { writes } = recordWrites(page);
  await page.evaluate(() => {
    const crowd = new AbortController();
    const onAndOn = async () => {
      while (!crowd.signal.aborted) await fetch('/cart.js', { cache: 'no-store' });
    };
    for (let index = 0; index < 5; index++) void onAndOn();
    Object.assign(window, { crowd });
  });
  await drawer.typeQuantity('Linen Apron', 0);
  await expect(drawer.banner).toContainText(BUSY);
  await page.evaluate('crowd.abort()');
  await expect.poll(async () => unitsOf(await store.cart())).toEqual([]);
  await drawer.isSettled();
  expect(writes.length).toBeGreaterThan(1);
  await expect(drawer.banner).toHaveCount(0);
});
