import type { Page } from '@playwright/test';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';
import { withComponent } from './with-component';

/** Files of the storefront are written over while pages are open, which then ask for those of their own version. */
test.describe('cart files replaced while a page is open', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.saveDemoCart(withComponent('notes'));
  });

  test('a part of another build is ignored, and the cart keeps working', async ({ page, shop }) => {
    await inBuild(page, '**/notes-part.js*', /version="\w+"/, 'version="another"');
    const drawer = await withMug(page, shop.storeUrl);
    await drawer.increase('Enamel Mug');
    await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');
    await expect(note(drawer)).toHaveCount(0);
    await drawer.close();
    await page.unroute('**/notes-part.js*');
    await drawer.open();
    await expect(note(drawer)).toBeVisible();
  });

  test('a page requesting the old drawer gets one whose parts work', async ({ page, shop }) => {
    await inBuild(page, '**/cartwright.js*', /drawer\.js\?v=\w+/, 'drawer.js?v=before');
    const drawer = await withMug(page, shop.storeUrl);
    await note(drawer).fill('Ring twice');
    await expect.poll(async () => (await new Store(page, shop.storeUrl).cart()).note).toBe('Ring twice');
  });

  const REFUSED = [
    {
      name: 'a runtime of another build',
      file: '**/runtime.js*',
      was: /version="\w+"/,
      is: 'version="another"',
    },
    {
      name: 'a loader of a build that named no runtime',
      file: '**/cartwright.js*',
      was: /\bpartsOf:/,
      is: 'before:',
    },
  ];
  for (const { name, file, was, is } of REFUSED)
    test(`the theme’s own form works with ${name}`, async ({ page, shop }) => {
      await inBuild(page, file, was, is);
      const store = new Store(page, shop.storeUrl);
      await store.openProduct('enamel-mug');
      await store.addToCart();
      await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
      expect((await store.cart()).item_count).toBe(1);
      // The page that it led to requests its files as well.
      await page.unrouteAll({ behavior: 'wait' });
    });

  test('a drawer with a replaced runtime hands over to the current one', async ({ page, shop }) => {
    // The drawer of before, as a browser has kept it, names a runtime of before, which nobody has any more.
    await inBuild(page, '**/cartwright.js*', /drawer\.js\?v=\w+/, 'drawer.js?v=before');
    await inBuild(page, /drawer\.js\?v=before$/, /(drawer|runtime)\.js\?v=\w+/g, '$1.js?v=before');
    const drawer = await withMug(page, shop.storeUrl);
    await note(drawer).fill('Ring twice');
    await expect.poll(async () => (await new Store(page, shop.storeUrl).cart()).note).toBe('Ring twice');
  });

  test('missing files leave the shopper everything, and scripts a response', async ({ page, shop }) => {
    await page.route(/\/(observers|beacon|api-calls)\.js/, (route) => route.abort());
    const drawer = await withMug(page, shop.storeUrl);
    await drawer.increase('Enamel Mug');
    await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');
    const response = await page.evaluate(() => {
      const api = window.Cartwright;
      return api && 'note' in api ? api.note('Ring twice') : null;
    });
    expect(response).toMatchObject({ ok: false, code: 'unavailable' });
  });
});

/** Answers for a file with the one that is there, changed. */
async function inBuild(page: Page, address: string | RegExp, was: RegExp, is: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toMatch(was);
    await route.fulfill({ response, body: text.replace(was, is) });
  });
}

async function withMug(page: Page, storeUrl: string): Promise<Drawer> {
  const store = new Store(page, storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  return drawer;
}

function note(drawer: Drawer) {
  return drawer.dialog.getByRole('textbox', { name: 'Order note' });
}
