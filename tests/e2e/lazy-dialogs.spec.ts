import { Admin } from './models/admin';
import { heldAnswer } from './models/network';
import { expect, test } from './test';

const FILE = '**/assets/product-picker-*.js';

test('while a dialog is loaded the focus stays, and comes back when it is closed', async ({ page, shop }) => {
  await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const letGo = await heldAnswer(page, FILE);
  const choose = page.getByRole('button', { name: 'Choose products' });
  await choose.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Opening' })).toBeAttached();
  await expect(choose).toBeFocused();
  letGo();
  await expect(page.getByRole('dialog').getByLabel('Search products')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
});

test('a dialog that does not load says so, loses nothing, and opens at the next try', async ({
  page,
  shop,
}) => {
  const admin = new Admin(page, shop.adminUrl);
  const editor = await admin.openCart('Demo cart');
  await page.getByLabel('Name').fill('Autumn cart');
  await page.route(FILE, (route) => route.abort());
  const choose = page.getByRole('button', { name: 'Choose products' });
  await choose.press('Enter');
  await expect(admin.notifications).toContainText('Part of the app didn’t load');
  await expect(choose).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Autumn cart');
  await expect(editor.unsavedNote).toBeVisible();

  await page.unroute(FILE);
  await choose.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Search products')).toBeFocused();
  await expect(admin.notifications).not.toContainText('didn’t load');
});

test('a copy whose file does not load says what to do, and is made at the next try', async ({
  page,
  shop,
}) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  const file = '**/assets/carts-*.js';
  await page.route(file, (route) => route.abort());
  const duplicate = async () => {
    await page.getByRole('button', { name: 'More actions for Demo cart' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  };
  await duplicate();
  await expect(admin.notifications).toContainText('Part of the app didn’t load');

  await page.unroute(file);
  await duplicate();
  await expect(admin.notifications).toContainText('Smart Cart duplicated successfully!');
});
