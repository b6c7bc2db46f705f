import { Admin } from './models/admin';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

test('the drawer can be used with the keyboard alone, and gives the focus back', async ({ page, shop }) => {
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
  const more = drawer.dialog.getByRole('button', { name: 'One more of Linen Apron' });
  await tabTo(more);
  await page.keyboard.press('Enter');
  await expect(drawer.quantityOf('Linen Apron')).toHaveValue('2');
  await drawer.isSettled();
  await expect(more, 'the focus stays where it was').toBeFocused();

  await tabTo(drawer.quantityOf('Linen Apron'));
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await drawer.isSettled();
  expect((await store.cart()).items.find(({ handle }) => handle === 'linen-apron')?.quantity).toBe(3);

  await page.keyboard.press('Escape');
  await expect(drawer.dialog).toBeHidden();
  await expect(store.cartIcon).toBeFocused();

  /** Goes on with Tab until the focus is there; in a dialog that keeps it, at most once around. */
  async function tabTo(target: typeof more) {
    for (let step = 0; step < 60; step++) {
      if (await target.evaluate((element) => element.matches(':focus'))) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }
});

test('a component is moved with the keyboard alone, and every step is said', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.components.getByRole('link', { name: 'Cart Subtotal' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(editor.handle('Cart Subtotal')).toBeFocused();

  await page.keyboard.press('Space');
  await expect(editor.dragNews).toHaveText('Picked up Cart Subtotal. Footer, position 1 of 2.');
  await page.keyboard.press('ArrowUp');
  await expect(editor.dragNews).toHaveText('Cart Subtotal: Body, position 2 of 2.');
  await page.keyboard.press('ArrowUp');
  await expect(editor.dragNews).toHaveText('Cart Subtotal: Body, position 1 of 2.');
  await expect(editor.previewDropLine).toHaveAttribute('data-drop', 'before');
  await page.keyboard.press('Space');
  await expect(editor.dragNews).toHaveText('Cart Subtotal moved. Body, position 1 of 2.');
  await expect.poll(async () => (await editor.places()).Body).toEqual(['Cart Subtotal', 'Cart Items']);
  await expect(editor.handle('Cart Subtotal'), 'the focus goes along').toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(editor.dragNews).toHaveText('Cart Subtotal: Body, position 2 of 2.');
  await page.keyboard.press('Escape');
  await expect(editor.dragNews).toHaveText('Cart Subtotal stays. Body, position 1 of 2.');
  await expect.poll(async () => (await editor.places()).Body).toEqual(['Cart Subtotal', 'Cart Items']);
  await expect(editor.handle('Cart Subtotal')).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await editor.places()).Footer).toEqual(['Cart Subtotal', 'Checkout']);
});
