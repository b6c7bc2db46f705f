import { AxeBuilder } from '@axe-core/playwright';
import type { PreviewSnapshot } from '@cartwright/core/contract/preview';
import { type Launched, launch } from './launch';
import { expectAccessible } from './models/accessible';
import { arrowsAreHeard } from './models/arrows-are-heard';
import { Campaigns } from './models/campaigns';
import { PreviewFrame } from './models/preview-frame';
import { expect, test } from './test';

let app: Launched;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launch([], undefined, { STORE_FOR_TESTS: 'mirrored' });
});
test.afterAll(() => app.stop());

const product = (id: number, title: string) => ({
  id,
  title,
  url: `/products/${id}`,
  image: null,
  price: '$10.00',
  priceVaries: false,
  compareAtPrice: null,
  available: true,
  variantId: id * 10,
  badge: null,
});

const SNAPSHOT: PreviewSnapshot<'collection'> = {
  surface: 'collection',
  shop: { domain: 'shop.example', currency: 'USD' },
  market: { country: null, currency: 'USD', rate: null },
  locale: 'en',
  store: 'answers',
  page: false,
  selected: null,
  names: { 1: 'Featured by "Winter"', 2: 'Sold out, so it comes after the others. 184 sold in 30 days' },
  content: {
    title: 'Kitchen',
    columns: [4, 2, 1],
    layout: 'dropdown',
    layoutMode: 'sidebar',
    search: '?page=2',
    status: 'there',
    list: {
      version: 2,
      total: 30,
      page: 2,
      pages: 3,
      parts: 1,
      sort: 'manual',
      sorts: [
        { value: 'manual', label: null },
        { value: 'price-ascending', label: 'Cheapest' },
      ],
      paging: { type: 'default', loadMoreText: '', limit: 12, limits: [] },
      tiles: [],
      searched: null,
      facets: [],
      products: [product(1, 'Mug'), product(2, 'Lamp')],
    },
  },
};

test('the page has the shop’s look, and nothing of the previous one', async ({ page }) => {
  const frame = new PreviewFrame(page, app.adminUrl);
  await frame.open('collection');
  const tokens = {
    '--cw-background': 'rgb(20, 30, 40)',
    '--cw-text': 'rgb(250, 250, 240)',
    '--cw-font': 'Georgia, serif',
    '--cw-radius': '2px',
  };
  await frame.show({ ...SNAPSHOT, look: { tokens, css: '' } });
  const body = frame.inside.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(20, 30, 40)');
  await expect(body).toHaveCSS('color', 'rgb(250, 250, 240)');
  await expect(frame.inside.locator('.cw-card-link').first()).toHaveCSS('font-family', 'Georgia, serif');
  await expect(frame.inside.locator('.cw-card-picture').first()).toHaveCSS('border-radius', '2px');
  await frame.show(SNAPSHOT);
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the frame renders the shipped list with reasons, and reports navigation', async ({ page }) => {
  const frame = new PreviewFrame(page, app.adminUrl);
  await frame.open('collection');
  await frame.show(SNAPSHOT);
  const { inside } = frame;
  await expect(inside.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
  await expect(inside.getByRole('status').first()).toHaveText('30 products, page 2 of 3');
  const found = await new AxeBuilder({ page }).include('iframe').analyze();
  expect(found.violations).toEqual([]);

  const label = inside.locator('.label');
  await inside.getByRole('link', { name: 'Mug', exact: true }).hover();
  await expect(label).toHaveText('Featured by "Winter"');
  const lamp = inside.getByRole('link', { name: 'Lamp', exact: true });
  await page.mouse.move(0, 0);
  await inside.getByRole('button', { name: 'Add to cart Mug' }).focus();
  await page.keyboard.press('Tab');
  await expect(lamp).toBeFocused();
  await expect(label).toHaveText(/184 sold in 30 days/);
  await expect(lamp).toHaveAccessibleDescription(/184 sold in 30 days/);
  await page.keyboard.press('Enter');
  await frame.hears({ type: 'preview:select', id: '2' });
  await inside.getByRole('button', { name: 'Add to cart Mug' }).click();
  await frame.hears({ type: 'preview:select', id: '1' });

  await inside.getByRole('link', { name: 'Next' }).click();
  await frame.hears({ type: 'preview:ask', search: '?page=3' });
  await inside.getByLabel('Sort by').selectOption('Cheapest');
  await frame.hears({ type: 'preview:ask', search: '?sort_by=price-ascending' });

  await frame.show({ ...SNAPSHOT, content: { ...SNAPSHOT.content, status: 'failed' } });
  await inside.getByRole('button', { name: 'Try again' }).click();
  await frame.hears({ type: 'preview:ask', search: '?page=2' });
  await frame.show({ ...SNAPSHOT, locale: 'ar' });
  await expect(inside.locator('html')).toHaveAttribute('dir', 'rtl');
  expect((await frame.heard()).filter(({ type }) => type === 'preview:error')).toEqual([]);
});

test('a merchant pins a product and moves a filter, and previews both before saving', async ({ page }) => {
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await campaigns.create('Tea time');
  await campaigns.chooseCollection('Kitchen');
  const { preview } = campaigns;
  const titles = preview.locator('.cw-card-title');
  await expect(preview.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
  await expect(titles.first()).not.toHaveText(/Glazed Teapot/);
  await campaigns.featureProducts('Glazed Teapot');
  await expect(titles.first()).toHaveText(/Glazed Teapot/);
  await preview.getByRole('link', { name: 'Glazed Teapot', exact: true }).click();
  await expect(campaigns.why).toHaveText('Glazed Teapot Featured by "Tea time"');
  await expectAccessible(page);

  const filters = preview.locator('.cw-filter-button');
  await expect(filters.first()).toHaveText(/Availability/);
  await campaigns.takeOver('Filters');
  await page.getByRole('button', { name: 'Move Availability' }).focus();
  await page.keyboard.press('Space');
  await expect(campaigns.dragNews('Picked up Availability.')).toBeAttached();
  await arrowsAreHeard(page);
  await page.keyboard.press('ArrowDown');
  await expect(campaigns.dragNews('Availability: Position 2 of')).toBeAttached();
  // All of these products are of one type, so there is no filter for types.
  await page.keyboard.press('ArrowDown');
  await expect(campaigns.dragNews('Availability: Position 3 of')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(filters.nth(1)).toHaveText(/Availability/);

  await page.getByLabel('Show a badge on them').check();
  await expect(preview.locator('.cw-card-badge', { hasText: 'Featured' })).toHaveCount(1);
  await preview.getByLabel('Sort by').selectOption('Lowest Price');
  await expect(titles.first()).toHaveText(/Glazed Teapot/);
  await page.getByLabel('First in every sort order').uncheck();
  await expect(titles.first()).not.toHaveText(/Glazed Teapot/);
  await expect(campaigns.why).toHaveText(/^Glazed Teapot Price \$/);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
});

test('the editor’s bar jumps to its cards, and an overridden card starts with inherited values', async ({
  page,
}) => {
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await campaigns.create('Short way');
  await page.getByRole('button', { name: 'Go to' }).click();
  await page.getByRole('menuitem', { name: 'Pages', exact: true }).click();
  const pages = page.getByRole('region', { name: 'Pages', exact: true });
  await expect(pages).toBeFocused();
  await expect(pages).toBeInViewport();
  await expect(page.getByLabel('Products per page')).toHaveCount(0);
  const inherited = pages.getByLabel('As without this campaign');
  await inherited.focus();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Products per page')).toHaveValue('12');
  await expect(inherited).toBeFocused();
  await expectAccessible(page);
});

test('a load-more list works in the preview, and restarts with other settings', async ({ page }) => {
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await campaigns.create('Bit by bit');
  await campaigns.chooseCollection('Kitchen');
  const { preview } = campaigns;
  const titles = preview.locator('.cw-card-title');
  await expect(preview.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
  await campaigns.takeOver('Pages');
  await page.getByLabel('Products per page').fill('3');
  await page.getByLabel('Pagination').selectOption({ label: 'Load more button' });
  const more = preview.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect(titles).toHaveCount(6);
  const first = await titles.first().innerText();
  await titles.first().getByRole('link').click();
  await expect(campaigns.why).toHaveText(`${first} In the order of the collection in Shopify`);
  await expect(titles).toHaveCount(6);
  await more.click();
  await expect(titles).toHaveCount(8);

  await campaigns.featureProducts('Carafe and Tumbler');
  await expect(titles).toHaveText([/Carafe and Tumbler/, /./, /./]);
});

test('on a phone settings and preview are shown in turn, and a failure offers a retry', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await campaigns.create('On the go');
  const { preview } = campaigns;
  await expect(page.getByLabel('Show these products first')).toBeVisible();
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(page.getByLabel('Show these products first')).toBeHidden();
  await expect(page.getByText('This campaign doesn’t cover')).toBeVisible();
  await expect(preview.locator('.cw-card-title').first()).toBeVisible();
  await expectAccessible(page);

  await page.route('**/preview', (route) => route.fulfill({ status: 422, json: REFUSED }));
  await preview.getByLabel('Sort by').selectOption('Lowest Price');
  await expect(preview.getByRole('alert')).toBeVisible();
  await page.unroute('**/preview');
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect(preview.getByRole('alert')).toBeHidden();
  await expect(preview.getByLabel('Sort by')).toHaveValue('price-ascending');
  await page.getByRole('button', { name: 'Show settings' }).click();
  await expect(page.getByLabel('Show these products first')).toBeVisible();
});

/** An answer that isn't tried again by itself. */
const REFUSED = { error: { code: 'invalid_document', message: 'No.' } };
