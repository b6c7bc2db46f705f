import { withBars } from '@cartwright/core/testing/with-bars';
import { Admin } from './models/admin';
import { expect, test } from './test';

test('leaving with unsaved changes shows a prompt, and staying keeps them', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const tier = await editor.openTier(2);
  await tier.minimum.fill('80');
  await expect(editor.unsavedNote).toBeVisible();
  await editor.leave();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('You have unsaved changes. Are you sure you want to leave?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(tier.minimum).toHaveValue('80');

  await editor.leave();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Smart Carts' })).toBeVisible();
  const { cart } = await shop.demoCart();
  expect(JSON.stringify(cart)).not.toContain('"minimum":80');
});

test('leaving can save first, and stays if that fails', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const tier = await editor.openTier(2);
  await tier.minimum.fill('');
  await editor.leave();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expect(question).toHaveCount(0);
  await expect(tier.region.getByText('Please fill out the Minimum field.')).toBeVisible();
  await expect(tier.minimum).toBeFocused();

  await tier.minimum.fill('80');
  await editor.leave();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByRole('heading', { name: 'Smart Carts' })).toBeVisible();
  await expect(page.getByText('Saved successfully!')).toBeVisible();
  const { cart } = await shop.demoCart();
  expect(JSON.stringify(cart)).toContain('"minimum":80');
});

test('leaving without changes shows no prompt', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openTier(2);
  await editor.leave();
  await expect(page.getByRole('heading', { name: 'Smart Carts' })).toBeVisible();
});

test('undo and redo work, and undoing everything leaves nothing to save', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await expect(editor.undoButton).toBeDisabled();
  await editor.fillPreviewCart(20);
  const tier = await editor.openTier(1);
  await expect(editor.previewProgress).toHaveAttribute('aria-valuetext', /away from free shipping$/);
  const before = (await editor.previewProgress.getAttribute('aria-valuetext')) ?? '';
  await tier.minimum.fill('45');
  await expect(editor.previewProgress).not.toHaveAttribute('aria-valuetext', before);

  await editor.undoButton.click();
  await expect(tier.minimum).toHaveValue('50');
  await expect(editor.previewProgress).toHaveAttribute('aria-valuetext', before);
  await expect(editor.unsavedNote).toHaveCount(0);
  await expect(editor.saveButton).toBeDisabled();

  await editor.redoButton.click();
  await expect(tier.minimum).toHaveValue('45');
  await expect(editor.unsavedNote).toBeVisible();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(tier.minimum).toHaveValue('50');
  await page.keyboard.press('Control+Shift+z');
  await expect(tier.minimum).toHaveValue('45');
});

test('a missing value shows an error at its field, and blocks saving', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const tier = await editor.openTier(2);
  await tier.minimum.fill('');
  await tier.minimum.blur();
  await expect(tier.region.getByText('Please fill out the Minimum field.')).toBeVisible();
  await editor.saveButton.click();
  await expect(page.getByText('Unable to save. Fill in required fields.')).toBeVisible();

  await tier.minimum.fill('80,5');
  await expect(tier.region.getByText('Please fill out the Minimum field.')).toHaveCount(0);
  await expect(page.getByText('Unable to save. Fill in required fields.')).toHaveCount(0);
  await editor.save();
  const { cart } = await shop.demoCart();
  expect(JSON.stringify(cart)).toContain('"minimum":80.5');
});

test('an unreadable amount is kept while its tier is collapsed, and blocks saving', async ({
  page,
  shop,
}) => {
  const own = { enabled: true, currencies: ['EUR'], minimums: {} };
  await shop.saveDemoCart((cart) =>
    withBars(cart, (bars) =>
      bars.map((bar) => ({
        ...bar,
        tiers: bar.tiers.map((tier) => ({ ...tier, presentmentCurrencies: own })),
      })),
    ),
  );
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const tier = await editor.openTier(2);
  // A change that could be saved without it.
  await tier.minimum.fill('80');
  const euro = tier.region.getByLabel('Minimum in EUR');
  await euro.fill('12abc');
  await tier.region.getByRole('button', { name: /^Tier 2:/, expanded: true }).click();
  await expect(euro).toHaveCount(0);
  await editor.saveButton.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('number');
  await expect(euro).toBeFocused();
  await expect(euro).toHaveValue('12abc');

  await euro.fill('12');
  await editor.save();
  const { cart } = await shop.demoCart();
  expect(JSON.stringify(cart)).toContain('"minimums":{"EUR":12}');
});

test('every cart has a link to the store that can be shared', async ({ page, shop }) => {
  const { previewKey } = await shop.addCart('Summer cart');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.adminUrl });
  await new Admin(page, shop.adminUrl).openCart('Summer cart');
  const link = `${shop.storeUrl}/?preview_smart_cart=${previewKey}&viewcart=true&cart_version=2`;
  await expect(page.getByRole('link', { name: 'View in store' })).toHaveAttribute('href', link);
  await page.getByRole('button', { name: 'Copy preview link' }).click();
  await expect(page.getByText('Preview link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('a text shows when it is cut, and which placeholder is unknown', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const { region } = await editor.openTier(2);
  const text = region.getByRole('textbox', { name: 'Remaining text' });
  await text.fill(`{{goal}} ${'x'.repeat(200)}`);
  await expect(text).toHaveValue(`{{goal}} ${'x'.repeat(141)}`);
  await expect(region.getByText('150 of 150 characters: the rest was cut off.')).toBeVisible();
  await expect(region.getByText('{{goal}} isn’t a placeholder here. Use {{amount}}.')).toBeVisible();
});

test('a cart is created by name, and deleted after confirmation', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await page.getByRole('button', { name: 'Create cart' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Summer cart');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Summer cart' })).toBeVisible();

  await admin.openList();
  await admin.deleteCart('Summer cart');
  await expect(admin.row('Demo cart')).toBeVisible();
});
