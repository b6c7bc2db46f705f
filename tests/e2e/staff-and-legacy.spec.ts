import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Editor } from './models/editor';
import { withoutToken } from './models/without-token';
import { expect, test } from './test';

/** As the earlier app answers a cart. */
const EARLIER = {
  id: 4711,
  name: 'Summer cart',
  enabled: 1,
  components: [
    {
      componentId: 'items',
      type: 'cart_items',
      settings: [],
      visibilityStatus: 'always_visible',
      anchor: 'body',
    },
    { componentId: 'codes', type: 'discount_code', version: '1.0', settings: [], anchor: 'footer' },
  ],
};

test('a merchant imports a legacy cart, views it, and upgrades it to an editable one', async ({
  page,
  shop,
}) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await page.getByRole('button', { name: 'Import' }).click();
  await expectAccessible(page);
  await admin.dialog.getByLabel('Or paste the cart’s JSON').fill('{ not json');
  await admin.dialog.getByRole('button', { name: 'Import' }).click();
  await expect(admin.dialog.getByText('This isn’t JSON.')).toBeVisible();
  await admin.dialog.getByLabel('File (JSON)').setInputFiles({
    name: 'cart.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(EARLIER)),
  });
  await expect(admin.dialog.getByLabel('Or paste the cart’s JSON')).toHaveValue(/Summer cart/);
  await admin.dialog.getByRole('button', { name: 'Import' }).click();
  await expect(admin.notifications).toContainText('“Summer cart” was imported.');

  const row = admin.row('Summer cart');
  await expect(row.getByText('Legacy')).toBeVisible();
  await expect(admin.switchOf('Summer cart')).toHaveCount(0);
  await row.getByRole('link', { name: 'Summer cart' }).click();
  await expect(page.getByRole('heading', { name: 'Summer cart', level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/smart_cart\/edit\/.+\/$/);
  await expectAccessible(page);
  const link = page.getByRole('link', { name: 'View in store' });
  await expect(link).toHaveAttribute('href', /preview_smart_cart=/);
  await expect(link).not.toHaveAttribute('href', /cart_version/);

  await page.getByRole('button', { name: 'Upgrade' }).click();
  await new Editor(page).isReady();
  expect(new URL(page.url()).pathname).toMatch(/^\/smartcart\/edit\/.+\/$/);
});

test('a cart is previewed on its own page, with its components', async ({ page, shop }) => {
  const { cart } = await shop.demoCart();
  await page.goto(`${shop.adminUrl}/admin/smartcart/preview/${cart.id}/`);
  await expect(page.getByTitle('Cart preview')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rewards' })).toHaveCount(0);

  await page.goto(`${shop.adminUrl}/admin/smartcart/preview/${cart.id}/?debug=true`);
  await expect(page.getByRole('region', { name: 'Rewards' }).getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('region', { name: /^Document, revision/ })).toContainText('"schemaVersion"');
  await expect(page.getByRole('region', { name: 'Compiled config' })).toContainText('"cart"');
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('1');
});

test('a merchant reads why support locked a cart, in the list and the editor', async ({ page, shop }) => {
  const lockReason = 'We are moving your discounts.';
  const { cart } = await shop.demoCart();
  await page.route('**/api/carts', async (route) => {
    const response = await route.fetch();
    const { combinedCarts, ...rest } = await response.json();
    const locked = combinedCarts.map((each: object) => ({ ...each, lockReason }));
    await route.fulfill({ response, json: { ...rest, combinedCarts: locked } });
  });
  await page.route(`**/api/carts/${cart.id}`, async (route) => {
    const response = await route.fetch();
    const saved = await response.json();
    await route.fulfill({ response, json: { ...saved, lockReason, cart: { ...saved.cart, locked: true } } });
  });
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await expect(admin.row('Demo cart')).toContainText(`“${lockReason}”`);
  await admin.row('Demo cart').getByRole('link', { name: 'Demo cart' }).click();
  await expect(page.getByText(`Cartwright support says: “${lockReason}”`)).toBeVisible();
});

test('Settings shows every feature, and the changes by support', async ({ page, shop }) => {
  await page.goto(`${shop.adminUrl}/settings/`);
  await expect(page.getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveCount(14);
  await expect(page.getByText('Support hasn’t changed anything.')).toBeVisible();
  await expectAccessible(page);
});

const failing = { status: 500, json: { error: { code: 'internal', message: 'Something went wrong.' } } };

test('errors use the specified texts', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  await page.route('**/api/carts/*/duplicate', (route) => route.fulfill(failing));
  await admin.openList();
  await page.getByRole('button', { name: 'More actions for Demo cart' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(admin.notifications).toContainText('Failed to duplicate cart.');

  await withoutToken(page);
  await page.route('**/api/shop/storefront-token', (route) => route.fulfill(failing));
  await page.goto(`${shop.adminUrl}/settings/`);
  await page.getByRole('button', { name: /access token/i }).click();
  await expect(admin.notifications).toContainText('Failed to create Storefront access token');

  await page.route('**/api/experiments/*', (route) => route.fulfill(failing));
  await page.goto(`${shop.adminUrl}/experiments/`);
  await expect(
    page.getByText('Something went wrong while trying to load A/B testing Experiments'),
  ).toBeVisible({ timeout: 30_000 });
});
