import type { FrameLocator, Page } from '@playwright/test';
import { type Launched, launch } from './launch';
import { expectAccessible } from './models/accessible';
import { expect, test } from './test';

let app: Launched;
// Tests build on what earlier ones install.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launch(['--two-shops']);
});
test.afterAll(() => app.stop());

const LARKSPUR = 'larkspur-supply.myshopify.com';
const HINODE = 'hinode-goods.myshopify.com';

/** As a merchant installs it in the store's admin, where it opens. */
async function install(page: Page, storeUrl: string): Promise<FrameLocator> {
  await page.goto(`${storeUrl}/back-office/apps`);
  await page.getByRole('link', { name: 'Install' }).click();
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page).toHaveURL(/\/admin\/apps\/cartwright/);
  return page.frameLocator('iframe');
}

/** Beside the store's admin: the store asks whether it may, unless it has the app already. */
async function signIn(page: Page, shop: string): Promise<void> {
  await page.goto(`${app.adminUrl}/auth?shop=${shop}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await toCarts(page);
}

/** From any page beside the store's admin. */
async function toCarts(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Carts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Smart Carts' })).toBeVisible();
}

/** The same within it, in whose frame the app opens. */
async function toCartsInAdmin(page: Page, frame: FrameLocator): Promise<void> {
  await expect(frame.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Cartwright' })
    .getByRole('link', { name: 'Carts', exact: true })
    .click();
}

async function createCart(admin: Page | FrameLocator, name: string): Promise<void> {
  await admin.getByRole('button', { name: 'Create cart' }).first().click();
  await admin.getByRole('dialog').getByLabel('Name').fill(name);
  await admin.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
}

test('a merchant installs the app, which opens signed in within the admin, with its navigation', async ({
  page,
}) => {
  const frame = await install(page, app.storeUrl);
  await expect(frame.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  const navigation = page.getByRole('navigation', { name: 'Cartwright' });
  await navigation.getByRole('link', { name: 'Discounts' }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Discounts' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Carts' }).click();
  await createCart(frame, 'Larkspur’s cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Larkspur’s cart' })).toBeVisible();

  // The frame by itself, as a script may load it anew.
  await page.frames()[1]?.evaluate(() => location.reload());
  await expect(page.getByRole('heading', { level: 1, name: 'Larkspur’s cart' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Larkspur’s cart' })).toBeVisible();
});

test('a permission for campaigns is requested above the frame, and its notice disappears once granted', async ({
  page,
}) => {
  await page.goto(`${app.storeUrl}/admin/apps/cartwright/smart-collections/campaigns/`);
  const notice = page.frameLocator('iframe').getByRole('alert').filter({ hasText: 'write_app_proxy' });
  const allow = notice.getByRole('button', { name: 'Allow access' });
  const dialog = page.getByRole('dialog', { name: 'Cartwright asks for more access' });
  await allow.click();
  await dialog.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(notice).toContainText('The permission wasn’t granted.');
  await allow.click();
  await dialog.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(notice).toHaveCount(0);
});

test('another store sees nothing of it, and can’t frame it', async ({ page }) => {
  const frame = await install(page, app.secondStoreUrl);
  await toCartsInAdmin(page, frame);
  await expect(frame.getByRole('heading', { name: 'Build your first cart' })).toBeVisible();
  const response = await page.request.get(`${app.adminUrl}/?shop=${LARKSPUR}&embedded=1&host=YWRtaW4`);
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(/frame-ancestors ([^;]*)/.exec(policy)?.[1]).toBe(app.storeUrl);
});

test('opening the app outside the admin requires signing in through the store', async ({ page }) => {
  await page.goto(app.adminUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Cartwright' })).toBeVisible();
  await expectAccessible(page);
  await signIn(page, LARKSPUR);
  await expect(page.getByRole('list', { name: 'Smart Carts' })).toContainText('Larkspur’s cart');
});

test('a merchant of two stores switches between them, with one per tab', async ({ page, context }) => {
  await signIn(page, LARKSPUR);
  const second = await context.newPage();
  await signIn(second, HINODE);
  await second.getByRole('button', { name: /Hinode Goods/ }).click();
  await expectAccessible(second);
  await second.keyboard.press('Escape');
  await createCart(page, 'Larkspur’s other cart');
  await second.goto(`${app.adminUrl}/smartcart/`);
  await expect(second.getByRole('heading', { name: 'Build your first cart' })).toBeVisible();
  await page.goto(`${app.adminUrl}/smartcart/`);
  await expect(page.getByRole('list', { name: 'Smart Carts' })).toContainText('Larkspur’s other cart');

  await second.getByRole('button', { name: /Hinode Goods/ }).click();
  await second.getByRole('navigation', { name: 'Stores' }).getByRole('link', { name: LARKSPUR }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await toCarts(second);
  await expect(second.getByRole('list', { name: 'Smart Carts' })).toContainText('Larkspur’s other cart');
});

test('revoked permissions are requested again with an explanation, and granted at the store', async ({
  page,
}) => {
  await signIn(page, LARKSPUR);
  const merchant = await page.context().newPage();
  await merchant.goto(`${app.storeUrl}/back-office/apps`);
  await merchant.getByRole('button', { name: 'Revoke write_discounts' }).click();
  await expect(merchant.getByRole('button', { name: 'Grant write_discounts' })).toBeVisible();

  // A store that is slow to say what it grants is taken at its last word.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Cartwright needs more permissions')).toBeVisible();
  }).toPass();
  await page.getByRole('alert').getByRole('button', { name: 'Update permissions' }).click();
  // The admin's own button may be there for a moment yet.
  await expect(page).toHaveURL((url) => url.origin === app.storeUrl);
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Home|Smart Carts)$/ })).toBeVisible();
  await expect(page.getByText('Cartwright needs more permissions')).toHaveCount(0);
});

test('uninstalling signs everyone out, and a reinstall restores the data', async ({ page }) => {
  await signIn(page, LARKSPUR);
  const merchant = await page.context().newPage();
  await merchant.goto(`${app.storeUrl}/back-office/apps`);
  await merchant.getByRole('button', { name: 'Uninstall' }).click();
  await expect(merchant.getByRole('link', { name: 'Install' })).toBeVisible();
  await expect
    .poll(async () =>
      (
        await page.request.get(`${app.adminUrl}/api/carts`, { headers: { 'x-cartwright-shop': LARKSPUR } })
      ).status(),
    )
    .toBe(401);
  const frame = await install(merchant, app.storeUrl);
  await toCartsInAdmin(merchant, frame);
  await expect(frame.getByRole('list', { name: 'Smart Carts' })).toContainText('Larkspur’s cart');
});
