import type { Paging } from '@cartwright/core/listing/listing';
import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { placeCollectionBlock } from './models/collection-block';
import { LISTINGS, ListingApp } from './models/listing-app';
import { heldAnswer } from './models/network';
import { expect, test } from './test';

test.beforeEach(({ page, shop }) => placeCollectionBlock(page, shop.storeUrl, true));
test.afterEach(({ page, shop }) => placeCollectionBlock(page, shop.storeUrl, false));

const LOAD_MORE: Paging = { type: 'load_more', loadMoreText: 'Load More Products', limit: 8, limits: [] };
const SCROLL: Paging = { type: 'continuous_scroll', loadMoreText: 'Load more', limit: 8, limits: [] };

const address = (storeUrl: string, query = '') => `${storeUrl}/collections/all${query}`;
const grid = (page: Page) => page.locator('.cw-listing');
const titles = (page: Page) => page.locator('.cw-card-title');
const links = (page: Page) => page.locator('.cw-card-link');
const more = (page: Page) => grid(page).getByRole('button', { name: /^Load more/i });
const count = (page: Page) => grid(page).locator('.cw-more-text').last();

async function anApp(page: Page, storeUrl: string, paging: Paging) {
  const app = await ListingApp.of(page, storeUrl, 'all', ['olive-soap']);
  app.paging = paging;
  const { total } = app.answerTo(new URLSearchParams());
  const titlesOf = (first: number, last: number, query = '') =>
    Array.from({ length: last - first + 1 }, (_, at) =>
      app.answerTo(new URLSearchParams(`${query}&page=${first + at}`)).products.map(({ title }) => title),
    ).flat();
  return { app, total, titlesOf };
}

/** Vertical position of a product on the screen. */
const topOf = (page: Page, index: number) =>
  links(page)
    .nth(index)
    .evaluate((link) => Math.round(link.getBoundingClientRect().top));

const scrollToEnd = (page: Page) => grid(page).locator('.cw-more').last().scrollIntoViewIfNeeded();

test.describe('list with a load-more button', () => {
  test('appends the next products, focuses the first, and announces the count', async ({ page, shop }) => {
    const { total, titlesOf } = await anApp(page, shop.storeUrl, LOAD_MORE);
    await page.goto(address(shop.storeUrl));
    await expect(count(page)).toHaveText(`Showing 8 of ${total}`);
    await expect(grid(page).getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await expectAccessible(page);
    const letGo = await heldAnswer(page, '**/apps/cartwright/**page=2*');
    await more(page).focus();
    const place = () =>
      more(page).evaluate((button) => [
        button.getBoundingClientRect().top -
          (button.closest('.cw-listing')?.getBoundingClientRect().top ?? 0),
        button.getBoundingClientRect().width,
      ]);
    const before = await place();
    await page.keyboard.press('Enter');
    await expect(grid(page).getByRole('status')).toHaveText('Loading products…');
    await expect(more(page)).toHaveAttribute('aria-disabled', 'true');
    expect(await place(), 'nothing moves meanwhile').toEqual(before);
    await page.keyboard.press('Enter');
    letGo();
    await expect(titles(page)).toHaveText(titlesOf(1, 2));
    await expect(links(page).nth(8)).toBeFocused();
    await expect(grid(page).getByRole('status')).toHaveText(`Showing 16 of ${total}`);
    // They are seen where the button was: which page is in the middle of the screen depends on where that is.
    await links(page)
      .nth(8)
      .evaluate((link) => link.closest('.cw-card')?.scrollIntoView({ block: 'start' }));
    await expect(page).toHaveURL(address(shop.storeUrl, '?page=2'));
    await expectAccessible(page);
  });

  test('has no button at the end', async ({ page, shop }) => {
    const { total } = await anApp(page, shop.storeUrl, { ...LOAD_MORE, limit: 20 });
    await page.goto(address(shop.storeUrl));
    for (let shown = 20; shown < total; shown += 20) {
      await expect(titles(page)).toHaveCount(shown);
      await more(page).click();
    }
    await expect(count(page)).toHaveText(`Showing ${total} of ${total}`);
    await expect(more(page)).toHaveCount(0);
    await expect(links(page).nth(total - (total % 20 || 20))).toBeFocused();
  });

  test('shows an error and a retry after a failure', async ({ page, shop }) => {
    const { app, titlesOf } = await anApp(page, shop.storeUrl, LOAD_MORE);
    await page.goto(address(shop.storeUrl));
    await expect(more(page)).toBeVisible();
    await app.fails();
    await more(page).click();
    await expect(grid(page).getByRole('alert')).toContainText('We couldn’t load these products.');
    await expect(titles(page)).toHaveText(titlesOf(1, 1));
    await expectAccessible(page);
    await app.answers();
    await grid(page).getByRole('button', { name: 'Try again' }).click();
    await expect(titles(page)).toHaveText(titlesOf(1, 2));
    await expect(grid(page).getByRole('alert')).toHaveCount(0);
  });

  test('shows no message of the previous list', async ({ page, shop }) => {
    const { app, titlesOf } = await anApp(page, shop.storeUrl, LOAD_MORE);
    const inOrder = async (order: string) => {
      await page.getByLabel('Sort by').selectOption(order);
      await expect(titles(page)).toHaveText(titlesOf(1, 1, `sort_by=${order}`));
    };
    await page.goto(address(shop.storeUrl));
    const letGo = await heldAnswer(page, '**/apps/cartwright/**locale=en&page=2*');
    await more(page).click();
    await expect(count(page)).toHaveText('Loading products…');
    await inOrder('price-ascending');
    await expect(count(page)).toContainText('Showing 8 of');
    await letGo();
    await app.fails();
    await more(page).click();
    await expect(grid(page).getByRole('alert')).toBeVisible();
    await app.answers();
    await inOrder('manual');
    await expect(grid(page).getByRole('alert')).toHaveCount(0);
    await expect(count(page)).toContainText('Showing 8 of');
  });

  test('reloads the list, and starts a new one for pages with other settings', async ({ page, shop }) => {
    const { app, titlesOf } = await anApp(page, shop.storeUrl, LOAD_MORE);
    await page.goto(address(shop.storeUrl));
    await more(page).click();
    await expect(titles(page)).toHaveText(titlesOf(1, 2));
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page).toHaveURL(address(shop.storeUrl));
    await page.reload();
    await expect(more(page)).toBeVisible();
    await expect(titles(page)).toHaveText(titlesOf(1, 1));
    app.paging = { ...LOAD_MORE, limit: 5 };
    await more(page).click();
    await expect(titles(page)).toHaveText(titlesOf(1, 1));
    await more(page).click();
    await expect(titles(page)).toHaveText(titlesOf(1, 2));
  });

  test('has a link to earlier products on a shared page, and starts over on another sort order', async ({
    page,
    shop,
  }) => {
    const { titlesOf } = await anApp(page, shop.storeUrl, LOAD_MORE);
    await page.goto(address(shop.storeUrl, '?page=3'));
    await expect(titles(page)).toHaveText(titlesOf(3, 3));
    await grid(page).getByRole('button', { name: 'Load previous products' }).click();
    await expect(titles(page)).toHaveText(titlesOf(2, 3));
    await expect(links(page).first()).toBeFocused();
    await expect(page).toHaveURL(address(shop.storeUrl, '?page=2'));
    await page.getByLabel('Sort by').selectOption('price-ascending');
    await expect(page).toHaveURL(address(shop.storeUrl, '?sort_by=price-ascending'));
    await expect(titles(page)).toHaveText(titlesOf(1, 1, 'sort_by=price-ascending'));
    await page.goBack();
    await expect(titles(page)).toHaveText(titlesOf(2, 3));
  });

  test('redirects from a page past the end to the first one', async ({ page, shop }) => {
    const { titlesOf } = await anApp(page, shop.storeUrl, LOAD_MORE);
    await page.goto(address(shop.storeUrl, '?page=99'));
    await expect(grid(page).getByText('No products here.')).toBeVisible();
    await grid(page).getByRole('link', { name: 'Show first page' }).click();
    await expect(titles(page)).toHaveText(titlesOf(1, 1));
  });

  test('shows no product twice if the catalogue changed between pages', async ({ page, shop }) => {
    const { app, total, titlesOf } = await anApp(page, shop.storeUrl, LOAD_MORE);
    const first = titlesOf(1, 1);
    await page.goto(address(shop.storeUrl));
    await expect(titles(page)).toHaveText(first);
    app.moveLastToFront();
    const [repeated, ...others] = titlesOf(2, 2);
    expect(repeated).toBe(first.at(-1));
    await more(page).click();
    await expect(titles(page)).toHaveText([...first, ...others]);
    await expect(count(page)).toHaveText(`Showing 15 of ${total}`);
  });

  test('falls back to pages without its script', async ({ page, shop }) => {
    await anApp(page, shop.storeUrl, LOAD_MORE);
    await page.route('**/collection-growing-part.js*', (route) => route.abort());
    await page.goto(address(shop.storeUrl));
    await expect(grid(page).getByRole('link', { name: 'Page 2' })).toBeVisible();
    await expect(more(page)).toHaveCount(0);
  });
});

test.describe('infinite list', () => {
  test('loads three pages by scrolling, then a button; the address has the visible page', async ({
    page,
    shop,
  }) => {
    const { total, titlesOf } = await anApp(page, shop.storeUrl, { ...SCROLL, limit: 6 });
    await page.goto(address(shop.storeUrl));
    for (const pages of [2, 3, 4]) {
      await scrollToEnd(page);
      await expect(titles(page)).toHaveText(titlesOf(1, pages));
    }
    await scrollToEnd(page);
    await expect(grid(page).getByRole('status')).toHaveText(`Showing 24 of ${total}`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(page).toHaveURL(address(shop.storeUrl, '?page=4'));
    expect(await titles(page).count()).toBe(24);
    await expectAccessible(page);
    await more(page).click();
    await expect(links(page).nth(24)).toBeFocused();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page).toHaveURL(address(shop.storeUrl));
  });

  for (const width of [360, 1280]) {
    test(`is restored in place by Back from a product, at ${width} px`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 740 });
      const { app, titlesOf } = await anApp(page, shop.storeUrl, SCROLL);
      await page.goto(address(shop.storeUrl));
      for (const shown of [16, 24, 32]) {
        await scrollToEnd(page);
        await expect.poll(() => titles(page).count()).toBeGreaterThanOrEqual(shown);
      }
      await expect(titles(page)).toHaveText(titlesOf(1, 4));
      await links(page).nth(12).scrollIntoViewIfNeeded();
      await expect(page).toHaveURL(address(shop.storeUrl, '?page=2'));
      const loaded = await titles(page).allTextContents();
      const top = await topOf(page, 12);
      await links(page).nth(12).click();
      await expect(page).toHaveURL(/\/products\//);
      const requestCount = app.asked.length;
      await page.goBack();
      await expect(titles(page)).toHaveText(loaded);
      await expect.poll(() => topOf(page, 12)).toBeCloseTo(top, -1);
      await expect(page).toHaveURL(address(shop.storeUrl, '?page=2'));
      expect(app.asked.length - requestCount, 'but for what the block asks by itself').toBeLessThanOrEqual(1);
    });
  }

  test('shows the sort order chosen during a load', async ({ page, shop }) => {
    const { titlesOf } = await anApp(page, shop.storeUrl, SCROLL);
    await page.goto(address(shop.storeUrl));
    const letGo = await heldAnswer(page, '**/apps/cartwright/**locale=en&page=2*');
    const [asked] = await Promise.all([
      page.waitForRequest('**/apps/cartwright/**page=2*'),
      scrollToEnd(page),
    ]);
    await page.getByLabel('Sort by').selectOption('price-ascending');
    await expect(titles(page).first()).toHaveText(titlesOf(1, 1, 'sort_by=price-ascending')[0] ?? '');
    const [response] = await Promise.all([asked.response(), letGo()]);
    await response?.finished();
    await expect(titles(page).first()).toHaveText(titlesOf(1, 1, 'sort_by=price-ascending')[0] ?? '');
    await expect(page).toHaveURL(/sort_by=price-ascending/);
  });

  test('works in a right-to-left language', async ({ page, shop }) => {
    await anApp(page, shop.storeUrl, LOAD_MORE);
    await page.route(`${shop.storeUrl}/collections/all`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace('<html lang="en"', '<html dir="rtl" lang="ar"')
        .replace('data-language="en"', 'data-language="ar"');
      await route.fulfill({ response, body });
    });
    await page.goto(address(shop.storeUrl));
    await expect(grid(page).getByRole('button', { name: 'عرض المزيد من المنتجات' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('list with a page size choice', () => {
  const CHOICE: Paging = {
    type: 'default_with_dropdown',
    loadMoreText: '',
    limit: 8,
    limits: [8, 10, 25, 'all'],
  };

  test('has the choice in its address, starting at the first page', async ({ page, shop }) => {
    await anApp(page, shop.storeUrl, CHOICE);
    await page.goto(address(shop.storeUrl, '?page=2'));
    await expect(titles(page)).toHaveCount(8);
    const size = page.getByLabel('Products per page');
    await expect(size).toHaveValue('8');
    await expectAccessible(page);
    await size.selectOption('25');
    await expect(page).toHaveURL(address(shop.storeUrl, '?limit=25'));
    await expect(titles(page)).toHaveCount(25);
    await grid(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(address(shop.storeUrl, '?limit=25&page=2'));
    await page.goBack();
    await page.goBack();
    await expect(page.getByLabel('Products per page')).toHaveValue('8');
    await page.goto(address(shop.storeUrl, '?limit=7'));
    await expect(titles(page)).toHaveCount(8);
  });

  test('loads all products by scrolling', async ({ page, shop }) => {
    const { total } = await anApp(page, shop.storeUrl, CHOICE);
    await page.goto(address(shop.storeUrl));
    await page.getByLabel('Products per page').selectOption('All');
    for (let shown = 20; shown < total; shown += 10) {
      await scrollToEnd(page);
      await expect.poll(() => titles(page).count()).toBeGreaterThanOrEqual(shown);
    }
    await scrollToEnd(page);
    await expect(count(page)).toHaveText(`Showing ${total} of ${total}`);
  });
});

test('pages remain while our server doesn’t respond', async ({ page, shop }) => {
  await page.route(LISTINGS, (route) => route.abort());
  await page.goto(address(shop.storeUrl, '?page=2'));
  await expect(grid(page).locator('[aria-current="page"]')).toContainText('2');
});
