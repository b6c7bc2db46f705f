import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { recordWrites } from './models/ajax-cart';
import { placeCollectionBlock } from './models/collection-block';
import { Drawer } from './models/drawer';
import { FilteredGrid } from './models/filtered-grid';
import { launchMirrored } from './models/mirrored-app';
import { Store } from './models/store';
import { expect, test } from './test';

let app: Launched;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  app = await launchMirrored();
  const page = await browser.newPage();
  await placeCollectionBlock(page, app.storeUrl, true);
  await page.close();
});
test.afterAll(() => app.stop());

test('a variant is selected and added in the list, also by keyboard, unless sold out', async ({ page }) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('quick-add')) parts.push(request.url());
  });
  await page.goto(`${app.storeUrl}/collections/clothing`);
  const grid = new FilteredGrid(page);
  await expect(grid.openAll).toBeVisible();
  const button = page.getByRole('link', { name: 'Choose options Garden Sweatshirt' });
  await expect(button).toHaveAttribute('href', '/products/garden-sweatshirt');
  expect(parts).toEqual([]);

  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Garden Sweatshirt' });
  await expect(dialog.getByRole('radio', { name: 'Oat' })).toBeFocused();
  expect(parts).toHaveLength(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByText('Ink', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: 'Ink' })).toBeChecked();
  const { writes } = recordWrites(page);
  // It can be reached, so that it's read; a press does nothing.
  await dialog.getByRole('button', { name: /^M.*Sold out$/ }).click({ force: true });
  await expect(dialog).toBeVisible();
  expect(writes).toEqual([]);
  await dialog.getByRole('button', { name: 'L', exact: true }).click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(dialog).toBeHidden();
  await drawer.isSettled();
  const { items } = await new Store(page, app.storeUrl).cart();
  expect(items.map((item) => item.variant_title)).toContain('L / Ink');
});

test('a click outside the variants closes them, and without their script the button opens the product', async ({
  page,
}) => {
  await page.goto(`${app.storeUrl}/collections/clothing`);
  await expect(new FilteredGrid(page).openAll).toBeVisible();
  const button = page.getByRole('link', { name: 'Choose options Garden Sweatshirt' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Garden Sweatshirt' });
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();

  await page.route('**/collection-quick-add-part.js*', (route) => route.abort());
  await page.reload();
  await expect(new FilteredGrid(page).openAll).toBeVisible();
  await button.click();
  await expect(page).toHaveURL(/\/products\/garden-sweatshirt$/);
});

test('a price slider works by keyboard and mouse, in sync with its fields', async ({ page }) => {
  await page.goto(`${app.storeUrl}/collections/clothing`);
  const grid = new FilteredGrid(page);
  const dropdown = grid.atHand('Price');
  await dropdown.locator('summary').click();
  const from = dropdown.getByRole('slider', { name: 'Price: From' });
  const to = dropdown.getByRole('slider', { name: 'Price: To' });
  await expect(from).toHaveAttribute('aria-valuetext', /^\$/);
  await expectAccessible(page);
  const lowest = Number(await from.inputValue());
  await from.focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(
    new RegExp(`filter\\.v\\.price\\.gte=${lowest + 5 * Number(await from.getAttribute('step'))}$`),
  );
  await expect(from).toBeFocused();
  await expect(dropdown.getByLabel('From', { exact: true })).toHaveValue(await from.inputValue());

  const track = await to.boundingBox();
  if (!track) throw new Error('The slider has no box.');
  await page.mouse.move(track.x + track.width - 12, track.y + track.height / 2);
  await page.mouse.down();
  await page.mouse.move(track.x + track.width / 2, track.y + track.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/filter\.v\.price\.lte=/);
  await expect(grid.chips).toHaveCount(1);
  await page.keyboard.press('Escape');
  await grid.chips.first().click();
  await expect(page).toHaveURL(/\/clothing$/);
  await dropdown.locator('summary').click();
  await expect(from).toHaveValue(String(lowest));
});

test('filters and sort order stay visible on scroll, and a change shows the first products', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto(`${app.storeUrl}/collections/clothing`);
  const grid = new FilteredGrid(page);
  await expect(grid.openAll).toBeVisible();
  await page.locator('.cw-card').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.cw-card').first()).not.toBeInViewport();
  await expect(grid.openAll).toBeInViewport();
  await page.getByLabel('Sort by').selectOption('Lowest Price');
  await expect(page.locator('.cw-card').first()).toBeInViewport();
});
