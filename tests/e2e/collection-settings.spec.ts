import { type Launched, launch } from './launch';
import { expectAccessible } from './models/accessible';
import { Campaigns } from './models/campaigns';
import { placeCollectionBlock } from './models/collection-block';
import { expect, test } from './test';

let app: Launched;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launch([], undefined, { STORE_FOR_TESTS: 'mirrored' });
});
test.afterAll(() => app.stop());

test('a merchant finds a collection, gives it settings of its own, and shoppers see them until they are turned off', async ({
  page,
}) => {
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await page
    .getByRole('navigation', { name: 'Smart Collections' })
    .getByRole('link', { name: 'Collections' })
    .click();
  const rows = page.getByRole('list', { name: 'Collections' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Default settings');
  await expect(rows.first()).toContainText('Nothing measured yet');
  await expectAccessible(page);
  await page.getByLabel('Search collections').fill('kitch');
  await expect(rows).toHaveText([/^Housewarming/, /^Kitchen/]);
  await rows.getByRole('link', { name: 'Kitchen', exact: true }).click();

  const state = page.getByRole('region', { name: 'Own settings' });
  await expect(state).toContainText('The default settings apply here until you save others.');
  await campaigns.featureProducts('Glazed Teapot');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Collection Settings updated successfully!')).toBeVisible();
  await expect(state).toContainText('These settings apply here.');
  await expect(campaigns.explained.first()).toContainText('Glazed Teapot');
  await expect(page.getByText('The collection’s own settings apply here.')).toBeVisible();

  await placeCollectionBlock(page, app.storeUrl, 12);
  const titles = page.locator('.cw-card-title');
  await page.goto(`${app.storeUrl}/collections/kitchen`);
  await expect(titles.first()).toHaveText(/Glazed Teapot/);

  await page.goto(`${app.adminUrl}/smart-collections/collections/`);
  await page.getByLabel('Settings').selectOption({ label: 'Own settings' });
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: 'Kitchen' }).click();
  await page.getByLabel('Use these settings for this collection').uncheck();
  await expect(state).toContainText('Save to go back to the default settings.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state).toContainText('The default settings apply here.');
  await page.goto(`${app.storeUrl}/collections/kitchen`);
  await expect(titles.nth(1)).toBeVisible();
  await expect(titles.first()).not.toHaveText(/Glazed Teapot/);
});

test('a collection that there isn’t says so, and leads back', async ({ page }) => {
  await page.goto(`${app.adminUrl}/smart-collections/collections/editor/404/`);
  await expect(page.getByRole('heading', { name: 'This collection isn’t in your catalog' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to collections' }).click();
  await expect(page).toHaveURL(/smart-collections\/collections\/$/);
});
