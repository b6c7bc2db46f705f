import { Admin } from './models/admin';
import { heldAnswer } from './models/network';
import { expect, test } from './test';

const FILE = '**/assets/product-picker-*.js';

test('focus stays while a dialog loads, and returns when it closes', async ({ page, shop }) => {
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

test('a dialog that fails to load shows an error, loses nothing, and opens on retry', async ({
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

test('a copy whose script fails to load shows what to do, and succeeds on retry', async ({ page, shop }) => {
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
