import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { motionsAreOver } from './models/motions';
import { Store } from './models/store';
import type { Shop } from './shop';
import { expect, test } from './test';

/** The store's pages are covered by `store-pages`, the drawer's states by `accessible-drawer`. */
const SCREENS: Record<string, (page: Page, shop: Shop) => Promise<void>> = {
  'the list of carts': (page, shop) => new Admin(page, shop.adminUrl).openList(),
  'the editor with the settings of a tier': async (page, shop) => {
    const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
    await editor.openTier(2);
  },
};

for (const [screen, show] of Object.entries(SCREENS)) {
  test(`axe reports nothing on ${screen}`, async ({ page, shop }) => {
    await show(page, shop);
    await motionsAreOver(page);
    await expectAccessible(page);
  });
}

test('the cart icon keeps its accessible name on a phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const store = new Store(page, shop.storeUrl);
  await store.openHome();
  await expect(store.cartIcon).toBeVisible();
});
