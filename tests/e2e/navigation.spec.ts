import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { Admin, pagesIn } from './models/admin';
import { Editor } from './models/editor';
import { expect, test } from './test';

const PHONE = { width: 360, height: 780 };

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('axe reports nothing on a phone’s menu', async ({ page, shop }) => {
  await page.setViewportSize(PHONE);
  await new Admin(page, shop.adminUrl).openList();
  await menuButton(page).click();
  await expect(pagesIn(page).getByRole('link')).toHaveText([
    'Home',
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
  await expectAccessible(page);
});

test('pages are shown side by side if they fit, with the current one marked', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await expect(menuButton(page)).toHaveCount(0);
  const current = pagesIn(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('Carts');
  await pagesIn(page).getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(current).toHaveText('Settings');
  await admin.openCart('Demo cart');
  await expect(current).toHaveText('Carts');
});

test('on a phone the menu opens by key, closes by Escape, and navigates', async ({ page, shop }) => {
  await page.setViewportSize(PHONE);
  await new Admin(page, shop.adminUrl).openList();
  const button = menuButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(pagesIn(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await pagesIn(page).getByRole('link', { name: 'Discounts' }).click();
  await expect(heading(page, 'Discounts')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu closes when focus moves elsewhere', async ({ page, shop }) => {
  await page.setViewportSize(PHONE);
  await new Admin(page, shop.adminUrl).openList();
  const button = menuButton(page);
  await button.click();
  await page.mouse.click(PHONE.width / 2, PHONE.height - 10);
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await page.setViewportSize({ width: 1280, height: 780 });
  await expect(button).toHaveCount(0);
  await expect(pagesIn(page).getByRole('link')).toHaveCount(11);
  await page.setViewportSize(PHONE);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a page without its key shows a message, and links home', async ({ page, shop }) => {
  await page.route('**/api/shop/private-keys', (route) => route.fulfill({ json: { privateKeys: [] } }));
  await page.goto(`${shop.adminUrl}/smart-collections/campaigns/`);
  await expect(heading(page, 'Collections isn’t available for this shop')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(heading(page, 'Home')).toBeVisible();
});

test('an unknown page shows a message, also within an existing section', async ({ page, shop }) => {
  for (const path of ['/nowhere/', '/admin/nowhere/', '/smart-collections/nowhere/']) {
    await page.goto(`${shop.adminUrl}${path}`);
    await expect(heading(page, 'Page not found')).toBeVisible();
  }
});

test('every page also works below /admin, with links below it', async ({ page, shop }) => {
  const path = () => new URL(page.url()).pathname;
  await page.goto(`${shop.adminUrl}/admin`);
  await expect(heading(page, 'Home')).toBeVisible();
  expect(path()).toMatch(/^\/admin\/?$/);
  await pagesIn(page).getByRole('link', { name: 'Discounts' }).click();
  await expect(heading(page, 'Discounts')).toBeVisible();
  expect(path()).toBe('/admin/discounts/');
  await page.getByRole('link', { name: 'Demo cart' }).first().click();
  await new Editor(page).isReady();
  expect(path()).toMatch(/^\/admin\/smartcart\/edit\/.+\/$/);
  await page.goBack();
  await expect(heading(page, 'Discounts')).toBeVisible();
});

test('the editor below /admin opens at its address, and saves', async ({ page, shop }) => {
  const { cart } = await shop.demoCart();
  await page.goto(`${shop.adminUrl}/admin/smartcart/edit/${cart.id}/#general`);
  const editor = new Editor(page);
  await editor.isReady();
  expect(new URL(page.url()).hash).toBe('#general');
  const tier = await editor.openTier(2);
  await tier.minimum.fill('80');
  await editor.save();
  await page.reload();
  await editor.isReady();
  expect(JSON.stringify((await shop.demoCart()).cart)).toContain('"minimum":80');
});

test('Ctrl-click opens a page or an editor screen in another tab', async ({ page, context, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  const openedBy = async (link: Locator) => {
    const opens = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    return opens;
  };
  await admin.openList();
  const discounts = await openedBy(pagesIn(page).getByRole('link', { name: 'Discounts' }));
  await expect(heading(discounts, 'Discounts')).toBeVisible();
  await expect(heading(page, 'Smart Carts')).toBeVisible();

  const editor = await admin.openCart('Demo cart');
  const add = await openedBy(page.getByRole('link', { name: 'Add component' }));
  await expect(add.getByRole('heading', { name: 'Add component' })).toBeVisible();
  await expect(editor.components).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('an unknown hash opens the general settings of a cart', async ({ page, shop }) => {
  const { cart } = await shop.demoCart();
  await page.goto(`${shop.adminUrl}/smartcart/edit/${cart.id}/#nowhere`);
  await expect(page.getByRole('heading', { name: 'General' })).toBeVisible();
  await expect(new Editor(page).components.locator('[aria-current]')).toHaveText('General');
});

test('a signed-out merchant below /admin returns there', async ({ page, shop }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 401 }));
  await page.goto(`${shop.adminUrl}/admin/discounts/`);
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/login/');
  await page.unroute('**/api/**');
  // The page also looks by itself, and then leads back before anybody presses.
  await page.getByRole('button', { name: 'Try again' }).or(heading(page, 'Discounts')).click();
  await expect(heading(page, 'Discounts')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/discounts/');
});

test('signing in in another tab takes effect on return to this one', async ({ page, shop }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 401 }));
  await page.goto(`${shop.adminUrl}/discounts/`);
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await page.unroute('**/api/**');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    // Requests pending at sign-in are still refused; later ones are not.
    await expect(heading(page, 'Discounts')).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a screen’s toast with an action closes when it is left', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  const editor = await admin.openCart('Demo cart');
  await editor.choose('Title Bar', 'Remove…');
  await expect(admin.notifications.getByRole('button', { name: 'Undo' })).toBeVisible();
  await editor.save();
  await page.getByRole('link', { name: 'Back to Smart Carts' }).click();
  await expect(heading(page, 'Smart Carts')).toBeVisible();
  await expect(admin.notifications.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
