import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { placeCollectionBlock } from './models/collection-block';
import { Drawer } from './models/drawer';
import { FilteredGrid } from './models/filtered-grid';
import { serveFocusableTheme } from './models/focusable-theme';
import { launchMirrored } from './models/mirrored-app';
import { expect, test } from './test';

let app: Launched;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  app = await launchMirrored();
  const page = await browser.newPage();
  await placeCollectionBlock(page, app.storeUrl, true, {
    'on:main-search/search': 'on',
    'setting:cart:search_panel': 'on',
  });
  await page.close();
});
test.afterAll(() => app.stop());

const collection = () => `${app.storeUrl}/collections/kitchen`;
const search = () => `${app.storeUrl}/search?q=wool`;

const THEMES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the demo theme': async () => {},
  'a theme whose main, section and body take the focus': (page) => serveFocusableTheme(page, app.storeUrl),
};

for (const [name, serve] of Object.entries(THEMES)) {
  test.describe(`in ${name}`, () => {
    test.beforeEach(({ page }) => serve(page));

    test('a filter value is selected by label, count and checkbox, and the filter stays open', async ({
      page,
    }) => {
      await page.goto(search());
      const grid = new FilteredGrid(page);
      const dropdown = grid.atHand('Availability');
      await dropdown.locator('summary').click();
      const box = dropdown.getByRole('checkbox').first();
      await dropdown.getByText('In stock', { exact: true }).click();
      await expect(box).toBeChecked();
      await expect(page).toHaveURL(/filter\.v\.availability=1/);
      await expect(dropdown).toHaveAttribute('open');
      await dropdown.locator('.cw-facet-count').first().click();
      await expect(box).not.toBeChecked();
      await box.click();
      await expect(box).toBeChecked();
      await expect(dropdown).toHaveAttribute('open');
      for (const button of [grid.openAll, dropdown]) {
        const count = await button.locator('.cw-filter-chosen').boundingBox();
        expect.soft(count?.width, 'a count of one digit is round').toBeCloseTo(count?.height ?? 0, 0);
      }
      // Between two values there is nothing to press, and nothing happens.
      await dropdown.locator('.cw-facet').click({ position: { x: 2, y: 1 } });
      await expect(dropdown).toHaveAttribute('open');
    });

    test('a click anywhere outside an open filter closes it', async ({ page }) => {
      await page.goto(search());
      const dropdown = new FilteredGrid(page).atHand('Availability');
      for (const elsewhere of [
        page.locator('main'),
        page.locator('.cw-search-title'),
        page.getByRole('banner'),
      ]) {
        await dropdown.locator('summary').click();
        await expect(dropdown).toHaveAttribute('open');
        await elsewhere.click({ position: { x: 4, y: 4 } });
        await expect(dropdown).not.toHaveAttribute('open');
      }
    });

    test('a price can be typed into a filter, with clickable label and heading', async ({ page }) => {
      await page.goto(search());
      const dropdown = new FilteredGrid(page).atHand('Price');
      await dropdown.locator('summary').click();
      await dropdown.getByText('From', { exact: true }).click();
      await page.keyboard.type('20');
      await dropdown.getByText('To', { exact: true }).click();
      await expect(page).toHaveURL(/filter\.v\.price\.gte=20/);
      await expect(dropdown).toHaveAttribute('open');

      const from = dropdown.getByLabel('From', { exact: true });
      for (const unreadable of ['cheap', '-5']) {
        await from.fill(unreadable);
        await from.press('Enter');
        await expect(dropdown.getByText('Enter a price from 0, like 20.').first()).toBeVisible();
        await expect(from).toHaveValue(unreadable);
        await expect(page).toHaveURL(/filter\.v\.price\.gte=20/);
      }
      await from.fill('１５');
      await from.press('Enter');
      await expect(page).toHaveURL(/filter\.v\.price\.gte=15/);
      await expect(dropdown.getByText('Enter a price from 0, like 20.').first()).toBeHidden();
    });

    test('the filter sheet accepts clicks on text, and closes only by a click outside', async ({ page }) => {
      await page.setViewportSize({ width: 700, height: 800 });
      await page.goto(search());
      const grid = new FilteredGrid(page);
      await grid.openAll.click();
      await grid.sheet.getByText('In stock', { exact: true }).click();
      await expect(grid.sheet.getByRole('checkbox').first()).toBeChecked();
      const sheet = await grid.sheet.boundingBox();
      if (!sheet) throw new Error('The sheet has no box.');
      const beside = sheet.x > 20 ? sheet.x - 10 : sheet.x + sheet.width + 10;
      // A text is marked by the mouse, which comes to rest beside the sheet.
      await grid.sheet.getByRole('heading', { name: 'Filters' }).hover();
      await page.mouse.down();
      await page.mouse.move(beside, 400, { steps: 4 });
      await page.mouse.up();
      await expect(grid.sheet).toBeVisible();
      await page.mouse.click(beside, 400);
      await expect(grid.sheet).toBeHidden();
      await expect(page).toHaveURL(/filter\.v\.availability=1/);
    });

    test('a suggestion is selected by its text', async ({ page }) => {
      await page.goto(collection());
      const modal = page.getByText('Open search');
      if ((await modal.count()) > 0) await modal.click();
      const field = page.getByRole('banner').locator('input[name="q"]');
      await field.click();
      await page.keyboard.type('enamel');
      const panel = page.getByRole('listbox');
      await expect(panel).toBeVisible();
      // Pressing something that isn't a link closes nothing.
      await panel.getByRole('group').first().locator(':scope > :first-child').click();
      await expect(panel).toBeVisible();
      await panel.getByText('Enamel Mug', { exact: true }).last().click();
      await expect(page).toHaveURL(/\/products\/enamel-mug/);
    });

    test('in the cart, labels act like their controls, and nothing closes', async ({ page }) => {
      await page.goto(`${app.storeUrl}/products/wool-throw`);
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      const drawer = new Drawer(page);
      await drawer.isOpen();
      const line = drawer.line('Wool Throw');
      await line.getByText('Change', { exact: true }).click();
      await expect(line.getByRole('button', { name: 'Moss' })).toBeVisible();
      // A text is marked by the mouse, which comes to rest beside the cart.
      await line.locator('[part="line-title"]').hover();
      await page.mouse.down();
      await page.mouse.move(5, 400, { steps: 4 });
      await page.mouse.up();
      await expect(drawer.dialog).toBeVisible();
      await page.mouse.click(5, 400);
      await expect(drawer.dialog).toBeHidden();
    });
  });
}
