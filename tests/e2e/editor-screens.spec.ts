import { Admin } from './models/admin';
import { expect, test } from './test';

test('screens have addresses with Back and Forward, and an unknown one is the default', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await expect(heading('General')).toBeVisible();
  await editor.openComponent('Title Bar');
  await editor.openComponent('Checkout');
  await expect(heading('Checkout')).toBeVisible();
  await page.goBack();
  await expect(heading('Title Bar')).toBeVisible();
  await page.goForward();
  await expect(heading('Checkout')).toBeVisible();
  await page.reload();
  await expect(heading('Checkout')).toBeVisible();

  const base = page.url().split('#')[0] ?? '';
  await page.goto(`${base}#nowhere`);
  await expect(heading('General')).toBeVisible();
  await page.goto(`${base}#component/gone`);
  await expect(heading('Component Not Found')).toBeVisible();
  await expect(page.getByText('The component settings could not be found.')).toBeVisible();
});

test('the preview width is remembered without changing the cart', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const frame = page.locator('iframe[title="Cart preview"]');
  await page.getByRole('button', { name: /^Tablet preview/ }).click();
  await expect(frame).toHaveCSS('width', '768px');
  await expect(editor.undoButton).toBeDisabled();
  await page.reload();
  await expect(frame).toHaveCSS('width', '768px');
  await expect(editor.preview.locator('[part="frame"]')).toHaveCSS('width', '440px');
  await page.keyboard.press('Alt+Digit1');
  await expect(frame).toHaveCSS('width', '360px');
});

test('on a phone settings and preview are shown in turn', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Title Bar');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Your bag');
  await editor.showPreview();
  await expect(editor.preview.getByRole('heading', { name: 'Your bag' })).toBeVisible();
  await page.getByRole('button', { name: 'Show settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Your bag');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
});

test('a panel opens at its top, regardless of the previous scroll position', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Buy More Save More');
  await page.getByRole('textbox', { name: 'Tier reached' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Buy More Save More' })).not.toBeInViewport();
  await editor.openComponent('Global settings');
  await expect(page.getByRole('heading', { name: 'Global settings' })).toBeInViewport();
});

test('focus follows an added component, picked products and a fallback cart', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await page.getByRole('link', { name: 'Add component' }).press('Enter');
  await page.getByRole('button', { name: 'Add Notes' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Notes', level: 2 })).toBeFocused();

  await editor.openComponent('Buy More Save More');
  const panel = page.getByRole('region', { name: 'Buy More Save More' });
  await panel.getByRole('button', { name: 'Choose products' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Products' });
  await picker.getByRole('checkbox').first().press('Space');
  await picker.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Change products' })).toBeFocused();

  await editor.openComponent('Schedule');
  const fallback = page.getByLabel('Global fallback cart');
  await fallback.focus();
  await fallback.selectOption('Demo cart');
  await expect(page.getByText('"Demo cart" is now your fallback cart')).toBeVisible();
  await expect(fallback).toBeFocused();
});

test('a product sold in packs can’t be picked as a gift, and is previewed by the pack', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const tier = await editor.openTier(2);
  await tier.region.getByRole('button', { name: 'Change products' }).click();
  const gifts = page.getByRole('dialog', { name: 'Free products' });
  await gifts.getByLabel('Search products').fill('Postcards');
  const row = gifts
    .getByRole('listitem')
    .filter({ hasText: 'Sold in packs of 3 or more: a gift is one unit.' });
  await expect(row.getByRole('checkbox', { name: 'Postcards from the Garden' })).toBeDisabled();
  await gifts.getByRole('button', { name: 'Cancel' }).click();

  await page
    .getByRole('region', { name: 'Preview' })
    .getByRole('button', { name: 'Choose products' })
    .click();
  const picker = page.getByRole('dialog', { name: 'Products in the preview cart' });
  await picker.getByLabel('Search products').fill('Postcards');
  await picker.getByRole('checkbox', { name: 'Postcards from the Garden' }).check();
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel('Preview cart: $21.00')).toBeVisible();
});
