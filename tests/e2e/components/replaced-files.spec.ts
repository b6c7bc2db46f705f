import type { Page } from '@playwright/test';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';
import { withComponent } from './with-component';

/** Files of the storefront are written over while pages are open, which then ask for those of their own version. */
test.describe('when the files of the cart are replaced while a page is open', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.saveDemoCart(withComponent('notes'));
  });

  test('a part of another build is not used, and the cart goes on', async ({ page, shop }) => {
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

  test('a page that asks for the drawer of before gets one whose parts work', async ({ page, shop }) => {
    await inBuild(page, '**/cartwright.js*', /drawer\.js\?v=\w+/, 'drawer.js?v=before');
    const drawer = await withMug(page, shop.storeUrl);
    await note(drawer).fill('Ring twice');
    await expect.poll(async () => (await new Store(page, shop.storeUrl).cart()).note).toBe('Ring twice');
  });

  test('chunks that are gone leave the shopper everything, and scripts an answer', async ({ page, shop }) => {
    await page.route(/\/(witnesses|beacon-part|api-calls)-\w{8}\.js/, (route) => route.abort());
    const drawer = await withMug(page, shop.storeUrl);
    await drawer.increase('Enamel Mug');
    await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');
    const answer = await page.evaluate(() => {
      const api = window.Cartwright;
      return api && 'note' in api ? api.note('Ring twice') : null;
    });
    expect(answer).toMatchObject({ ok: false, code: 'unavailable' });
  });
});

/** Answers for a file with the one that is there, changed. */
async function inBuild(page: Page, address: string, was: RegExp, is: string): Promise<void> {
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    expect(text).toMatch(was);
    await route.fulfill({ response: answer, body: text.replace(was, is) });
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
