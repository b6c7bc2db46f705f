import type { Locator, Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { placeCollectionBlock } from './models/collection-block';
import { FilteredGrid } from './models/filtered-grid';
import { isPainted, shiftsOf } from './models/layout-shift';
import { launchMirrored } from './models/mirrored-app';
import { expect, test } from './test';

let app: Launched;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  app = await launchMirrored();
  const page = await browser.newPage();
  await placeCollectionBlock(page, app.storeUrl, true);
  await page.close();
});
test.afterAll(() => app.stop());

const cardOf = (page: Page, title: string) =>
  page.locator('.cw-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const shown = (card: Locator) => card.locator('.cw-card-other[data-shown]');

test('swatches show their variants on hover and focus, and link to them', async ({ page }, info) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${app.storeUrl}/collections/clothing`);
  await expect(new FilteredGrid(page).openAll).toBeVisible();
  const card = cardOf(page, 'Garden Sweatshirt');
  const link = card.locator('.cw-card-link');
  const swatches = card.getByRole('list', { name: 'Colour' }).getByRole('link');
  await expect(swatches.first()).toBeVisible();
  await expect(link).toHaveAttribute('href', '/products/garden-sweatshirt');
  await page.screenshot({ path: info.outputPath('cards-1280.png') });
  await expectAccessible(page, { within: '.cw-listing' });

  const ink = card.getByRole('link', { name: 'Ink', exact: true });
  const picture = card.locator('.cw-card-picture');
  const place = await picture.boundingBox();
  await ink.hover();
  await expect(shown(card)).toHaveCount(1);
  await expect(link).toHaveAttribute('href', /garden-sweatshirt\?variant=\d+$/);
  expect(await link.getAttribute('href')).toBe(await ink.getAttribute('href'));
  await expect(card.locator('.cw-card-buy > a')).toHaveAttribute('href', /\?variant=/);
  expect(await shown(card).boundingBox()).toEqual(place);
  await page.screenshot({ path: info.outputPath('swatch-1280.png') });
  await page.mouse.move(0, 0);
  await expect(shown(card)).toHaveCount(0);
  await expect(link).toHaveAttribute('href', '/products/garden-sweatshirt');
  expect(await picture.boundingBox()).toEqual(place);

  await link.focus();
  await page.keyboard.press('Tab');
  await expect(swatches.first()).toBeFocused();
  await expect(shown(card)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/garden-sweatshirt\?variant=\d+$/);
});

test('a first tap on a swatch shows its variant, a second one opens it', async ({ browser }, info) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${app.storeUrl}/collections/clothing`);
  await expect(new FilteredGrid(page).openAll).toBeVisible();
  const card = cardOf(page, 'Garden Sweatshirt');
  const ink = card.getByRole('link', { name: 'Ink', exact: true });
  await ink.tap();
  await expect(shown(card)).toHaveCount(1);
  await expect(card.locator('.cw-card-link')).toHaveAttribute('href', /\?variant=/);
  await expect(page).toHaveURL(/\/collections\/clothing$/);
  await page.screenshot({ path: info.outputPath('swatch-360.png') });
  await ink.tap();
  await expect(page).toHaveURL(/\/products\/garden-sweatshirt\?variant=\d+$/);
  await context.close();
});

test('a second image shows on hover, if there is one, without layout shift', async ({ page }) => {
  await page.goto(`${app.storeUrl}/collections/all`);
  await expect(new FilteredGrid(page).openAll).toBeVisible();
  const since = await isPainted(page);
  const card = page.locator('.cw-card').filter({ hasNot: page.locator('.cw-card-swatches') });
  const pictured = card.and(page.locator('[data-media]')).first();
  await pictured.locator('.cw-card-link').hover();
  await expect(shown(pictured)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(shown(pictured)).toHaveCount(0);
  expect(await shiftsOf(page, since)).toEqual([]);
});

test('cards in Shopify’s grid have swatches while our server is down', async ({ page }) => {
  await page.route('**/apps/cartwright/collections/**', (route) => route.abort());
  await page.goto(`${app.storeUrl}/collections/clothing`);
  const card = cardOf(page, 'Garden Sweatshirt');
  await card.getByRole('link', { name: 'Ink', exact: true }).hover();
  await expect(shown(card)).toHaveCount(1);
});
