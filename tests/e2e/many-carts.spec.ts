import { readFileSync } from 'node:fs';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Editor } from './models/editor';
import { expect, test } from './test';

test('several carts are disabled and deleted together, with the effect shown first', async ({
  page,
  shop,
}) => {
  for (const name of ['Spring cart', 'Summer cart', 'Autumn cart', 'Winter cart']) await shop.addCart(name);
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect(admin.list.getByRole('listitem').first()).toContainText('Autumn cart');
  await page.getByRole('checkbox', { name: 'Select Spring cart' }).check();
  await page.getByRole('checkbox', { name: 'Select Summer cart' }).check();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeDisabled();
  await expect(page.getByText('Only one cart without a schedule can be on at a time.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(admin.dialog).toContainText('Delete 2 carts?');
  await admin.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(admin.notifications).toContainText('2 carts were deleted.');
  await expect(admin.list.getByRole('listitem')).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Select Demo cart' }).check();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(admin.dialog).toContainText('Turn off 1 cart?');
  await admin.dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(admin.switchOf('Demo cart')).not.toBeChecked();
});

test('a cart is exported, and imported as a disabled new one', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await page.getByRole('button', { name: 'More actions for Demo cart' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ name: 'Demo cart' });

  await page.getByRole('button', { name: 'Import' }).click();
  await admin.dialog.getByLabel('File (JSON)').setInputFiles(file);
  await admin.dialog.getByRole('button', { name: 'Import' }).click();
  await expect(admin.notifications).toContainText(
    '“Demo cart 2” was imported. It’s off until you enable it.',
  );
  await expect(admin.list.getByRole('listitem')).toHaveCount(2);
});

test('a new cart starts from a template', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await page.getByRole('button', { name: 'Create cart' }).click();
  await admin.dialog.getByLabel('Name').fill('Plain cart');
  await admin.dialog.getByRole('combobox', { name: 'Start with' }).selectOption('No rewards');
  await admin.dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/smartcart\/edit\//);
  await new Editor(page).isReady();
  await expect(page.getByText('Cart Items').first()).toBeVisible();
  await expect(page.getByText('Tiered Progress Bar')).toHaveCount(0);
});
