import { withBars } from '@cartwright/core/testing/with-bars';
import { isGift } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

test('a gift is locked, earned, removed, and added back by keyboard', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const gift = drawer.gift('Sticker Pack');
  const addBack = gift.getByRole('button', { name: /^Add back/ });

  await store.openProduct('linen-apron');
  await store.addToCart();
  await drawer.isOpen();
  await expect(gift).toContainText('Unlocks at $75.00');
  await expect(gift.getByRole('button')).toHaveCount(0);

  await drawer.increase('Linen Apron');
  await expect(gift).toContainText('In your cart, free');
  await expect(drawer.giftLine('Sticker Pack')).toContainText('Free');

  await drawer.remove(drawer.giftLine('Sticker Pack'));
  await expect(gift).toContainText('Removed');

  await addBack.focus();
  await page.keyboard.press('Enter');
  await drawer.isSettled();
  await expect(gift).toContainText('In your cart, free');
  await expect(gift, 'the button is gone, the focus is not').toBeFocused();
  expect((await store.cart()).items.filter(isGift).map(({ final_line_price }) => final_line_price)).toEqual([
    0,
  ]);
});

test('a gift with options shows it, and a sold-out one shows that', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const soldOut = await store.product('watering-can');
  await shop.saveDemoCart((cart) =>
    withBars(cart, (bars) =>
      bars.map((bar) => ({
        ...bar,
        tiers: bar.tiers.map((tier, index) =>
          index === 1 ? { ...tier, products: [{ product_id: soldOut.id, variant_ids: [] }] } : tier,
        ),
      })),
    ),
  );
  await store.openProduct('wool-throw');
  await store.addToCart();
  await drawer.isOpen();
  await expect(drawer.gift('Brass Watering Can')).toContainText('Sold out');
  await expect(drawer.gift('Brass Watering Can').getByRole('button')).toHaveCount(0);
  await expect(drawer.gift('Market Tote')).toContainText('Choose your free gift');
  await expect(drawer.gift('Market Tote').getByRole('button')).toHaveCount(3);
});

test('a gift removed by a discount shows it, and returns without the discount', async ({ page, shop }) => {
  await shop.saveDemoCart((cart) =>
    withBars(cart, (bars) => bars.map((bar) => ({ ...bar, excludeDiscountInSubtotal: false }))),
  );
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const gift = drawer.gift('Sticker Pack');
  await store.openProduct('enamel-mug');
  await store.addToCart();
  await drawer.isOpen();
  await store.openProduct('linen-apron');
  await store.addToCart();
  await drawer.isOpen();
  await expect(gift).toContainText('In your cart, free');

  await store.post('update', { discount: 'WELCOME10' });
  await page.reload();
  await drawer.open();
  await expect(gift).toContainText('Removed: with the discount your order is below $75.00');
  await expect(drawer.giftLine('Sticker Pack')).toHaveCount(0);
  await expect.poll(async () => (await store.cart()).items.filter(isGift)).toEqual([]);

  await store.post('update', { discount: '' });
  await page.reload();
  await drawer.open();
  await expect(gift).toContainText('In your cart, free');
});
