import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import { withBars } from '@cartwright/core/testing/with-bars';
import type { Page } from '@playwright/test';
import { withComponent } from './components/with-component';
import { withToken } from './components/with-token';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import type { Shop } from './shop';
import { expect, test } from './test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

type Change = Parameters<Shop['saveDemoCart']>[0];

/** Opens a cart of two products with variants below a bar of four tiers, of which a gift is earned and one is locked. */
async function openFullCart(
  page: Page,
  shop: Shop,
  root: string,
  change: Change = (cart) => cart,
): Promise<Drawer> {
  const store = new Store(page, shop.storeUrl);
  const [coffee, bowl, stickers] = await Promise.all(
    ['house-coffee', 'stoneware-bowl', 'sticker-pack'].map((handle) => store.product(handle)),
  );
  const gift = (id: string, minimum: number) => ({
    ...newTier(id, 'product'),
    minimum,
    products: [{ product_id: stickers?.id ?? 0, variant_ids: [] }],
  });
  const tiers = [
    { ...newTier('shipping', 'shipping'), minimum: 5 },
    gift('first', 10),
    gift('second', 500),
    { ...newTier('off', 'discount'), minimum: 800 },
  ];
  await shop.saveDemoCart((cart) =>
    withBars(change(cart), (bars) => bars.slice(0, 1).map((bar) => ({ ...bar, tiers }))),
  );
  const items = [coffee, bowl].map((product) => ({ id: product?.variants[0]?.id, quantity: 1 }));
  await store.post('add', { items });
  await page.goto(`${shop.storeUrl}${root}/`);
  const drawer = new Drawer(page);
  await page.getByRole('banner').locator('a[href$="/cart"]').click();
  await expect(drawer.dialog.locator('.cw-line[data-gift="true"]')).toHaveCount(1);
  return drawer;
}

for (const root of ['', '/de', '/ar']) {
  test(`below four tiers two items are fully visible, and gifts are shown once: ${root || '/'}`, async ({
    page,
    shop,
  }) => {
    const { dialog } = await openFullCart(page, shop, root);
    await expect(dialog.locator('[part="tier"]')).toHaveCount(4);
    await expect(dialog.locator('[part="gift"]').filter({ visible: true })).toHaveCount(0);
    const footer = await dialog.locator('.cw-kept').boundingBox();
    const lines = dialog.locator('.cw-line[data-gift="false"]');
    await expect(lines).toHaveCount(2);
    for (const line of await lines.all()) {
      const box = await line.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
    }
    const [change, remove] = await Promise.all(
      ['change', 'remove'].map((part) => lines.first().locator(`[part="${part}"]`).boundingBox()),
    );
    expect(change?.y).toBe(remove?.y);
  });
}

test('code fields expanded at the end of the items scroll into view', async ({ page, shop }) => {
  await withToken(shop);
  const added = withComponent('discount_code', { useStorefrontApi: true, allowGiftCardInput: true });
  const { dialog } = await openFullCart(page, shop, '', (cart) => {
    const { dragDropState, ...withCodes } = added(cart);
    const footer = [...dragDropState.footer.slice(-1), ...dragDropState.footer.slice(0, -1)];
    return { ...withCodes, dragDropState: { ...dragDropState, footer } };
  });
  const open = dialog.locator('[part="code-open"]');
  await open.scrollIntoViewIfNeeded();
  await open.click();
  const field = dialog.getByRole('textbox', { name: 'Gift Card Code' });
  await expect(field).toBeVisible();
  const footer = await dialog.locator('.cw-kept').boundingBox();
  await expect
    .poll(async () => {
      const box = await field.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(footer?.y ?? 0);
});
