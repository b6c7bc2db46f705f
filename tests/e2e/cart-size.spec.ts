import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import { withBars } from '@cartwright/core/testing/with-bars';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Store } from './models/store';
import { expect, test } from './test';

/** Adds a gift of an existing product with `count` variants; each takes 14 bytes of the checkout's configuration. */
const givingMany = (productId: number, count: number) => (cart: CartDocument) =>
  withBars(cart, (bars) => bars.map((bar) => ({ ...bar, tiers: [...bar.tiers, tierOf(productId, count)] })));

const tierOf = (productId: number, count: number): Tier => ({
  ...newTier('many', 'product'),
  minimum: 120,
  tierLabel: 'Surprise',
  products: [
    {
      product_id: productId,
      variant_ids: Array.from({ length: count }, (_, index) => 7_000_000_100_000 + index),
    },
  ],
});

test('a cart that is too large shows why, and can’t be saved enabled or turned on', async ({
  page,
  shop,
}) => {
  const { id } = await new Store(page, shop.storeUrl).product('wool-throw');
  await shop.addCart('Everything free', {}, givingMany(id, 900));
  const admin = new Admin(page, shop.adminUrl);
  const editor = await admin.openCart('Everything free');
  const size = page.getByRole('region', { name: 'Size' });
  await expect(size.getByRole('meter', { name: 'Rewards at checkout' })).toHaveAttribute(
    'aria-valuetext',
    /^[\d.]+ kB of 10 kB$/,
  );
  await expect(size.getByText('before you turn the cart on')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('switch', { name: 'Enabled' }).click();
  await editor.saveButton.click();
  await expect(admin.notifications).toContainText('This cart is too large to publish');
  await expect(admin.notifications).toContainText('Largest: Surprise (');
  await expect(editor.components.getByText('problem')).toHaveCount(0);
  await expect(size.getByText('before you save')).toBeVisible();

  await admin.openList();
  await admin.switchOf('Everything free').click();
  await expect(admin.notifications).toContainText('Largest: Surprise (');
});

test('size meters follow edits, and link to the largest parts', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const pages = page.getByRole('region', { name: 'Size' }).getByRole('meter', { name: 'On every page' });
  await expect(pages).toHaveAttribute('aria-valuetext', / kB of 128 kB$/);
  const before = Number(await pages.getAttribute('value'));
  await editor.openComponent('Title Bar');
  await page.getByRole('textbox', { name: 'Title' }).fill('Your cart is waiting for you');
  await editor.components.getByRole('link', { name: 'General' }).click();
  await expect(async () =>
    expect(Number(await pages.getAttribute('value'))).toBeGreaterThan(before),
  ).toPass();

  await page.getByText('Largest parts').first().click();
  await page
    .getByRole('region', { name: 'Size' })
    .getByRole('button', { name: 'Tiered Progress Bar' })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Tiered Progress Bar' })).toBeVisible();
});
