import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Store } from './models/store';
import { StoreDiscounts } from './models/store-discounts';
import type { Shop } from './shop';
import { expect, test } from './test';

const OURS = 'Cartwright: Demo cart';

/** The merchant comes back to the page, from Shopify. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** The page as a merchant gets to it, and the store behind it. */
async function opened(page: Page, shop: Shop) {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await page.getByRole('link', { name: 'Discounts' }).click();
  await expect(page.getByRole('heading', { name: 'Discounts', level: 1 })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Discounts of your carts' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  return {
    admin,
    row: rows.first(),
    repair: page.getByRole('button', { name: 'Repair' }),
    discounts: new StoreDiscounts(shop),
  };
}

test('lists the live cart’s discount with its rewards, and links to its editor', async ({ page, shop }) => {
  const { row, repair } = await opened(page, shop);
  await expect(row).toContainText('Active');
  await expect(repair, 'there is nothing to repair').toBeDisabled();
  await expect(row).toContainText('Free shipping · 2 free gifts · 10% off orders');
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', '1 of 25');
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Demo cart' }).click();
  await expect(page).toHaveURL(/\/smartcart\/edit\//);
});

test('shows a discount deleted in Shopify as missing, and Repair restores it', async ({ page, shop }) => {
  const discounts = new StoreDiscounts(shop);
  await discounts.delete(await discounts.titled(OURS));
  const { admin, row, repair } = await opened(page, shop);
  await expect(row).toContainText('Missing');
  await expect(row).toContainText('Choose Repair to create it.');
  await expectAccessible(page);
  await repair.focus();
  await page.keyboard.press('Enter');
  await expect(admin.notifications).toContainText('Updated successfully!');
  await expect(row).toContainText('Active');
  expect((await discounts.all()).map(({ title }) => title)).toEqual([OURS]);
});

test('shows on return that a discount ended in Shopify needs repair', async ({ page, shop }) => {
  const { row, repair, discounts } = await opened(page, shop);
  await expect(row).toContainText('Active');
  await discounts.end(await discounts.titled(OURS));
  await comeBack(page);
  await expect(row).toContainText('Needs repair');
  await expect(row).toContainText('Ended in Shopify, but the cart still needs it.');
  await repair.click();
  await expect(row).toContainText('Active');
  await expect(row).not.toContainText('Ended in Shopify');
});

test('shows since when function errors occur', async ({ page, shop }) => {
  const discounts = new StoreDiscounts(shop);
  const id = await discounts.titled(OURS);
  await discounts.write(id, { ...(await discounts.read(id)), bars: 5 });
  // Whoever has something in the cart has the function run.
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('linen-apron');
  await page.request.post(`${shop.storeUrl}/cart/add.js`, {
    form: { id: await page.locator('form[action="/cart/add"] [name="id"]').first().inputValue() },
  });
  const { row, repair } = await opened(page, shop);
  await expect(row).toContainText('Errors');
  await expect(row).toContainText(/Shopify has reported errors since \w+ \d+, \d{4}/);
  await expect(row).toContainText('Doesn’t match the cart: rewards. Choose Repair to update it.');
  await expectAccessible(page);
  await repair.click();
  await expect(row).not.toContainText('Needs repair');
  // Shopify's history stays until the function has a new version; a discount made anew has none.
  await discounts.delete(id);
  await comeBack(page);
  await repair.click();
  await expect(row).not.toContainText('Errors');
});

test.describe('with 25 discounts of others', () => {
  const OTHERS = Array.from({ length: 25 }, (_, index) => `Other ${index + 1}`);
  const removeOthers = async (discounts: StoreDiscounts) => {
    for (const { id, title } of await discounts.all()) if (OTHERS.includes(title)) await discounts.delete(id);
  };
  test.afterEach(async ({ shop }) => removeOthers(new StoreDiscounts(shop)));

  test('enabling a cart shows that the limit is reached, and where to look', async ({ page, shop }) => {
    const discounts = new StoreDiscounts(shop);
    const admin = new Admin(page, shop.adminUrl);
    await admin.openList();
    await admin.switchOf('Demo cart').click();
    await admin.dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(admin.switchOf('Demo cart')).not.toBeChecked();
    await expect.poll(async () => (await discounts.all()).length).toBe(0);
    for (const title of OTHERS) await discounts.add(title);

    await admin.switchOf('Demo cart').click();
    await expect(admin.notifications).toContainText('Automatic Discount Limit Reached');
    await expect(page.getByText('Automatic Discount Limit Reached', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'View discounts' }).click();

    const row = page.getByRole('list', { name: 'Discounts of your carts' }).getByRole('listitem');
    await expect(row).toContainText('Missing');
    await expect(row).toContainText('Shopify has no room for it.');
    await expect(page.getByText('25 of 25 automatic discounts are in use at the same time.')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Other automatic discounts' }).getByRole('listitem'),
    ).toHaveCount(25);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Repair' }).click();
    await expect(admin.notifications).toContainText('Error updating automatic discounts');
    await expect(admin.notifications).toContainText('"Cartwright: Demo cart" gives no rewards.');
    await expect(admin.notifications).not.toContainText('Updated successfully!');
    await expect(row).toContainText('Missing');

    await discounts.delete(await discounts.titled('Other 1'));
    await page.getByRole('button', { name: 'Repair' }).click();
    await expect(admin.notifications).toContainText('Updated successfully!');
    await expect(admin.notifications).not.toContainText('Error updating automatic discounts');
    await expect(row).toContainText('Active');
  });
});

test('a repair that didn’t reach the server shows an error, and succeeds on retry', async ({
  page,
  shop,
}) => {
  const { admin, repair, discounts } = await opened(page, shop);
  await discounts.delete(await discounts.titled(OURS));
  await comeBack(page);
  await page.route('**/api/automatic-discounts', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await repair.click();
  await expect(page.getByText('Error updating automatic discounts')).toBeVisible();
  await expect(page.getByText('The server can’t be reached.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/automatic-discounts');
  await repair.click();
  await expect(admin.notifications).toContainText('Updated successfully!');
  await expect(page.getByText('Error updating automatic discounts')).toHaveCount(0);
});

test('a list that fails to load shows why, and reloads', async ({ page, shop }) => {
  const message = 'Shopify isn’t responding right now.';
  await page.route('**/api/automatic-discounts', (route) =>
    route.fulfill({ status: 502, json: { error: { code: 'shopify_unavailable', message } } }),
  );
  await page.goto(`${shop.adminUrl}/discounts/`);
  await expect(page.getByRole('alert')).toContainText(message);
  await expectAccessible(page);
  await page.unroute('**/api/automatic-discounts');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('list', { name: 'Discounts of your carts' })).toBeVisible();
});

test('a shop without rewards shows an empty list, and a link to carts', async ({ page, shop }) => {
  const { cart } = await shop.demoCart();
  await shop.saveDemoCart(() => ({ ...cart, enabled: false }));
  await page.goto(`${shop.adminUrl}/discounts/`);
  await expect(page.getByRole('heading', { name: 'No discounts yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Smart Carts' }).click();
  await expect(page.getByRole('heading', { name: 'Smart Carts' })).toBeVisible();
});

test.describe('with two discounts of another installation', () => {
  const THEIRS = ['Cartwright: Theirs', 'Cartwright: Their other'];
  test.afterEach(async ({ shop }) => {
    const discounts = new StoreDiscounts(shop);
    for (const { id, title } of await discounts.all()) if (THEIRS.includes(title)) await discounts.delete(id);
    // Publishing goes on, and makes ours again.
    await shop.saveDemoCart((cart) => cart);
  });

  test('a missing discount links to the review, and those two aren’t removed at once', async ({
    page,
    shop,
  }) => {
    const discounts = new StoreDiscounts(shop);
    const ours = await discounts.titled(OURS);
    const rewards = await discounts.read(ours);
    for (const name of THEIRS) {
      await discounts.add(name);
      const published = { instance: 'another', generation: 1 };
      const id = await discounts.titled(name);
      await discounts.write(id, { ...rewards, cartId: `cart-${name}`, published });
    }
    await discounts.delete(ours);
    await page.goto(`${shop.adminUrl}/discounts/`);
    const rows = page.getByRole('list', { name: 'Discounts of your carts' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Not from here' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: /that aren’t needed$/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Repair' }).click();
    const missing = rows.filter({ hasText: 'Missing' });
    await expect(missing).toContainText('Publishing is paused');
    await expect(missing).toContainText('choose Review to decide what your store shows.');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Review' }).click();
    await expect(page).toHaveURL(/\/publication\/$/);
  });
});

test('discounts left by another installation are removed after confirmation', async ({ page, shop }) => {
  const discounts = new StoreDiscounts(shop);
  await discounts.add('Cartwright: Theirs');
  const id = await discounts.titled('Cartwright: Theirs');
  const rewards = await discounts.read(await discounts.titled(OURS));
  await discounts.write(id, {
    ...rewards,
    cartId: 'their-cart',
    published: { instance: 'another', generation: 1 },
  });
  const admin = new Admin(page, shop.adminUrl);
  await page.goto(`${shop.adminUrl}/discounts/`);
  const row = page.getByRole('listitem').filter({ hasText: 'Theirs' });
  await expect(row).toContainText('Not from here');
  await expect(row).toContainText('Published by another installation of Cartwright.');

  await page.getByRole('button', { name: 'Repair' }).click();
  await expect(page.getByText('Error updating automatic discounts')).toBeVisible();
  await expect(page.getByText('Publishing is paused.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Review' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove the discount of Theirs' }).click();
  await expect(admin.dialog).toContainText('Remove "Cartwright: Theirs"?');
  await expectAccessible(page);
  await admin.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Remove the discount of Theirs' }).click();
  await admin.dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(admin.notifications).toContainText('Discount removed.');
  await expect(row).toHaveCount(0);
  expect((await discounts.all()).map(({ title }) => title)).toEqual([OURS]);
});

test('fits a phone without horizontal scrolling', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await shop.saveDemoCart((cart) => ({ ...cart, name: 'Supercalifragilistic'.repeat(12) }));
  await page.goto(`${shop.adminUrl}/discounts/`);
  await expect(page.getByRole('list', { name: 'Discounts of your carts' })).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBe(widths[1]);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 });
});
