import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { Store } from './models/store';
import { expect, test } from './test';

const cards = (page: Page) => page.getByRole('main').locator('.card');
const titles = (page: Page) => page.getByRole('main').locator('.card__title').allTextContents();
const amounts = async (page: Page) =>
  (await page.getByRole('main').locator('.card__price').allTextContents()).map((text) =>
    Number(/[\d.]+/.exec(text)?.[0]),
  );

test.describe('theme alone', () => {
  test.beforeEach(async ({ context }) => {
    await context.route('**/cdn/extensions/**', (route) => route.abort());
  });

  const PAGES: Record<string, string> = {
    'the home page': '/',
    'a collection': '/collections/home',
    'an empty collection': '/collections/home?filter.v.price.gte=9000',
    'a product with many variants': '/products/everyday-tee',
    'a product with a long title': '/products/field-rug',
    'a product with plans': '/products/morning-tea',
    'a sold-out product': '/products/watering-can',
    'a search': '/search?q=wool',
    'a search without results': '/search?q=zzz',
    'a market with another currency': '/de/products/glazed-teapot',
    'the empty cart': '/cart',
    'the checkout': '/checkout',
    'a missing page': '/nowhere',
  };
  for (const [what, path] of Object.entries(PAGES)) {
    test(`axe reports nothing on ${what}, and it fits a narrow screen`, async ({ page, shop }) => {
      await page.goto(`${shop.storeUrl}${path}`);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('axe reports nothing on a filled cart page and with the notification open', async ({ page, shop }) => {
    const store = new Store(page, shop.storeUrl);
    await store.openProduct('morning-tea');
    await store.addToCart(2);
    await expect(page.getByRole('link', { name: 'View cart' })).toBeVisible();
    await expectAccessible(page);
    await store.openCartPage();
    await expectAccessible(page);
  });

  test('the home page links to collections, and these to products', async ({ page, shop }) => {
    await new Store(page, shop.storeUrl).openHome();
    await page.getByRole('link', { name: 'Kitchen', exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen');
    await page.getByRole('link', { name: /Glazed Teapot/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glazed Teapot');
  });

  test('a collection is sorted, filtered and paged, with everything in its address', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.storeUrl}/collections/all`);
    await expect(cards(page)).toHaveCount(12);
    await page.getByLabel('Sort by').selectOption('Price, low to high');
    await page.getByLabel('from', { exact: true }).fill('20');
    await page.getByLabel('to', { exact: true }).fill('60');
    await page.getByLabel('In stock only').check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/sort_by=price-ascending/);
    const first = await amounts(page);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    const second = await amounts(page);
    expect(Math.min(...second)).toBeGreaterThanOrEqual(Math.max(...first));
    expect(await titles(page)).not.toContain('Brass Watering Can');
    await expect(page.getByLabel('from', { exact: true })).toHaveValue('20');
    await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')).toContainText(
      '2',
    );
  });

  test('a variant is selected by options: price, stock, image and address follow', async ({ page, shop }) => {
    const store = new Store(page, shop.storeUrl);
    await store.openProduct('everyday-tee');
    const before = await page.locator('[data-product-image]').getAttribute('src');
    await page.getByRole('radio', { name: /^Ink/ }).check();
    await expect(page.locator('[data-product-image]')).not.toHaveAttribute('src', before ?? '');
    await expect(page.getByRole('radio', { name: /^M ?, sold out$/ })).toBeVisible();
    await page.getByRole('radio', { name: /^M\b/ }).check();
    await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
    await page.getByRole('radio', { name: /^Rust/ }).check();
    await page.getByRole('radio', { name: /^XXL/ }).check();
    await expect(page.getByText('Only 1 left.')).toBeVisible();
    const address = page.url();
    expect(address).toContain('variant=');
    await page.goto(address);
    await expect(page.getByRole('radio', { name: 'Rust' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'XXL' })).toBeChecked();
  });

  test('options are selected with the keyboard alone', async ({ page, shop }) => {
    await new Store(page, shop.storeUrl).openProduct('stoneware-bowl');
    await page.getByRole('radio', { name: 'Small' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(page.locator('[data-price]')).toHaveText('$44.00');
  });

  test('a subscription is selected with its discount, and one product requires it', async ({
    page,
    shop,
  }) => {
    const store = new Store(page, shop.storeUrl);
    await store.openProduct('morning-tea');
    await expect(page.getByRole('radio', { name: 'One-time purchase' })).toBeChecked();
    await page.getByRole('radio', { name: 'Every 2 weeks save 15%' }).check();
    await store.addToCart();
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByText('Every 2 weeks')).toBeVisible();
    await expect(store.amount('Subtotal')).toHaveText('$11.90');

    await store.openProduct('pantry-box');
    await expect(page.getByRole('radio', { name: 'One-time purchase' })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /^Every 4 weeks/ })).toBeChecked();
  });

  test('search suggests while typing, and Escape closes it', async ({ page, shop }) => {
    // The theme's own suggestions, which ours take the place of.
    await page.route('**/search-panel.js**', (route) => route.abort());
    await new Store(page, shop.storeUrl).openHome();
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.pressSequentially('boo');
    const suggestion = page.getByRole('banner').getByRole('link', { name: /Boot Socks/ });
    await expect(suggestion).toBeVisible();
    // The panel open over the navigation covers its links, until Escape.
    await expectAccessible(page, { within: '.search' });
    await page.keyboard.press('Escape');
    await expect(suggestion).toBeHidden();
    await expect(field).toBeFocused();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=boo/);
    await expect.poll(() => titles(page)).toContain('Boot Socks');
  });

  test('a market shows its currency on every page, and keeps its root', async ({ page, shop }) => {
    const store = new Store(page, shop.storeUrl);
    await store.openProduct('enamel-mug');
    await page.getByText('US USD').click();
    await page.getByRole('button', { name: /Germany/ }).click();
    await page.waitForURL(`${shop.storeUrl}/de/products/enamel-mug`);
    await expect(page.locator('[data-price]')).toHaveText(/^16,56\s€$/);
    await store.addToCart();
    await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
    await page.waitForURL(`${shop.storeUrl}/de/cart`);
    await expect(store.amount('Zwischensumme')).toHaveText(/^16,56\s€$/);
    await page.getByText('DE EUR').click();
    await page.getByRole('button', { name: /Japan/ }).click();
    await expect(page).toHaveURL(`${shop.storeUrl}/ja/cart`);
    await expect(store.amount('小計')).toHaveText(/2,727$/);
  });
});
