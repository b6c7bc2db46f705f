import { Admin } from './models/admin';
import { expect, test } from './test';

test('the preview follows every character of a threshold', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.fillPreviewCart(20);
  const tier = await editor.openTier(1);
  await expect(editor.previewProgress).toHaveAttribute('aria-valuetext', /away from free shipping$/);
  const [, missing] =
    /^\$([\d.]+)/.exec((await editor.previewProgress.getAttribute('aria-valuetext')) ?? '') ?? [];
  const worth = 50 - Number(missing);
  expect(worth).toBeGreaterThan(0);
  await tier.minimum.fill('6');
  for (const [typed, minimum] of [
    ['5', 65],
    ['.', 65],
    ['5', 65.5],
  ] as const) {
    await tier.minimum.press(typed);
    await expect(editor.previewProgress).toHaveAttribute(
      'aria-valuetext',
      `$${(minimum - worth).toFixed(2)} away from free shipping`,
    );
  }
});

test('the preview gives the gift when its cart reaches the tier, and takes it back', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.fillPreviewCart(80);
  await expect(editor.previewGift('Sticker Pack')).toContainText('In your cart');
  await editor.fillPreviewCart(60);
  await expect(editor.previewGift('Sticker Pack')).toContainText('Unlocks at $75.00');
});

test('a click on a component in the preview opens its settings', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.preview.getByRole('heading').first().click();
  await expect(page.getByLabel('Heading', { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/#component\//);
});
