import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Faults } from '../models/faults';
import { Store } from '../models/store';
import { expect, test } from '../test';
import { withComponent } from './with-component';

/** Somebody else, who has never been here, and isn't counted: what links a cart with a visit is a write of its own. */
async function somebodyElse(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: '_tracking_consent', value: 'no', url: new URL(address).origin }]);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('a merchant adds cart sharing, and a shared cart is taken over once', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.addComponent('Cart Share');
  const panel = page.getByRole('region', { name: 'Cart Share' });
  await panel.getByLabel('Share', { exact: true }).fill('Send to a friend');
  await panel.getByLabel('Copied').fill('It is copied');
  await expect(editor.preview.getByRole('button', { name: 'Send to a friend' })).toBeVisible();
  await editor.save();

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.storeUrl });
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  const drawer = new Drawer(page);
  await drawer.open();
  const share = drawer.dialog.getByRole('button', { name: 'Send to a friend' });
  await expect(share).toHaveCount(0);
  await drawer.close();
  await store.addToCart(5);
  await drawer.isOpen();
  await drawer.tabTo(share);
  await page.keyboard.press('Enter');
  await expect(drawer.dialog.getByRole('status').filter({ hasText: 'It is copied' })).toBeVisible();
  await expectAccessible(page);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await somebodyElse(browser, link);
  const theirs = new Drawer(friend);
  await theirs.isOpen();
  const prompt = theirs.dialog.getByRole('region', { name: 'Add these 5 items to your cart?' });
  await expect(prompt).toBeFocused();
  await expect(prompt.getByRole('listitem')).toHaveText(['5 × Enamel Mug · Oat']);
  await expectAccessible(friend);
  const writes: string[] = [];
  friend.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cart/')) writes.push(request.url());
  });
  await prompt.getByRole('button', { name: 'Add 5 items' }).click();
  await expect(theirs.line('Enamel Mug')).toBeVisible();
  await theirs.isSettled();
  await expect(theirs.quantityOf('Enamel Mug')).toHaveValue('5');
  expect(writes).toHaveLength(1);
  await expect(prompt).toHaveCount(0);
  expect(friend.url()).not.toContain('cw_');
  // Earned gifts are added by the cart: the link doesn't carry them.
  expect((await readItems(friend)).sort()).toEqual((await readItems(page)).sort());
  await friend.reload();
  await theirs.open();
  await expect(prompt).toHaveCount(0);
  await friend.context().close();
});

test('a link restores available items over a bad network, and a broken one nothing', async ({
  page,
  shop,
}) => {
  // The cart has no share of its own: it takes in what is sent all the same.
  const store = new Store(page, shop.storeUrl);
  const { variants } = await store.product('enamel-mug');
  const mug = Number(variants[0]?.id).toString(36);
  const faults = new Faults(page, shop.storeUrl);
  await faults.set({ kind: 'refuse', status: 429, on: 'add', times: 1 });
  await page.goto(`${shop.storeUrl}/?cw_cart=1.5.${mug}--2.zz--1.!!`);
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(drawer.dialog.getByText('2 items in this link couldn’t be read.')).toBeVisible();
  await drawer.tabTo(drawer.dialog.getByRole('button', { name: 'Add 3 items' }));
  await page.keyboard.press('Enter');
  await expect(drawer.dialog.getByText('1 item couldn’t be added.')).toBeVisible();
  await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');
  await faults.end();
  await drawer.dialog.getByRole('button', { name: 'Close', exact: true }).click();

  await page.goto(`${shop.storeUrl}/?cw_cart=1.1.<script>`);
  await drawer.isOpen();
  await expect(drawer.dialog.getByText('This cart link isn’t valid.')).toBeVisible();
  await expectAccessible(page);
  await drawer.dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(drawer.dialog.getByText('This cart link isn’t valid.')).toHaveCount(0);
  expect((await store.cart()).items).toHaveLength(1);
});

test('without clipboard access the link is shown, and Escape closes it but not the cart', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await shop.saveDemoCart(withComponent('cart_share'));
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const share = drawer.dialog.getByRole('button', { name: 'Share cart' });
  await share.click();
  const link = drawer.dialog.getByRole('textbox', { name: 'Copy this link' });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/\/\?cw_cart=1\.1\./);
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(share).toBeFocused();
  await drawer.isOpen();
});

async function readItems(page: Page): Promise<string[]> {
  const { items } = await new Store(page, '').cart();
  return items.map(({ id, quantity }) => `${id} × ${quantity}`);
}
