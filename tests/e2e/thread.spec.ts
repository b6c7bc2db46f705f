import { Admin } from './models/admin';
import { type AjaxCart, isGift, recordWrites } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

const contents = ({ items }: AjaxCart) =>
  items
    .map((line) => ({
      handle: line.handle,
      quantity: line.quantity,
      price: line.final_line_price,
      gift: isGift(line),
    }))
    .sort((a, b) => a.handle.localeCompare(b.handle));

test('the shopper gets and is charged what the merchant set and previewed', async ({ page, shop }) => {
  await test.step('the merchant selects another gift and threshold', async () => {
    const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
    const tier = await editor.openTier(2);
    await tier.minimum.fill('60');
    await tier.giveInstead('Seed Kit');
    await editor.fillPreviewCart(40);
    await expect(editor.previewGift('Seed Kit')).toContainText('$60.00');
    await editor.save();
  });

  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const recorded = recordWrites(page);

  await test.step('loading a page writes nothing', async () => {
    await store.openProduct('linen-apron');
    await page.waitForLoadState('networkidle');
    expect(recorded.writes).toEqual([]);
  });

  await test.step('below the threshold there is no gift', async () => {
    await store.addToCart();
    await drawer.isOpen();
    expect(contents(await store.cart())).toEqual([
      { handle: 'linen-apron', quantity: 1, price: 5800, gift: false },
    ]);
    expect(recorded.writes).toEqual(['add']);
  });

  await test.step('the click that earns the gift makes one request, and the gift is free', async () => {
    await drawer.close();
    await store.openProduct('enamel-mug', 'Moss');
    await drawer.isLoaded();
    const before = recorded.writes.length;
    await store.addToCart();
    await drawer.isOpen();
    await expect(drawer.giftLine('Seed Kit')).toBeVisible();
    expect(recorded.writes.slice(before)).toEqual(['add']);
    expect(contents(await store.cart())).toEqual([
      { handle: 'enamel-mug', quantity: 1, price: 1800, gift: false },
      { handle: 'linen-apron', quantity: 1, price: 5800, gift: false },
      { handle: 'seed-kit', quantity: 1, price: 0, gift: true },
    ]);
    await expect(drawer.subtotal).toHaveText('$76.00');
  });

  await test.step('the gift leaves in the request that removes the items earning it', async () => {
    const before = recorded.writes.length;
    await drawer.remove(drawer.line('Enamel Mug'));
    await expect(drawer.giftLine('Seed Kit')).toHaveCount(0);
    expect(recorded.writes.slice(before)).toHaveLength(1);
    expect(contents(await store.cart())).toEqual([
      { handle: 'linen-apron', quantity: 1, price: 5800, gift: false },
    ]);
  });

  await test.step('the gift returns in the request that raises the quantity', async () => {
    const before = recorded.writes.length;
    await drawer.increase('Linen Apron');
    await expect(drawer.giftLine('Seed Kit')).toBeVisible();
    expect(recorded.writes.slice(before)).toHaveLength(1);
  });

  await test.step('checkout charges what the drawer showed', async () => {
    await expect(drawer.subtotal).toHaveText('$116.00');
    await drawer.dialog.getByRole('button', { name: /^Check ?out/i }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(store.amount('Subtotal')).toHaveText('$125.50');
    await expect(store.amount('Free gift')).toHaveText('−$9.50');
    await expect(store.amount(/^Shipping/)).toContainText('Free');
    await expect(store.amount('Total')).toHaveText('$116.00');
  });
});

test('a manually added gift line costs full price, and the cart removes it', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('seed-kit');
  const demo = await shop.demoCart();
  const tiers = demo.cart.components.flatMap((component) =>
    component.type === 'tiered_progress_bar' ? component.settings.bars.flatMap((bar) => bar.tiers) : [],
  );
  const gift = tiers.find(({ type }) => type === 'product');
  const forged = { _source: 'tiered_progress_bar', _tier: gift?.id };
  const id = await page.locator('input[name="id"]').inputValue();

  await store.post('add', { items: [{ id: Number(id), quantity: 3, properties: forged }] });
  const cart = await store.cart();
  expect(contents(cart)).toEqual([{ handle: 'seed-kit', quantity: 3, price: 2850, gift: true }]);
  expect(cart.total_price).toBe(2850);

  await new Drawer(page).open();
  await expect.poll(async () => (await store.cart()).items).toEqual([]);
});

test('a forged second unit of an earned gift isn’t free', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('garden-sweatshirt');
  await store.addToCart();
  await drawer.isOpen();
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  const [line] = (await store.cart()).items.filter(isGift);

  await store.post('change', { id: line?.key, quantity: 5 });
  const charged = (await store.cart()).items.filter(isGift);
  expect(charged.reduce((sum, { final_line_price }) => sum + final_line_price, 0)).toBe(4 * 400);
});
