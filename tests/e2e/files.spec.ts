import type { CDPSession, Page } from '@playwright/test';
import { withComponent } from './components/with-component';
import { Admin } from './models/admin';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

interface Loaded {
  readonly file: string;
  readonly encoding: string | undefined;
  readonly fromCache: boolean;
}

/** Records the files that a page loads below an address from now on, as the browser's network panel reports them. */
async function recordFiles(page: Page, below: string): Promise<{ readonly loaded: Loaded[] }> {
  const loaded: Loaded[] = [];
  const remembered = new Set<string>();
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestServedFromCache', ({ requestId }) => remembered.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const file = response.url.split(below)[1];
    if (file === undefined) return;
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'];
    loaded.push({ file, encoding, fromCache: response.fromDiskCache === true || remembered.has(requestId) });
  });
  return { loaded };
}

test('our files load once, as brotli', async ({ browser, shop }) => {
  // A context of its own: one that watches requests keeps nothing.
  const context = await browser.newContext();
  const page = await context.newPage();
  const { loaded } = await recordFiles(page, '/cdn/extensions/');
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);

  await store.openProduct('garden-sweatshirt');
  await store.addToCart();
  await drawer.isOpen();
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  // The cart is drawn without waiting for its observers.
  await expect
    .poll(() => loaded.map(({ file }) => file))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/cartwright\.js$/),
        expect.stringMatching(/\/drawer\.js\?v=/),
        expect.stringMatching(/\/tiered-progress-bar-part\.js\?v=/),
        expect.stringMatching(/\/runtime\.js\?v=/),
        expect.stringMatching(/\/observers\.js\?v=/),
      ]),
    );
  const first = loaded.splice(0);
  expect(first.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  expect(first.filter(({ fromCache }) => fromCache)).toEqual([]);

  await store.openProduct('enamel-mug');
  await drawer.open();
  await expect(drawer.giftLine('Sticker Pack')).toBeVisible();
  expect(loaded.map(({ file }) => file)).toContainEqual(expect.stringMatching(/\/drawer\.js/));
  const known = new Set(first.map(({ file }) => file));
  expect(loaded.filter(({ file, fromCache }) => known.has(file) && !fromCache)).toEqual([]);
  await context.close();
});

test('all files that a cart needs are requested in parallel', async ({ page, shop }) => {
  await shop.saveDemoCart(withComponent('notes'));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/drawer.js*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${shop.storeUrl}/de/products/enamel-mug`);
  const files = ['drawer', 'runtime', 'words-de', 'notes-part', 'tiered-progress-bar-part'];
  const request = Promise.all(files.map((name) => page.waitForRequest(`**/${name}.js?v=*`)));
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await request;
  release();
  await expect(new Drawer(page).dialog.getByText('Zwischensumme')).toBeVisible();
});

test('the admin loads only the open page’s files, once, as brotli', async ({ browser, shop }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { loaded } = await recordFiles(page, `${shop.adminUrl}/assets/`);
  const admin = new Admin(page, shop.adminUrl);
  const names = () => loaded.map(({ file }) => file.replace(/-[\w-]{8}(\.\w+)$/, '$1'));

  await admin.openList();
  const ofTheList = loaded.splice(0);
  expect(ofTheList.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  await admin.openCart('Demo cart');
  expect(loaded.filter(({ fromCache, file }) => file.startsWith('index-') && !fromCache)).toEqual([]);
  expect(names()).toContain('editor-page.js');
  expect(names()).not.toContain('code-editor-view.js');
  expect(names()).not.toContain('product-picker.js');
  expect(ofTheList.map(({ file }) => file)).not.toContainEqual(expect.stringMatching(/^editor-page/));
  await page.keyboard.press('?');
  await expect(admin.dialog).toBeVisible();
  expect(names()).toContain('shortcut-help.js');
  await context.close();
});
