import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

const overriding =
  (termsEnabled: boolean) =>
  (cart: CartDocument): CartDocument => ({
    ...cart,
    cartPageCheckoutOverride: true,
    components: cart.components.map((component) =>
      component.type === 'checkout'
        ? { ...component, settings: { ...component.settings, termsEnabled } }
        : component,
    ),
  });

test('the cart page’s checkout opens the drawer at the terms, and continues once accepted', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart(overriding(true));
  const store = new Store(page, shop.storeUrl);
  const { variants } = await store.product('enamel-mug');
  await store.openHome();
  await store.post('add', { items: [{ id: variants[0]?.id, quantity: 1 }] });
  await store.openCartPage();
  await expect(page.locator('cartwright-cart')).toBeAttached();
  await page.getByLabel('Order note').fill('For the neighbour');
  await page.getByRole('button', { name: 'Check out' }).click();
  const { dialog } = new Drawer(page);
  const terms = dialog.getByRole('checkbox');
  await expect(terms).toBeFocused();
  await expect(terms).toHaveAttribute('aria-invalid', 'true');
  await terms.check();
  await dialog.getByRole('button', { name: /^Check out/ }).click();
  await expect(page).toHaveURL(/\/checkout/);
  expect((await store.cart()).note).toBe('For the neighbour');
});

test('without terms it continues directly, with input from the page', async ({ page, shop }) => {
  await shop.saveDemoCart(overriding(false));
  const store = new Store(page, shop.storeUrl);
  const { variants } = await store.product('enamel-mug');
  await store.openHome();
  await store.post('add', { items: [{ id: variants[0]?.id, quantity: 1 }] });
  await store.openCartPage();
  await expect(page.locator('cartwright-cart')).toBeAttached();
  await page.getByRole('spinbutton', { name: 'Quantity of Enamel Mug' }).fill('2');
  await page.getByLabel('Order note').fill('Ring twice');
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  expect(await store.cart()).toMatchObject({ note: 'Ring twice', item_count: 2 });
});

test('checkout doesn’t wait for a drawer that can’t be loaded', async ({ page, shop }) => {
  await shop.saveDemoCart(overriding(true));
  const store = new Store(page, shop.storeUrl);
  const { variants } = await store.product('enamel-mug');
  await store.openHome();
  await store.post('add', { items: [{ id: variants[0]?.id, quantity: 1 }] });
  await page.route('**/drawer.js*', (route) => route.abort());
  await store.openCartPage();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/checkout/);
});

test('a drawer that loads after the theme’s checkout started doesn’t submit again', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await shop.saveDemoCart(overriding(false));
  const store = new Store(page, shop.storeUrl);
  const { variants } = await store.product('enamel-mug');
  await store.openHome();
  await store.post('add', { items: [{ id: variants[0]?.id, quantity: 1 }] });
  await store.openCartPage();
  await expect(page.locator('cartwright-cart')).toBeAttached();
  let sent = 0;
  // An answer without a page: what was pressed stays to be pressed again.
  await page.route('**/cart', (route) => {
    sent += 1;
    return route.fulfill({ status: 204 });
  });
  let bring = () => {};
  const released = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route('**/cart-page-checkout.js*', (route) => released.then(() => route.continue()));
  const request = page.waitForRequest(/cart-page-checkout\.js/);
  await page.getByRole('button', { name: 'Check out' }).dblclick();
  const late = (await request).url();
  await page.clock.fastForward(8_000);
  await expect.poll(() => sent).toBe(1);
  bring();
  await page.evaluate((address) => import(address), late);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(sent).toBe(1);
});
