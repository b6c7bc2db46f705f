import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { expect, test } from './test';

const respond =
  (status: number, error?: object, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, ...(error ? { json: { error } } : { body: 'no' }) });

/** Troubles the saves of carts and nothing else. */
const onSave = (page: Page, trouble: (route: Route) => Promise<void>) =>
  page.route('**/api/carts/*', (route) =>
    route.request().method() === 'PUT' ? trouble(route) : route.fallback(),
  );

test('a signed-out merchant is redirected to the login page, and back afterwards', async ({ page, shop }) => {
  const { cart } = await shop.demoCart();
  const message = 'Open the app at http://127.0.0.1 or http://localhost.';
  await page.route('**/api/**', respond(401, { code: 'unauthenticated', message }));
  await page.goto(`${shop.adminUrl}/smartcart/edit/${cart.id}/#general`);
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/login/');
  await expect(page.getByText(message)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();

  await page.unroute('**/api/**');
  const back = page.getByRole('heading', { level: 1, name: 'Demo cart' });
  // The page also looks by itself, and then leads back before anybody presses.
  await page.getByRole('button', { name: 'Try again' }).or(back).click();
  await expect(back).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#general');
});

test('the login page redirects nowhere else', async ({ page, shop }) => {
  await page.goto(`${shop.adminUrl}/admin/login/?return_to=https://evil.example/`);
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('a forbidden page shows an error, and loads once access is granted', async ({ page, shop }) => {
  await page.route('**/api/carts', respond(403));
  await page.goto(`${shop.adminUrl}/smartcart/`);
  await expect(
    page.getByText('You do not have permission to access this page. Please try again.'),
  ).toBeVisible();
  await page.unroute('**/api/carts');
  // What comes to the page later asks for the carts as well: then nothing is left to be tried again.
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(page.getByRole('link', { name: 'Demo cart' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a failing page is requested four times, then offers a retry', async ({ page, shop }) => {
  let requests = 0;
  await page.route('**/api/carts', (route) => {
    requests += 1;
    return respond(500)(route);
  });
  await page.goto(`${shop.adminUrl}/smartcart/`);
  await expect(page.getByText('An error occurred while loading this page. Please try again.')).toBeVisible({
    timeout: 30_000,
  });
  expect(requests).toBe(4);
  await page.unroute('**/api/carts');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Demo cart' })).toBeVisible();
});

test('invalid data is dropped in its own place, and the rest stays', async ({ page, shop }) => {
  await page.route('**/api/carts', (route) => route.fulfill({ json: { combinedCarts: [{ id: 7 }] } }));
  await page.goto(`${shop.adminUrl}/smartcart/`);
  await expect(page.getByText('Failed to fetch data')).toBeVisible();
  await expect(page.getByText('Larkspur Supply')).toBeVisible();
});

test('a failed save shows an error, loses nothing, and succeeds on retry', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const tier = await editor.openTier(2);
  await tier.minimum.fill('80');
  await onSave(page, respond(500));
  await editor.saveButton.click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(editor.unsavedNote).toBeVisible();
  await expect(tier.minimum).toHaveValue('80');
  await page.unroute('**/api/carts/*');
  await editor.save();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test('a save with a lost response is detected as done', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const tier = await editor.openTier(2);
  await tier.minimum.fill('80');
  await onSave(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await editor.save();
  expect(JSON.stringify((await shop.demoCart()).cart)).toContain('"minimum":80');
});

test('the admin waits for a busy server', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const tier = await editor.openTier(2);
  await tier.minimum.fill('80');
  let refused = 0;
  await onSave(page, (route) => {
    refused += 1;
    return refused > 2 ? route.fallback() : respond(429, undefined, { 'retry-after': '1' })(route);
  });
  await editor.save();
  expect(refused).toBe(3);
});

test('an expired session during editing keeps the changes', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const tier = await editor.openTier(2);
  await tier.minimum.fill('80');
  await page.route('**/api/**', respond(401));
  // What is loaded only now is refused as well, and leads nowhere.
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByText('Open the app from your store again.')).toBeVisible();
  await versions.getByRole('button', { name: 'Close' }).last().click();
  await editor.saveButton.click();
  await expect(page.getByText(/You’re signed out\..* Nothing is lost\./)).toBeVisible();
  await page.unroute('**/api/**');
  await editor.save();
  expect(JSON.stringify((await shop.demoCart()).cart)).toContain('"minimum":80');
});
