import { aPng } from '@cartwright/dev-store/files/testing/a-png';
import { type Launched, launch } from './launch';
import { expectAccessible } from './models/accessible';
import { Campaigns } from './models/campaigns';
import { placeCollectionBlock } from './models/collection-block';
import { draftIsKept, EditHistory } from './models/history';
import { expect, test } from './test';

let app: Launched;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launch([], undefined, { STORE_FOR_TESTS: 'mirrored' });
});
test.afterAll(() => app.stop());

test('a merchant gives a collection its own settings, live until turned off', async ({ page }) => {
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await page
    .getByRole('navigation', { name: 'Smart Collections' })
    .getByRole('link', { name: 'Collections' })
    .click();
  const rows = page.getByRole('list', { name: 'Collections' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Default settings');
  await expectAccessible(page);
  await page.getByLabel('Search collections').fill('kitch');
  await expect(rows).toHaveText([/^Housewarming/, /^Kitchen/]);
  await rows.getByRole('link', { name: 'Kitchen', exact: true }).click();

  const state = page.getByRole('region', { name: 'Own settings' });
  await expect(state).toContainText('Uses the default settings until you save its own.');
  await campaigns.featureProducts('Glazed Teapot');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Collection Settings updated successfully!')).toBeVisible();
  await expect(state).toContainText('These settings apply here.');
  await expect(campaigns.explained.first()).toContainText('Glazed Teapot');

  await page.getByLabel('Show a badge on them').check();
  await draftIsKept(page, '"showFeaturedBadge":true');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await new EditHistory(page).restoreDraft();
  await expect(page.getByLabel('Show a badge on them')).toBeChecked();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The collection’s own settings apply here.')).toBeVisible();

  await placeCollectionBlock(page, app.storeUrl, true);
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

test('a merchant puts an image between the products of a collection, and shoppers follow its link', async ({
  page,
}) => {
  await page.goto(`${app.adminUrl}/smart-collections/collections/`);
  await page.getByLabel('Search collections').fill('garden');
  await page.getByRole('link', { name: 'Garden', exact: true }).click();
  await page.getByRole('button', { name: 'Add tile' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('One or more of your promo tiles are invalid. Fill in required fields.'),
  ).toBeVisible();
  const tile = page.getByRole('region', { name: 'Tile 1' });
  await tile.getByLabel('Name').fill('Spring in the garden');
  const named = page.getByRole('region', { name: 'Spring in the garden' });
  await named.getByRole('button', { name: 'Choose from images' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Images to upload').setInputFiles({
    name: 'Spring.png',
    mimeType: 'image/png',
    buffer: Buffer.from(aPng(800, 1000)),
  });
  await expect(dialog.getByRole('button', { name: 'Spring.png', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await dialog.getByRole('button', { name: 'Use image' }).click();
  await named.getByLabel('Link (optional)').fill('/collections/kitchen');
  await named.getByLabel('Position').fill('2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Collection Settings updated successfully!')).toBeVisible();

  await placeCollectionBlock(page, app.storeUrl, true);
  await page.goto(`${app.storeUrl}/collections/garden`);
  const cells = page.locator('.cw-grid > li');
  const link = cells.nth(1).getByRole('link', { name: 'Spring in the garden' });
  await expect(link.getByRole('img')).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [card, between] = await Promise.all([cells.nth(0).boundingBox(), cells.nth(1).boundingBox()]);
    expect(between?.width, `a tile is as wide as a card at ${width} px`).toBeCloseTo(card?.width ?? 0, 0);
  }
  await expectAccessible(page);
  await link.click();
  await expect(page).toHaveURL(/\/collections\/kitchen$/);
});

test('a missing collection shows a message, and a link back', async ({ page }) => {
  await page.goto(`${app.adminUrl}/smart-collections/collections/editor/404/`);
  await expect(page.getByRole('heading', { name: 'This collection isn’t in your catalog' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to collections' }).click();
  await expect(page).toHaveURL(/smart-collections\/collections\/$/);
});
