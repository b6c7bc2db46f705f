import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { expect, test } from './test';

const DAY = 86_400_000;
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * DAY);

const ownCart = 'Shoppers see “Demo cart” now. Once you save, shoppers see your theme’s own cart';
const general = (page: Page) => page.getByRole('region', { name: 'General', exact: true });

test('a save asks before disabling the only live cart, and the list shows that none is live', async ({
  page,
  shop,
}) => {
  const admin = new Admin(page, shop.adminUrl);
  const editor = await admin.openCart('Demo cart');
  const enabled = general(page).getByRole('switch', { name: 'Enabled' });
  await expect(enabled).toHaveAccessibleDescription(/If you turn it off and save, shoppers see your theme’s/);
  await enabled.click();
  await expect(general(page)).toContainText(ownCart);

  await editor.saveButton.click();
  await expect(admin.dialog).toContainText('Save without a live cart?');
  await expect(admin.dialog).toContainText('Without a live cart, shoppers get no rewards at checkout.');
  await expectAccessible(page, { except: 'iframe' });
  await admin.dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(admin.dialog).toHaveCount(0);
  await expect(editor.unsavedNote).toBeVisible();
  expect((await shop.demoCart()).cart.enabled).toBe(true);

  await page.getByRole('link', { name: 'Back to Smart Carts' }).click();
  await admin.dialog.getByRole('button', { name: 'Save and leave' }).click();
  await expect(admin.dialog).toHaveCount(1);
  await expect(admin.dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(page.locator('[role="dialog"]:focus, [role="dialog"] :focus')).toHaveCount(1);
  await admin.dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.notifications).toContainText(
    'Saved successfully! Shoppers see your theme’s own cart now.',
  );
  await expect(admin.row('Demo cart')).toContainText('Inactive');
  await expect(
    page.getByText('No cart is live: shoppers see the theme’s own cart in Larkspur, your current theme.'),
  ).toBeVisible();
  expect((await shop.demoCart()).cart.enabled).toBe(false);
});

test('a save asks before the only live cart gets a later schedule', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  const editor = await admin.openCart('Demo cart');
  await editor.components.getByRole('link', { name: 'Schedule' }).click();
  const panel = page.getByRole('region', { name: 'Schedule', exact: true }).first();
  await panel.getByRole('switch', { name: 'Schedule this cart' }).click();
  await panel.getByLabel('Start date').fill(dayIn(2));
  await panel.getByLabel('End date').fill(dayIn(4));
  await panel.getByLabel('Start time').selectOption({ label: '1:00 AM' });
  await expect(panel.getByLabel('End date')).toHaveValue(dayIn(4));
  // Validation errors come first: no confirmation is shown.
  await editor.saveButton.click();
  await expect(panel.getByText('Both start and end dates are required')).toBeVisible();
  await expect(admin.dialog).toHaveCount(0);
  await expect(panel).not.toContainText('Once you save');
  await panel.getByLabel('End time').selectOption({ label: '1:00 AM' });
  await expect(panel).toContainText(`${ownCart} until`);
  await editor.saveButton.click();
  await expect(admin.dialog).toContainText('store time, then “Demo cart”.');
  await admin.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(admin.notifications).toContainText('Shoppers see your theme’s own cart now, until');
});

test('a live fallback is kept until its removal is confirmed', async ({ page, shop }) => {
  await shop.saveDemoCart((cart) => ({ ...cart, enabled: false }));
  await shop.addCart('Spare cart', { isFallback: true });
  const admin = new Admin(page, shop.adminUrl);
  const editor = await admin.openCart('Spare cart');
  await expect(page.getByRole('heading', { name: 'Spare cart' }).locator('..')).toContainText(
    'Active as fallback',
  );
  await editor.components.getByRole('link', { name: 'Schedule' }).click();
  const select = page.getByLabel('Global fallback cart');
  await select.selectOption('No Fallback Cart');
  await expect(admin.dialog).toContainText(
    'Shoppers see your fallback cart “Spare cart” now. After this, shoppers see your theme’s own cart.',
  );
  await expectAccessible(page, { except: 'iframe' });
  await page.keyboard.press('Escape');
  await expect(admin.dialog).toHaveCount(0);
  await expect(select.locator('option:checked')).toHaveText('Spare cart');

  await select.selectOption('Demo cart');
  await expect(admin.dialog).toContainText('After this, shoppers see your fallback cart “Demo cart”.');
  await admin.dialog.getByRole('button', { name: 'Make fallback' }).click();
  await expect(admin.notifications).toContainText('"Demo cart" is now your fallback cart');
});
