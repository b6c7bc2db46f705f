import type { Page } from '@playwright/test';
import { isGift, putInCart, unitsOf } from '../models/ajax-cart';
import { Drawer } from '../models/drawer';
import { Faults } from '../models/faults';
import { Store } from '../models/store';
import type { Shop } from '../shop';
import { expect, test } from '../test';

/** A cart of three lines that earn no gift, in an open drawer, over a line with 80 milliseconds each way. */
async function aSlowCart(page: Page, shop: Shop) {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const faults = new Faults(page, shop.storeUrl);
  for (const handle of ['enamel-mug', 'beeswax-candle', 'field-notebook']) {
    await putInCart(page, shop.storeUrl, handle);
  }
  await store.openHome();
  await drawer.open();
  await faults.set({ on: 'any', kind: 'delay', ms: 80, times: 1000 });
  return { store, drawer, faults };
}

test('D1, H1: two quick removals by keyboard remove exactly these two lines', async ({ page, shop }) => {
  const { store, drawer } = await aSlowCart(page, shop);
  await drawer.removeButton('Enamel Mug').focus();
  await page.keyboard.press('Enter');
  await drawer.removeButton('Beeswax Candle').focus();
  await page.keyboard.press('Enter');
  await drawer.isSettled();
  expect(unitsOf(await store.cart())).toEqual([['field-notebook', 1]]);
  await expect(drawer.lines).toHaveCount(1);
  await expect(drawer.line('Field Notebook')).toBeVisible();
});

test('D1, H1: two removals by pointer within 20 ms remove exactly these two lines', async ({
  page,
  shop,
}) => {
  const { store, drawer } = await aSlowCart(page, shop);
  const [first, second] = await Promise.all(
    ['Enamel Mug', 'Beeswax Candle'].map((title) => drawer.removeButton(title).elementHandle()),
  );
  await page.evaluate(
    ([one, other]) => {
      const press = (button: unknown) => {
        if (button instanceof HTMLElement) button.click();
      };
      press(one);
      return new Promise<void>((resolve) => {
        setTimeout(() => {
          press(other);
          resolve();
        }, 20);
      });
    },
    [first, second],
  );
  await drawer.isSettled();
  expect(unitsOf(await store.cart())).toEqual([['field-notebook', 1]]);
  await expect(drawer.lines).toHaveCount(1);
});

test('D2: the second of two quantities applies, even if the first response comes last', async ({
  page,
  shop,
}) => {
  const { store, drawer, faults } = await aSlowCart(page, shop);
  await faults.set({ on: 'write', kind: 'slow_answer', ms: 900 });
  await drawer.typeQuantity('Enamel Mug', 5);
  await drawer.typeQuantity('Enamel Mug', 2);
  await drawer.isSettled();
  expect(unitsOf(await store.cart())).toEqual([
    ['beeswax-candle', 1],
    ['enamel-mug', 2],
    ['field-notebook', 1],
  ]);
  await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');
  await expect(drawer.subtotal).toHaveText('$72.00');
  await expect(drawer.giftLine('Sticker Pack'), 'a gift of the quantity in between').toHaveCount(0);
});

test('L4: two tabs that earn a gift at once get one gift', async ({ page, context, shop }) => {
  const other = await context.newPage();
  await new Faults(page, shop.storeUrl).set({ on: 'write', kind: 'delay', ms: 200, times: 1000 });
  const tabs = [page, other].map((tab) => ({
    store: new Store(tab, shop.storeUrl),
    drawer: new Drawer(tab),
  }));
  for (const { store } of tabs) await store.openProduct('garden-sweatshirt');
  await Promise.all(tabs.map(({ store }) => store.addToCart()));
  for (const { drawer } of tabs) await drawer.isOpen();

  const cart = () => new Store(page, shop.storeUrl).cart();
  await expect.poll(async () => (await cart()).items.filter(isGift)).toHaveLength(1);
  expect(unitsOf(await cart())).toEqual([
    ['garden-sweatshirt', 2],
    ['sticker-pack', 1],
  ]);
  expect((await cart()).items.find(isGift)?.final_line_price).toBe(0);
});
