import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { productForm, recordCart, serveTheme, variantOf } from './models/theme-page';
import { expect, test } from './test';

test.describe('store without our cart files', () => {
  test.beforeEach(async ({ context }) => {
    await context.route('**/cdn/extensions/**', (route) => route.abort());
  });

  test('the theme’s form adds, and its cart page works', async ({ page, shop }) => {
    const store = new Store(page, shop.storeUrl);
    await store.openProduct('linen-apron', 'Long');
    await store.addToCart(2);
    await expect.poll(async () => (await store.cart()).item_count).toBe(2);
    await store.openCartPage();
    await expect(store.amount('Subtotal')).toHaveText('$116.00');
  });

  test('the cart icon links to the cart page, where quantities can be changed', async ({ page, shop }) => {
    const store = new Store(page, shop.storeUrl);
    await store.openProduct('linen-apron');
    await store.addToCart();
    await expect.poll(async () => (await store.cart()).item_count).toBe(1);
    await store.openHome();
    await store.cartIcon.click();
    await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
    await page.getByLabel('Quantity of Linen Apron').fill('3');
    await page.getByRole('button', { name: 'Update cart' }).click();
    await expect(store.amount('Subtotal')).toHaveText('$174.00');
    await page.getByRole('link', { name: 'Remove Linen Apron' }).click();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
  });
});

/** A policy in a `meta` element counts in the head only, where an embed prints nothing: themes and proxies send it. */
const POLICY = { 'content-security-policy': "script-src 'unsafe-inline'" };

/** Ways in which what the embed prints can be of no use. */
const EMBEDS: Record<string, (printed: string) => string> = {
  'the embed is switched off': () => '',
  'nothing is published': (printed) => printed.replace('id="cartwright-config"', 'id="other"'),
  'the config is broken': (printed) => printed.replace('id="cartwright-config">', 'id="cartwright-config">{'),
  'the config is of another version': (printed) => printed.replace('{"version":1,', '{"version":99,'),
  'the page data is missing': (printed) => printed.replace('id="cartwright-page"', 'id="other"'),
};

const USELESS = [
  ...Object.entries(EMBEDS).map(([what, embed]) => ({ what, embed, headers: {} })),
  {
    what: 'a content security policy blocks our script',
    embed: (printed: string) => printed,
    headers: POLICY,
  },
];

for (const { what, embed, headers } of USELESS) {
  test(`a theme works without our cart when ${what}`, async ({ browser, shop }) => {
    // A context of its own: that the policy is reported is what is wanted here.
    const context = await browser.newContext();
    const page = await context.newPage();
    const thrown: unknown[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    const address = `${shop.storeUrl}/products/linen-apron`;
    const variant = await variantOf(page, shop.storeUrl, 'linen-apron');
    await serveTheme(page, address, productForm(variant), embed, headers);
    await page.goto(address);
    expect(await page.evaluate(() => 'Cartwright' in window)).toBe(false);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
    expect((await new Store(page, shop.storeUrl).cart()).item_count).toBe(1);
    expect(thrown).toEqual([]);
    await context.close();
  });
}

test('a page with our script twice has one cart, which adds once', async ({ page, shop }) => {
  const address = `${shop.storeUrl}/products/garden-sweatshirt`;
  const variant = await variantOf(page, shop.storeUrl, 'garden-sweatshirt');
  await serveTheme(page, address, productForm(variant), (printed) => printed + printed);
  await page.goto(address);
  const { asked } = recordCart(page);
  const drawer = new Drawer(page);
  await drawer.isLoaded();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await drawer.isOpen();
  await expect(page.locator('cartwright-cart')).toHaveCount(1);
  expect(asked.filter((path) => path !== 'cart.js')).toEqual(['cart/add.js']);
});
