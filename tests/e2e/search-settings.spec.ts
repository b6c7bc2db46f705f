import { readSearchSettings, saveSearchSettings } from '@cartwright/core/contract/search';
import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { placeSearchBlock } from './models/collection-block';
import { draftIsKept, EditHistory } from './models/history';
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

const SETTINGS = '/smart-search/settings/';
const titles = (page: Page) => page.locator('.cw-card-title');
/** The filter button, which only our list has. */
const filters = (page: Page) => page.getByRole('button', { name: 'Filters' });
const card = (page: Page, name: string) => page.getByRole('region', { name });

async function openSettings(page: Page): Promise<Admin> {
  await page.goto(`${app.adminUrl}${SETTINGS}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Search settings' })).toBeVisible();
  return new Admin(page, app.adminUrl);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(new Admin(page, app.adminUrl).notifications).toContainText('Saved successfully!');
}

test('a merchant hides a product, excludes a word and ranks stock, and searches follow', async ({ page }) => {
  await placeSearchBlock(page, app.storeUrl, true);
  await page.goto(`${app.storeUrl}/search?q=linen`);
  await expect(filters(page)).toBeVisible();
  await expect(titles(page).filter({ hasText: 'Linen Apron' })).toBeVisible();

  await page.goto(app.adminUrl);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search settings' })).toBeVisible();
  await expectAccessible(page);
  await card(page, 'Hidden products').getByRole('button', { name: 'Choose products' }).click();
  const picker = new Picker(page);
  await picker.search('linen apron');
  // A click into a list that is just being replaced hits nothing.
  await expect(picker.choice('Linen')).toHaveCount(1);
  await picker.select('Linen Apron');
  await expect(picker.choice('Linen Apron')).toBeChecked();
  await picker.done();
  await expect(card(page, 'Hidden products').getByText('Linen Apron')).toBeVisible();
  const words = card(page, 'Excluded words');
  await words.getByLabel('Word or phrase').fill('cheap, gift wrap');
  await words.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(words.getByText('gift wrap', { exact: true })).toBeVisible();
  const ranking = card(page, 'Ranking');
  await ranking.getByRole('button', { name: 'Add ranking' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ranking.getByText('Enter a tag.')).toBeVisible();
  await expect(ranking.getByLabel('Tag', { exact: true })).toBeFocused();
  await ranking.getByLabel('Products by').selectOption({ label: 'Availability' });
  await ranking.getByLabel('Rank', { exact: true }).selectOption({ label: '+10 (highest)' });
  await expectAccessible(page);
  await save(page);

  await page.goto(`${app.storeUrl}/search?q=cheap+linen`);
  await expect(filters(page)).toBeVisible();
  await expect(titles(page).filter({ hasText: 'Linen' }).first()).toBeVisible();
  await expect(titles(page).filter({ hasText: 'Linen Apron' })).toHaveCount(0);
  await page.goto(`${app.storeUrl}/search?q=gift+wrap`);
  await expect(page.locator('.cw-listing-empty')).toBeVisible();
});

test('a merchant’s code runs on the results page only', async ({ page }) => {
  await placeSearchBlock(page, app.storeUrl, true);
  await openSettings(page);
  const code = card(page, 'Your code');
  await code.getByRole('button', { name: 'Edit code' }).click();
  const [css, js] = ['CSS', 'JavaScript'].map((name) => code.getByRole('textbox', { name }));
  await css?.fill('.cw-grid { outline: 3px solid rgb(1, 2, 3) }</style>');
  await js?.fill('document.title = "Ours: " + document.title;');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(code.getByText('Remove "</style". It would break the page.')).toBeVisible();
  await css?.fill('.cw-grid { outline: 3px solid rgb(1, 2, 3) }');
  await save(page);
  expect(await page.title()).not.toContain('Ours');

  await expect(async () => {
    await page.goto(`${app.storeUrl}/search?q=linen`);
    await expect(page).toHaveTitle(/^Ours: /);
  }).toPass();
  await expect(page.locator('.cw-grid')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await page.goto(`${app.storeUrl}/search`);
  await expect(page).not.toHaveTitle(/^Ours: /);
});

test('turning search off gives shoppers the theme’s results, until it is on again', async ({ page }) => {
  await placeSearchBlock(page, app.storeUrl, true);
  const { dialog, notifications } = await openSettings(page);
  const toggle = page.getByRole('switch', { name: 'Show Cartwright’s search results' });
  await toggle.click();
  await expect(dialog).toContainText(
    'Shoppers see your theme’s own search results and Shopify’s suggestions immediately.',
  );
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(notifications).toContainText('Search is off');
  await expect(toggle).not.toBeChecked();
  // Nothing was edited.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

  const searched = page.waitForResponse('**/apps/cartwright/search**');
  await page.goto(`${app.storeUrl}/search?q=mug`);
  expect((await searched).status()).toBe(404);
  await expect(titles(page).first()).toBeVisible();
  await expect(filters(page)).toBeHidden();

  await openSettings(page);
  await toggle.click();
  await expect(notifications).toContainText('Search is on');
  await page.goto(`${app.storeUrl}/search?q=mug`);
  await expect(filters(page)).toBeVisible();
});

test('somebody else’s save is shown, and merged', async ({ page }) => {
  await openSettings(page);
  const call = (method: string, data?: object) =>
    page.request.fetch(`${app.adminUrl}${saveSearchSettings.path}`, {
      method,
      headers: { origin: new URL(app.adminUrl).origin },
      ...(data && { data }),
    });
  const { settings, revision } = readSearchSettings.response.parse(await (await call('GET')).json());
  const theirs = { ...settings, renderOos: 'end', excludedTerms: ['sale'] };
  expect((await call('PUT', { setting: theirs, revision })).status()).toBe(200);

  await card(page, 'Excluded words').getByLabel('Ignore offensive words').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: /saved these settings at/ });
  await expect(conflict.getByRole('group', { name: 'Excluded words' })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('group', { name: 'Excluded words' }).getByRole('radio', { name: 'Mine' }).check();
  await conflict.getByRole('button', { name: 'Save merged version' }).click();
  await expect(conflict).toHaveCount(0);
  const merged = readSearchSettings.response.parse(await (await call('GET')).json());
  expect(merged).toMatchObject({
    revision: revision + 2,
    settings: { renderOos: 'end', excludedTerms: settings.excludedTerms, excludeOffensiveTerms: false },
  });
});

test('leaving with unsaved changes shows a prompt, and a reload offers them again', async ({ page }) => {
  await openSettings(page);
  const words = card(page, 'Excluded words');
  await words.getByLabel('Word or phrase').fill('clearance');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Looks' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('You have unsaved changes. Are you sure you want to leave?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await draftIsKept(page, 'clearance');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await new EditHistory(page).restoreDraft();
  await expect(words.getByText('clearance', { exact: true })).toBeVisible();
});

test('unreadable settings show an error, and load on retry', async ({ page }) => {
  let fails = true;
  await page.route(`**${readSearchSettings.path}`, (route) =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.goto(`${app.adminUrl}${SETTINGS}`);
  const again = page.getByRole('button', { name: /Retry|Try again/ });
  await expect(again).toBeVisible({ timeout: 30_000 });
  fails = false;
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search settings' })).toBeVisible();
});
