import { readSearchSettings } from '@cartwright/core/contract/search';
import { trySearch } from '@cartwright/core/contract/try-search';
import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
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

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The card of the page in which a search is tried. */
function tryOut(page: Page) {
  const region = card(page, 'Try a search');
  return {
    region,
    search: (words: string) => region.getByLabel('Search as a shopper').fill(words),
    status: region.getByRole('status'),
    products: region.getByRole('list', { name: 'Products in order' }).getByRole('listitem'),
  };
}

test('a merchant tries a search with unsaved settings, and reads the reasons for each product', async ({
  page,
}) => {
  await page.goto(`${app.adminUrl}/smart-search/settings/`);
  const { region, search, status, products } = tryOut(page);
  await expect(status).toBeEmpty();
  await search('linne apron');
  await expect(status).toContainText('Spelled as “linen apron”.');
  await expect(products.first()).toContainText('Linen Apron');
  await expect(products.first()).toContainText('Found by its title (“linen” for “linne”, “apron”)');
  await expectAccessible(page);

  await region.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await search('mug');
  await expect(status).toContainText(
    'Nothing is found in the shopper’s language. These are found in English.',
  );
  await search('leinenkissen');
  await expect(status).toHaveText(/^\d+ products? found[.]$/);
  await region.getByLabel('Language').selectOption({ label: 'Your store’s language' });
  await search('linne apron');

  const words = card(page, 'Excluded words');
  await words.getByLabel('Word or phrase').fill('apron');
  await words.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(status).toContainText('Excluded word ignored: “apron”.');
  await search('apron');
  await expect(status).toHaveText('Nothing is found: the search has only excluded words.');
  await expect(products).toHaveCount(0);

  await card(page, 'Ranking').getByRole('button', { name: 'Add ranking' }).click();
  await search('linen');
  await expect(region).toContainText('Some fields need fixing.');
  await card(page, 'Ranking').getByLabel('Products by').selectOption({ label: 'Availability' });
  await expect(products.first()).toContainText('Raised by 5 for being in stock (search settings)');
  await card(page, 'Hidden products').getByRole('button', { name: 'Choose products' }).click();
  const picker = new Picker(page);
  await picker.search('linen cushion');
  await picker.select('Linen Cushion');
  await picker.done();
  const hidden = region.getByRole('list', { name: 'Hidden from this search' }).getByRole('listitem');
  await expect(hidden).toContainText(['Linen Cushion']);
  await expect(hidden).toContainText(['A hidden product']);
  await expect(products.filter({ hasText: 'Linen Cushion' })).toHaveCount(0);
  await expectAccessible(page);
  await search('');
  await expect(status).toBeEmpty();
  // Nothing was saved by it.
  const saved = await page.request.get(`${app.adminUrl}${readSearchSettings.path}`);
  expect(readSearchSettings.response.parse(await saved.json())).toMatchObject({ revision: 0 });
});

test('a keyword group is tried while edited: its promotions and its redirect', async ({ page }) => {
  await page.goto(`${app.adminUrl}/smart-search/keyword-groups/`);
  const { search, status } = tryOut(page);
  await page.getByRole('button', { name: 'Add keyword group' }).click();
  await card(page, 'New group').getByLabel('Name').fill('Breakfast');
  const group = card(page, 'Breakfast');
  await group.getByLabel('Keywords').fill('morning mug');
  await group.getByRole('button', { name: 'Add', exact: true }).click();
  await search('big morning mug');
  await expect(status).toContainText('Keyword group “Breakfast” applies: “morning mug” is in the search.');
  await group.getByLabel('Send shoppers to another page').check();
  await group.getByLabel('Address').fill('/collections/kitchen');
  await search('Morning Mug');
  await expect(status).toContainText('“morning mug” is the search.');
  await expect(status).toContainText('Shoppers who send this search go to /collections/kitchen instead.');
  await expectAccessible(page);
});

test('a merchant learns that shoppers don’t see results, and where once the theme has the block', async ({
  page,
}) => {
  await placeSearchBlock(page, app.storeUrl, false);
  await page.goto(`${app.adminUrl}/smart-search/results-page/`);
  const notice = page.getByRole('alert').filter({ hasText: 'Shoppers don’t see these results yet' });
  await expect(notice).toContainText(
    'Add the block “Search results” to your theme’s search page in Larkspur',
  );
  await expect(notice.getByRole('link', { name: 'Open theme editor' })).toHaveAttribute(
    'href',
    /template=search&addAppBlockId=.*\/search/,
  );
  await placeSearchBlock(page, app.storeUrl, true);
  // A browser without windows gives no page the focus back.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Results show on search pages in Larkspur')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('the last of several responses is shown, and a failed one can be retried', async ({ page }) => {
  await page.goto(`${app.adminUrl}/smart-search/settings/`);
  const { region, search, status, products } = tryOut(page);
  const held: (() => void)[] = [];
  await page.route(`**${trySearch.path}`, async (route) => {
    if (route.request().postDataJSON().query === 'mug') await new Promise<void>((go) => held.push(go));
    await route.fallback().catch(() => undefined);
  });
  await search('mug');
  await expect.poll(() => held.length).toBe(1);
  await expect(status).toHaveText('Searching…');
  await search('apron');
  await expect(products.first()).toContainText('Apron');
  for (const go of held) go();
  await expect(products.first()).toContainText('Apron');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  let fails = true;
  await page.route(`**${trySearch.path}`, (route) =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await search('bowl');
  const again = region.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  fails = false;
  await again.click();
  await expect(products.first()).toContainText('Bowl');
});
