import { expectAccessible } from './models/accessible';
import { isGift } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

test('a gift with variants is offered, picked, swapped, declined, and stays declined', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  const totes = async () =>
    (await store.cart()).items
      .filter((line) => isGift(line) && line.handle === 'canvas-tote')
      .map((line) => [line.variant_title, line.quantity, line.final_line_price]);

  await store.openProduct('wool-throw');
  await store.addToCart();
  await drawer.isOpen();
  await expect(drawer.gift('Market Tote'), 'a gift with a choice is not put in unasked').toBeVisible();
  expect(await totes()).toEqual([]);

  await drawer.pickGift('Market Tote', 'Moss');
  await expect.poll(totes).toEqual([['Moss', 1, 0]]);

  await drawer.pickGift('Market Tote', 'Rust');
  await expect.poll(totes).toEqual([['Rust', 1, 0]]);

  await drawer.remove(drawer.giftLine('Market Tote'));
  await expect.poll(totes).toEqual([]);

  await page.reload();
  await drawer.open();
  await drawer.increase('Highland Wool Throw');
  expect(await totes(), 'what was declined does not come back by itself').toEqual([]);

  await drawer.pickGift('Market Tote', 'Oat');
  await expect.poll(totes).toEqual([['Oat', 1, 0]]);
});

test('an auto-added gift can be removed, and isn’t added again', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('garden-sweatshirt');
  await store.addToCart();
  await drawer.isOpen();
  await drawer.remove(drawer.giftLine('Sticker Pack'));
  await drawer.increase('Garden Sweatshirt');
  expect((await store.cart()).items.filter(({ handle }) => handle === 'sticker-pack')).toEqual([]);
});

test('Check out reminds once of an unpicked gift, and moves focus to it', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('wool-throw');
  await store.addToCart();
  await drawer.isOpen();
  const checkout = drawer.dialog.getByRole('button', { name: /^Check out/ });
  const reminder = drawer.dialog.getByRole('alert').filter({ hasText: 'You have a free gift to choose.' });
  await drawer.tabTo(checkout);
  await page.keyboard.press('Enter');
  await expect(reminder).toBeVisible();
  const [first] = await drawer.gift('Market Tote').getByRole('button').all();
  if (!first) throw new Error('The gift has variants.');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await expectAccessible(page);

  await page.reload();
  await drawer.open();
  await expect(drawer.gift('Market Tote')).toBeVisible();
  await checkout.click();
  await expect(page, 'it was said already, on the page before').toHaveURL(/\/checkout/);
});

test('a gift picked after the reminder is in the checkout', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('wool-throw');
  await store.addToCart();
  await drawer.isOpen();
  const checkout = drawer.dialog.getByRole('button', { name: /^Check out/ });
  await checkout.click();
  await expect(drawer.dialog.getByText('You have a free gift to choose.')).toBeVisible();
  await drawer.pickGift('Market Tote', 'Moss');
  await expect(drawer.dialog.getByText('You have a free gift to choose.')).toBeHidden();
  await drawer.checkOut();
  await expect(page.getByText('Market Tote')).toBeVisible();
});
