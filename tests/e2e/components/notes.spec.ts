import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Faults } from '../models/faults';
import { Store } from '../models/store';
import { expect, test } from '../test';
import { withComponent } from './with-component';

test('a merchant adds a note field with a limit, previews it, and shoppers see it', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.addComponent('Notes');
  const panel = page.getByRole('region', { name: 'Notes' });
  await panel.getByLabel('Label', { exact: true }).fill('A word to us');
  await panel.getByLabel('Limit the number of characters').click();
  await panel.getByLabel('Maximum characters').fill('30');
  await expect(editor.preview.getByRole('textbox', { name: 'A word to us' })).toBeVisible();
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const note = drawer.dialog.getByRole('textbox', { name: 'A word to us' });
  await note.pressSequentially('Please ring twice, and then wait.');
  await expect(note).toHaveValue('Please ring twice, and then wa');
  await expect(drawer.dialog.getByText('0 characters left')).toBeVisible();
  await expect(drawer.dialog.getByText('Saved')).toBeVisible();
  expect((await store.cart()).note).toBe('Please ring twice, and then wa');
  await expectAccessible(page);
});

test('a note rejected by the store stays in its field, and is saved once the store recovers', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart(withComponent('notes'));
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const faults = new Faults(page, shop.storeUrl);
  await faults.set({ kind: 'refuse', status: 503, on: 'update', times: 10 });
  const note = drawer.dialog.getByRole('textbox', { name: 'Order note' });
  await note.fill('For the neighbour');
  await expect(drawer.dialog.getByText('Not saved yet')).toBeVisible();
  await expect(note).toHaveValue('For the neighbour');
  await expect(drawer.tryAgain).toBeVisible();
  await faults.end();
  await drawer.tryAgain.click();
  await expect.poll(async () => (await store.cart()).note).toBe('For the neighbour');
});
