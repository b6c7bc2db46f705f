import type { Locator, Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { placeCollectionBlock, placeSearchBlock } from './models/collection-block';
import { FilteredGrid } from './models/filtered-grid';
import { launchMirrored } from './models/mirrored-app';
import { expect, test } from './test';

let app: Launched;
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

/** The texts of what is edited on the page, in German. */
async function openTranslations(page: Page): Promise<Locator> {
  const card = page.getByRole('region', { name: 'Translations', exact: true });
  await card.getByRole('button', { name: 'Texts in other languages' }).click();
  await card.getByLabel('Translate into').selectOption({ label: 'Deutsch' });
  return card;
}

const textOf = (card: Locator, original: string) =>
  card
    .getByRole('group')
    .filter({ has: card.page().getByText(original, { exact: true }) })
    .getByRole('textbox');

async function saved(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(words)).toBeVisible();
}

test('a merchant translates a filter’s name, previews it, and shoppers see it in that language only', async ({
  page,
}) => {
  await placeCollectionBlock(page, app.storeUrl, true);
  await page.goto(`${app.adminUrl}/smart-collections/settings/`);
  const card = await openTranslations(page);
  const name = textOf(card, 'Price');
  await expect(name).toHaveAttribute('lang', 'de');
  await name.fill('Was es kostet');
  const preview = page.frameLocator('iframe[title="Collection preview"]');
  // A narrow preview has its filters in a dialog.
  await expect(preview.getByText('Was es kostet').first()).toBeAttached();
  await expectAccessible(page, { except: 'iframe' });
  await saved(page, 'Default Settings updated successfully!');

  const grid = new FilteredGrid(page);
  await page.goto(`${app.storeUrl}/de/collections/clothing`);
  await expect(grid.atHand('Was es kostet')).toBeVisible();
  await page.goto(`${app.storeUrl}/collections/clothing`);
  await expect(grid.atHand('Price')).toBeVisible();
  await expect(page.getByText('Was es kostet')).toHaveCount(0);
});

test('a translated title is printed with the page', async ({ page }) => {
  await placeCollectionBlock(page, app.storeUrl, true, {
    'setting:main-collection/collection:heading': 'on',
  });
  await page.goto(`${app.adminUrl}/smart-collections/settings/`);
  await page.getByRole('region', { name: 'Layout' }).getByLabel('Page title').fill('Things to wear');
  const card = await openTranslations(page);
  await textOf(card, 'Things to wear').fill('Zum Anziehen');
  await saved(page, 'Default Settings updated successfully!');
  const published = `${app.storeUrl}/de/collections/clothing`;
  await expect
    .poll(async () => (await page.request.get(published)).text(), 'the title is published')
    .toContain('Zum Anziehen');
});

test('a merchant translates the title of search results', async ({ page }) => {
  await placeSearchBlock(page, app.storeUrl, true);
  await page.goto(`${app.adminUrl}/smart-search/results-page/`);
  const card = await openTranslations(page);
  await textOf(card, 'Showing results for "{term}" ({count})').fill('{count} Treffer: {term}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Results Page editor saved successfully!')).toBeVisible();
  await page.goto(`${app.storeUrl}/de/search?q=mug`);
  await expect(page.getByText(/^\d+ Treffer: mug$/)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`the card fits into ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${app.adminUrl}/smart-collections/settings/`);
    const card = await openTranslations(page);
    await expect(textOf(card, 'Price')).toHaveValue('Was es kostet');
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(overflows).toBe(false);
    const folder = process.env.SCREENSHOTS;
    if (folder !== undefined) {
      await textOf(card, 'Price').scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${folder}/list-translations-${width}.png` });
      await card.getByLabel('Translate into').scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${folder}/list-translations-top-${width}.png` });
    }
  });
}
