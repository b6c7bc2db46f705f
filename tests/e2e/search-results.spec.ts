import { readResultsPage, saveResultsPage } from '@cartwright/core/contract/results-page';
import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { placeSearchBlock } from './models/collection-block';
import { launchMirrored } from './models/mirrored-app';
import { expect, test } from './test';

let app: Launched;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());
test.beforeEach(({ page }) => placeSearchBlock(page, app.storeUrl, true));

const SEARCHES = '**/apps/cartwright/search**';
const titles = (page: Page) => page.locator('.cw-card-title');
const heading = (page: Page) => page.locator('.cw-search-title');
/** The filter button, which only our list has. */
const filters = (page: Page) => page.getByRole('button', { name: 'Filters' });

async function search(page: Page, text: string): Promise<void> {
  await page.goto(`${app.storeUrl}/search`);
  await page.getByLabel('What are you looking for?').fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
}

test('a shopper finds a product by a typo, insists on it, and returns', async ({ page }) => {
  await search(page, 'enmael mug');
  await expect(heading(page)).toHaveText(/^Showing results for "enamel mug" \(\d+\)$/);
  await expect(titles(page).first()).toHaveText('Enamel Mug');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Search instead for “enmael mug”' }).click();
  await expect(page).toHaveURL(/q=enmael\+mug.*as_typed=1/);
  await expect(heading(page)).toContainText(/(“enmael mug”|"enmael mug")/);
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Showing results for "enamel mug" \(\d+\)$/);
  await expect(page).toHaveURL(/\/search\?q=enmael\+mug$/);
});

test('the search page links to collections before a search', async ({ page }) => {
  await page.goto(`${app.storeUrl}/search`);
  const ways = page.getByRole('navigation', { name: 'Browse collections' });
  await expect(ways.getByRole('link', { name: 'See all products' })).toBeVisible();
  await expectAccessible(page);
  const first = ways.getByRole('link').first();
  const title = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('a shopper searches by half a word and by SKU, filters, sorts, and goes back', async ({ page }) => {
  await search(page, 'enam');
  await expect(titles(page).filter({ hasText: 'Enamel Mug' })).toBeVisible();
  const response = await page.request.get(`${app.storeUrl}/products/enamel-mug.js`);
  const { variants } = await response.json();
  await search(page, variants[0].sku);
  await expect(titles(page).first()).toHaveText('Enamel Mug');

  await search(page, 'mug');
  await expect(filters(page)).toBeVisible();
  const all = await heading(page).textContent();
  await page.getByLabel('Sort by').selectOption({ label: 'Lowest Price' });
  await expect(page).toHaveURL(/q=mug&sort_by=price-ascending/);
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
  await filters(page).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('checkbox', { name: /Moss/ }).check();
  await expect(page).toHaveURL(/q=mug&filter\.v\.option\.color=Moss/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=mug$/);
  await expect(heading(page)).toHaveText(String(all));
});

test('a shopper sees the merchant’s results page, and the theme’s own while it is off', async ({ page }) => {
  const call = (method: string, path: string, data?: object) =>
    page.request.fetch(`${app.adminUrl}${path}`, {
      method,
      headers: { origin: new URL(app.adminUrl).origin },
      ...(data && { data }),
    });
  const save = async (sent: object) => {
    const saved = readResultsPage.response.parse(await (await call('GET', readResultsPage.path)).json());
    const path = saveResultsPage.path.replace(':settingsId', saved.settingsId);
    const response = await call('PUT', path, { ...sent, revision: saved.revision });
    expect(response.status()).toBe(200);
    return saved.setting.editorLayout;
  };
  await search(page, 'wool');
  await expect(heading(page)).toHaveText(/^Showing results for "wool" \(\d+\)$/);
  await expect(filters(page)).toBeVisible();
  await expect(page.locator('.cw-card-buy').first()).toBeVisible();

  const before = await save({
    editorLayout: {
      pageTitle: '{count} <b>finds</b> for {term}',
      desktopColumnBreakpoint: 2,
      columnSpacing: 40,
      imageAspectRatio: '3:4',
      layout: 'sidebar',
      addToCartEnabled: true,
      addToCartTitle: 'Take it',
    },
  });
  await search(page, 'wool');
  await expect(heading(page)).toHaveText(/^\d+ <b>finds<\/b> for wool$/);
  await expect(page.locator('.cw-card-buy').first()).toBeVisible();
  const grid = page.locator('.cw-grid');
  await expect(grid).toHaveCSS('column-gap', '40px');
  const columns = await grid.evaluate((each) => getComputedStyle(each).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(2);
  const picture = await page.locator('.cw-card-picture').first().boundingBox();
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(3 / 4, 1);
  // The title is above both columns; the order is above the grid, beside the filters.
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    return found ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const [title, beside, order, cards] = [
    await box('.cw-search-title'),
    await box('.cw-filters[data-place="beside"]'),
    await box('.cw-listing-sort'),
    await box('.cw-grid'),
  ];
  expect(title.x).toBe(beside.x);
  expect(beside.y).toBeGreaterThanOrEqual(title.y + title.height);
  expect(order.y).toBe(beside.y);
  expect(cards.y).toBeGreaterThan(order.y + order.height);
  expect(cards.x).toBeGreaterThan(beside.x + beside.width);
  await expectAccessible(page);

  await save({ editorLayout: before, enabled: false });
  const responsePromise = page.waitForResponse(SEARCHES);
  await search(page, 'wool');
  expect((await responsePromise).status()).toBe(404);
  await expect(titles(page).first()).toBeVisible();
  await expect(filters(page)).toBeHidden();
  await save({ enabled: true });
});

test('a cached list isn’t sent again', async ({ page }) => {
  const address = `${app.storeUrl}/apps/cartwright/search?q=mug&country=US&locale=en`;
  // Only a step of ten minutes that ends in between gives the same list another tag.
  await expect(async () => {
    const { etag } = (await page.request.get(address)).headers();
    const again = await page.request.get(address, { headers: { 'if-none-match': String(etag) } });
    expect(again.status()).toBe(304);
  }).toPass({ timeout: 20_000 });
});

test('a search without results links to all products', async ({ page }) => {
  await search(page, 'zzzzqqq <qqzz>');
  await expect(heading(page)).toHaveText('No products for “zzzzqqq <qqzz>”');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveURL(/\/collections\/all$/);
});

test('while our server is down, and without scripts, the theme’s results are shown', async ({
  page,
  browser,
}) => {
  await page.route(SEARCHES, (route) => route.abort());
  await search(page, 'mug');
  await expect(heading(page)).toContainText('for "mug"');
  await expect(titles(page).first()).toBeVisible();
  await expect(filters(page)).toHaveCount(0);
  await page.getByLabel('Sort by').selectOption('price-ascending');
  await expect(page).toHaveURL(/q=mug&sort_by=price-ascending/);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(`${app.storeUrl}/search?q=mug`);
  await expect(titles(without).first()).toBeVisible();
  await plain.close();
});

for (const target of ['/search?q=enamel+mug', '/de/search/?q=enamel+mug', '/search/?q=mug']) {
  test(`a search on the results page isn’t redirected to results: ${target}`, async ({ page }) => {
    await page.route(SEARCHES, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const searched = { ...body.searched, redirect: target };
      await route.fulfill({ response, json: { ...body, searched } });
    });
    await search(page, 'mug');
    await expect(filters(page)).toBeVisible();
    await expect(page).toHaveURL(`${app.storeUrl}/search?q=mug`);
  });
}
