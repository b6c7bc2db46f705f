import type { Page } from '@playwright/test';
import { isGift, variantId } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { slowNetwork } from './models/network';
import { Store } from './models/store';
import { expect, test } from './test';

/** Another script writes to the cart and never reads the answer: no list of requests tells of it. */
async function writeUnread(page: Page, path: 'add' | 'change', body: object): Promise<void> {
  const status = await page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(sent) });
      return response.status;
    },
    [`/cart/${path}.js`, body] as const,
  );
  expect(status).toBe(200);
}

const keyOf = async (store: Store, handle: string) =>
  (await store.cart()).items.find((line) => line.handle === handle && !isGift(line))?.key;

/** An apron and a mug, $76.00 together, which have earned the sticker pack. */
async function earnGift(page: Page, storeUrl: string): Promise<{ store: Store; drawer: Drawer }> {
  const store = new Store(page, storeUrl);
  await store.openHome();
  for (const handle of ['linen-apron', 'enamel-mug'])
    await store.post('add', { items: [{ id: await variantId(page, storeUrl, handle), quantity: 1 }] });
  const drawer = new Drawer(page);
  await store.openHome();
  await drawer.open();
  // It is shown before the store has it.
  await expect.poll(async () => (await store.cart()).items.filter(isGift).length).toBe(1);
  await drawer.isSettled();
  await expect(drawer.subtotal).toHaveText('$76.00');
  return { store, drawer };
}

const checkout = (drawer: Drawer) => drawer.dialog.getByRole('button', { name: /^Check out/ });

/** A press right after the amounts have changed counts for nothing: nobody has read them. */
async function pressUntilGone(page: Page, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await press();
    await expect(page).toHaveURL(/\/checkout/, { timeout: 3000 });
  }).toPass();
}

const charged = async (store: Store) =>
  (await store.cart()).items.filter((line) => isGift(line) && line.final_line_price > 0).length;

for (const latency of [0, 150, 400]) {
  test(`Check out first shows changes by an unread write, ${latency} ms away from the store`, async ({
    page,
    shop,
  }) => {
    const { store, drawer } = await earnGift(page, shop.storeUrl);
    await slowNetwork(page, latency);
    await writeUnread(page, 'change', { id: await keyOf(store, 'enamel-mug'), quantity: 0 });
    await expect(drawer.subtotal).toHaveText('$76.00');
    await checkout(drawer).click();
    await expect(drawer.dialog.getByRole('alert').filter({ hasText: 'Your cart has changed' })).toBeVisible();
    await expect(checkout(drawer)).toContainText('$58.00');
    await expect(drawer.giftLine('Sticker Pack')).toBeHidden();
    expect(await charged(store)).toBe(0);
    await pressUntilGone(page, () => checkout(drawer).click());
    await expect(store.amount('Total')).toHaveText('$58.00');
  });

  test(`every opening reads the cart again, ${latency} ms away from the store`, async ({ page, shop }) => {
    const { drawer } = await earnGift(page, shop.storeUrl);
    await slowNetwork(page, latency);
    const apron = await variantId(page, shop.storeUrl, 'linen-apron');
    await writeUnread(page, 'add', { items: [{ id: apron, quantity: 1 }] });
    await drawer.close();
    await drawer.open();
    await expect(drawer.subtotal).toHaveText('$134.00');
  });
}

test('the first opening after an add by the public object reads the cart again', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openHome();
  const apron = await variantId(page, shop.storeUrl, 'linen-apron');
  await page.evaluate(async (variant) => {
    const api = window.Cartwright;
    if (api && 'add' in api) await api.add({ variantId: variant });
  }, apron);
  await writeUnread(page, 'add', { items: [{ id: apron, quantity: 1 }] });
  await page.evaluate(() => {
    const api = window.Cartwright;
    if (api && 'open' in api) void api.open();
  });
  const drawer = new Drawer(page);
  await expect(drawer.subtotal).toHaveText('$116.00');
});

test('Check out by keyboard also compares, and announces what changed', async ({ page, shop }) => {
  const { store, drawer } = await earnGift(page, shop.storeUrl);
  // The focus has the store asked: what it answers is shown before anything is written elsewhere.
  const cartRead = page.waitForResponse('**/cart.js');
  await drawer.tabTo(checkout(drawer));
  await (await cartRead).finished();
  await drawer.isSettled();
  await writeUnread(page, 'change', { id: await keyOf(store, 'enamel-mug'), quantity: 0 });
  await page.keyboard.press('Enter');
  await expect(drawer.dialog.getByRole('alert').filter({ hasText: 'Your cart has changed' })).toBeVisible();
  await expect(checkout(drawer)).toBeFocused();
  await pressUntilGone(page, () => page.keyboard.press('Enter'));
  expect(await charged(store)).toBe(0);
});

test('a store that doesn’t respond in time doesn’t block: the next press continues', async ({
  page,
  shop,
}) => {
  const { drawer } = await earnGift(page, shop.storeUrl);
  await page.route('**/cart.js', () => {});
  await checkout(drawer).click();
  await expect(
    drawer.dialog.getByRole('alert').filter({ hasText: 'hasn’t confirmed these amounts' }),
  ).toBeVisible();
  await pressUntilGone(page, () => checkout(drawer).click());
});

test('an unchanged cart checks out with one press', async ({ page, shop }) => {
  const { store, drawer } = await earnGift(page, shop.storeUrl);
  await checkout(drawer).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(store.amount('Total')).toHaveText('$76.00');
});
