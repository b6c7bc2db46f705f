import { readFile } from 'node:fs/promises';
import { ACCESS_SCOPES, OPTIONAL_SCOPES } from '@cartwright/core/contract/access-scopes';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { withoutToken } from './models/without-token';
import type { Shop } from './shop';
import { expect, test } from './test';

async function opened(page: Page, shop: Shop) {
  await page.goto(`${shop.adminUrl}/settings/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(section('Store')).toContainText('Larkspur Supply');
  return section;
}

/** Permissions of a list that is open. */
const rowsOf = (permissions: Locator, list: 'Missing' | 'Granted') =>
  permissions.getByRole('list', { name: list }).getByRole('listitem');

test('shows store facts, and their effect on carts', async ({ page, shop }) => {
  const section = await opened(page, shop);
  await expect(section('Theme')).toContainText('Shoppers see “Demo cart” in Larkspur');
  const permissions = section('Permissions');
  const all = ACCESS_SCOPES.length + OPTIONAL_SCOPES.length;
  await expect(rowsOf(permissions, 'Granted')).toHaveCount(0);
  await permissions.getByText(`All ${all} permissions are granted`).click();
  await expect(rowsOf(permissions, 'Granted')).toHaveCount(all);
  await expect(permissions.getByText('Answer on collection pages')).toBeVisible();
  await expectAccessible(page);
  await expect(section('Store')).toContainText('larkspur-supply.myshopify.com');
  await expect(section('Store')).toContainText('USD');
  await expect(section('Store')).toContainText(/America\/New_York.*\d:\d\d [AP]M now/);
  await expect(section('Permissions')).not.toContainText('Missing');
  const giftCards = section('Features').getByRole('listitem').filter({ hasText: 'Gift cards in the cart' });
  await expect(giftCards).toHaveText(/On$/);
  await expect(section('Signed in')).toContainText('merchant of this store');
  // On the merchant's own machine nobody is signed in.
  await expect(section('Signed in').getByRole('button')).toHaveCount(0);
  await expect(page).toHaveTitle('Settings · Cartwright');
});

test('creates the storefront access token', async ({ page, shop }) => {
  await withoutToken(page);
  const section = await opened(page, shop);
  const access = section('Storefront access');
  await access.getByRole('button', { name: 'Create Storefront access token' }).click();
  await expect(page.getByText('Storefront access token created')).toBeVisible();
  await expect(access).toContainText('Your store has a Storefront access token.');
  await expect(access.getByRole('button')).toHaveCount(0);
});

test('names missing permissions, and creates no token without the required ones', async ({ page, shop }) => {
  const missingScopes = ['unauthenticated_write_checkouts'];
  await page.route('**/api/shop/scopes', (route) =>
    route.fulfill({
      json: {
        successful: true,
        currentScopes: ['read_products', 'write_discounts', 'write_validations'],
        requiredScopes: missingScopes,
        missingScopes,
        hasAllRequiredScopes: false,
        errors: [],
        accessUrl: 'https://larkspur-supply.myshopify.com/admin/oauth/install',
      },
    }),
  );
  await withoutToken(page);
  const section = await opened(page, shop);
  const permissions = section('Permissions');
  await expect(permissions).toContainText('9 permissions are missing');
  await expect(rowsOf(permissions, 'Missing')).toHaveCount(9);
  await expect(rowsOf(permissions, 'Missing').first()).toHaveText(/^View themes.*Missing$/);
  await expect(permissions).toContainText('5 permissions are granted');
  await expect(permissions.getByRole('button', { name: 'Allow: Answer on collection pages' })).toBeEnabled();
  await expect(
    section('Storefront access').getByRole('button', { name: 'Create Storefront access token' }),
  ).toBeDisabled();
  await expectAccessible(page);
});

test('keeps the rest if one part fails to load, and retries it', async ({ page, shop }) => {
  await page.route('**/api/shop/scopes', (route) => route.fulfill({ status: 403 }));
  const section = await opened(page, shop);
  const permissions = section('Permissions');
  await expect(permissions).toContainText(
    'You do not have permission to access this page. Please try again.',
  );
  await page.unroute('**/api/shop/scopes');
  await permissions.getByRole('button', { name: 'Retry' }).click();
  await expect(permissions).toContainText(/All \d+ permissions are granted/);
});

test('downloads a copy of the settings', async ({ page, shop }) => {
  const section = await opened(page, shop);
  const download = page.waitForEvent('download');
  await section('Your data').getByRole('button', { name: 'Download settings' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^larkspur-supply\.myshopify\.com-\d{4}-\d\d-\d\d\.jsonl$/);
  const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).split('\n');
  expect(JSON.parse(head)).toMatchObject({ cartwright: 'shop', scope: 'settings' });
  expect(rows.filter((row) => row.startsWith('{"table":"carts"')).join('')).toContain('Demo cart');
});
