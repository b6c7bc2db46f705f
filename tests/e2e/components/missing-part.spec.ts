import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';
import { withComponent } from './with-component';

test('a part that fails to load leaves the cart working, and loads when it is reopened', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart(withComponent('notes'));
  await page.route('**/notes-part.js*', (route) => route.abort());
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  const errors = await page.evaluateHandle(() => {
    const heard: unknown[] = [];
    document.addEventListener('cartwright:error', (event) => {
      if (event instanceof CustomEvent) heard.push(event.detail.code);
    });
    return heard;
  });
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await drawer.increase('Enamel Mug');
  await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');
  const note = drawer.dialog.getByRole('textbox', { name: 'Order note' });
  await expect(note).toHaveCount(0);
  expect(await errors.jsonValue()).toContain('component');
  await drawer.close();
  await page.unroute('**/notes-part.js*');
  await drawer.open();
  await note.fill('Ring twice');
  await expect.poll(async () => (await store.cart()).note).toBe('Ring twice');
});
