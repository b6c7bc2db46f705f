import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { Drawer } from './models/drawer';
import { motionsAreOver } from './models/motions';
import { Store } from './models/store';
import { expect, test } from './test';

/** Fills the cart with three lines; the middle one is two mugs. */
async function threeLines(page: Page, storeUrl: string) {
  const store = new Store(page, storeUrl);
  const drawer = new Drawer(page);
  await store.openHome();
  const variantOf = async (handle: string) => (await store.product(handle)).variants[0]?.id;
  for (const [handle, quantity] of [
    ['linen-apron', 1],
    ['enamel-mug', 2],
    ['garden-twine', 1],
  ] as const)
    await store.post('add', { items: [{ id: await variantOf(handle), quantity }] });
  await page.reload();
  await drawer.open();
  await expect(drawer.line('Enamel Mug')).toBeVisible();
  return { store, drawer };
}

for (const width of [1280, 360])
  test(`a removed line is restored with one click, at ${width} pixels`, async ({ page, shop }, info) => {
    await page.setViewportSize({ width, height: 780 });
    const { store, drawer } = await threeLines(page, shop.storeUrl);
    const before = (await store.cart()).items.find(({ product_title: title }) => title === 'Enamel Mug');
    await drawer.remove(drawer.line('Enamel Mug'));
    await expect(drawer.removed).toHaveText(/^Removed Enamel Mug/);
    await expect(drawer.dialog.getByRole('status')).toHaveText(/^Removed Enamel Mug.*You can undo this/);
    await motionsAreOver(page);
    const order = await drawer.dialog
      .getByRole('list', { name: 'Items in your cart' })
      .locator('> *')
      .allInnerTexts();
    expect(order.map((text) => /Twine|Removed|Apron/.exec(text)?.[0])).toEqual(['Twine', 'Removed', 'Apron']);
    const box = await drawer.undo.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    await page.screenshot({ path: info.outputPath(`removed-${width}.png`) });
    await expectAccessible(page, { within: 'cartwright-cart' });

    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/cart\//.test(request.url())) writes.push(request.url());
    });
    await drawer.undo.click();
    await drawer.isSettled();
    await expect(drawer.removed).toHaveCount(0);
    expect(writes).toHaveLength(1);
    const after = (await store.cart()).items.find(({ product_title: title }) => title === 'Enamel Mug');
    expect(after).toMatchObject({ quantity: 2, id: before?.id });
    await motionsAreOver(page);
    await page.screenshot({ path: info.outputPath(`back-${width}.png`) });

    // Removing the last line leaves an empty cart, with Undo above.
    for (const title of ['Linen Apron', 'Garden Twine', 'Enamel Mug'])
      await drawer.remove(drawer.line(title));
    await expect(drawer.dialog.getByRole('button', { name: 'Continue shopping' })).toBeVisible();
    await expect(drawer.removed).toHaveText(/^Removed Enamel Mug/);
    await motionsAreOver(page);
    await page.screenshot({ path: info.outputPath(`last-${width}.png`) });
    await drawer.undo.click();
    await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');
  });

test('Undo is reached by keyboard, focuses the restored line, and stays until the cart closes', async ({
  page,
  shop,
}) => {
  const { drawer } = await threeLines(page, shop.storeUrl);
  const remove = (title: string) => drawer.dialog.getByRole('button', { name: `Remove: ${title}` });
  await remove('Enamel Mug').focus();
  await page.keyboard.press('Enter');
  await expect(remove('Linen Apron')).toBeFocused();
  await expect(drawer.undo).toBeVisible();
  const isAtUndo = () => drawer.undo.evaluate((button) => button.matches(':focus'));
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    expect(await isAtUndo()).toBe(true);
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(remove('Enamel Mug')).toBeFocused();
  await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');

  await page.keyboard.press('Enter');
  await expect(drawer.undo).toBeVisible();
  await drawer.close();
  await drawer.open();
  await expect(drawer.lines).toHaveCount(2);
  await expect(drawer.removed).toHaveCount(0);
});
