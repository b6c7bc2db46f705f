import type { Page } from '@playwright/test';
import { isGift } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { productForm, recordCart, serveTheme, variantOf } from './models/theme-page';
import { expect, test } from './test';

declare global {
  interface Window {
    /** Dispatches a cart event for a theme operation, with a promise that settles when it ends. */
    begin(name: string, fields?: object): void;
    /** Resolves the most recent operation. */
    finish(result: object): void;
    fail(): void;
    heard: { type: string; action: string; source: string; totalQuantity?: number; refused?: boolean }[];
  }
}

/** Theme that dispatches events for its own changes, listens for others', and updates its cart count as Horizon does. */
const EVENT_SCRIPT = `<script>
  window.begin = (name, fields) => {
    const promise = new Promise((resolve, reject) => Object.assign(window, { finish: resolve, fail: reject }));
    const event = new Event('shopify:cart:' + name, { bubbles: true });
    document.querySelector('main').dispatchEvent(Object.assign(event, { promise }, fields));
  };
  window.heard = [];
  for (const name of ['lines-update', 'note-update', 'discount-update', 'attributes-update', 'error', 'view']) {
    document.addEventListener('shopify:cart:' + name, (event) => {
      const detail = { type: name, action: event.action, source: event.detail && event.detail.source };
      window.heard.push(detail);
      if (!event.promise) return;
      event.promise.then(({ cart, userErrors }) => {
        detail.refused = Boolean(userErrors);
        if (!cart) return;
        detail.totalQuantity = cart.totalQuantity;
        document.querySelector('#horizon-count').textContent = cart.totalQuantity;
      }, () => {});
    });
  }
</script><p id="horizon-count"></p>`;

/** A drawer that opens itself on an add event. */
const SELF_OPENING = `<cart-drawer-component auto-open></cart-drawer-component><script>
  customElements.define('cart-drawer-component', class extends HTMLElement {
    connectedCallback() {
      document.addEventListener('shopify:cart:lines-update', ({ action }) => {
        if (this.hasAttribute('auto-open') && action === 'add') {
          document.getElementById('theme-drawer').hidden = false;
        }
      });
    }
  });
</script>`;

async function openTheme(
  page: Page,
  storeUrl: string,
  more = '',
): Promise<{ store: Store; variant: number }> {
  const address = `${storeUrl}/products/garden-sweatshirt`;
  const variant = await variantOf(page, storeUrl, 'garden-sweatshirt');
  await serveTheme(page, address, productForm(variant) + EVENT_SCRIPT + more);
  await page.goto(address);
  return { store: new Store(page, storeUrl), variant };
}

const giftsIn = async (store: Store) =>
  (await store.cart()).items.filter(isGift).map(({ quantity }) => quantity);

test.describe('changes announced by others', () => {
  test('are followed once done: one read for two events, and one request for the gift', async ({
    page,
    shop,
  }) => {
    const { store, variant } = await openTheme(page, shop.storeUrl);
    const { asked } = recordCart(page);
    await page.evaluate(() => {
      window.begin('lines-update', { action: 'add' });
      const { finish } = window;
      window.begin('note-update', { note: 'Soon' });
      const finishNote = window.finish;
      window.finish = (result) => {
        finish(result);
        finishNote(result);
      };
    });
    await store.post('add', { items: [{ id: variant, quantity: 1 }] });
    expect(asked, 'nothing is asked while it is under way').toEqual([]);
    await page.evaluate(() => window.finish({ cart: null }));
    await expect.poll(() => giftsIn(store)).toEqual([1]);
    await expect(page.locator('[data-cart-count]')).toHaveText('2');
    // The add response has no cart, so the cart is fetched afterwards.
    expect(asked).toEqual(['cart.js', 'cart/add.js', 'cart.js']);
    await expect(new Drawer(page).dialog).toBeHidden();
  });

  for (const [how, end] of [
    ['fails', () => window.fail()],
    ['is partly declined', () => window.finish({ cart: null, userErrors: [{ message: 'No' }] })],
    ['returns no promise', null],
  ] as const) {
    test(`are followed also when the operation ${how}`, async ({ page, shop }) => {
      const { store, variant } = await openTheme(page, shop.storeUrl);
      await store.post('add', { items: [{ id: variant, quantity: 1 }] });
      await page.evaluate(
        (fields) => window.begin('lines-update', fields),
        end === null ? { promise: undefined } : {},
      );
      if (end) await page.evaluate(end);
      await expect.poll(() => giftsIn(store)).toEqual([1]);
    });
  }

  test('are followed also when the promise never settles', async ({ page, shop }) => {
    await page.clock.install();
    const { store, variant } = await openTheme(page, shop.storeUrl);
    await store.post('add', { items: [{ id: variant, quantity: 1 }] });
    await page.evaluate(() => window.begin('lines-update'));
    await page.clock.fastForward(10_000);
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return giftsIn(store);
      })
      .toEqual([1]);
  });

  test('cause no request if nothing is earned or lost', async ({ page, shop }) => {
    const { store } = await openTheme(page, shop.storeUrl);
    const { asked } = recordCart(page);
    await store.post('update', { note: 'Soon' });
    await page.evaluate(() => {
      window.begin('note-update', { note: 'Soon' });
      window.finish({ cart: null });
    });
    await expect
      .poll(() =>
        page.evaluate(() => window.Cartwright && 'cart' in window.Cartwright && window.Cartwright.cart?.note),
      )
      .toBe('Soon');
    expect(asked).toEqual(['cart.js']);
  });
});

test.describe('our own changes', () => {
  test('emit the standard events once, and the theme counts by them', async ({ page, shop }) => {
    await openTheme(page, shop.storeUrl);
    const { asked } = recordCart(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const drawer = new Drawer(page);
    await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
    await expect(page.locator('#horizon-count')).toHaveText('2');
    await drawer.isSettled();
    await drawer.increase('Garden Sweatshirt');
    await expect(page.locator('#horizon-count')).toHaveText('3');
    await drawer.remove(drawer.line('Garden Sweatshirt'));
    await expect(page.locator('#horizon-count')).toHaveText('0');
    const events = await page.evaluate(() => window.heard);
    expect(events.filter(({ type }) => type !== 'view')).toEqual([
      { type: 'lines-update', action: 'add', source: 'cartwright', totalQuantity: 2, refused: false },
      { type: 'lines-update', action: 'update', source: 'cartwright', totalQuantity: 3, refused: false },
      { type: 'lines-update', action: 'remove', source: 'cartwright', totalQuantity: 0, refused: false },
    ]);
    const reads = asked.filter((path) => path === 'cart.js');
    expect(reads, 'what we tell is not taken for another’s: at the start, and after the add').toHaveLength(2);
  });

  test('emit events for rejections and failures', async ({ page, shop }) => {
    await openTheme(page, shop.storeUrl);
    await page.evaluate(async () => {
      const api = window.Cartwright;
      if (!api || !('add' in api)) throw new Error('No cart');
      await api.add({ variantId: 999_999_999 });
    });
    await expect
      .poll(() => page.evaluate(() => window.heard))
      .toMatchObject([{ type: 'lines-update', action: 'add', refused: true, totalQuantity: 0 }]);
  });

  test('open no theme drawer', async ({ page, shop }) => {
    await openTheme(page, shop.storeUrl, SELF_OPENING);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const drawer = new Drawer(page);
    await drawer.isOpen();
    await expect.poll(() => page.evaluate(() => window.heard.length)).toBeGreaterThan(0);
    await expect(page.locator('#theme-drawer')).toBeHidden();

    await drawer.close();
    await page.evaluate(() => {
      window.begin('lines-update', { action: 'add' });
      window.finish({ cart: null });
    });
    await drawer.isOpen();
    await expect(page.locator('#theme-drawer'), 'ours opens in its place').toBeHidden();
  });
});

test('a page restored from the back/forward cache shows the current cart', async ({ page, shop }) => {
  const { store, variant } = await openTheme(page, shop.storeUrl);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const drawer = new Drawer(page);
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  await drawer.isSettled();
  await store.post('add', { items: [{ id: variant, quantity: 2 }] });
  const { asked } = recordCart(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(drawer.quantityOf('Garden Sweatshirt')).toHaveValue('3');
  await expect(page.locator('[data-cart-count]')).toHaveText('4');
  await expect(drawer.dialog, 'what was open stays open').toBeVisible();
  expect(asked).toEqual(['cart.js']);
});

test('a page that swaps its body in place keeps its cart', async ({ page, shop }) => {
  await openTheme(page, shop.storeUrl);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const drawer = new Drawer(page);
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  await drawer.isSettled();
  await page.evaluate(() => {
    const body = document.createElement('body');
    body.innerHTML =
      '<header><a href="/cart" class="cart-link">Cart <span data-cart-count>2</span></a></header>';
    document.body.replaceWith(body);
  });
  await expect(drawer.dialog).toBeHidden();
  await expect(page.locator('html'), 'the page behind scrolls again').not.toHaveCSS('overflow', 'hidden');
  await page.getByRole('banner').getByRole('link').click();
  await drawer.isOpen();
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
});
