import { Admin } from './models/admin';
import { isGift } from './models/ajax-cart';
import { arrowsAreHeard } from './models/arrows-are-heard';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

test('the drawer works with the keyboard alone, and restores focus', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('linen-apron');
  await store.addButton.focus();
  await page.keyboard.press('Enter');
  await drawer.isOpen();
  await page.keyboard.press('Escape');
  await expect(drawer.dialog).toBeHidden();
  await expect(store.addButton).toBeFocused();

  await store.cartIcon.focus();
  await page.keyboard.press('Enter');
  await drawer.isOpen();
  const more = drawer.dialog.getByRole('button', { name: 'Increase quantity of Linen Apron' });
  await drawer.tabTo(more);
  await page.keyboard.press('Enter');
  await expect(drawer.quantityOf('Linen Apron')).toHaveValue('2');
  await drawer.isSettled();
  await expect(more, 'the focus stays where it was').toBeFocused();

  await drawer.tabTo(drawer.quantityOf('Linen Apron'));
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await drawer.isSettled();
  expect((await store.cart()).items.find(({ handle }) => handle === 'linen-apron')?.quantity).toBe(3);

  await page.keyboard.press('Escape');
  await expect(drawer.dialog).toBeHidden();
  await expect(store.cartIcon).toBeFocused();
});

test('a component is moved with the keyboard alone, with every step announced', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.components.getByRole('link', { name: 'Cart Subtotal' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(editor.handle('Cart Subtotal')).toBeFocused();

  await page.keyboard.press('Space');
  await expect(editor.dragNews).toHaveText('Picked up Cart Subtotal. Footer, position 1 of 2.');
  await arrowsAreHeard(page);
  await page.keyboard.press('ArrowUp');
  await expect(editor.dragNews).toHaveText('Cart Subtotal: Body, position 2 of 2.');
  await page.keyboard.press('ArrowUp');
  await expect(editor.dragNews).toHaveText('Cart Subtotal: Body, position 1 of 2.');
  await expect(editor.previewDropLine).toHaveAttribute('data-drop', 'before');
  await page.keyboard.press('Space');
  await expect(page.getByText('Cart Subtotal moved. Body, position 1 of 2.')).toBeAttached();
  await expect.poll(async () => (await editor.places()).Body).toEqual(['Cart Subtotal', 'Cart Items']);
  await expect(editor.handle('Cart Subtotal'), 'the focus goes along').toBeFocused();

  await page.keyboard.press('Space');
  await expect(editor.dragNews).toHaveText('Picked up Cart Subtotal. Body, position 1 of 2.');
  await arrowsAreHeard(page);
  await page.keyboard.press('ArrowDown');
  await expect(editor.dragNews).toHaveText('Cart Subtotal: Body, position 2 of 2.');
  await page.keyboard.press('Escape');
  await expect(editor.dragNews).toHaveText('Cart Subtotal stays. Body, position 1 of 2.');
  await expect.poll(async () => (await editor.places()).Body).toEqual(['Cart Subtotal', 'Cart Items']);
  await expect(editor.handle('Cart Subtotal')).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await editor.places()).Footer).toEqual(['Cart Subtotal', 'Checkout']);
});

test('a gift is earned, declined and taken back with the keyboard alone', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('garden-sweatshirt');
  await store.addButton.focus();
  await page.keyboard.press('Enter');
  const gift = drawer.giftLine('Sticker Pack');
  await expect(gift).toBeVisible();
  await drawer.isSettled();

  await drawer.tabTo(gift.getByRole('button', { name: /^Remove/ }));
  await page.keyboard.press('Enter');
  await expect(gift).toHaveCount(0);
  await drawer.isSettled();
  await expect(drawer.dialog.locator(':focus'), 'the focus stays in the cart').toHaveCount(1);
  expect((await store.cart()).items.filter(isGift)).toEqual([]);

  await drawer.tabTo(drawer.gift('Sticker Pack').getByRole('button', { name: /Sticker Pack/ }));
  await page.keyboard.press('Enter');
  await expect(gift).toBeVisible();
  await drawer.isSettled();
  expect((await store.cart()).items.filter(isGift)).toHaveLength(1);
});
