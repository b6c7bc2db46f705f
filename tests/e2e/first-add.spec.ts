import { recordWrites, variantId } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { Faults } from './models/faults';
import { slowNetwork } from './models/network';
import { Store } from './models/store';
import { expect, test } from './test';

const PHONE = { latency: 400, rate: 200_000 };

test('the first add is sent at once, and its line shows without extra waiting', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await slowNetwork(page, PHONE.latency, PHONE.rate);
  const { writes } = recordWrites(page);
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    const native = window.fetch;
    window.fetch = (...all) => {
      if (String(all[0]).includes('add.js')) times.sent ??= performance.now();
      return native(...all);
    };
    document.addEventListener(
      'submit',
      () => {
        times.pressed = performance.now();
      },
      true,
    );
  });
  // Without a sign before, as on a touch screen.
  await store.addButton.evaluate((button: HTMLButtonElement) => button.click());
  await expect(store.addButton).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => page.evaluate('times')).toMatchObject({ sent: expect.any(Number) });
  const drawer = new Drawer(page);
  await expect(drawer.line('Enamel Mug')).toBeVisible();
  await expect(store.addButton).not.toHaveAttribute('aria-busy', 'true');
  expect(writes).toEqual(['add']);
  await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('1');
});

test('an add is in the cart and shown on the next page, even if its page is left at once', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('linen-apron');
  await page.route('**/drawer.js*', () => {});
  await page.locator('input[name="quantity"]').fill('2');
  const sent = page.waitForRequest(/add\.js/);
  await store.addButton.click();
  await sent;
  await page.unroute('**/drawer.js*');
  await store.openHome();
  // Two aprons have earned the sticker pack: the next page looks without being asked.
  await expect
    .poll(async () => (await store.cart()).items.map(({ handle }) => handle).sort())
    .toEqual(['linen-apron', 'sticker-pack']);
});

test('a gift earned by the first add comes with a second request', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('linen-apron');
  const { writes } = recordWrites(page);
  await page.locator('input[name="quantity"]').fill('2');
  await store.addButton.evaluate((button: HTMLButtonElement) => button.click());
  const drawer = new Drawer(page);
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  expect(writes).toEqual(['add', 'add']);
});

test('a first add rejected by the store shows the error in the drawer', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  // There is one of it, and that is in the cart.
  await store.openProduct('glass-carafe');
  await store.post('add', {
    items: [{ id: await variantId(page, shop.storeUrl, 'glass-carafe'), quantity: 1 }],
  });
  await store.addButton.evaluate((button: HTMLButtonElement) => button.click());
  const drawer = new Drawer(page);
  await expect(drawer.line('Carafe and Tumbler')).toContainText('already in your cart');
  await drawer.isSettled();
  expect((await store.cart()).item_count).toBe(1);
});

for (const kind of ['lost', 'dropped'] as const) {
  test(`a first add with a ${kind} response is in the cart once`, async ({ page, shop }) => {
    const store = new Store(page, shop.storeUrl);
    await store.openProduct('enamel-mug');
    await new Faults(page, shop.storeUrl).set({ on: 'add', kind });
    await store.addButton.evaluate((button: HTMLButtonElement) => button.click());
    const drawer = new Drawer(page);
    await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('1');
    await drawer.isSettled();
    expect((await store.cart()).item_count).toBe(1);
  });
}

test('without the drawer the cart page shows the added item', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await page.route('**/drawer.js*', (route) => route.abort());
  await store.openProduct('enamel-mug');
  await store.addToCart();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByLabel('Quantity of Enamel Mug')).toHaveValue('1');
});

test('two adds before the drawer loads are both in the cart', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await slowNetwork(page, 150);
  await page.evaluate(() => {
    const form = document.querySelector('form[action$="/cart/add"]');
    const copy = form?.cloneNode(true);
    if (copy instanceof HTMLElement) {
      copy.id = 'second-form';
      form?.after(copy);
    }
    for (const button of document.querySelectorAll<HTMLElement>('form[action$="/cart/add"] [type="submit"]'))
      button.click();
  });
  const drawer = new Drawer(page);
  await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');
  await drawer.isSettled();
  expect((await store.cart()).item_count).toBe(2);
});
