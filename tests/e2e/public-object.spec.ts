import { readFileSync } from 'node:fs';
import type { CartwrightApi } from '@cartwright/storefront-cart/app/public-api';
import type { Page } from '@playwright/test';
import { variantId } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

const DOCUMENT = new URL('../../docs/theme-developers.md', import.meta.url);

/** The example of the document in which a text stands. */
function exampleWith(text: string): string {
  const examples = readFileSync(DOCUMENT, 'utf8').split('```');
  const found = examples.find((each) => each.startsWith('js\n') && each.includes(text));
  if (!found) throw new Error(`No example of the document has ${text}.`);
  return found.slice('js\n'.length);
}

/** Runs a script's body with the public object as `cart`. */
function withCart(page: Page, body: string): Promise<unknown> {
  return page.evaluate(`new Promise((resolve) => (window.Cartwright = window.Cartwright || []).push(resolve))
    .then(async (cart) => { ${body} })`);
}

test('an inapplicable code from a script isn’t kept in the cart, and the shopper is notified', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  await drawer.isOpen();
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('cartwright:error', (event) => {
          if (event instanceof CustomEvent) resolve(event.detail.code);
        });
      }),
  );
  const result = await withCart(page, `return cart.applyCodes(['NONSENSE', 'SAVE20'])`);
  expect(result).toMatchObject({ ok: false, code: 'code_unusable', path: 'NONSENSE' });
  expect(await heard).toBe('code_unusable');
  await expect(drawer.banner).toContainText('This discount code doesn’t apply to your cart.');
  expect((await store.cart()).discount_codes.map(({ code }) => code)).toEqual(['SAVE20']);
});

test('the documented lookup finds the bought line, even beside a gift of the same product', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  await store.openHome();
  const stickers = await variantId(page, shop.storeUrl, 'sticker-pack');
  await withCart(page, `await cart.add({ variantId: ${stickers} })`);
  await store.openProduct('wool-throw');
  await store.addToCart();
  await new Drawer(page).isOpen();
  await withCart(page, exampleWith('lines.find').replace('123', String(stickers)));
  const lines = (await store.cart()).items.filter(({ handle }) => handle === 'sticker-pack');
  const units = lines.map(({ properties, quantity }) => [properties?._source ?? 'bought', quantity]);
  expect(units.sort()).toEqual([
    ['bought', 2],
    ['tiered_progress_bar', 1],
  ]);
});

test.describe('a mistyped event', () => {
  test.use({ tolerated: /There is no event "chnage"/ });

  test('is logged to the console, and other callbacks still run', async ({ page, shop }) => {
    const pageError = page.waitForEvent('pageerror');
    await page.addInitScript(() => {
      const waiting: ((cart: CartwrightApi) => void)[] = [];
      window.Cartwright = waiting;
      waiting.push(
        (cart) => Reflect.apply(cart.on, cart, ['chnage', () => undefined]),
        () => document.documentElement.setAttribute('data-second', ''),
      );
    });
    await new Store(page, shop.storeUrl).openHome();
    expect((await pageError).message).toContain('There is no event "chnage".');
    await expect(page.locator('html[data-second]')).toBeAttached();
  });
});
