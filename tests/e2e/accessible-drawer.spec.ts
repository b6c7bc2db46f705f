import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { withBars } from '@cartwright/core/testing/with-bars';
import { expectAccessible } from './models/accessible';
import { putInCart } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { Faults } from './models/faults';
import { motionsAreOver } from './models/motions';
import { Store } from './models/store';
import { expect, test } from './test';

// axe looks at whole pages, and there are many states.
test.describe.configure({ timeout: 180_000 });

test('axe reports nothing in the drawer in any state of lines and gifts', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const accessible = async () => {
    await motionsAreOver(page);
    await expectAccessible(page);
  };
  await test.step('closed', async () => {
    await store.openProduct('field-notebook');
    await accessible();
  });
  await test.step('empty', async () => {
    await drawer.open();
    await expect(drawer.dialog.getByText('Your cart is empty')).toBeVisible();
    await accessible();
  });
  await test.step('an error on a line, gifts locked', async () => {
    await drawer.close();
    await store.addToCart(5);
    await drawer.isOpen();
    await expect(drawer.gift('Sticker Pack')).toContainText('Unlocks at');
    await expect(drawer.line('Field Notebook').locator('[part="line-error"]')).toBeVisible();
    await accessible();
  });
  await test.step('a gift in the cart, another to be picked', async () => {
    await putInCart(page, shop.storeUrl, 'wool-throw');
    await page.reload();
    await drawer.open();
    await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
    await expect(drawer.gift('Market Tote').getByRole('button').first()).toBeVisible();
    await accessible();
  });
  await test.step('a gift declined', async () => {
    await drawer.remove(drawer.giftLine('Sticker Pack'));
    await expect(drawer.gift('Sticker Pack')).toContainText('Removed');
    await accessible();
  });
  await test.step('a gift sold out', async () => {
    const { id } = await (await page.request.get(`${shop.storeUrl}/products/watering-can.js`)).json();
    await shop.saveDemoCart((cart) => givingOnly(cart, Number(id)));
    await page.reload();
    await drawer.open();
    await expect(drawer.gift('Brass Watering Can').first()).toHaveAttribute('data-status', 'unavailable');
    await accessible();
  });
});

test('axe reports nothing in the drawer while loading and after a failure', async ({
  page,
  context,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const faults = new Faults(page, shop.storeUrl);
  await putInCart(page, shop.storeUrl, 'linen-apron');
  await store.openHome();
  await faults.set({ on: 'get', kind: 'delay', ms: 4000 });
  await store.cartIcon.click();
  await test.step('loading', async () => {
    await expect(drawer.dialog.getByRole('img', { name: 'Loading your cart' })).toBeVisible();
    await motionsAreOver(page);
    await expectAccessible(page);
  });
  await test.step('offline, with a retry', async () => {
    await faults.end();
    await page.reload();
    await drawer.open();
    await expect(drawer.line('Linen Apron')).toBeVisible();
    await context.setOffline(true);
    await drawer.dialog.getByRole('button', { name: 'Increase quantity of Linen Apron' }).click();
    await expect(drawer.banner).toContainText('Trying again');
    await expectAccessible(page);
    await expect(drawer.tryAgain).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await context.setOffline(false);
  });
});

/** The cart with this product as the gift of every tier that gives one. */
function givingOnly(cart: CartDocument, productId: number): CartDocument {
  const products = [{ product_id: productId, variant_ids: [] }];
  return withBars(cart, (bars) =>
    bars.map((bar) => ({
      ...bar,
      tiers: bar.tiers.map((tier) => (tier.type === 'product' ? { ...tier, products } : tier)),
    })),
  );
}
