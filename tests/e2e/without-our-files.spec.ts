import { Store } from './models/store';
import { expect, test } from './test';

test.describe('when the files of the cart cannot be loaded', () => {
  test.beforeEach(async ({ context }) => {
    await context.route('**/storefront/assets/**', (route) => route.abort());
  });

  test("the theme's own form adds, and leads to the cart page", async ({ page, shop }) => {
    const store = new Store(page, shop.storeUrl);
    await store.openProduct('linen-apron', 'Long');
    await store.addToCart(2);
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
    await expect(store.amount('Subtotal')).toHaveText('$116.00');
    expect((await store.cart()).item_count).toBe(2);
  });

  test('the cart icon is a link to the cart page, where quantities can be changed', async ({
    page,
    shop,
  }) => {
    const store = new Store(page, shop.storeUrl);
    await store.openProduct('linen-apron');
    await store.addToCart();
    await expect(store.cartIcon).toContainText('1');
    await store.openHome();
    await store.cartIcon.click();
    await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
    await page.getByLabel('Quantity of Linen Apron').fill('3');
    await page.getByRole('button', { name: 'Update cart' }).click();
    await expect(store.amount('Subtotal')).toHaveText('$174.00');
    await page.getByRole('link', { name: 'Remove Linen Apron' }).click();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
  });
});
