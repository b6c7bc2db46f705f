import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
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

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a merchant adds and tests a synonym, and shoppers find products by it', async ({ page }) => {
  await placeSearchBlock(page, app.storeUrl, true);
  await page.goto(`${app.adminUrl}/smart-search/settings/`);
  const pages = page.getByRole('navigation', { name: 'Smart Search' });
  await pages.getByRole('link', { name: 'Synonyms' }).click();
  await expect(page.getByText('No synonyms yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add synonym' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card(page, 'New synonym').getByText('Add at least two words.')).toBeVisible();
  await card(page, 'New synonym').getByLabel('Words').fill('beaker, mug');
  await card(page, 'New synonym').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(card(page, 'beaker = mug')).toBeVisible();

  await page.getByLabel('Search as a shopper').fill('beaker');
  await expect(page.getByText('“beaker” also finds “mug”.')).toBeVisible();
  await expect(page.getByText('“mug”, a synonym of “beaker”').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(new Admin(page, app.adminUrl).notifications).toContainText('Saved successfully!');

  await page.goto(`${app.storeUrl}/search?q=beaker`);
  await expect(page.locator('.cw-card-title').filter({ hasText: 'Mug' }).first()).toBeVisible();
});

test('synonyms are imported from a file, but none from a file with an error', async ({ page }) => {
  await page.goto(`${app.adminUrl}/smart-search/synonyms/`);
  const take = (text: string) =>
    page.getByLabel('CSV file of synonyms').setInputFiles({
      name: 'synonyms.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  await take('Direction,Language,Words,Also find\r\nboth,,sofa,\r\n');
  const refused = page.getByRole('alert').filter({ hasText: 'No synonyms were imported' });
  await expect(refused).toContainText('Line 2: Add at least two words.');
  await take('Direction;Language;Words;Also find\r\nboth;;sofa|couch;\r\none;en;pants;trousers\r\n');
  await expect(refused).toBeHidden();
  await expect(card(page, 'sofa = couch')).toBeVisible();
  await expect(card(page, 'pants → trousers')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(card(page, 'sofa = couch')).toBeHidden();
  await page.getByRole('button', { name: /^Redo/ }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('synonyms.csv');
});
