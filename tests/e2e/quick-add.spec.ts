import { isGift, recordWrites, variantId } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { withQuickAdd } from './models/quick-add';
import { Store } from './models/store';
import { expect, test } from './test';

test('hovering or focusing a card prefetches its product, so its gift is added in the same request', async ({
  page,
  shop,
}) => {
  const handle = 'garden-sweatshirt';
  const id = await variantId(page, shop.storeUrl, handle);
  const prefetched = page.waitForResponse(`**/products/${handle}.js`);
  await withQuickAdd(page, `${shop.storeUrl}/search?q=sweatshirt`, {
    handle,
    variantId: id,
    unprinted: true,
  });
  const button = page.getByRole('button', { name: 'Quick add' });
  await button.hover();
  await (await prefetched).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const { writes } = recordWrites(page);
  await button.click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  await drawer.isSettled();
  const { items } = await new Store(page, shop.storeUrl).cart();
  expect(items.map(isGift).sort()).toEqual([false, true]);
  expect(writes).toEqual(['add']);
});

test('a card with complete data on the page isn’t prefetched', async ({ page, shop }) => {
  const handle = 'garden-sweatshirt';
  const id = await variantId(page, shop.storeUrl, handle);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await withQuickAdd(page, `${shop.storeUrl}/search?q=sweatshirt`, { handle, variantId: id });
  const { writes } = recordWrites(page);
  const drawer = new Drawer(page);
  await drawer.isLoaded();
  await page.getByRole('button', { name: 'Quick add' }).click();
  await drawer.isOpen();
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  await drawer.isSettled();
  expect(writes).toEqual(['add']);
  expect(requests).not.toContain(`/products/${handle}.js`);
});
