import { saveResultsPage } from '@cartwright/core/contract/results-page';
import { RESULTS_PAGE_ID } from '@cartwright/core/search/results-page';
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

const preview = (page: Page) => page.frameLocator('iframe[title="Results preview"]');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Save Results Page layout setting?' });

async function openEditor(page: Page): Promise<void> {
  await page.goto(`${app.adminUrl}/smart-search/settings/`);
  await page.getByRole('navigation', { name: 'Smart Search' }).getByText('Results page').click();
  await expect(preview(page).locator('.cw-card').first()).toBeVisible();
}

test('a merchant lays out the results page beside a search, saves it, and shoppers see it', async ({
  page,
}) => {
  await placeSearchBlock(page, app.storeUrl, true);
  await openEditor(page);
  // What the shop has most of is searched until something else is.
  await expect(page.getByLabel('Search to preview')).not.toHaveValue('');
  await page.getByLabel('Search to preview').fill('twine');
  const title = preview(page).locator('.cw-search-title');
  await expect(title).toHaveText(/^Showing results for "twine" \(\d+\)$/);
  await expectAccessible(page);

  const layout = page.getByRole('region', { name: 'Layout' });
  await layout.getByLabel('Title', { exact: true }).fill('{count} <b>finds</b> for {term}');
  await layout.getByLabel('Desktop', { exact: true }).fill('2');
  await layout.getByLabel('Space between columns').fill('40');
  await page.getByRole('region', { name: 'Product cards' }).getByLabel('Button text').fill('Take it');
  await page.getByRole('button', { name: 'Move filter 2 up' }).click();
  await expect(title).toHaveText(/^\d+ <b>finds<\/b> for twine$/);
  await expect(
    preview(page)
      .getByRole('button', { name: /^Take it/ })
      .first(),
  ).toBeVisible();

  await save(page).click();
  await expect(question(page)).toContainText('Your changes will get applied immediately. Are you sure?');
  await question(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await save(page).click();
  await question(page).getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Results Page editor saved successfully!')).toBeVisible();

  const shopper = await page.context().newPage();
  await shopper.goto(`${app.storeUrl}/search?q=twine`);
  await expect(shopper.locator('.cw-search-title')).toHaveText(/^\d+ <b>finds<\/b> for twine$/);
  await expect(shopper.getByRole('button', { name: /^Take it/ }).first()).toBeVisible();
  const grid = shopper.locator('.cw-grid');
  await expect(grid).toHaveCSS('column-gap', '40px');
  const columns = await grid.evaluate((each) => getComputedStyle(each).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(2);
  // Clothes and things for the home.
  await shopper.goto(`${app.storeUrl}/search?q=wool`);
  await expect(shopper.locator('.cw-filter-label').first()).toHaveText('Product Type');
});

test('the page is turned off and on at once, with edits kept and required text validated', async ({
  page,
}) => {
  await openEditor(page);
  const title = page.getByRole('region', { name: 'Layout' }).getByLabel('Title', { exact: true });
  await title.fill('');
  await save(page).click();
  await expect(page.getByText('Unable to save. Fill in required fields.')).toBeVisible();
  await expect(title).toBeFocused();

  await page.getByRole('switch', { name: 'Show search results on this page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('The results page is off', { exact: true })).toBeVisible();
  const found = () => page.request.get(`${app.storeUrl}/apps/cartwright/search?q=garden`);
  expect((await found()).status()).toBe(404);
  await title.fill('{term}');
  await save(page).click();
  await question(page).getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Results Page editor saved successfully!')).toBeVisible();
  expect((await found()).status()).toBe(404);
  await page.getByRole('switch', { name: 'Show search results on this page' }).click();
  await expect(page.getByText('The results page is on', { exact: true })).toBeVisible();
  expect((await found()).status()).toBe(200);
});

test('cards show ratings in the merchant’s color until turned off for searches', async ({ page }) => {
  const search = `${app.storeUrl}/search?q=twine`;
  const ratingText = '4.6 (27)';
  const saved = async () => {
    await save(page).click();
    await question(page).getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page.getByText('Results Page editor saved successfully!')).toBeVisible();
  };
  await placeSearchBlock(page, app.storeUrl, true);
  await openEditor(page);
  await page.getByLabel('Search to preview').fill('twine');
  const rating = preview(page).locator('.cw-card-rating').first();
  await expect(rating).toContainText(ratingText);
  await page.getByLabel('Rating stars', { exact: true }).fill('#8a5a00');
  await expect(rating.locator('.cw-card-stars')).toHaveCSS('color', 'rgb(138, 90, 0)');
  await expectAccessible(page);
  await saved();

  const shopper = await page.context().newPage();
  const ratings = shopper.locator('.cw-card-rating');
  await shopper.goto(search);
  // Only our list has this control.
  const order = shopper.getByRole('combobox', { name: 'Sort by' });
  await expect(order).toBeVisible();
  await expect(ratings.first()).toContainText(`${ratingText}4.6 of 5, 27 reviews`);
  await expect(ratings.first().locator('.cw-card-stars')).toHaveCSS('color', 'rgb(138, 90, 0)');
  await expectAccessible(shopper);

  await page.reload();
  await page.getByLabel('Search to preview').fill('twine');
  await page.getByLabel('Show ratings').uncheck();
  await expect(rating).toHaveCount(0);
  await saved();
  await shopper.reload();
  await expect(order).toBeVisible();
  await expect(ratings).toHaveCount(0);
  await shopper.goto(`${app.storeUrl}/de/collections/garden`);
  await expect(shopper.getByRole('button', { name: 'Filter' })).toBeVisible();
  await expect(ratings.filter({ hasText: '4,6 (27)' })).toContainText('4,6 von 5, 27 Bewertungen');
});

test('undo reverts edits, and leaving with changes shows a prompt', async ({ page }) => {
  await openEditor(page);
  const desktop = page.getByRole('region', { name: 'Layout' }).getByLabel('Desktop', { exact: true });
  const before = await desktop.inputValue();
  await desktop.fill('6');
  await desktop.blur();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(desktop).toHaveValue(before);
  await desktop.fill('7');
  await page.getByRole('navigation', { name: 'Smart Search' }).getByText('Keyword groups').click();
  await expect(page.getByText('You have unsaved changes. Are you sure you want to leave?')).toBeVisible();
});

test('saving over somebody else’s changes shows the differences', async ({ page }) => {
  await openEditor(page);
  const origin = new URL(app.adminUrl).origin;
  const path = saveResultsPage.path.replace(':settingsId', RESULTS_PAGE_ID);
  const read = await page.request.get(`${app.adminUrl}/api/smart-search/results-page`);
  const { revision, setting } = await read.json();
  const theirs = await page.request.put(`${app.adminUrl}${path}`, {
    headers: { origin },
    data: { revision, editorLayout: { ...setting.editorLayout, columnSpacing: 8 } },
  });
  expect(theirs.status()).toBe(200);
  await page.getByRole('button', { name: 'Move filter 2 up' }).click();
  await save(page).click();
  await question(page).getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('this results page');
});
