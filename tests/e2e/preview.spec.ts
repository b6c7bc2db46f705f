import { Admin } from './models/admin';
import { expect, test } from './test';

test('the preview follows every keystroke of a threshold', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.fillPreviewCart(20);
  const tier = await editor.openTier(1);
  await expect(editor.previewProgress).toHaveAttribute('aria-valuetext', /away from free shipping$/);
  const [, missing] =
    /^\$([\d.]+)/.exec((await editor.previewProgress.getAttribute('aria-valuetext')) ?? '') ?? [];
  const total = 50 - Number(missing);
  expect(total).toBeGreaterThan(0);
  await tier.minimum.fill('6');
  for (const [typed, minimum] of [
    ['5', 65],
    ['.', 65],
    ['5', 65.5],
  ] as const) {
    await tier.minimum.press(typed);
    await expect(editor.previewProgress).toHaveAttribute(
      'aria-valuetext',
      `$${(minimum - total).toFixed(2)} away from free shipping`,
    );
  }
});

test('the preview adds the gift when its cart reaches the tier, and removes it below', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.fillPreviewCart(80);
  await expect(editor.previewGift('Sticker Pack')).toContainText('In your cart');
  await editor.fillPreviewCart(60);
  await expect(editor.previewGift('Sticker Pack')).toContainText('Unlocks at $75.00');
});

test('clicking a component in the preview opens its settings', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.preview.getByRole('heading').first().click();
  await expect(page.getByLabel('Heading', { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/#component\//);
});

test('the preview scrolls to what is added, edited and opened', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.fillPreviewCart(200);
  await editor.addComponent('Cross-Sell Widget');
  const panel = page.getByRole('region', { name: 'Cross-Sell Widget' });
  await panel.getByRole('button', { name: 'Create widget' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Goes with it');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await panel.getByRole('button', { name: 'Choose products' }).click();
  const picker = page.getByRole('dialog', { name: 'Products' });
  await picker.getByRole('checkbox', { name: 'Glazed Teapot' }).check();
  await picker.getByRole('button', { name: 'Done' }).click();
  const widget = editor.preview.locator('[data-selected="true"]');
  await expect(widget.getByText('Glazed Teapot')).toBeInViewport();
  await editor.openComponent('Cart Items');
  await expect(widget).toBeInViewport();
  await editor.openComponent('Cross-Sell Widget');
  await expect(widget.getByText('Glazed Teapot')).toBeInViewport({ ratio: 1 });
});

test('a narrow window starts with the phone preview, regardless of the stored one', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const width = () => editor.preview.locator('html').evaluate(({ clientWidth }) => clientWidth);
  await page.getByRole('button', { name: /^Desktop preview/ }).click();
  await expect.poll(width).toBe(1280);
  await page.setViewportSize({ width: 390, height: 780 });
  await expect.poll(width).toBe(360);
  await page.reload();
  await editor.showPreview();
  await expect.poll(width).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(width).toBe(1280);
});

test('the preview reports a product that failed to load, until it loads', async ({ page, shop }) => {
  const error = { code: 'shopify_unavailable', message: 'Shopify does not answer.' };
  await page.route('**/api/products/chosen?*', (route) => route.fulfill({ status: 422, json: { error } }));
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to load product' });
  await expect(problem).toContainText('Failed to load product: Shopify does not answer.');
  await page.unroute('**/api/products/chosen?*');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toHaveCount(0);
  await editor.fillPreviewCart(80);
  await expect(editor.previewGift('Sticker Pack')).toContainText('In your cart');
});
