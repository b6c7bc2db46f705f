import { recordWrites, unitsOf } from '../models/ajax-cart';
import { Drawer } from '../models/drawer';
import { Faults } from '../models/faults';
import { Store } from '../models/store';
import { expect, test } from '../test';

test('an add with a lost response is sent once, as is its gift', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('garden-sweatshirt');
  await drawer.isLoaded();
  await new Faults(page, shop.storeUrl).set({ on: 'add', kind: 'lost' });
  const { writes } = recordWrites(page);
  await store.addToCart();
  await drawer.isOpen();
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  await drawer.isSettled();
  expect(unitsOf(await store.cart())).toEqual([
    ['garden-sweatshirt', 1],
    ['sticker-pack', 1],
  ]);
  expect(writes).toEqual(['add']);
});

test('a lost change that then meets server errors is made once', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('linen-apron');
  await store.addToCart();
  await drawer.isOpen();
  const faults = new Faults(page, shop.storeUrl);
  await faults.set(
    { on: 'write', kind: 'dropped' },
    { on: 'write', kind: 'refuse', status: 502, html: true },
  );
  await drawer.dialog.getByRole('button', { name: 'Increase quantity of Linen Apron' }).click();
  await expect(drawer.banner).toContainText('Connection lost. Trying again');
  await expect(drawer.banner).toContainText('Something went wrong at the store. Trying again');
  await drawer.isSettled();
  await expect(drawer.quantityOf('Linen Apron')).toHaveValue('2');
  expect(await faults.left()).toEqual([]);
  expect(unitsOf(await store.cart())).toEqual([
    ['linen-apron', 2],
    ['sticker-pack', 1],
  ]);
});

test('a stale cached cart isn’t shown', async ({ browser, shop }) => {
  // A plain browser context: intercepting requests disables the cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('linen-apron');
  await new Faults(page, shop.storeUrl).set({ on: 'get', kind: 'stale', times: 1000 });
  await store.addToCart();
  await drawer.isOpen();
  await expect(drawer.quantityOf('Linen Apron')).toHaveValue('1');
  await drawer.increase('Linen Apron');
  await expect(drawer.subtotal).toHaveText('$116.00');
  const others = await page.evaluate(async () => (await (await fetch('/cart.js')).json()).item_count);
  expect(others, 'whoever does not ask for a fresh cart gets the old one').toBe(1);
  await context.close();
});
