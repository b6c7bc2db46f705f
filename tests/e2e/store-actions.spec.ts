import type { Page } from '@playwright/test';
import { recordWrites } from './models/ajax-cart';
import { Faults } from './models/faults';
import { Store } from './models/store';
import { expect, test } from './test';

/** A recorded cart event and the outcome of its promise. */
interface Reported {
  readonly type: string;
  readonly action?: string;
  readonly context?: string;
  readonly note?: string;
  readonly code?: string;
  readonly detail?: unknown;
  readonly lines?: readonly {
    readonly id?: string;
    readonly merchandiseId?: string;
    readonly quantity: number;
  }[];
  readonly discountCodes?: readonly { readonly code: string }[];
  /** Requests that had been sent when it was dispatched. */
  readonly sent: number;
  readonly ended?: { readonly units?: number; readonly userErrors?: number; readonly failed?: boolean };
}

interface Actions {
  updateCart: ((payload: unknown, options?: unknown) => Promise<unknown>) & Configurable;
  openCart: (() => Promise<void>) & Configurable;
  getCart: (() => Promise<{ cart: { totalQuantity: number } }>) & { configure?: unknown };
}

interface Configurable {
  configure(options: unknown): boolean;
  isDefault(): boolean;
}

/** The part of Shopify's global that these tests use. */
declare const Shopify: { readonly actions: Actions };
declare const reported: Reported[];

test.beforeEach(async ({ context }) => {
  await context.route('**/cdn/extensions/**', (route) => route.abort());
});

/** Records a page's cart events from load. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: object[] = [];
    let sent = 0;
    const native = window.fetch;
    window.fetch = (...all) => {
      if (String(all[0]).includes('/cart/')) sent++;
      return native(...all);
    };
    for (const name of [
      'lines-update',
      'note-update',
      'discount-update',
      'attributes-update',
      'error',
      'view',
    ]) {
      document.addEventListener(`shopify:cart:${name}`, (event) => {
        const { isTrusted, promise, ...fields } = event as Event & {
          promise?: Promise<Record<string, unknown>>;
        };
        const entry: Record<string, unknown> = { ...fields, type: name, sent };
        heard.push(entry);
        promise?.then(
          ({ cart, userErrors }) => {
            const { totalQuantity } = cart as { totalQuantity: number };
            entry.ended = {
              units: totalQuantity,
              userErrors: (userErrors as unknown[] | undefined)?.length ?? 0,
            };
          },
          () => {
            entry.ended = { failed: true };
          },
        );
      });
    }
    Object.assign(window, { reported: heard });
  });
}

const heardOn = (page: Page) => page.evaluate(() => JSON.parse(JSON.stringify(reported)) as Reported[]);

test('the theme adds by the standard action: one event before one request, and its count follows', async ({
  page,
  shop,
}) => {
  await listen(page);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('linen-apron', 'Long');
  const { writes } = recordWrites(page);
  await store.addToCart(2);
  await expect(page.getByText('Added to your cart: Linen Apron').first()).toBeVisible();
  await expect(store.cartIcon).toContainText('2');
  const id = await page.locator('select[name="id"]').inputValue();
  expect(await heardOn(page)).toMatchObject([
    {
      type: 'lines-update',
      action: 'add',
      context: 'product',
      sent: 0,
      lines: [{ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 2 }],
      ended: { units: 2, userErrors: 0 },
    },
  ]);
  expect(writes).toEqual(['add']);
});

test('an app that opens the cart itself replaces the notification', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('seed-kit');
  await page.evaluate(() => {
    const handler = () => document.body.append('The cart of an app');
    const first = Shopify.actions.openCart.configure({ handler });
    const second = Shopify.actions.openCart.configure({ handler });
    Object.assign(window, { answers: [first, second, Shopify.actions.openCart.isDefault()] });
  });
  await store.addToCart();
  await expect(page.getByText('The cart of an app')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View cart' })).toBeHidden();
  expect(await page.evaluate('answers')).toEqual([true, false, false]);
});

test('a declining cart resolves with the reason, shown by the form', async ({ page, shop }) => {
  await listen(page);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('glass-carafe');
  await store.addToCart();
  await expect(store.cartIcon).toContainText('1');
  await page.getByRole('button', { name: 'Close this message' }).click();
  await store.addToCart();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  const [, second] = await heardOn(page);
  expect(second).toMatchObject({ type: 'lines-update', ended: { units: 1, userErrors: 1 } });
  expect((await heardOn(page)).map(({ type }) => type)).not.toContain('error');
});

test('a failed request rejects, emits an error, and leaves the page usable', async ({ page, shop }) => {
  await listen(page);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('seed-kit');
  const faults = new Faults(page, shop.storeUrl);
  await faults.set({ on: 'add', kind: 'refuse', status: 429, html: true });
  await store.addToCart();
  await expect(page.getByRole('alert')).toContainText('couldn’t be reached');
  expect(await heardOn(page)).toMatchObject([
    { type: 'lines-update', ended: { failed: true } },
    { type: 'error', code: 'SERVICE_UNAVAILABLE' },
  ]);
  await faults.end();
  await store.addToCart();
  await expect(store.cartIcon).toContainText('1');
});

test('one call changes lines, note, codes and attributes, with an event for each', async ({ page, shop }) => {
  await listen(page);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('seed-kit');
  await store.addToCart();
  await expect(store.cartIcon).toContainText('1');
  const id = await page.locator('input[name="id"]').inputValue();
  const result = await page.evaluate(async (variant) => {
    const { cart } = (await Shopify.actions.getCart()) as unknown as { cart: { lines: { id: string }[] } };
    return Shopify.actions.updateCart(
      {
        lines: [
          { id: cart.lines[0]?.id, quantity: 4 },
          { merchandiseId: variant, quantity: 1, attributes: [{ key: 'Engraving', value: 'Ada' }] },
        ],
        note: 'Ring twice',
        discountCodes: ['WELCOME10', 'NONSENSE'],
        attributes: [{ key: 'wrap', value: 'yes' }],
      },
      { event: { detail: { source: 'test' } } },
    );
  }, id);
  expect(result).toMatchObject({
    cart: {
      totalQuantity: 5,
      cost: { totalAmount: { amount: '42.75', currencyCode: 'USD' } },
      discountCodes: [
        { code: 'WELCOME10', applicable: true },
        { code: 'NONSENSE', applicable: false },
      ],
    },
  });
  const events = (await heardOn(page)).slice(1);
  expect(events.map(({ type, action }) => action ?? type)).toEqual([
    'add',
    'update',
    'note-update',
    'attributes-update',
    'discount-update',
  ]);
  expect(events.every(({ detail }) => JSON.stringify(detail) === '{"source":"test"}')).toBe(true);
  expect(events[1]?.context).toBe('standard-action');
  const cart = await (await page.request.get(`${shop.storeUrl}/cart.js`)).json();
  expect(cart).toMatchObject({ note: 'Ring twice', attributes: { wrap: 'yes' } });
});

test('a malformed call is rejected before anything starts', async ({ page, shop }) => {
  await listen(page);
  await new Store(page, shop.storeUrl).openHome();
  const names = await page.evaluate(() =>
    Promise.all(
      [
        {},
        { lines: [{ quantity: 1 }] },
        { lines: [{ merchandiseId: 1, quantity: 0 }] },
        { lines: 'all' },
      ].map((payload) => Shopify.actions.updateCart(payload).catch((error: Error) => error.name)),
    ),
  );
  expect(names).toEqual(Array(4).fill('ValidationError'));
  expect(await heardOn(page)).toEqual([]);
  expect(await page.evaluate(() => typeof Shopify.actions.getCart.configure)).toBe('undefined');
});

test('an aborted call rejects without a cart error', async ({ page, shop }) => {
  await listen(page);
  await new Store(page, shop.storeUrl).openProduct('seed-kit');
  const name = await page.evaluate(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const call = Shopify.actions.updateCart({ note: 'never' }, { signal });
    controller.abort();
    return call.catch((error: Error) => error.name);
  });
  expect(name).toBe('AbortError');
  expect((await heardOn(page)).map(({ type }) => type)).toEqual(['note-update']);
});

test('the cart page updates in place, emits events, and keeps focus', async ({ page, shop }) => {
  await listen(page);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('linen-apron');
  await store.addToCart();
  await expect(store.cartIcon).toContainText('1');
  await store.openCartPage();
  // The page emits `view` once it has read the cart.
  await expect.poll(() => heardOn(page)).toMatchObject([{ type: 'view' }]);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByLabel('Quantity of Linen Apron').fill('3');
  await page.getByLabel('Quantity of Linen Apron').press('Enter');
  await expect(store.amount('Subtotal')).toHaveText('$174.00');
  await expect(store.cartIcon).toContainText('3');
  await expect(page.getByLabel('Quantity of Linen Apron')).toBeFocused();
  await page.getByRole('link', { name: 'Remove Linen Apron' }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(store.cartIcon).toContainText('0');
  expect(await page.evaluate('stayed')).toBe(true);
  expect((await heardOn(page)).map(({ type, action, context }) => [action ?? type, context])).toEqual([
    ['view', 'page'],
    ['update', 'cart'],
    ['remove', 'cart'],
  ]);
});
