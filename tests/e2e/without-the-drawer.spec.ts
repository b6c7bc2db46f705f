import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

for (const cartPageEnabled of [true, false]) {
  test.describe(`when only the drawer cannot be loaded, with the cart page ${cartPageEnabled ? 'on' : 'off'}`, () => {
    test.beforeEach(async ({ context, shop }) => {
      await shop.saveDemoCart((cart) => ({ ...cart, cartPageEnabled }));
      await context.route('**/storefront/assets/drawer.js*', (route) => route.abort());
    });

    test('a product form and the cart page still sell', async ({ page, shop }) => {
      const store = new Store(page, shop.storeUrl);
      await store.openProduct('linen-apron', 'Long');
      await store.addToCart(2);
      await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
      expect((await store.cart()).item_count).toBe(2);

      await page.waitForLoadState('networkidle');
      await expect(page, 'the page is not left for nothing').toHaveURL(`${shop.storeUrl}/cart`);
      await page.getByLabel('Quantity of Linen Apron').fill('3');
      await page.getByRole('button', { name: 'Update cart' }).click();
      await expect(store.amount('Subtotal')).toHaveText('$174.00');
    });

    test('the cart icon leads to the cart page', async ({ page, shop }) => {
      const store = new Store(page, shop.storeUrl);
      await store.openHome();
      await store.cartIcon.click();
      await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
    });
  });
}

test('a cart page that is turned off gives way to the drawer', async ({ page, shop }) => {
  await shop.saveDemoCart((cart) => ({ ...cart, cartPageEnabled: false }));
  await new Store(page, shop.storeUrl).openCartPage();
  await new Drawer(page).isOpen();
  expect(new URL(page.url()).pathname).toBe('/');
});
