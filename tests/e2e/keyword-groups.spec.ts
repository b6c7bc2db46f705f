import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { placeSearchBlock } from './models/collection-block';
import { launchMirrored } from './models/mirrored-app';
import { Picker } from './models/picker';
import { expect, test } from './test';

let app: Launched;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

const titles = (page: Page) => page.locator('.cw-card-title');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(new Admin(page, app.adminUrl).notifications).toContainText('Saved successfully!');
}

test('a merchant promotes products for a keyword, and shoppers searching it see them first', async ({
  page,
}) => {
  await placeSearchBlock(page, app.storeUrl, true);
  await page.goto(`${app.adminUrl}/smart-search/settings/`);
  await page
    .getByRole('navigation', { name: 'Smart Search' })
    .getByRole('link', { name: 'Keyword groups' })
    .click();
  await expect(page.getByText('No keyword groups yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add keyword group' }).click();
  const unnamed = card(page, 'New group');
  await expect(unnamed.getByLabel('Name')).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(unnamed.getByText('Enter a name.')).toBeVisible();
  await expect(unnamed.getByText('Add at least one keyword.')).toBeVisible();
  await expect(unnamed.getByLabel('Name')).toBeFocused();
  await unnamed.getByLabel('Name').fill('Breakfast');

  const group = card(page, 'Breakfast');
  await group.getByLabel('Keywords').fill('breakfast, morning coffee');
  await group.getByRole('button', { name: 'Add', exact: true }).click();
  await group.getByRole('button', { name: 'Choose products' }).click();
  const picker = new Picker(page);
  for (const title of ['Stoneware Bowl', 'Enamel Mug']) {
    await picker.search(title);
    await picker.select(title);
  }
  await picker.done();
  await expect(group.getByText('Stoneware Bowl')).toBeVisible();
  await expectAccessible(page);
  await save(page);

  await page.goto(`${app.storeUrl}/search?q=breakfast`);
  await expect(titles(page)).toHaveCount(2);
  await page.goto(`${app.storeUrl}/search?q=linen+for+breakfast`);
  await expect(titles(page).first()).toHaveText(/Stoneware Bowl|Enamel Mug/);
  await expect(titles(page).filter({ hasText: 'Linen' }).first()).toBeVisible();
});

test('a keyword belongs to one group, and saved groups are summarized', async ({ page }) => {
  await page.goto(`${app.adminUrl}/smart-search/keyword-groups/`);
  await expect(card(page, 'Breakfast')).toContainText('breakfast, morning coffee · 2 promoted products');
  await page.getByRole('button', { name: 'Add keyword group' }).click();
  await card(page, 'New group').getByLabel('Name').fill('Drinks');
  const drinks = card(page, 'Drinks');
  await drinks.getByLabel('Keywords').fill('tea, Breakfast');
  // What is typed becomes a list above it, and the press still finds it.
  await drinks.getByLabel('Send shoppers to another page').click();
  await expect(drinks.getByLabel('Send shoppers to another page')).toBeChecked();
  await expect(drinks.getByText('tea', { exact: true })).toBeVisible();
  await drinks.getByLabel('Send shoppers to another page').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drinks.getByText("'Breakfast' is already in Breakfast.")).toBeVisible();
  await drinks.getByRole('button', { name: 'Remove Breakfast' }).click();
  await save(page);

  await page.getByRole('button', { name: 'Remove group 2' }).click();
  await expect(drinks).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(drinks).toContainText('tea');
});

test('searching for exactly a keyword redirects to its page, and Back returns', async ({ page }) => {
  await placeSearchBlock(page, app.storeUrl, true);
  await page.goto(`${app.adminUrl}/smart-search/keyword-groups/`);
  await page.getByRole('button', { name: 'Edit group 1' }).click();
  const group = card(page, 'Breakfast');
  await group.getByLabel('Send shoppers to another page').check();
  await group.getByLabel('Address').fill('//evil.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(group.getByText(/^Invalid URL/)).toBeVisible();
  await group.getByLabel('Address').fill('/collections/kitchen');
  await save(page);

  await page.goto(`${app.storeUrl}/search`);
  await page.getByLabel('What are you looking for?').fill('Breakfast');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${app.storeUrl}/collections/kitchen`);
  await page.goBack();
  await expect(page).toHaveURL(`${app.storeUrl}/search`);
  await page.goto(`${app.storeUrl}/ja/search?q=breakfast`);
  await expect(page).toHaveURL(`${app.storeUrl}/ja/collections/kitchen`);
  await page.goto(`${app.storeUrl}/search?q=linen+breakfast`);
  await expect(titles(page).filter({ hasText: 'Linen' }).first()).toBeVisible();
});
