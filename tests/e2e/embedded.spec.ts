import type { Page } from '@playwright/test';
import { Admin } from './models/admin';
import type { Shop } from './shop';
import { expect, test } from './test';

interface AdminOfShopify {
  readonly toasts: { id: string; message: string; isError: boolean; dismiss: () => void }[];
}

declare global {
  interface Window {
    readonly adminOfShopify: AdminOfShopify;
  }
}

/** Stubs Shopify's admin: App Bridge on the page, which records the calls that it gets. */
async function openEmbedded(page: Page, shop: Shop, path: string) {
  await page.addInitScript(() => {
    const admin: AdminOfShopify = { toasts: [] };
    let ids = 0;
    const shopify = {
      toast: {
        show(message: string, options: { isError?: boolean; onDismiss?: () => void } = {}) {
          ids += 1;
          const id = String(ids);
          const dismiss = () => {
            shopify.toast.hide(id);
            options.onDismiss?.();
          };
          admin.toasts.push({ id, message, isError: options.isError ?? false, dismiss });
          return id;
        },
        hide(id: string) {
          const at = admin.toasts.findIndex((each) => each.id === id);
          if (at >= 0) admin.toasts.splice(at, 1);
        },
      },
      saveBar: { show: async () => {}, hide: async () => {} },
      async idToken() {
        ids += 1;
        return `token-${ids}`;
      },
      loading() {},
    };
    Object.assign(window, { shopify, adminOfShopify: admin });
  });
  await page.goto(`${shop.adminUrl}${path}?embedded=1&host=YWRtaW4`);
  return {
    navigation: page.locator('s-app-nav a'),
    title: page.locator('ui-title-bar'),
    toasts: () => page.evaluate(() => window.adminOfShopify.toasts.map(({ message }) => message)),
    /** As the admin's navigation does it. */
    choose: (path: string) =>
      page.locator(`s-app-nav a[href="${path}"]`).evaluate((link) => {
        link.dispatchEvent(new Event('shopify:navigate', { bubbles: true }));
      }),
  };
}

test('in Shopify’s admin the pages are in its navigation, without our top bar', async ({ page, shop }) => {
  const admin = await openEmbedded(page, shop, '/smartcart/');
  await expect(page.getByRole('heading', { level: 1, name: 'Smart Carts' })).toBeVisible();
  await expect(admin.navigation).toHaveText([
    'Cartwright',
    'Carts',
    'Collections',
    'Search',
    'Widgets',
    'Reports',
    'Images',
    'Discounts',
    'Looks',
    'Store data',
    'Settings',
  ]);
  await expect(admin.title).toHaveAttribute('title', 'Smart Carts');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);

  await admin.choose('/settings/');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(admin.title).toHaveAttribute('title', 'Settings');
});

test('toasts are the admin’s, and closing one there closes it here', async ({ page, shop }) => {
  const admin = await openEmbedded(page, shop, '/smartcart/');
  await new Admin(page, shop.adminUrl).switchOf('Demo cart').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect.poll(admin.toasts).toHaveLength(1);
  await page.evaluate(() => window.adminOfShopify.toasts[0]?.dismiss());
  expect(await admin.toasts()).toEqual([]);
});

test('an admin address opened outside of it still shows the app', async ({ page, shop }) => {
  await page.goto(`${shop.adminUrl}/smartcart/?embedded=1`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Smart Carts' })).toBeVisible();
});

test('every call has its own session token, and a new one after a rejection', async ({ page, shop }) => {
  const tokens: (string | undefined)[] = [];
  let refusals = 1;
  await page.route('**/api/**', (route) => {
    tokens.push(route.request().headers().authorization);
    const isRefused = new URL(route.request().url()).pathname === '/api/carts' && refusals > 0;
    if (!isRefused) return route.fallback();
    refusals -= 1;
    return route.fulfill({ status: 401 });
  });
  await openEmbedded(page, shop, '/smartcart/');
  await expect(page.getByRole('link', { name: 'Demo cart' })).toBeVisible();
  expect(refusals).toBe(0);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(token).toMatch(/^Bearer token-\d+$/);
});

test('permissions are granted above the frame, without a sign-out', async ({ page, shop }) => {
  await page.addInitScript(() => {
    window.open = (url, target) => {
      document.title = `${target} ${url}`;
      return null;
    };
  });
  const authUrl = 'https://larkspur-supply.myshopify.com/admin/oauth/install';
  await page.route('**/api/auth-info', (route) =>
    route.fulfill({ json: { successful: true, authUrl, needsOauthRefresh: true, embedded: true } }),
  );
  await openEmbedded(page, shop, '/settings/');
  await page.getByRole('alert').getByRole('button', { name: 'Update permissions' }).click();
  await expect(page).toHaveTitle(`_top ${authUrl}`);
  await expect(page.getByRole('region', { name: 'Signed in' })).toContainText('merchant of this store');
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
});

test('a missing session shows how to reopen the app, in the same page', async ({ page, shop }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 401 }));
  await openEmbedded(page, shop, '/discounts/');
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign in/ })).toHaveCount(0);
  await page.unroute('**/api/**');
  const back = page.getByRole('heading', { level: 1, name: 'Discounts' });
  // The page also looks by itself, and then leads back before anybody presses.
  await page.getByRole('button', { name: 'Try again' }).or(back).click();
  await expect(back).toBeVisible();
});
