import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { expect, test } from './test';

const barsOf = (cart: CartDocument) =>
  cart.components.flatMap((each) => (each.type === 'tiered_progress_bar' ? each.settings.bars : []));

test('a tier is moved in the list, and the panel shows the shoppers’ order', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Tiered Progress Bar');
  await expect(page.getByText('Shoppers see tiers in the order of their minimum.')).toBeVisible();
  await page.getByRole('button', { name: 'Move tier 2 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Tier 1: Free product' })).toBeVisible();
  await expect(page.getByText('order of their minimum: tier 2 before tier 1.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move tier 1 up' })).toBeDisabled();
  await editor.save();
  const [bar] = barsOf((await shop.demoCart()).cart);
  expect(bar?.tiers.slice(0, 2).map(({ type }) => type)).toEqual(['product', 'shipping']);
});

test('a tier of another type describes its new reward, and keeps its texts', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openTier(2);
  const tier = page.getByRole('region', { name: /^Tier 2:/ });
  await tier.getByLabel('Tier label').fill('Our own label');
  await tier.getByLabel('Reward').selectOption({ label: 'Decorative' });
  await expect(tier.getByLabel('Tier label')).toHaveValue('Our own label');
  await expect(tier.getByLabel('Minimum', { exact: true })).toHaveValue('75');
  await expect(tier.getByRole('button', { name: /products$/ })).toHaveCount(0);
  await tier.getByLabel('Reward').selectOption({ label: 'Free product' });
  await expect(tier.getByRole('list', { name: 'Free products' }).getByRole('listitem')).toHaveCount(1);
});

test('a text with a missing placeholder shows it, with a button to insert it', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const { region } = await editor.openTier(2);
  const text = region.getByRole('textbox', { name: 'Remaining text' });
  await text.fill(' to a free gift');
  await expect(region.getByText('Without {{amount}} shoppers don’t see how much is left.')).toBeVisible();
  await text.press('Home');
  await text.press('Tab');
  await expect(region.getByRole('button', { name: 'Insert {{amount}} into Remaining text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('{{amount}} to a free gift');
  await expect(text).toBeFocused();
  await page.keyboard.type(' more');
  await expect(text).toHaveValue('{{amount}} more to a free gift');
  await expect(region.getByRole('button', { name: /^Insert/ })).toHaveCount(0);
});

test('an invalid value shows an error at its field, and blocks saving', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const { region, minimum } = await editor.openTier(4);
  await region.getByLabel('Discount amount').fill('101');
  await minimum.fill('99999999999');
  await region.getByLabel('Icon image').fill('http://insecure.example/icon.png');
  await region.getByLabel('Icon image').blur();
  await expect(region.getByText('A percentage discount can be at most 100.')).toBeVisible();
  await expect(region.getByText('Enter a smaller number.')).toBeVisible();
  await expect(region.getByText(/^Enter an image address that begins with https/)).toBeVisible();
  await editor.saveButton.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Enter a smaller number.');
  await minimum.fill('1.250,50');
  await region.getByLabel('Discount amount').fill('12,5');
  await region.getByLabel('Icon image').fill('');
  await editor.save();
  const [bar] = barsOf((await shop.demoCart()).cart);
  expect(bar?.tiers[3]).toMatchObject({ minimum: 1250.5, discountAmountFromTotal: 12.5 });
});

test('three bars of four tiers are created and checked; a bar for Scripts moves to Functions at once', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart((cart) => ({
    ...cart,
    components: cart.components.map((each) =>
      each.type === 'tiered_progress_bar'
        ? {
            ...each,
            settings: {
              bars: each.settings.bars.map((bar) => ({
                ...bar,
                discountedBy: 'scripts' as const,
                tiers: bar.tiers.slice(0, 2),
              })),
            },
          }
        : each,
    ),
  }));
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Tiered Progress Bar');
  await page.getByRole('button', { name: 'Use Shopify Functions' }).click();
  await expect(page.getByText('This bar is inactive')).toHaveCount(0);
  const addBar = page.getByRole('button', { name: 'Add progress bar', exact: true });
  await addBar.click();
  await addBar.click();
  await expect(addBar).toBeDisabled();
  for (const type of ['Free product', 'Order discount', 'Decorative']) {
    await page.getByRole('button', { name: 'Add tier', exact: true }).click();
    await page.getByRole('menuitem', { name: type }).click();
  }
  await expect(page.getByRole('button', { name: 'A bar can have at most 4 tiers' })).toBeDisabled();
  await editor.saveButton.click();
  await expect(page.getByText('Select at least one country for this progress bar.')).toBeVisible();
  await expectAccessible(page, { except: 'iframe' });
});

test('axe reports nothing on any panel, and 4,000 characters are cut to the limit', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  for (const panel of ['Title Bar', 'Cart Items', 'Cart Subtotal', 'Checkout']) {
    await test.step(panel, async () => {
      await editor.openComponent(panel);
      const field = page.getByRole('region', { name: panel }).getByRole('textbox').first();
      await field.fill('x'.repeat(4000));
      expect((await field.inputValue()).length).toBeLessThanOrEqual(300);
      await expect(page.getByText(/the rest was cut off/)).toBeVisible();
      await expectAccessible(page, { except: 'iframe' });
    });
  }
});
