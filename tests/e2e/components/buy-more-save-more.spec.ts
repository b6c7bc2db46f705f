import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { recordWrites, unitsOf } from '../models/ajax-cart';
import { Drawer } from '../models/drawer';
import { Faults } from '../models/faults';
import { Store } from '../models/store';
import { expect, test } from '../test';

/** The cart with a volume discount on one product: 10 % from two units, 20 % from five. */
const withOffers =
  (productId: number, changes: Partial<CartDocument['buyMoreSaveMore']> = {}) =>
  (cart: CartDocument): CartDocument => ({
    ...cart,
    buyMoreSaveMoreEnabled: true,
    buyMoreSaveMore: {
      ...cart.buyMoreSaveMore,
      discountProducts: [{ product_id: productId, variant_ids: [] }],
      tiers: [
        { quantity: 2, discount: 10 },
        { quantity: 5, discount: 20 },
      ],
      ...changes,
    },
  });

test('a merchant sets up a volume discount with validation and preview, and shoppers get it', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.components.getByRole('link', { name: /^Buy More Save More/ }).click();
  const panel = page.getByRole('region', { name: 'Buy More Save More' });
  await panel.getByRole('switch', { name: 'Offer Buy More Save More' }).click();
  await panel.getByRole('button', { name: 'Add tier' }).click();
  const second = panel.getByRole('group', { name: 'Tier 2' });
  await second.getByLabel('Quantity').fill('2');
  await editor.saveButton.click();
  await expect(panel.getByText('All tiers need valid quantity and discount values.')).toBeVisible();
  await expect(panel.getByText('Select at least one product for this discount.')).toBeVisible();

  await second.getByLabel('Quantity').fill('4');
  await panel.getByRole('button', { name: 'Choose products' }).click();
  const picker = page.getByRole('dialog', { name: 'Products' });
  await picker.getByLabel('Search products').fill('Enamel Mug');
  await picker.getByRole('checkbox', { name: 'Enamel Mug' }).check();
  await picker.getByRole('button', { name: 'Done' }).click();
  await panel.getByLabel('Offer', { exact: true }).fill('{quantity} for {discount} less');
  await expect(panel.getByText('4 for 15% less')).toBeVisible();
  await expectAccessible(page, { except: 'iframe' });

  await page
    .getByRole('region', { name: 'Preview' })
    .getByRole('button', { name: 'Choose products' })
    .click();
  const shown = page.getByRole('dialog', { name: 'Products in the preview cart' });
  await shown.getByLabel('Search products').fill('Enamel Mug');
  await shown.getByRole('checkbox', { name: 'Enamel Mug' }).check();
  await shown.getByRole('button', { name: 'Done' }).click();
  await editor.preview.getByRole('button', { name: '4 for 15% less' }).click();
  await expect(editor.preview.locator('[part="line-discount"]')).toContainText('Buy More Save More!');
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const mug = drawer.line('Enamel Mug');
  await expect(mug.getByText('Add 1 more to save 10%')).toBeVisible();
  await mug.getByRole('button', { name: '4 for 15% less' }).click();
  await drawer.isSettled();
  await expect(mug.locator('[part="line-discount"]')).toContainText('Buy More Save More! (−$10.80)');
  await expect(mug.getByRole('button', { name: '4 for 15% less' })).toHaveAttribute('aria-pressed', 'true');
  const [line] = (await store.cart()).items;
  expect([line?.quantity, line?.final_line_price]).toEqual([4, 6120]);
});

test('a tier is taken by keyboard in one request with its gift, also after a lost response', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  await shop.saveDemoCart(withOffers((await store.product('enamel-mug')).id));
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const faults = new Faults(page, shop.storeUrl);
  await faults.set({ kind: 'lost', on: 'write' });
  const requests = recordWrites(page);
  const five = drawer.line('Enamel Mug').getByRole('button', { name: 'Buy 5 save 20%' });
  await drawer.tabTo(five);
  await page.keyboard.press('Enter');
  await expect(five).toHaveAttribute('aria-pressed', 'true');
  await expect(five).toBeFocused();
  await drawer.isSettled();
  expect(unitsOf(await store.cart())).toEqual([
    ['enamel-mug', 5],
    ['sticker-pack', 1],
  ]);
  expect(requests.writes).toEqual(['add']);
  await expect(drawer.line('Enamel Mug').getByText(/^Add/)).toHaveCount(0);
  await expectAccessible(page);
});

test('units of a product count across its lines, in the shopper’s currency, as text', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  const { id, variants } = await store.product('merino-beanie');
  await shop.saveDemoCart(
    withOffers(id, {
      discountType: 'fixed_amount',
      display: 'text',
      tiers: [
        { quantity: 2, discount: 5 },
        { quantity: 4, discount: 12 },
      ],
    }),
  );
  await store.openHome();
  const [first, second] = variants;
  await store.post('add', {
    items: [
      { id: first?.id, quantity: 1 },
      { id: second?.id, quantity: 1 },
    ],
  });
  await page.reload();
  const drawer = new Drawer(page);
  await drawer.open();
  const lines = drawer.line('Merino');
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) {
    await expect(line.locator('[part="volume-tier"][data-reached="true"]')).toHaveText('Buy 2 save $5.00');
    await expect(line.getByText('Add 2 more to save $12.00')).toBeVisible();
    await expect(line.locator('[part="line-discount"]')).toContainText('−$2.50');
  }
});
