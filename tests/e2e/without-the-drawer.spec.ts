import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { productForm, recordCart, serveTheme, variantOf } from './models/theme-page';
import { expect, test } from './test';

const DRAWER = '**/assets/drawer.js*';

for (const cartPageEnabled of [true, false]) {
  test.describe(`drawer that fails to load, with the cart page ${cartPageEnabled ? 'on' : 'off'}`, () => {
    test.beforeEach(async ({ context, shop }) => {
      await shop.saveDemoCart((cart) => ({ ...cart, cartPageEnabled }));
      await context.route(DRAWER, (route) => route.abort());
    });

    test('a product form falls back to the theme, and the cart page still works', async ({ page, shop }) => {
      const store = new Store(page, shop.storeUrl);
      await store.openProduct('linen-apron', 'Long');
      await store.addToCart(2);
      await expect(page, 'the theme leads to its cart page').toHaveURL(`${shop.storeUrl}/cart`);
      await page.waitForLoadState('networkidle');
      await expect(page, 'the page is not left for nothing').toHaveURL(`${shop.storeUrl}/cart`);
      expect((await store.cart()).item_count).toBe(2);
      await page.getByLabel('Quantity of Linen Apron').fill('3');
      await page.getByRole('button', { name: 'Update cart' }).click();
      await expect(store.amount('Subtotal')).toHaveText('$174.00');
    });

    test('the cart icon links to the cart page', async ({ page, shop }) => {
      const store = new Store(page, shop.storeUrl);
      await store.openHome();
      await store.cartIcon.click();
      await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
    });
  });
}

/** Failures of the drawer's file; in each, the theme's form posts to the cart page. */
const FAULTS = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'throws when parsed': (route) => route.fulfill(script('throw new Error("broken");')),
  'throws on startup': (route) =>
    route.fulfill(script('export function start() { throw new Error("broken"); }')),
  'throws on opening': (route) =>
    route.fulfill(script('export const start = () => ({ open() { throw new Error("broken"); } });')),
  'is somebody else’s page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to the network</p>' }),
} satisfies Record<string, (route: import('@playwright/test').Route) => Promise<void>>;

function script(body: string) {
  return { contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body };
}

for (const [what, answer] of Object.entries(FAULTS)) {
  test(`a form falls back to the theme without a script when the drawer’s file ${what}`, async ({
    page,
    shop,
    context,
  }) => {
    await context.route(DRAWER, answer);
    const address = `${shop.storeUrl}/products/linen-apron`;
    await serveTheme(page, address, productForm(await variantOf(page, shop.storeUrl, 'linen-apron')));
    await page.goto(address);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
    expect((await new Store(page, shop.storeUrl).cart()).item_count).toBe(1);
  });
}

test('the wait for a drawer that never loads is limited', async ({ page, shop, context }) => {
  await context.route(DRAWER, () => undefined);
  await page.clock.install();
  const address = `${shop.storeUrl}/products/linen-apron`;
  await serveTheme(page, address, productForm(await variantOf(page, shop.storeUrl, 'linen-apron')));
  await page.goto(address);
  const request = page.waitForRequest(DRAWER);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await request;
  await page.clock.fastForward(8000);
  await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
  expect((await new Store(page, shop.storeUrl).cart()).item_count).toBe(1);
});

test('a drawer that loads late adds once after a double click', async ({ page, shop, context }) => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route(DRAWER, async (route) => {
    await late;
    await route.continue();
  });
  const address = `${shop.storeUrl}/products/linen-apron`;
  await serveTheme(page, address, productForm(await variantOf(page, shop.storeUrl, 'linen-apron')));
  await page.goto(address);
  const { asked } = recordCart(page);
  const button = page.getByRole('button', { name: 'Add to cart' });
  await button.click();
  // It says that it is busy; a shopper can press all the same.
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  arrive();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(drawer.quantityOf('Linen Apron')).toHaveValue('1');
  expect(asked.filter((path) => path !== 'cart.js')).toEqual(['cart/add.js']);
});

test('a disabled cart page yields to the drawer', async ({ page, shop }) => {
  await shop.saveDemoCart((cart) => ({ ...cart, cartPageEnabled: false }));
  await new Store(page, shop.storeUrl).openCartPage();
  await new Drawer(page).isOpen();
  expect(new URL(page.url()).pathname).toBe('/');
});
