import { Admin } from './models/admin';
import { expect, test } from './test';

test('shortcuts move and remove the focused component, but not in text fields', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const subtotal = editor.components.getByRole('link', { name: 'Cart Subtotal' });
  await subtotal.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await editor.places()).Body).toEqual(['Cart Items', 'Cart Subtotal']);
  await expect(subtotal, 'the focus goes along').toBeFocused();
  await page.keyboard.press('Delete');
  await expect(subtotal).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(subtotal).toBeVisible();

  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Spring');
  await name.press('Delete');
  await name.press('?');
  await expect(name).toHaveValue('Spring?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('undo announces and shows what it reverted, from any screen', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Title Bar');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Your bag');
  await editor.openComponent('Checkout');
  await expect(editor.undoButton).toHaveAccessibleName('Undo Change Title Bar');
  await editor.undoButton.click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Your cart');
  await expect(page.getByText('Undone: Change Title Bar')).toBeAttached();
  await expect(editor.redoButton).toHaveAccessibleName('Redo Change Title Bar');
});

test('every shortcut is listed, and none works behind the list', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.choose('Cart Subtotal', 'Goal Box');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Ctrl+Shift+Z')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(editor.undoButton).toHaveAccessibleName('Undo Move Cart Subtotal');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(editor.undoButton).toBeDisabled();
});

test('shortcuts work while the preview has focus', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.choose('Cart Subtotal', 'Goal Box');
  await editor.preview.getByRole('heading').first().click();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await editor.places()).Footer).toEqual(['Cart Subtotal', 'Checkout']);
});
