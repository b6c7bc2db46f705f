import type { CartwrightApi } from '@cartwright/storefront-cart/app/public-api';
import { recordWrites } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

test('a failed change is reverted, blocks checkout, and can be retried', async ({ page, context, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('linen-apron');
  await store.addToCart();
  await drawer.isOpen();
  const before = await drawer.subtotal.textContent();

  await context.setOffline(true);
  await drawer.dialog.getByRole('button', { name: 'Increase quantity of Linen Apron' }).click();
  await drawer.dialog.getByRole('button', { name: /^Check ?out/i }).click();
  const again = drawer.dialog.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await expect(drawer.subtotal).toHaveText(before ?? '');
  await expect(drawer.quantityOf('Linen Apron')).toHaveValue('1');
  expect(new URL(page.url()).pathname).toBe('/products/linen-apron');

  await context.setOffline(false);
  await expect(again, 'being online again is noticed').toBeHidden();

  let failing = true;
  await context.route(/\/cart\/(add|change)\.js/, (route) =>
    failing ? route.fulfill({ status: 429, body: 'busy' }) : route.fallback(),
  );
  await drawer.dialog.getByRole('button', { name: 'Increase quantity of Linen Apron' }).click();
  await expect(again).toBeVisible({ timeout: 30_000 });
  failing = false;
  await again.click();
  await expect(drawer.quantityOf('Linen Apron')).toHaveValue('2');
  await expect(again).toBeHidden();
  // Until the store has answered it is only foreseen.
  await drawer.isSettled();
  const apron = (await store.cart()).items.find(({ handle }) => handle === 'linen-apron');
  expect(apron?.quantity).toBe(2);
});

test('the public object returns errors for invalid calls, and emits changes and errors once', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('garden-sweatshirt');
  await store.addToCart();
  const drawer = new Drawer(page);
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  await drawer.isSettled();
  const { writes } = recordWrites(page);
  const outcome = await page.evaluate(async () => {
    const api: CartwrightApi | object | undefined = window.Cartwright;
    if (!api || !('cart' in api)) throw new Error('No cart');
    const events: string[] = [];
    api.on('change', () => events.push('change'));
    api.on('error', ({ code }) => events.push(`error ${code}`));
    const gift = api.cart?.lines.find((line) => line.gift);
    const giftChange = gift ? await api.change(gift.key, 5) : null;
    const unknown = await api.add({ variantId: 999_999_999 });
    const nothing = await api.add([]);
    return { events, results: [giftChange, unknown, nothing] };
  });
  expect(outcome.results).toMatchObject([
    { ok: false, code: 'invalid' },
    { ok: false, code: 'refused' },
    { ok: false, code: 'invalid' },
  ]);
  expect(outcome.events).toEqual(['error refused']);
  expect(writes).toEqual(['add']);
});

test('a line’s compare-at price is the same on every page', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('wool-throw');
  await store.addToCart();
  await drawer.isOpen();
  await store.openProduct('canvas-tote');
  await drawer.open();
  await expect(drawer.line('Highland Wool Throw').locator('[part="line-price"]')).toContainText('$145.00');
});
