import { expectAccessible } from '../models/accessible';
import { unitsOf, variantId } from '../models/ajax-cart';
import { Drawer } from '../models/drawer';
import { Faults } from '../models/faults';
import { Store } from '../models/store';
import { expect, test } from '../test';

test('products sold in packs are stepped, typed and removed by packs', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const title = 'Postcards from the Garden';
  await store.openProduct('postcard-set');
  await store.addButton.click();
  await drawer.isOpen();
  const line = drawer.line(title);
  await expect(line.getByText('Only in packs of 3 · At most 12')).toBeVisible();
  await drawer.increase(title);
  await expect(drawer.quantityOf(title)).toHaveValue('6');
  await drawer.typeQuantity(title, 20);
  await drawer.isSettled();
  await expect(drawer.quantityOf(title)).toHaveValue('12');
  await expect(line.getByRole('button', { name: `Increase quantity of ${title}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(line.locator('[part="line-error"]')).toHaveCount(0);
  await expectAccessible(page);
  for (const quantity of ['9', '6', '3']) {
    await drawer.decrease(title);
    await expect(drawer.quantityOf(title)).toHaveValue(quantity);
  }
  await drawer.decrease(title);
  await expect(drawer.lines).toHaveCount(0);
});

test('a line’s variant is changed by keyboard over a bad network; a missing one leaves it unchanged', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openHome();
  await store.post('add', {
    items: [{ id: await variantId(page, shop.storeUrl, 'house-coffee', 'Filter'), quantity: 2 }],
  });
  await page.reload();
  await drawer.open();
  const coffee = drawer.line('House Coffee');
  await drawer.tabTo(coffee.getByRole('button', { name: 'Change: House Coffee, Filter' }));
  await page.keyboard.press('Enter');
  const variant = (name: string) =>
    coffee.getByRole('group', { name: 'Variant of House Coffee' }).getByRole('button', { name });
  await expect(variant('Filter')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  const faults = new Faults(page, shop.storeUrl);
  await faults.set({ kind: 'refuse', status: 429, html: true, on: 'write' }, { kind: 'lost', on: 'update' });
  await drawer.tabTo(variant('Espresso'));
  await page.keyboard.press('Enter');
  await expect(coffee).toContainText('Espresso');
  await drawer.isSettled();
  const { items } = await store.cart();
  expect(items.map(({ variant_title, quantity }) => [variant_title, quantity])).toEqual([['Espresso', 2]]);

  await page.route('**/cart/add.js', (route) =>
    route.fulfill({ status: 422, json: { status: 422, description: 'The product is already sold out.' } }),
  );
  await coffee.getByRole('button', { name: /^Change/ }).click();
  await variant('Filter').click();
  await expect(coffee.locator('[part="line-error"]')).toHaveText('The product is already sold out.');
  await expect(coffee).toContainText('Espresso');
  expect(unitsOf(await store.cart())).toEqual([['house-coffee', 2]]);
});

test('nested lines follow their parent with a count, and are removable alone only if the store allows it', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openHome();
  const id = await variantId(page, shop.storeUrl, 'enamel-mug');
  await store.post('add', { items: [{ id, quantity: 1 }] });
  const [parent] = (await store.cart()).items;
  const twine = await variantId(page, shop.storeUrl, 'garden-twine');
  await store.post('add', { items: [{ id: twine, quantity: 2, parent_line_key: parent?.key }] });
  // How bundles and locked parts look in the JSON is the same as in Liquid; the local store has none.
  await page.route('**/cart.js*', async (route) => {
    const response = await route.fetch();
    const cart = await response.json();
    cart.items[0].item_components = [{ product_title: 'Blanket Pin', quantity: 2 }];
    cart.items[1].instructions = { can_remove: false, can_update_quantity: false };
    await route.fulfill({ response, json: cart });
  });
  await page.reload();
  await drawer.open();
  const [whole, part] = [drawer.lines.nth(0), drawer.lines.nth(1)];
  await expect(whole).toContainText('2 × Blanket Pin');
  await expect(part).toContainText('Garden Twine (belongs to Enamel Mug)');
  await expect(part).toContainText('× 2');
  await expect(part.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
