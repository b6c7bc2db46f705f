import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { AnalyticsBatches, heardListEvents, hearListEvents, leave } from './models/analytics-batches';
import { Checkout } from './models/checkout';
import { placeSearchBlock } from './models/collection-block';
import { Drawer } from './models/drawer';
import { launchMirrored } from './models/mirrored-app';
import { expect, test } from './test';

/** A visit by hand, and what each report makes of it. On demand: it waits for what is counted in the background. */
test.use({ counted: true });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const WITHIN_A_MINUTE = { timeout: 60_000 };
const MUG = 'Enamel Mug';

let app: Launched;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());
test.beforeEach(async ({ page }) => {
  await placeSearchBlock(page, app.storeUrl, true);
  await hearListEvents(page);
});

const filters = (page: Page) => page.getByRole('button', { name: 'Filters' });
const mug = (page: Page) =>
  page
    .locator('.cw-card')
    .filter({ has: page.getByRole('link', { name: MUG, exact: true }) })
    .first();

/** Figures of a report's overview by their titles, as merchants read them. */
async function tilesOf(page: Page, path: string): Promise<Record<string, string>> {
  await page.goto(`${app.adminUrl}${path}?range=0`);
  const tiles = page.locator('.cw-tile');
  const nothing = page.getByRole('heading', { name: 'Nothing measured yet' });
  await expect(tiles.first().or(nothing)).toBeVisible();
  const figures = await tiles.evaluateAll((all) =>
    all.map((tile) => [
      tile.querySelector('.cw-tile__title')?.textContent,
      tile.querySelector('.cw-figure')?.firstChild?.textContent,
    ]),
  );
  return Object.fromEntries(figures);
}

const CARTS = '/reports/smart-cart-analytics/';
const SEARCHES = '/reports/smart-search-analytics/';
const COLLECTIONS = '/smart-collections/analytics/';

/** Buys what is on the page of a product; gives what the line cost, in dollars. */
async function buy(page: Page, isCounted = true): Promise<number> {
  // Until the script is there the theme's form is the theme's.
  await page.waitForLoadState();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  // Analytics load when the page is idle, without blocking it: a test must wait where a shopper needn't.
  if (isCounted) await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heardCart'))).toBe(true);
  await drawer.checkOut();
  await page.waitForURL('**/checkout');
  const checkout = new Checkout(page);
  await checkout.fillIn();
  const { Subtotal = '' } = await checkout.amounts();
  await checkout.payWith('1');
  await checkout.isThanked();
  return Number(Subtotal);
}

let price = 0;

test('a search, a filter, a click and an order are in every report within a minute, credited once', async ({
  page,
  context,
}) => {
  const sent = await AnalyticsBatches.of(context);
  // Seen and clicked in a collection first: the later click earns the order.
  await page.goto(`${app.storeUrl}/collections/kitchen`);
  await expect(filters(page)).toBeVisible();
  await expect.poll(() => heardListEvents(page)).toContain('impression');
  await mug(page).getByRole('link', { name: MUG, exact: true }).click();

  const field = page.getByRole('banner').locator('input[name="q"]');
  // Also found in what is sold out: a filter whose values all products share isn't there.
  await field.fill('long');
  await field.press('Enter');
  await expect(filters(page)).toBeVisible();
  await expect.poll(() => heardListEvents(page)).toContain('viewed');
  await filters(page).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('checkbox', { name: /In stock/ }).check();
  await expect.poll(() => heardListEvents(page)).toContain('filtered');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await mug(page).getByRole('link', { name: MUG, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: MUG })).toBeVisible();
  price = await buy(page);
  expect(price).toBeGreaterThan(0);
  await leave(page);
  expect(sent.sent.map(({ status }) => status)).toEqual(sent.sent.map(() => 204));

  const revenue = `$${price.toFixed(2)}`;
  await expect(async () => {
    expect(await tilesOf(page, SEARCHES)).toMatchObject({
      Searches: '1',
      'Click-through rate': '100%',
      Conversions: '1',
      Revenue: revenue,
    });
  }).toPass(WITHIN_A_MINUTE);
  expect(await tilesOf(page, COLLECTIONS)).toMatchObject({
    Sessions: '1',
    'Click-through rate': '100%',
    Conversions: '0',
    Revenue: '$0.00',
  });
  expect(await tilesOf(page, CARTS)).toMatchObject({
    Sessions: '1',
    Opened: '1',
    'Went to checkout': '1',
    Bought: '1',
    'Conversion rate': '100%',
    'Average order value': revenue,
    'Added by the cart': '$0.00',
  });
  await page.goto(`${app.adminUrl}${SEARCHES}?range=0#top-filters`);
  await expect(page.getByRole('row').filter({ hasText: 'Availability: In stock' })).toContainText('100%');
  await page.goto(`${app.adminUrl}${SEARCHES}?range=0#top-products`);
  await expect(page.getByRole('row').filter({ hasText: MUG })).toContainText(revenue);
});

test('a report is readable by keyboard alone: tabs, days, evidence rows, chart, table and export', async ({
  page,
}) => {
  const press = (key: string, times = 1) =>
    Array.from({ length: times }).reduce<Promise<void>>(
      (before) => before.then(() => page.keyboard.press(key)),
      Promise.resolve(),
    );
  /** Goes on by Tab until the focus has that name; throws where it never has. */
  async function tabTo(name: RegExp): Promise<void> {
    for (let step = 0; step < 60; step++) {
      await press('Tab');
      const focused = page.locator(':focus');
      const text =
        (await focused.getAttribute('aria-label')) ?? (await focused.evaluate((each) => each.textContent));
      if (name.test(text ?? '')) return;
    }
    throw new Error(`Nothing called ${name} can be reached by Tab.`);
  }
  await page.goto(`${app.adminUrl}${SEARCHES}?range=30`);
  await expect(page.locator('.cw-tile').first()).toBeVisible();
  await expectAccessible(page);

  // The days, as a select: by an arrow to the next option, and back.
  const days = page.getByLabel('Dates');
  await tabTo(/Today/);
  await expect(days).toBeFocused();
  await press('ArrowDown');
  await expect(page).toHaveURL(/range=60/);
  await expect(days).toBeFocused();
  await press('ArrowUp');
  await expect(page).toHaveURL(/range=30/);

  await tabTo(/show what’s behind Searches/);
  await press('Enter');
  const behind = page.getByRole('dialog', { name: 'Searches' });
  await expect(behind.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await press('Escape');
  await expect(behind).toBeHidden();
  await expect(page.locator(':focus')).toContainText('show what’s behind Searches');

  await tabTo(/by day$/);
  const line = page.getByRole('slider');
  const day = () => line.getAttribute('aria-valuetext');
  const today = await day();
  await press('ArrowLeft');
  expect(await day()).not.toBe(today);
  await press('End');
  expect(await day()).toBe(today);

  await days.focus();
  await press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveText('Top Filters');
  await press('Enter');
  await expect(page).toHaveURL(/#top-filters$/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await tabTo(/^Uses$/);
  const head = page.getByRole('columnheader', { name: 'Uses' });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator(':focus')).toHaveText('Uses');

  await page.getByRole('link', { name: 'Top Filters' }).focus();
  await tabTo(/Export CSV/);
  const file = page.waitForEvent('download');
  await press('Enter');
  const saved = await readFile(await (await file).path(), 'utf8');
  expect(saved).toContain('Availability: In stock');
  await expect(page.locator(':focus')).toContainText('Export CSV');
});

test('a refund is subtracted where it was credited, and nowhere else', async ({ page }) => {
  await page.goto(`${app.storeUrl}/back-office/orders`);
  await page.locator('.bo-order a').first().click();
  await new Checkout(page).refund({ [MUG]: 1 });
  await expect(async () => {
    expect(await tilesOf(page, SEARCHES)).toMatchObject({ Conversions: '1', Revenue: '$0.00' });
  }).toPass(WITHIN_A_MINUTE);
  expect(await tilesOf(page, COLLECTIONS)).toMatchObject({ Revenue: '$0.00' });
  expect(await tilesOf(page, CARTS)).toMatchObject({ Bought: '1', 'Average order value': '$0.00' });
});

test('without consent only the order is counted', async ({ page, context }) => {
  const before = await tilesOf(page, SEARCHES);
  await context.addCookies([{ name: '_tracking_consent', value: 'no', url: app.storeUrl }]);
  const sent = await AnalyticsBatches.of(context);
  await page.goto(`${app.storeUrl}/search?q=enamel`);
  await mug(page).getByRole('link', { name: MUG, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: MUG })).toBeVisible();
  await buy(page, false);
  await leave(page);
  expect(sent.sent).toEqual([]);
  await page.goto(`${app.storeUrl}/back-office/orders`);
  await page.locator('.bo-order a').first().click();
  await expect(page.getByText('__cw')).toHaveCount(0);
  await expect(async () => {
    await page.goto(`${app.adminUrl}${SEARCHES}?range=0`);
    await expect(page.getByText('50% of your orders in these days could be linked')).toBeVisible({
      timeout: 5_000,
    });
  }).toPass(WITHIN_A_MINUTE);
  expect(await tilesOf(page, SEARCHES)).toEqual(before);
});

test('after consent is withdrawn no personal data is left, and nothing more is counted', async ({
  page,
  context,
}) => {
  const sent = await AnalyticsBatches.of(context);
  await page.goto(`${app.storeUrl}/search?q=enamel`);
  await expect.poll(() => heardListEvents(page)).toContain('viewed');
  await leave(page);
  const before = { ...(await tilesOf(page, SEARCHES)) };
  await page.goto(app.storeUrl);
  const visit = () => page.evaluate(() => localStorage.getItem('cartwright:visit'));
  const { visitor } = JSON.parse((await visit()) ?? '');
  await page.getByLabel('Allow analytics').uncheck();
  await expect.poll(() => sent.forgotten).toEqual([visitor]);
  expect(await visit()).toBe('');
  const all = sent.sent.length;
  await page.goto(`${app.storeUrl}/search?q=enamel`);
  await expect(filters(page)).toBeVisible();
  await leave(page);
  expect(sent.sent).toHaveLength(all);
  // Earlier counts stay, no longer linked to a visitor.
  expect(await tilesOf(page, SEARCHES)).toEqual(before);
});
