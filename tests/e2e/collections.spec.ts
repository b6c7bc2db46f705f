import { type Launched, launch } from './launch';
import { expectAccessible } from './models/accessible';
import { arrowsAreHeard } from './models/arrows-are-heard';
import { Campaigns } from './models/campaigns';
import { placeCollectionBlock } from './models/collection-block';
import { FilteredGrid, productsLabel, productsWith, serveFilters } from './models/filtered-grid';
import { heldAnswer } from './models/network';
import { expect, test } from './test';

let app: Launched;
// Tests build on what earlier ones publish.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launch([], undefined, { STORE_FOR_TESTS: 'mirrored' });
});
test.afterAll(() => app.stop());

test('a merchant pins two products in a collection, publishes, and reads the reasons for the order', async ({
  page,
}) => {
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  await campaigns.create('Tea time');
  await campaigns.chooseCollection('Kitchen');
  await campaigns.featureProducts('Glazed Teapot', 'Enamel Mug');
  await expectAccessible(page);
  await campaigns.publish();
  await expect(page.getByText('Campaign published')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  await expect(campaigns.explained.nth(0)).toContainText('Glazed Teapot');
  await expect(campaigns.explained.nth(0)).toContainText('Featured by "Tea time"');
  await expect(campaigns.explained.nth(1)).toContainText('Enamel Mug');
  await expect(campaigns.explained.nth(2)).toContainText('In the order of the collection in Shopify');

  await campaigns.open();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tea time' })).toContainText('1 collection');
  await expectAccessible(page);
});

test('a merchant schedules a second campaign, reads the precedence, and drags filters by keyboard', async ({
  page,
}) => {
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await campaigns.create('Christmas');
  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.click();
  await expect(page.getByText('Choose at least one collection.').first()).toBeVisible();
  await expect(campaigns.status).toContainText('Draft');
  await campaigns.chooseCollection('Kitchen');
  await expect(campaigns.status).toContainText('This takes precedence over "Tea time" in 1 collection.');

  await campaigns.startTomorrow();
  await expect(campaigns.status).toContainText(/From .*, this takes precedence over "Tea time"/);
  await campaigns.takeOver('Filters');
  await expect(campaigns.filters.first()).toContainText('Availability');
  await page.getByRole('button', { name: 'Move Availability' }).focus();
  await page.keyboard.press('Space');
  await expect(campaigns.dragNews('Picked up Availability. Position 1 of')).toBeAttached();
  await arrowsAreHeard(page);
  await page.keyboard.press('ArrowDown');
  await expect(campaigns.dragNews('Availability: Position 2 of')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(campaigns.filters.nth(1)).toContainText('Availability');
  await expect(page.getByRole('button', { name: 'Move Availability' })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Campaign scheduled')).toBeVisible();
  await expect(campaigns.status).toContainText('Scheduled');
  await expect(campaigns.filters.nth(1)).toContainText('Availability');

  await page.getByLabel('Start date').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('With these dates the campaign is live as soon as you save.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(campaigns.status).toContainText('Scheduled');
  await page.keyboard.press('Control+z');
  await campaigns.open();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('Tea time').first()).toContainText(
    /From .*, "Christmas" takes precedence in 1 collection\./,
  );
  await expectAccessible(page);
  const room = page.getByRole('navigation', { name: 'Smart Collections' });
  await room.getByRole('link', { name: 'Collections', exact: true }).click();
  const kitchen = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Kitchen', exact: true }) });
  await expect(kitchen).toContainText(/Campaign “Tea time”, from .* campaign “Christmas”/);
});

test('shoppers see pinned products first, sort, page and go back, also on the first page without our server', async ({
  page,
}) => {
  await placeCollectionBlock(page, app.storeUrl, true);
  const titles = page.locator('.cw-card-title');
  await page.goto(`${app.storeUrl}/collections/kitchen`);
  await expect(titles).toHaveText([/Glazed Teapot/, /Enamel Mug/, ...Array(6).fill(/./)]);

  await page.getByLabel('Sort by').selectOption({ label: 'Name A-Z' });
  await expect(page).toHaveURL(/sort_by=title-ascending/);
  await expect(titles.first()).toHaveText(/Glazed Teapot/);
  await expect(titles.nth(2)).toHaveText(/Carafe and Tumbler/);
  await page.goBack();
  await expect(titles.nth(2)).toHaveText(/Linen Apron/);

  await page.goto(`${app.storeUrl}/collections/all`);
  await expect(titles.first()).toHaveText('Almanac Wall Calendar');
  await page.getByRole('link', { name: /^(Page )?2$/ }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(titles.first()).not.toHaveText('Almanac Wall Calendar');
  await page.goBack();
  await expect(titles.first()).toHaveText('Almanac Wall Calendar');

  await page.goto(`${app.storeUrl}/de/collections/kitchen`);
  await expect(titles.first()).toHaveText(/Glasierte Teekanne/);
  await expect(page.locator('.cw-card-price').first()).toContainText('€');

  await page.route('**/apps/cartwright/**', (route) =>
    route.fulfill({ status: 502, body: 'Cartwright can’t be reached.' }),
  );
  const kitchen = `${app.storeUrl}/collections/kitchen`;
  await expect
    .poll(async () => (await page.request.get(kitchen)).text(), 'the first page is put into the collection')
    .toContain('data-first-page');
  await page.goto(kitchen);
  await expect(titles).toHaveText([/Glazed Teapot/, /Enamel Mug/, ...Array(6).fill(/./)]);
  await page.goto(`${kitchen}?sort_by=title-ascending`);
  await expect(titles.first()).toHaveText(/Carafe and Tumbler/);
});

test('shoppers combine filters, go back, share the address, and filter by keyboard on a phone', async ({
  page,
}) => {
  await placeCollectionBlock(page, app.storeUrl, true);
  await serveFilters(app.adminUrl, ['Size', 'Colour']);
  const address = `${app.storeUrl}/collections/clothing`;
  const grid = new FilteredGrid(page);
  const options = { Size: 'M', Colour: 'Oat' };
  const found = await productsWith(page, address, options);
  const ofSize = await productsWith(page, address, { Size: 'M' }, false);
  expect(ofSize.length).toBeGreaterThan(found.length);
  expect(found.length).toBeGreaterThan(0);

  await page.goto(address);
  await grid.chooseAtHand('Size', 'M');
  await expect(grid.titles).toHaveText(ofSize);
  await expect(page).toHaveURL(`${address}?filter.v.option.size=M`);
  await grid.chooseAtHand('Availability', 'In stock');
  await grid.chooseAtHand('Colour', 'Oat');
  await expect(grid.titles).toHaveText(found);
  await expect(grid.status).toHaveText(productsLabel(found.length));
  await expect(grid.chips).toHaveText(['M', 'Oat', 'In stock']);
  await expectAccessible(page);
  const shared = page.url();

  await page.goBack();
  await page.goBack();
  await expect(grid.titles).toHaveText(ofSize);
  await expect(grid.chips).toHaveText(['M']);
  await grid.chips.first().click();
  await expect(page).toHaveURL(address);
  await expect(grid.openAll).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(shared);
  await expect(grid.titles).toHaveText(found);
  await expect(grid.openAll).toHaveText('Filters3');
  await grid.openAll.focus();
  await page.keyboard.press('Enter');
  await expect(grid.sheet).toBeVisible();
  await expectAccessible(page);
  // As far as all that can be reached in it, and once more: the page behind is out of reach.
  const stops = await grid.sheet.locator('button, input, summary').count();
  for (let at = 0; at <= stops; at += 1) {
    await page.keyboard.press('Tab');
    expect(await grid.focusIsBehindTheSheet()).toBe(false);
  }
  await grid.sheet.getByRole('checkbox', { name: /^Oat/ }).focus();
  const inStock = await productsWith(page, address, { Size: 'M' });
  expect(inStock.length).toBeGreaterThan(found.length);
  for (const left of [inStock, found, inStock]) {
    await page.keyboard.press('Space');
    const show = `Show ${productsLabel(left.length)}`;
    await expect(grid.sheet.getByRole('button', { name: show })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(grid.sheet).toBeHidden();
  await expect(grid.openAll).toBeFocused();
  await expect(grid.titles).toHaveText(inStock);
  // All changes made in the sheet are one step of the history.
  await page.goBack();
  await expect(grid.titles).toHaveText(found);

  await grid.openAll.click();
  await grid.sheet.locator('summary', { hasText: 'Price' }).click();
  await grid.sheet.getByLabel('To', { exact: true }).fill('1,00');
  await page.keyboard.press('Enter');
  await expect(grid.sheet.getByRole('button', { name: 'Show 0 products' })).toBeVisible();
  await expect(grid.sheet.getByLabel('To', { exact: true })).toBeFocused();
  await grid.sheet.getByRole('button', { name: 'Clear all' }).click();
  await expect(grid.sheet.getByLabel('To', { exact: true })).toHaveValue('');
  await grid.sheet.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL(address);

  await page.goto(`${address}?filter.v.price.lte=1`);
  await expect(page.getByText('No products match these filters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear all' }).last().click();
  await expect(page).toHaveURL(address);
  await expect(grid.titles.first()).toBeVisible();
});

test('a color filter changes images and links of cards, as does a SKU; Shop all has filters and its sort order', async ({
  page,
}) => {
  await placeCollectionBlock(page, app.storeUrl, true, { 'on:main-search/search': 'on' });
  await serveFilters(app.adminUrl, ['Colour']);
  const grid = new FilteredGrid(page);
  const mug = page.locator('.cw-card').filter({ hasText: 'Enamel Mug' });
  const product = await (await page.request.get(`${app.storeUrl}/products/enamel-mug.js`)).json();
  const moss = product.variants.find(({ title }: { title: string }) => title === 'Moss');
  const isMoss = async () => {
    await expect(mug.locator('.cw-card-link')).toHaveAttribute(
      'href',
      `/products/enamel-mug?variant=${moss.id}`,
    );
    const src = await mug.locator('.cw-card-image').getAttribute('src');
    expect(src).toContain(moss.featured_image.src);
  };

  await page.goto(`${app.storeUrl}/collections/all`);
  await expect(mug.locator('.cw-card-link')).toHaveAttribute('href', '/products/enamel-mug');
  await grid.chooseAtHand('Colour', 'Moss');
  await expect(grid.chips).toHaveText(['Moss']);
  await isMoss();
  await expectAccessible(page);
  await mug.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`variant=${moss.id}$`));

  await page.goto(`${app.storeUrl}/search?q=${moss.sku}`);
  await isMoss();

  await page.goto(`${app.storeUrl}/collections/all?sort_by=price-descending`);
  const prices = page.locator('.cw-card-price');
  await expect(prices.first()).toHaveText('Up to $540.00');
  const amounts = (await page.locator('.cw-card-amount').allTextContents()).map((text) =>
    Number(text.slice(1)),
  );
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
});

test('filters use the page’s language, and addresses the shop’s', async ({ page }) => {
  await placeCollectionBlock(page, app.storeUrl, true);
  await serveFilters(app.adminUrl, ['Size', 'Colour']);
  await page.goto(`${app.storeUrl}/de/collections/clothing`);
  const grid = new FilteredGrid(page);
  await expect(grid.atHand('Größe')).toBeVisible();
  await grid.chooseAtHand('Farbe', 'Moos');
  await expect(page).toHaveURL(/filter\.v\.option\.colour=Moss$/);
  await expect(page.getByRole('button', { name: 'Filter entfernen: Moos' })).toBeVisible();
});

test('a merchant adds the missing block in the theme editor, and returns to see where campaigns show', async ({
  page,
  context,
}) => {
  await placeCollectionBlock(page, app.storeUrl, false);
  await new Campaigns(page, app.adminUrl).open();
  const notice = page.getByRole('alert').filter({ hasText: 'Shoppers don’t see campaigns yet' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const opens = context.waitForEvent('page');
  await notice.getByRole('link', { name: 'Open theme editor' }).click();
  const editor = await opens;
  await expect(editor.getByText('Collection products is switched on, but not saved yet.')).toBeVisible();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Saved.')).toBeVisible();
  await editor.close();
  // A browser without windows gives no page the focus back.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Campaigns that are live show on collection pages in Larkspur')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a merchant is asked for a revoked permission beside campaigns, and grants it', async ({
  page,
  context,
}) => {
  await placeCollectionBlock(page, app.storeUrl, true);
  await page.goto(`${app.storeUrl}/back-office/apps`);
  await page.getByRole('button', { name: 'Revoke write_app_proxy' }).click();
  const listing = `${app.storeUrl}/apps/cartwright/collections/kitchen`;
  expect((await page.request.get(listing)).status()).toBe(404);

  await new Campaigns(page, app.adminUrl).open();
  const notice = page.getByRole('alert').filter({ hasText: 'Shoppers don’t see campaigns yet' });
  async function decide(choice: string) {
    const opens = context.waitForEvent('page');
    await notice.getByRole('button', { name: 'Allow access' }).click();
    const shopify = await opens;
    await shopify.getByRole('button', { name: choice, exact: true }).click();
    await shopify.getByRole('heading', { name: /^Access (not )?allowed$/ }).waitFor();
    await shopify.close();
    // A browser without windows gives no page the focus back.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
  }
  await decide('Don’t allow');
  await expect(notice).toContainText('The permission wasn’t granted.');
  await expectAccessible(page);
  await decide('Allow');
  await expect(notice).toBeHidden();
  expect((await page.request.get(listing)).status()).toBe(200);
});

test('a double click creates one campaign', async ({ page }) => {
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await page.getByRole('button', { name: 'Create campaign' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Twin');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/smart-collections/campaigns')) sent += 1;
  });
  await dialog.getByRole('button', { name: 'Create' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByRole('heading', { level: 1, name: 'Twin' }).waitFor();
  expect(sent).toBe(1);
});

test('leaving during a save shows a prompt, and continues once saved', async ({ page }) => {
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await campaigns.create('Slow');
  await page.getByLabel('Name', { exact: true }).fill('Slow and saved');
  const letGo = await heldAnswer(page, '**/api/smart-collections/campaigns/*');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Images' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Images' })).toBeVisible();
  await expect(question).toBeHidden();
});
