import { type Launched, launch } from './launch';
import { expectAccessible } from './models/accessible';
import { placeCollectionBlock } from './models/collection-block';
import { changeDefaults } from './models/filtered-grid';
import { expect, test } from './test';

let app: Launched;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launch([], undefined, { STORE_FOR_TESTS: 'mirrored' });
});
test.afterAll(() => app.stop());

test('filters beside the products reach shoppers, also on a phone’s page', async ({ page }) => {
  await page.goto(`${app.adminUrl}/smart-collections/collections/`);
  await page.getByLabel('Search collections').fill('clothing');
  await page.getByRole('link', { name: 'Clothing', exact: true }).click();
  const layout = page.getByRole('region', { name: 'Layout' });
  await layout.getByLabel('Desktop', { exact: true }).fill('3');
  await layout.getByLabel('Phone', { exact: true }).fill('2');
  await layout.getByLabel('Filters on large screens').selectOption({ label: 'Beside the products' });
  await layout.getByLabel('Filters on phones and tablets').selectOption({ label: 'On the page' });
  await layout.getByLabel('Page title').fill('Things to wear');
  await expect(page.getByText('Shoppers see “Things to wear” only if “Show page title” is on')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Collection Settings updated successfully!')).toBeVisible();

  await placeCollectionBlock(page, app.storeUrl, true, {
    'setting:main-collection/collection:heading': 'on',
  });
  const address = `${app.storeUrl}/collections/clothing`;
  await expect
    .poll(async () => (await page.request.get(address)).text(), 'the layout is published')
    .toContain('data-layout="sidebar"');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  const filters = page.locator('.cw-filters[data-place="beside"]');
  const grid = page.locator('.cw-grid');
  await expect(page.getByRole('heading', { name: 'Things to wear' })).toBeVisible();
  await expect(filters).toBeVisible();
  const boxes = async () => [await filters.boundingBox(), await grid.boundingBox()];
  const [aside, products] = await boxes();
  expect((aside?.x ?? 0) + (aside?.width ?? 0)).toBeLessThan(products?.x ?? 0);
  await expectAccessible(page);
  await filters.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/filter\./);
  await expect(page.getByRole('button', { name: /^Remove filter: / })).toHaveCount(1);
  await expect(filters.getByRole('checkbox').first()).toBeChecked();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  const open = page.getByRole('button', { name: /^Filters/ });
  await open.click();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  const stack = page.locator('.cw-filters[data-place="stacked"]');
  await stack.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/filter\./);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await open.click();
  await expect(stack).toHaveCount(0);
});

test('no control overlaps another beside the products, and filters stay visible on scroll', async ({
  page,
}) => {
  await changeDefaults(app.adminUrl, (settings) => ({
    ...settings,
    template: {
      ...settings.template,
      layout: 'sidebar',
      pagination: {
        ...settings.template.pagination,
        type: 'default_with_dropdown',
        amountPerPage: 6,
        limitOptions: [6, 12, 'all'],
      },
    },
  }));
  await placeCollectionBlock(page, app.storeUrl, true);
  const address = `${app.storeUrl}/collections/kitchen`;
  await expect
    .poll(async () => (await page.request.get(address)).text(), 'the layout is published')
    .toContain('data-layout="sidebar"');
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(address);
    const controls = [
      page.getByLabel('Sort by'),
      page.getByLabel('Products per page'),
      page.locator('.cw-listing-count'),
      page.locator('.cw-filters[data-place="beside"]'),
      page.locator('.cw-grid'),
      page.getByRole('navigation', { name: 'Pages' }),
    ];
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
    expect(boxes).not.toContain(null);
    const covering = boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (b) =>
            a &&
            b &&
            a.x < b.x + b.width &&
            b.x < a.x + a.width &&
            a.y < b.y + b.height &&
            b.y < a.y + a.height,
        ),
    );
    expect(covering, `what covers something at ${width} pixels`).toEqual([]);
  }
  // Past the beginning of the filters, and not as far as their end.
  await page.evaluate(() => scrollTo(0, 450));
  await expect(page.locator('.cw-filter-button').first()).toBeInViewport();
  await page.locator('.cw-filters').getByText('In stock', { exact: true }).click();
  await expect(page).toHaveURL(/filter\./);
  await expect(page.locator('.cw-card').first(), 'what was chosen begins in view').toBeInViewport();
});
