import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { launchMirrored } from './models/mirrored-app';
import { expect, test } from './test';

let app: Launched;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

const OURS = '**/apps/cartwright/search/suggest**';
const THEIRS = '**/search/suggest.json**';
const field = (page: Page) => page.getByRole('banner').locator('input[name="q"]');
const list = (page: Page) => page.getByRole('listbox');
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
/** The option that the field's arrows have led to. */
const active = (page: Page) => list(page).getByRole('option', { selected: true });
/** The theme's own suggestions. */
const theme = (page: Page) => page.locator('[data-suggestions]');

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(`${app.storeUrl}${path}`);
  await field(page).focus();
  await expect(field(page)).toHaveRole('combobox');
}

test('a shopper finds a product by half a word with a typo, by keyboard alone', async ({ page }) => {
  await open(page);
  await page.keyboard.type('enmae');
  await expect(page.getByText('Showing results for “enamel”')).toBeVisible();
  await expect(option(page, /^Enamel Mug/)).toBeVisible();
  await expect(list(page).getByRole('group')).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toHaveCount(1);
  await expect(theme(page)).toBeHidden();
  await expectAccessible(page);

  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue((await active(page).textContent()) ?? '');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('enmae');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText('See all results for “enamel”');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/enamel-/);
});

test('Enter searches the typed text, and Tab moves on', async ({ page }) => {
  await open(page);
  await page.keyboard.type('mug');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
  await field(page).click();
  await expect(list(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toBeHidden();
  await field(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=mug$/);
});

test('recent searches are shown again, until cleared', async ({ page }) => {
  await open(page);
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.type('wool');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=wool/);
  await open(page);
  await expect(option(page, 'wool')).toBeVisible();
  await expectAccessible(page);
  await option(page, 'Clear recent searches').click();
  await expect(list(page)).toBeHidden();
  await open(page);
  await expect(list(page)).toHaveCount(0);
});

test('no file is requested before a shopper focuses the field', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${app.storeUrl}/products/enamel-mug`);
  await page.getByRole('heading', { level: 1 }).click();
  expect(requests.filter((url) => /search-panel|suggest/.test(url))).toEqual([]);
  await field(page).hover();
  await expect.poll(() => requests.some((url) => /search-panel\.js/.test(url))).toBe(true);
});

for (const [away, block] of Object.entries({
  refuses: (page: Page) => page.route(OURS, (route) => route.abort()),
  hangs: (page: Page) => page.route(OURS, () => undefined),
})) {
  test(`while our server ${away}, Shopify suggests in the same panel`, async ({ page }) => {
    await block(page);
    await open(page);
    await page.keyboard.type('enam');
    await expect(option(page, /^Enamel Mug/)).toBeVisible();
    await expect(list(page).getByRole('option', { name: 'enamel', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('without suggestions or the panel, the form searches', async ({ page }) => {
  await page.route(OURS, (route) => route.abort());
  await page.route(THEIRS, (route) => route.abort());
  await open(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('suggest.json'));
  await page.keyboard.type('enam');
  await failed;
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=enam$/);

  await page.route('**/search-panel.js**', (route) => route.abort());
  await page.goto(app.storeUrl);
  await field(page).pressSequentially('enam');
  await expect(theme(page)).toBeVisible();
});

test('typed text is always escaped', async ({ page }) => {
  await open(page);
  const typed = `<img src=x onerror="document.title='zq'">{{ shop.email }}`;
  await field(page).fill(typed);
  await expect(option(page, `See all results for “${typed}”`)).toBeVisible();
  await expectAccessible(page);
  await option(page, /^See all/).click();
  await expect(page).toHaveURL(/\/search\?q=%3Cimg/);
  expect(await page.title()).not.toBe('zq');
});

test('on a phone the panel has the page’s width, and every option is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await page.keyboard.type('mu');
  await expect(option(page, /^See all/)).toBeVisible();
  const box = await page.locator('.cw-suggest-panel').boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 360]);
  const heights = await list(page)
    .getByRole('option')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the panel is in Arabic from right to left, and in Japanese', async ({ page }) => {
  await open(page, '/ar/');
  await page.keyboard.type('mug');
  await expect(list(page)).toHaveAttribute('aria-label', 'اقتراحات');
  // Found in the shop's language, and called as in the page's.
  const mug = option(page, /كوب مطلي بالمينا/).last();
  await expect(mug).toHaveCSS('direction', 'rtl');
  await mug.click();
  await expect(page).toHaveURL(/\/ar\/products\/enamel-mug/);

  await open(page, '/ja/');
  await page.keyboard.insertText('リネン');
  await expect(option(page, '「リネン」の検索結果をすべて見る')).toBeVisible();
  await expect(option(page, /^リネンエプロン$/)).toBeVisible();
  await expect(option(page, /リネンエプロン.*[¥￥]/)).toBeVisible();
});
