import type { Page } from '@playwright/test';
import { Drawer } from './models/drawer';
import { motionsAreOver } from './models/motions';
import { heldAnswer, slowNetwork } from './models/network';
import { Store } from './models/store';
import { storeBehind } from './models/store-behind';
import { expect, test } from './test';

/** Adds a mug by the theme's own form, raises and removes it in the drawer. */
async function buyAndChangeMind(page: Page, storeUrl: string): Promise<void> {
  const store = new Store(page, storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await drawer.increase('Enamel Mug');
  expect((await store.cart()).item_count).toBe(2);
  await drawer.remove(drawer.line('Enamel Mug'));
  expect((await store.cart()).item_count).toBe(0);
}

test('under a strict CSP nothing is blocked, and everything works', async ({ page, shop }) => {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-theirs' 'self' ${shop.storeUrl}`,
    "style-src 'self'",
    `img-src 'self' ${shop.storeUrl}`,
    `connect-src 'self' ${shop.adminUrl}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
  const store = await storeBehind(shop.storeUrl, (html) => ({
    // What a theme does inline it has to give up, or to mark; ours are files.
    html: html
      .replace(/<script(?=>| type="module")/g, '<script nonce="theirs"')
      .replace(/ style="[^"]*"/g, ''),
    headers: { 'content-security-policy': policy },
  }));
  await buyAndChangeMind(page, store.url);
  store.close();
});

test('the cart works without storage, locks and channels', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  });
  await buyAndChangeMind(page, shop.storeUrl);
});

test.describe('beside failing scripts', () => {
  test.use({ tolerated: /Theirs/ });

  test('the cart keeps working', async ({ page, shop }) => {
    await page.addInitScript(() => {
      const fail = () => {
        throw new Error('Theirs');
      };
      for (const name of ['open', 'close', 'change', 'error']) {
        document.addEventListener(`cartwright:${name}`, fail);
      }
      for (const name of ['submit', 'click', 'keydown']) document.addEventListener(name, fail);
      window.addEventListener('load', fail);
      // Some themes bring libraries that add to what every list has.
      Object.defineProperty(Array.prototype, 'theirs', { value: 1, enumerable: true });
    });
    await buyAndChangeMind(page, shop.storeUrl);
  });
});

test('a theme’s aggressive styles don’t affect the cart', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  const looks = () =>
    page.evaluate(() => {
      const root = document.querySelector('cartwright-cart')?.shadowRoot;
      const pick = (selector: string) => {
        const element = root?.querySelector(selector);
        if (!element) return null;
        const { color, backgroundColor, display, fontSize, textTransform, padding, position } =
          getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { color, backgroundColor, display, fontSize, textTransform, padding, position, width, height };
      };
      return ['dialog', '.cw-frame', 'button', '[data-line]', 'input', '.cw-checkout-button'].map(pick);
    });
  await store.addToCart();
  const drawer = new Drawer(page);
  await expect(drawer.line('Enamel Mug')).toBeVisible();
  await expect(drawer.progress).toBeVisible();
  await motionsAreOver(page);
  const before = await looks();
  await page.addStyleTag({
    content: `
      div, section, ul, li, form, button, input, dialog { display: inline !important; color: red !important;
        background: yellow !important; padding: 30px !important; font-size: 40px !important; }
      * { box-sizing: content-box; text-transform: uppercase; line-height: 3; letter-spacing: 4px; color: red;
        display: block; position: relative; font-size: 30px; visibility: visible; }
      [class^="cw-"], [part] { display: none !important; }
    `,
  });
  await motionsAreOver(page);
  expect(await looks()).toEqual(before);
});

test('on slow 3G a click gets immediate feedback, and the cart opens', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await slowNetwork(page, 600, (400 * 1024) / 8);
  await store.addToCart();
  const drawer = new Drawer(page);
  await expect(drawer.dialog).toBeVisible({ timeout: 20_000 });
  await expect(drawer.line('Enamel Mug')).toBeVisible({ timeout: 20_000 });
  // The requested change shows before the store has responded.
  const release = await heldAnswer(page, '**/cart/change.js');
  await drawer.dialog.getByRole('button', { name: 'Increase quantity of Enamel Mug' }).click();
  await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');
  release();
  await expect(drawer.dialog.locator('[part="frame"]')).toHaveAttribute('aria-busy', 'false', {
    timeout: 20_000,
  });
  expect((await store.cart()).item_count).toBe(2);
});
