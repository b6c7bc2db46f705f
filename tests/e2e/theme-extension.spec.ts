import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { ThemeEditor } from './models/theme-editor';
import { expect, test } from './test';

const ASSETS = new URL('../../extensions/cart-embed/assets/', import.meta.url);
const CDN = 'https://cdn.shopify.com/extensions/0193c0de-0000-7000-8000-00000000cafe/cart-embed-12/assets/';

test.describe("from Shopify's CDN", () => {
  test.use({ elsewhere: ['cdn.shopify.com'] });

  for (const query of ['', '?v=1763877600']) {
    test(`the script loads its files from its own folder at cartwright.js${query}`, async ({
      page,
      context,
      shop,
    }) => {
      const requests: string[] = [];
      await context.route(`${CDN}**`, async (route) => {
        const name = route.request().url().slice(CDN.length);
        requests.push(name);
        const file = fileURLToPath(new URL(name.replace(/\?.*/, ''), ASSETS));
        await route.fulfill({
          body: await readFile(file),
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
        });
      });
      await context.route(`${shop.storeUrl}/products/**`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const local = new RegExp(`${shop.storeUrl}/cdn/extensions/[^"]+/cartwright[.]js`);
        await route.fulfill({ response, body: html.replace(local, `${CDN}cartwright.js${query}`) });
      });
      const store = new Store(page, shop.storeUrl);
      const drawer = new Drawer(page);
      await store.openProduct('garden-sweatshirt');
      await store.addToCart();
      await drawer.isOpen();
      await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
      expect(requests).toEqual(
        expect.arrayContaining([
          `cartwright.js${query}`,
          expect.stringMatching(/^drawer\.js\?v=/),
          expect.stringMatching(/^tiered-progress-bar-part\.js\?v=/),
          expect.stringMatching(/^runtime\.js\?v=/),
          expect.stringMatching(/^observers\.js\?v=/),
        ]),
      );
    });
  }
});

/** The theme as a first start leaves it: the embed on, no app block. */
test.afterEach(async ({ shop, request }) => {
  const form = {
    editor: '1',
    'on:cart': 'on',
    'setting:cart:radius': '8',
    'setting:main-product/cart-button:show_count': 'on',
  };
  const saved = await request.post(`${shop.storeUrl}/admin/themes/current/editor`, { form });
  expect(saved.ok()).toBe(true);
});

test.describe('app block Cart button', () => {
  test('opens the cart, shows the item count, and follows its settings', async ({ page, shop }) => {
    const editor = new ThemeEditor(page, shop.storeUrl);
    await editor.open();
    await editor.turn('Cart button', 'Product page', true);
    await editor.save();

    const store = new Store(page, shop.storeUrl);
    await store.openProduct('linen-apron');
    const button = page.getByRole('main').getByRole('link', { name: 'View cart (0)' });
    await expect(button).toBeVisible();
    await expectAccessible(page);
    await button.click();
    const drawer = new Drawer(page);
    await drawer.isOpen();
    await drawer.close();
    await store.addToCart();
    await drawer.isOpen();
    await drawer.close();
    await expect(page.getByRole('main').getByRole('link', { name: 'View cart (1)' })).toBeVisible();

    await editor.open();
    const block = editor.block('Cart button', 'Product page');
    await block.getByLabel('Label').fill('Open bag <3');
    await block.getByLabel('Show number of items').uncheck();
    await block.getByLabel('Alignment').selectOption('right');
    await editor.save();
    await store.openProduct('linen-apron');
    const other = page.getByRole('main').getByRole('link', { name: 'Open bag <3', exact: true });
    await expect(other).toBeVisible();
    await expect(other.locator('..')).toHaveCSS('text-align', 'right');
  });

  test('links to the cart page without scripts', async ({ browser, page, shop }) => {
    const editor = new ThemeEditor(page, shop.storeUrl);
    await editor.open();
    await editor.turn('Cart button', 'Product page', true);
    await editor.save();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${shop.storeUrl}/products/linen-apron`);
    await plain
      .getByRole('main')
      .getByRole('link', { name: /\(0\)$/ })
      .click();
    await expect(plain).toHaveURL(`${shop.storeUrl}/cart`);
    await context.close();
  });
});

test.describe('app embed', () => {
  test('is turned on from the admin, which detects it on return', async ({ page, shop }) => {
    const editor = new ThemeEditor(page, shop.storeUrl);
    await editor.open();
    await editor.turn('Cartwright cart', undefined, false);
    await editor.save();
    const store = new Store(page, shop.storeUrl);
    await store.openHome();
    await store.cartIcon.click();
    await expect(page, 'the theme has its own cart').toHaveURL(`${shop.storeUrl}/cart`);

    const admin = new Admin(page, shop.adminUrl);
    await admin.openList();
    await expect(page.getByText('Your cart isn’t on in your theme yet')).toBeVisible();
    await expectAccessible(page);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Turn on in theme editor' }).click(),
    ]);
    const opened = new ThemeEditor(tab, shop.storeUrl);
    await expect(tab.getByText('Cartwright cart is switched on, but not saved yet.')).toBeVisible();
    await expect(opened.block('Cartwright cart').getByRole('switch')).toBeChecked();
    await expectAccessible(tab);
    await opened.save();
    await tab.close();

    // A headless browser gives pages no focus back.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByText('Shoppers see “Demo cart” in Larkspur, your current theme.')).toBeVisible();
    await expect(page.getByText('Your cart isn’t on in your theme yet')).toHaveCount(0);
    await store.openHome();
    await store.cartIcon.click();
    await new Drawer(page).isOpen();
  });

  test('isn’t reported as off if unknown, and can be rechecked', async ({ page, shop }) => {
    const editorUrl = `${shop.storeUrl}/admin/themes/current/editor?context=apps`;
    const themeEmbed = { status: 'unknown', reason: 'unavailable', editorUrl };
    await page.route('**/api/shop/theme-embed', (route) => route.fulfill({ json: { themeEmbed } }));
    await new Admin(page, shop.adminUrl).openList();
    await expect(page.getByText('Shopify didn’t say whether your cart is on in your theme.')).toBeVisible();
    await expect(page.getByText('isn’t on in your theme yet')).toHaveCount(0);
    await page.unroute('**/api/shop/theme-embed');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('Shoppers see “Demo cart” in Larkspur, your current theme.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open theme editor' })).toHaveAttribute('href', editorUrl);
  });

  test('doesn’t block the list if its part fails to load', async ({ page, shop }) => {
    await page.route('**/assets/theme-embed-*.js', (route) => route.abort());
    await new Admin(page, shop.adminUrl).openList();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  });
});
