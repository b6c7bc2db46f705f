import { Admin } from './models/admin';
import { expect, test } from './test';

test('the preview follows every character of a threshold', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.fillPreviewCart(0);
  const tier = await editor.openTier(1);
  await expect(editor.previewProgress).toHaveAttribute('aria-valuetext', '$50.00 away from free shipping');
  await tier.minimum.fill('');
  for (const [typed, shown] of [
    ['3', '$3.00'],
    ['2', '$32.00'],
    ['.', '$32.00'],
    ['5', '$32.50'],
  ] as const) {
    await tier.minimum.press(typed);
    await expect(editor.previewProgress).toHaveAttribute(
      'aria-valuetext',
      `${shown} away from free shipping`,
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
