import type { Page } from '@playwright/test';
import { isGift, recordWrites, variantId } from './models/ajax-cart';
import { Drawer } from './models/drawer';
import { heldAnswer, slowNetwork } from './models/network';
import { Store } from './models/store';
import { expect, test } from './test';

test.describe.configure({ mode: 'parallel' });

/** An apron, a mug and the sticker pack that they have earned, on the theme's cart page. */
async function onCartPage(store: Store, storeUrl: string): Promise<void> {
  const { page } = store;
  await store.openHome();
  for (const handle of ['linen-apron', 'enamel-mug'])
    await store.post('add', { items: [{ id: await variantId(page, storeUrl, handle), quantity: 1 }] });
  await store.openHome();
  const drawer = new Drawer(page);
  await drawer.open();
  // It is shown before the store has it.
  await expect.poll(() => gifts(store)).toBe(1);
  await drawer.isSettled();
  await store.openCartPage();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Sticker Pack' })).toBeVisible();
}

/** Things that themes do with their cart form. Each runs in the page. */
function disableAfterwards(): void {
  const button = document.querySelector<HTMLButtonElement>('button[name="checkout"]');
  button?.form?.addEventListener('submit', () =>
    setTimeout(() => {
      button.disabled = true;
    }),
  );
}
function drawAnew(): void {
  const form = document.querySelector<HTMLButtonElement>('button[name="checkout"]')?.form;
  form?.addEventListener('submit', () => setTimeout(() => form.replaceWith(form.cloneNode(true))), {
    once: true,
  });
}
function withoutAddress(): void {
  document.querySelector<HTMLButtonElement>('button[name="checkout"]')?.form?.removeAttribute('action');
}
function byQuestion(): void {
  const form = document.querySelector<HTMLButtonElement>('button[name="checkout"]')?.form;
  form?.setAttribute('method', 'get');
  form?.setAttribute('action', '/checkout');
}
function byField(): void {
  const button = document.querySelector<HTMLButtonElement>('button[name="checkout"]');
  button?.insertAdjacentHTML('beforebegin', '<input type="hidden" name="checkout" value="1">');
  button?.removeAttribute('name');
}

/** From then on it is known that the cart holds no gift. */
async function isRead(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => window.Cartwright && 'cart' in window.Cartwright && window.Cartwright.cart),
    )
    .toBeTruthy();
}

const gifts = async (store: Store) => (await store.cart()).items.filter(isGift).length;

for (const latency of [0, 150, 400]) {
  test(`a quantity not yet sent by the theme costs no gift at checkout, ${latency} ms away`, async ({
    page,
    shop,
  }) => {
    const store = new Store(page, shop.storeUrl);
    await onCartPage(store, shop.storeUrl);
    await slowNetwork(page, latency);
    const { writes } = recordWrites(page);
    await page.getByRole('spinbutton', { name: 'Quantity of Enamel Mug' }).fill('0');
    await page.getByLabel('Order note').fill('Ring twice');
    await page.getByRole('button', { name: 'Check out' }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(store.amount('Total')).toHaveText('$58.00');
    expect(await gifts(store)).toBe(0);
    expect((await store.cart()).note).toBe('Ring twice');
    expect(writes).toEqual(['update', 'update']);
  });
}

test('a checkout link waits until a lost gift is removed', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await onCartPage(store, shop.storeUrl);
  await store.openHome();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/checkout';
    link.textContent = 'To the checkout';
    document.body.prepend(link);
  });
  const mug = (await store.cart()).items.find(({ handle }) => handle === 'enamel-mug')?.key;
  await store.post('change', { id: mug, quantity: 0 });
  await page.getByRole('link', { name: 'To the checkout' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(store.amount('Total')).toHaveText('$58.00');
  expect(await gifts(store)).toBe(0);
});

test('a script navigating to checkout is also held', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await onCartPage(store, shop.storeUrl);
  await store.openHome();
  const mug = (await store.cart()).items.find(({ handle }) => handle === 'enamel-mug')?.key;
  await store.post('change', { id: mug, quantity: 0 });
  await page.evaluate(() => location.assign('/checkout'));
  await expect(page).toHaveURL(/\/checkout/);
  expect(await gifts(store)).toBe(0);
});

test('a script navigating to checkout from the open drawer gets there', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await onCartPage(store, shop.storeUrl);
  await store.openHome();
  await new Drawer(page).open();
  await page.evaluate(() => location.assign('/checkout'));
  await expect(page).toHaveURL(/\/checkout/);
  expect(await gifts(store)).toBe(1);
});

test('without the Navigation API links and forms are also held', async ({ page, shop }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  const store = new Store(page, shop.storeUrl);
  await onCartPage(store, shop.storeUrl);
  await page.getByRole('spinbutton', { name: 'Quantity of Enamel Mug' }).fill('0');
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(store.amount('Total')).toHaveText('$58.00');
  expect(await gifts(store)).toBe(0);
});

test('reads a cart page with its quantities in a list', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await onCartPage(store, shop.storeUrl);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('[name^="updates["]'))
      field.setAttribute('name', 'updates[]');
  });
  await page.getByRole('spinbutton', { name: 'Quantity of Enamel Mug' }).fill('0');
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(store.amount('Total')).toHaveText('$58.00');
  expect(await gifts(store)).toBe(0);
});

for (const [what, change] of [
  ['disables its button when pressed', disableAfterwards],
  ['renders its form again when sent', drawAnew],
  ['has a form without an address', withoutAddress],
  ['sets the target by a field, not its button', byField],
] as const) {
  test(`a cart page that ${what} reaches checkout, and charges no gift`, async ({ page, shop }) => {
    const store = new Store(page, shop.storeUrl);
    // The theme's own script would send such forms in its way.
    await page.route('**/assets/theme.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await onCartPage(store, shop.storeUrl);
    await page.evaluate(change);
    await page.getByRole('spinbutton', { name: 'Quantity of Enamel Mug' }).fill('0');
    await page.getByRole('button', { name: 'Check out' }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(store.amount('Total')).toHaveText('$58.00');
    expect(await gifts(store)).toBe(0);
  });
}

test('a GET form to checkout gets there, with the earned gift', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await onCartPage(store, shop.storeUrl);
  await page.evaluate(byQuestion);
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(store.amount('Total')).toHaveText('$76.00');
  expect(await gifts(store)).toBe(1);
});

test('a stale cart page charges what it shows, and no gift', async ({ page, context, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openHome();
  const apron = await variantId(page, shop.storeUrl, 'linen-apron');
  await store.post('add', { items: [{ id: apron, quantity: 1 }] });
  await store.openCartPage();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Linen Apron' })).toHaveValue('1');
  // Another tab has raised it, and earned the sticker pack.
  const other = await context.newPage();
  const drawer = new Drawer(other);
  await new Store(other, shop.storeUrl).openHome();
  await drawer.open();
  await drawer.increase('Linen Apron');
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(store.amount('Total')).toHaveText('$58.00');
  expect(await gifts(store)).toBe(0);
});

test('a gift just earned in another tab is known without its message', async ({ page, context, shop }) => {
  await context.addInitScript(() => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }));
  const store = new Store(page, shop.storeUrl);
  await store.openHome();
  const apron = await variantId(page, shop.storeUrl, 'linen-apron');
  await store.post('add', { items: [{ id: apron, quantity: 1 }] });
  await store.openCartPage();
  await isRead(page);
  const other = await context.newPage();
  const drawer = new Drawer(other);
  await new Store(other, shop.storeUrl).openHome();
  await drawer.open();
  await drawer.increase('Linen Apron');
  await expect.poll(() => gifts(store)).toBe(1);
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(store.amount('Total')).toHaveText('$58.00');
  expect(await gifts(store)).toBe(0);
});

test('a code entered on the cart page costs the gift before checkout, not there', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await onCartPage(store, shop.storeUrl);
  await page.locator('form [name="discount"]').fill('LONELY30');
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  const { items } = await store.cart();
  expect(items.filter((line) => isGift(line) && line.final_line_price > 0)).toEqual([]);
  // Thirty percent off the apron and the mug; it combines with nothing, so the shipping is paid.
  await expect(store.amount('Total')).toHaveText('$59.20');
});

test('a form opening a new tab releases no other navigation', async ({ page, context, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await onCartPage(store, shop.storeUrl);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/checkout';
    link.textContent = 'To the checkout';
    document.body.prepend(link);
    document
      .querySelector<HTMLButtonElement>('button[name="checkout"]')
      ?.form?.setAttribute('target', '_blank');
  });
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Check out' }).click();
  await opened;
  const mug = (await store.cart()).items.find(({ handle }) => handle === 'enamel-mug')?.key;
  await page.evaluate(
    async ([id]) => {
      await fetch('/cart/change.js', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, quantity: 0 }),
      });
      const link = [...document.querySelectorAll('a')].find((each) => each.textContent === 'To the checkout');
      // Right after the first press it counts as a double click.
      const press = () => {
        link?.click();
        setTimeout(press, 100);
      };
      press();
    },
    [mug] as const,
  );
  await expect(page).toHaveURL(/\/checkout/);
  await expect(store.amount('Total')).toHaveText('$58.00');
});

test('express buttons on the cart page wait until the cart is settled', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await onCartPage(store, shop.storeUrl);
  const buttons = page.locator('.additional-checkout-buttons');
  await page.evaluate(() => {
    const place = document.createElement('div');
    place.className = 'additional-checkout-buttons';
    place.textContent = 'Pay fast';
    document.body.append(place);
  });
  const release = await heldAnswer(page, '**/cart.js');
  await page.evaluate(async () => {
    await (
      await fetch('/cart/update.js', { method: 'POST', body: new URLSearchParams({ note: 'Ring' }) })
    ).text();
  });
  await expect(buttons).toHaveAttribute('inert');
  release();
  await expect(buttons).not.toHaveAttribute('inert');
});

test('checkout isn’t held without a gift', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openHome();
  const mug = await variantId(page, shop.storeUrl, 'enamel-mug');
  await store.post('add', { items: [{ id: mug, quantity: 1 }] });
  await store.openCartPage();
  await isRead(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  expect(requests.slice(0, requests.indexOf('/checkout'))).not.toContain('/cart.js');
});
