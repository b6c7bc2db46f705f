import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { placeCollectionBlock } from './models/collection-block';
import { Drawer } from './models/drawer';
import { shiftOf } from './models/layout-shift';
import { LISTINGS, ListingApp } from './models/listing-app';
import { heldAnswer } from './models/network';
import { expect, test } from './test';

const PINNED = ['olive-soap', 'enamel-mug'];
const COLLECTION = 'all';

test.beforeEach(({ page, shop }) => placeCollectionBlock(page, shop.storeUrl, true));
test.afterEach(({ page, shop }) => placeCollectionBlock(page, shop.storeUrl, false));

const grid = (page: Page) => page.locator('.cw-listing');
const titles = (page: Page) => page.locator('.cw-card-title');
const sort = (page: Page) => page.getByLabel('Sort by');
/** Badges, which only our list has. */
const badges = (page: Page) => page.getByText('Staff pick');
const address = (storeUrl: string, query = '') => `${storeUrl}/collections/${COLLECTION}${query}`;

for (const [width, height, query] of [
  [360, 740, ''],
  [1280, 800, ''],
  // Shopify's own filter, and one that only we have.
  [360, 740, '?filter.v.availability=1&filter.p.vendor=Larkspur+Supply'],
] as const) {
  test(`our list replaces Shopify’s without layout shift, at ${width} px${query && ', filtered'}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height });
    const app = await ListingApp.of(page, shop.storeUrl, COLLECTION, PINNED);
    const letGo = await heldAnswer(page, LISTINGS);
    await page.goto(address(shop.storeUrl, query), { waitUntil: 'commit' });
    const card = page.locator('.cw-card').first();
    await expect(card).toBeAttached();
    const before = await card.locator('.cw-card-picture').boundingBox();
    letGo();
    await expect(badges(page)).toHaveCount(2);
    await expect(titles(page)).toHaveText(
      app.answerTo(new URLSearchParams()).products.map(({ title }) => title),
    );
    expect(await card.locator('.cw-card-picture').boundingBox()).toEqual(before);
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await expectAccessible(page);
  });
}

test('our cards are exactly in the place of Shopify’s for the same products', async ({ page, shop }) => {
  await ListingApp.of(page, shop.storeUrl, COLLECTION, []);
  const letGo = await heldAnswer(page, LISTINGS);
  await page.goto(address(shop.storeUrl), { waitUntil: 'commit' });
  const boxes = () =>
    page
      .locator('.cw-card:nth-child(-n+8)')
      .locator('.cw-card-picture, .cw-card-title, .cw-card-price, .cw-card-rating, .cw-card-button')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
  const ratings = async () =>
    (await page.locator('.cw-card:nth-child(-n+8) .cw-card-rating').allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' '),
    );
  await expect(titles(page)).toHaveCount(12);
  const [before, rated] = [await boxes(), await ratings()];
  expect(before.length).toBeGreaterThan(36);
  expect(rated).toContain('4.8 (212) 4.8 of 5, 212 reviews');
  letGo();
  await expect(titles(page)).toHaveCount(8);
  expect(await boxes()).toEqual(before);
  expect(await ratings()).toEqual(rated);
});

test('sort order and page are in the address, with Back and Forward', async ({ page, shop }) => {
  const app = await ListingApp.of(page, shop.storeUrl, COLLECTION, PINNED);
  const titlesOf = (query: string) =>
    app.answerTo(new URLSearchParams(query)).products.map(({ title }) => title);
  await page.goto(address(shop.storeUrl, '?utm_source=mail'));
  await expect(titles(page)).toHaveText(titlesOf(''));

  await sort(page).focus();
  await sort(page).selectOption('Price: low to high');
  await expect(page).toHaveURL(address(shop.storeUrl, '?utm_source=mail&sort_by=price-ascending'));
  await expect(titles(page)).toHaveText(titlesOf('sort_by=price-ascending'));
  await expect(sort(page)).toBeFocused();

  await grid(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(address(shop.storeUrl, '?utm_source=mail&sort_by=price-ascending&page=2'));
  await expect(titles(page)).toHaveText(titlesOf('sort_by=price-ascending&page=2'));
  await expect(grid(page).getByRole('status')).toHaveText(/^\d+ products, page 2 of \d$/);
  await expect(page.locator('.cw-grid')).toBeFocused();
  await expect(page.locator('.cw-card').first()).toBeInViewport();
  await expect(grid(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

  const requestCount = app.asked.length;
  await page.goBack();
  await expect(titles(page)).toHaveText(titlesOf('sort_by=price-ascending'));
  await page.goBack();
  await expect(titles(page)).toHaveText(titlesOf(''));
  await expect(sort(page)).toHaveValue('manual');
  await page.goForward();
  await expect(sort(page)).toHaveValue('price-ascending');
  expect(app.asked, 'what was there is not asked for again').toHaveLength(requestCount);

  await page.reload();
  await expect(titles(page)).toHaveText(titlesOf('sort_by=price-ascending'));
});

test('the last of two quickly selected sort orders applies', async ({ page, shop }) => {
  const app = await ListingApp.of(page, shop.storeUrl, COLLECTION, PINNED);
  await page.goto(address(shop.storeUrl));
  await expect(badges(page)).toHaveCount(2);
  const letGo = await heldAnswer(page, '**/apps/cartwright/**sort_by=price-ascending*');
  await sort(page).selectOption('price-ascending');
  await expect(page.locator('.cw-grid')).toHaveAttribute('aria-busy', 'true');
  await sort(page).selectOption('manual');
  await expect(page.locator('.cw-grid')).not.toHaveAttribute('aria-busy');
  letGo();
  await grid(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(titles(page)).toHaveText(
    app.answerTo(new URLSearchParams('page=2')).products.map(({ title }) => title),
  );
});

test('a failed list shows an error and a retry', async ({ page, shop }) => {
  const app = await ListingApp.of(page, shop.storeUrl, COLLECTION, PINNED);
  await page.goto(address(shop.storeUrl));
  await expect(badges(page)).toHaveCount(2);
  await app.fails();
  await grid(page).getByRole('link', { name: 'Next' }).click();
  await expect(grid(page).getByRole('alert')).toContainText('We couldn’t load these products.');
  await expect(page).toHaveURL(address(shop.storeUrl, '?page=2'));
  await expectAccessible(page);
  await grid(page).getByRole('button', { name: 'Try again' }).click();
  await expect(grid(page).getByRole('alert')).toBeVisible();
  await app.answers();
  await grid(page).getByRole('button', { name: 'Try again' }).click();
  await expect(titles(page)).toHaveText(
    app.answerTo(new URLSearchParams('page=2')).products.map(({ title }) => title),
  );
  await app.fails();
  await grid(page).getByRole('link', { name: 'Page 3' }).click();
  await grid(page).getByRole('link', { name: 'Reload the page' }).click();
  await expect(grid(page).locator('[aria-current="page"]')).toContainText('3');
  await expect(titles(page), 'twelve on a page, as the block says').toHaveCount(12);
});

test.describe('Shopify’s grid stays, with sort orders and pages,', () => {
  const ANSWERS: readonly (readonly [when: string, response: { status?: number; body: string }])[] = [
    ['when our server fails', { status: 502, body: 'Cartwright can’t be reached.' }],
    ['when its answer is of another version', { body: '{"version":1}' }],
    ['when something else answers', { body: '<!doctype html><title>Password</title>' }],
  ];
  for (const [when, response] of ANSWERS) {
    test(when, async ({ page, shop }) => {
      await page.route(LISTINGS, (route) => route.fulfill({ contentType: 'text/html', ...response }));
      await page.goto(address(shop.storeUrl));
      await expect(grid(page)).not.toHaveAttribute('data-awaiting');
      await expect(titles(page)).toHaveCount(12);
      await expect(titles(page).first()).toBeVisible();
      await sort(page).selectOption('Name, A to Z');
      await expect(page).toHaveURL(address(shop.storeUrl, '?sort_by=title-ascending'));
      await expect(sort(page)).toHaveValue('title-ascending');
      await grid(page).getByRole('link', { name: 'Page 2' }).click();
      await expect(page).toHaveURL(address(shop.storeUrl, '?page=2&sort_by=title-ascending'));
      await expect(grid(page).locator('[aria-current="page"]')).toContainText('2');
      await expectAccessible(page);
    });
  }

  test('if ours loads after a shopper has started to use it', async ({ page, shop }) => {
    await ListingApp.of(page, shop.storeUrl, COLLECTION, PINNED);
    const letGo = await heldAnswer(page, LISTINGS);
    await page.goto(address(shop.storeUrl));
    await expect(grid(page)).not.toHaveAttribute('data-awaiting');
    await titles(page).first().getByRole('link').focus();
    const [response] = await Promise.all([page.waitForResponse(LISTINGS), letGo()]);
    await response.finished();
    await expect(titles(page).first().getByRole('link')).toBeFocused();
    await expect(badges(page)).toHaveCount(0);
  });

  test('in another language of the store', async ({ page, shop }) => {
    await page.route(LISTINGS, (route) => route.abort());
    await page.goto(`${shop.storeUrl}/de/collections/${COLLECTION}`);
    await expect(page.getByLabel('Sortieren nach')).toBeVisible();
    await expect(
      grid(page)
        .getByRole('button', { name: /^In den Warenkorb / })
        .first(),
    ).toBeVisible();
    await expect(grid(page).getByText('€').first()).toBeVisible();
    await grid(page).getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(`${shop.storeUrl}/de/collections/${COLLECTION}?page=2`);
  });
});

test('our list uses the page’s language, and requests its market', async ({ page, shop }) => {
  const app = await ListingApp.of(page, shop.storeUrl, COLLECTION, PINNED);
  await page.goto(`${shop.storeUrl}/de/collections/${COLLECTION}`);
  await expect(badges(page)).toHaveCount(2);
  await expect(page.getByLabel('Sortieren nach')).toHaveValue('manual');
  await expect(grid(page).getByRole('button', { name: 'In den Warenkorb Olive Oil Soap' })).toBeVisible();
  expect(app.asked).toEqual(['?country=DE&locale=de']);
});

test('merchant text is escaped, and amounts are shown without markup', async ({ page, shop }) => {
  const app = await ListingApp.of(page, shop.storeUrl, COLLECTION, []);
  const response = app.answerTo(new URLSearchParams());
  const [product] = response.products;
  if (!product) throw new Error('The store is empty.');
  const title = '<img src=x onerror="window.ran = 1">';
  const odd = { ...product, title, badge: title, price: '<span class="money">8,00&nbsp;&euro;</span>' };
  const body = JSON.stringify({ ...response, products: [{ ...odd, priceVaries: false }] });
  await page.route(LISTINGS, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address(shop.storeUrl));
  await expect(titles(page)).toHaveText([title]);
  await expect(page.locator('.cw-card-badge').first()).toHaveText(title);
  await expect(page.locator('.cw-card-amount')).toHaveText('8,00 €');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('a product is added from its card to our cart', async ({ page, shop }) => {
  await ListingApp.of(page, shop.storeUrl, COLLECTION, PINNED);
  await page.goto(address(shop.storeUrl));
  await expect(badges(page)).toHaveCount(2);
  await page.waitForLoadState();
  await grid(page).getByRole('button', { name: 'Add to cart Olive Oil Soap' }).click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(drawer.line('Olive Oil Soap')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Shopify’s grid works with sort orders, pages and add buttons', async ({ page, shop }) => {
    await page.goto(address(shop.storeUrl));
    await expect(titles(page)).toHaveCount(12);
    await expect(titles(page).first()).toBeVisible();
    await sort(page).selectOption('Price, low to high');
    await grid(page).getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(address(shop.storeUrl, '?sort_by=price-ascending'));
    await grid(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(address(shop.storeUrl, '?page=2&sort_by=price-ascending'));
    await grid(page)
      .getByRole('button', { name: /^Add to cart / })
      .first()
      .click();
    await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
    await expect(page.getByRole('main').getByText('Your cart is empty.')).toHaveCount(0);
  });
});
