import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Admin } from './models/admin';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import type { Shop } from './shop';
import { expect, test } from './test';

const WIDTHS = [360, 768, 1280];
const README_PICTURE = fileURLToPath(new URL('../../docs/cartwright.png', import.meta.url));

const folder = process.env.SCREENSHOTS ?? 'test-results/pictures';

/** Longer than any motion of the pages. */
const SETTLED_MS = 700;

type View = (page: Page, shop: Shop) => Promise<void>;

const inStore =
  (show: (store: Store, drawer: Drawer) => Promise<void>): View =>
  (page, shop) =>
    show(new Store(page, shop.storeUrl), new Drawer(page));

const addProducts = (...handles: string[]) =>
  inStore(async (store, drawer) => {
    for (const handle of handles) {
      await store.openProduct(handle);
      await store.addToCart();
      await drawer.isOpen();
    }
  });

const VIEWS: Record<string, View> = {
  home: inStore((store) => store.openHome()),
  product: inStore((store) => store.openProduct('canvas-tote')),
  'drawer-empty': inStore(async (store, drawer) => {
    await store.openHome();
    await drawer.open();
  }),
  drawer: addProducts('linen-apron', 'stoneware-bowl'),
  'drawer-choice': addProducts('wool-throw'),
  'cart-page': async (page, shop) => {
    await addProducts('linen-apron', 'stoneware-bowl')(page, shop);
    await new Store(page, shop.storeUrl).openCartPage();
  },
  checkout: async (page, shop) => {
    await addProducts('garden-sweatshirt')(page, shop);
    await new Store(page, shop.storeUrl).openCheckout();
  },
  list: (page, shop) => new Admin(page, shop.adminUrl).openList(),
  editor: async (page, shop) => {
    const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
    await editor.openTier(2);
  },
};

for (const [name, view] of Object.entries(VIEWS)) {
  for (const width of WIDTHS) {
    test(`${name} at ${width}`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
      await view(page, shop);
      await page.waitForTimeout(SETTLED_MS);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
    });
  }
}

test('the preview at 360', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.showPreview();
  await page.waitForTimeout(SETTLED_MS);
  await page.screenshot({ path: join(folder, 'preview-360.png') });
});

test('the picture of the README', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openTier(2);
  await editor.fillPreviewCart(130);
  await expect(editor.previewGift('Sticker Pack')).toContainText('In your cart');
  await page.waitForTimeout(SETTLED_MS);
  await page.screenshot({ path: README_PICTURE });
});
