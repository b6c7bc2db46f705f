import type { Page } from '@playwright/test';
import { openPicker, test } from './admin-gallery';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { middleOf } from './models/editor';
import { motionsAreOver } from './models/motions';
import { Picker } from './models/picker';
import { expect } from './test';

const chosen = (page: Page, index: number) => page.locator('output').nth(index);

for (const button of ['Change products', 'Choose collections', 'Choose tags', 'Choose countries']) {
  test(`axe reports nothing in the dialog of “${button}”`, async ({ page, galleryUrl }) => {
    const picker = await openPicker(page, galleryUrl, button);
    await expect(picker.dialog.getByRole('checkbox').first()).toBeVisible();
    // A few of each are as good as all: axe looks at each for as long as at the first.
    await picker.search('an');
    await expectAccessible(page, { within: '[role=dialog]' });
    await picker.showSelected();
    await expectAccessible(page, { within: '[role=dialog]' });
  });
}

test('products are selected by row, and kept while the list is searched and filtered', async ({
  page,
  galleryUrl,
}) => {
  const picker = await openPicker(page, galleryUrl, 'Choose products');
  await picker.select('Enamel Mug');
  await picker.search('tote');
  await picker.select('Canvas Tote');
  await picker.search('');
  await picker.filterBy('Collection', 'Kitchen');
  await picker.filterBy('Vendor', 'Oak & Linen');
  await expect(picker.chip('Collection: Kitchen')).toBeVisible();
  await picker.choice('Linen Apron').press('Space');
  await picker.search('nothing like it');
  await expect(picker.dialog).toContainText('No products match “nothing like it” with these filters.');
  await picker.dialog.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(picker.choice('Enamel Mug')).toBeChecked();
  await expect(picker.dialog).toContainText('3 of 4 products selected');
  await picker.done();
  await expect(chosen(page, 0)).toHaveText(
    JSON.stringify([103, 101, 106].map((id) => ({ product_id: id, variant_ids: [] }))),
  );
});

test('a tag with quotes filters the list to its products', async ({ page, galleryUrl }) => {
  const picker = await openPicker(page, galleryUrl, 'Choose products');
  await picker.filterBy('Tag', 'a"b OR c');
  await expect(picker.dialog).toContainText('1 product shown');
  await picker.dialog.getByRole('button', { name: 'Remove Tag: a"b OR c' }).click();
  await expect(picker.dialog).toContainText('25 products shown');
});

test('Escape closes an open filter first, then the picker', async ({ page, galleryUrl }) => {
  const picker = await openPicker(page, galleryUrl, 'Choose products');
  const button = picker.dialog.getByRole('button', { name: 'Collection', exact: true });
  await button.click();
  await expect(picker.dialog.getByRole('region', { name: 'Collection' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker.dialog.getByRole('region', { name: 'Collection' })).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker.dialog).toBeHidden();
});

test('selected products are reordered by buttons and keys, and keep focus', async ({ page, galleryUrl }) => {
  const picker = await openPicker(page, galleryUrl, 'Choose products');
  await picker.select('Canvas Tote', 'Enamel Mug', 'Linen Apron');
  await picker.showSelected();
  const order = async (...titles: string[]) => expect(picker.selected()).toContainText(titles);
  await order('Canvas Tote', 'Enamel Mug', 'Linen Apron');

  const up = picker.dialog.getByRole('button', { name: 'Move Linen Apron up' });
  await up.click();
  await order('Canvas Tote', 'Linen Apron', 'Enamel Mug');
  await expect(up).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await order('Linen Apron', 'Canvas Tote', 'Enamel Mug');
  await expect(picker.dialog.getByRole('button', { name: 'Move Linen Apron down' })).toBeFocused();

  await picker.dialog.getByRole('button', { name: 'Remove Linen Apron' }).press('Enter');
  await expect(picker.dialog.getByRole('button', { name: 'Remove Canvas Tote' })).toBeFocused();
  await picker.done();
  await expect(page.getByRole('list', { name: 'Products', exact: true }).getByRole('listitem')).toContainText(
    ['Canvas Tote', 'Enamel Mug'],
  );
});

test('selected products are reordered by dragging', async ({ page, galleryUrl }) => {
  const picker = await openPicker(page, galleryUrl, 'Choose products');
  await picker.select('Canvas Tote', 'Linen Apron', 'Enamel Mug');
  await picker.showSelected();
  await motionsAreOver(page);
  const handle = picker.selected().nth(2).locator('.cw-chosen__handle');
  const from = await handle.boundingBox();
  const to = await picker.selected().first().boundingBox();
  if (!from || !to) throw new Error('A row is not on the screen.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect(picker.selected()).toContainText(['Enamel Mug', 'Canvas Tote', 'Linen Apron']);
});

test('the field also reorders products, and removes deleted ones with one click', async ({
  page,
  galleryUrl,
}) => {
  await page.goto(galleryUrl);
  const gifts = page.getByRole('list', { name: 'Gifts' });
  await gifts.getByRole('button', { name: 'Move Canvas Tote up' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(gifts.getByRole('listitem')).toContainText([
    'Canvas Tote',
    'Merino Beanie',
    'No longer in your store',
  ]);
  const field = page.getByRole('group', { name: 'Gifts' });
  await expect(field).toContainText('1 product is no longer in your store.');
  await field.getByRole('button', { name: 'Remove deleted product', exact: true }).click();
  await expect(gifts.getByRole('listitem')).toContainText(['Canvas Tote', 'Merino Beanie']);
  await expect(field).not.toContainText('no longer in your store');
});

test('a limit is shown before it is reached, and enforced', async ({ page, galleryUrl }) => {
  const picker = await openPicker(page, galleryUrl, 'Choose products');
  await expect(picker.dialog).toContainText('0 of 4 products selected');
  await picker.dialog.getByRole('button', { name: 'Select all shown' }).click();
  await expect(picker.dialog).toContainText('You can select up to 4 products. Remove one to add another.');
  await expect(picker.choice('Linen Apron')).toBeDisabled();
  await picker.select('Canvas Tote');
  await expect(picker.choice('Linen Apron')).toBeEnabled();
});

test('deleted products are marked and removed; variants can be excluded', async ({ page, galleryUrl }) => {
  const picker = await openPicker(page, galleryUrl, 'Change products');
  await picker.showSelected();
  await expect(picker.dialog).toContainText('1 product is no longer in your store.');
  await picker.dialog.getByRole('button', { name: 'Remove deleted product', exact: true }).click();
  await expect(picker.selected()).toContainText(['Merino Beanie', 'Canvas Tote']);
  await picker.dialog.getByRole('button', { name: 'choose variants of Merino Beanie' }).click();
  await picker.choice('Rust').uncheck();
  await picker.done();
  await expect(chosen(page, 1)).toHaveText(
    JSON.stringify([
      { product_id: 102, variant_ids: [1021, 1023] },
      { product_id: 101, variant_ids: [] },
    ]),
  );
});

test('a failure shows what to do, and clears on success', async ({ page, galleryUrl }) => {
  const picker = await openPicker(page, galleryUrl, 'Choose products', 'failure');
  await expect(picker.dialog.getByRole('alert')).toContainText('Shopify isn’t responding right now.');
  await page.evaluate(() => {
    document.documentElement.dataset.answers = 'all';
  });
  await picker.dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(picker.choice('Enamel Mug')).toBeVisible();
});

test('an empty store shows a message', async ({ page, galleryUrl }) => {
  const picker = await openPicker(page, galleryUrl, 'Choose products', 'none');
  await expect(picker.dialog).toContainText('Your store has no products yet.');
});

test('collections are selected, and a deleted one is removed', async ({ page, galleryUrl }) => {
  const picker = await openPicker(page, galleryUrl, 'Choose collections');
  await picker.select('Kitchen');
  await picker.showSelected();
  await picker.dialog.getByRole('button', { name: 'Remove deleted collection', exact: true }).click();
  await picker.dialog.getByRole('button', { name: 'Move Kitchen up' }).click();
  await picker.done();
  await expect(chosen(page, 2)).toHaveText('[501,502]');
});

test('a tag can be created, once', async ({ page, galleryUrl }) => {
  const picker = await openPicker(page, galleryUrl, 'Choose tags');
  await picker.search('WOOL');
  await expect(picker.choice('wool')).toBeVisible();
  await expect(picker.dialog.getByRole('button', { name: /^Add/ })).toBeHidden();
  await picker.search('summer 24');
  await picker.dialog.getByRole('button', { name: 'Add “summer 24”' }).click();
  await picker.select('wood');
  await picker.done();
  await expect(chosen(page, 3)).toHaveText('["summer 24","wood"]');
});

test('countries are selected individually and by region', async ({ page, galleryUrl }) => {
  const picker = await openPicker(page, galleryUrl, 'Choose countries');
  await picker.choice('European Union').check();
  await expect(picker.dialog).toContainText('27 countries selected');
  await expect(picker.choice('Europe 5')).toHaveAttribute('aria-checked', 'mixed');
  await picker.search('cote');
  await picker.select('Côte d’Ivoire');
  await picker.search('fr');
  await picker.choice('France').uncheck();
  await picker.done();
  const codes = JSON.parse((await chosen(page, 4).textContent()) ?? '');
  expect(codes).toHaveLength(27);
  expect(codes).toContain('CI');
  expect(codes).not.toContain('FR');
});

test('in the editor, the store’s products are filtered by collection and vendor', async ({ page, shop }) => {
  await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await page.getByRole('button', { name: 'Choose products' }).click();
  const picker = new Picker(page);
  await picker.filterBy('Collection', 'Staff picks');
  await expect(picker.dialog).toContainText('6 products shown');
  await picker.filterBy('Vendor', 'Fernbank Pottery');
  await expect(picker.dialog).toContainText('1 product shown');
  await picker.select('Stoneware Bowl');
  await picker.dialog.getByRole('button', { name: 'Remove Vendor: Fernbank Pottery' }).click();
  await picker.search('field note');
  await picker.select('Field Notebook');
  await picker.showSelected();
  await expect(picker.selected()).toContainText(['Stoneware Bowl', 'Field Notebook']);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('selected products are reordered after a long press on the handle', async ({ page, galleryUrl }) => {
    const picker = await openPicker(page, galleryUrl, 'Choose products');
    await picker.select('Canvas Tote', 'Linen Apron', 'Enamel Mug');
    await picker.showSelected();
    await motionsAreOver(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const last = picker.selected().nth(2);
    const from = await middleOf(last.locator('.cw-chosen__handle'));
    const to = await middleOf(picker.selected().first());
    await touch('touchStart', from);
    await expect(last).toHaveAttribute('data-lifted', 'true');
    await touch('touchMove', { x: from.x, y: from.y - 20 });
    await touch('touchMove', { x: from.x, y: to.y - 8 });
    await expect(picker.selected().first()).toHaveAttribute('data-lands', 'before');
    await touch('touchEnd');
    await expect(picker.selected()).toContainText(['Enamel Mug', 'Canvas Tote', 'Linen Apron']);
  });
});
