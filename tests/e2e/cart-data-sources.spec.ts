import type { Locator, Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Checkout } from './models/checkout';
import { Drawer } from './models/drawer';
import { launchMirrored } from './models/mirrored-app';
import { Store } from './models/store';
import { expect, test } from './test';

let app: Launched;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

async function choose(page: Page, button: Locator, title: string): Promise<void> {
  await button.click();
  const picker = page.getByRole('dialog', { name: 'Products' });
  await picker.getByLabel('Search products').fill(title);
  await picker.getByRole('checkbox', { name: title }).check();
  await picker.getByRole('button', { name: 'Done' }).click();
}

test('rules offer soap for a mug in the cart, and the apron otherwise, both charged as shown', async ({
  page,
}) => {
  await page.goto(`${app.adminUrl}/widgets/`);
  await page.getByRole('link', { name: 'Data sources' }).click();
  await page.getByRole('button', { name: 'Add data source' }).click();
  await page.getByLabel('Name').fill('Beside a mug');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const rule = page.getByRole('region', { name: 'Rule 1' });
  await rule.getByLabel('Condition', { exact: true }).selectOption({ label: 'Products in the cart' });
  await rule.getByLabel('That').selectOption({ label: 'is one of these products' });
  await choose(page, rule.getByRole('button', { name: 'Choose products' }), 'Enamel Mug');
  await rule.getByLabel('Data source').selectOption({ label: 'Hand-picked' });
  await choose(page, rule.getByRole('button', { name: 'Choose products' }), 'Olive Oil Soap');
  await rule.getByLabel('Stop here when this rule holds').check();
  const everyone = page.getByRole('region', { name: 'Everyone else' });
  await everyone.getByLabel('Data source').selectOption({ label: 'Hand-picked' });
  await choose(page, everyone.getByRole('button', { name: 'Choose products' }), 'Linen Apron');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const admin = new Admin(page, app.adminUrl);
  await expect(admin.notifications).toContainText('Saved successfully!');

  const editor = await admin.openCart('Demo cart');
  await editor.addComponent('Cross-Sell Widget');
  const panel = page.getByRole('region', { name: 'Cross-Sell Widget' });
  await panel.getByRole('button', { name: 'Create widget' }).click();
  const modal = page.getByRole('dialog', { name: 'Create Cross-Sell Widget' });
  await modal.getByLabel('Name', { exact: true }).fill('By rules');
  await modal.getByRole('button', { name: 'Submit' }).click();
  await panel.getByLabel('Title', { exact: true }).fill('Goes well with it');
  const source = panel.getByLabel('Data source');
  await expect(source.getByRole('option', { name: 'Buy again' })).toHaveCount(0);
  await source.selectOption({ label: 'Beside a mug' });
  await expect(editor.preview.getByRole('region', { name: 'Goes well with it' })).toContainText(
    'Linen Apron',
  );
  await editor.save();

  const store = new Store(page, app.storeUrl);
  const drawer = new Drawer(page);
  const offers = drawer.dialog.getByRole('region', { name: 'Goes well with it' }).getByRole('listitem');
  const requests: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/apps/cartwright/widgets')) requests.push(new URL(request.url()));
  });
  await expect(async () => {
    await store.openProduct('glazed-teapot');
    expect(await page.locator('#cartwright-config').textContent()).toContain('Goes well with it');
  }).toPass();
  expect(requests).toEqual([]);
  await store.addToCart();
  await drawer.isOpen();
  await expect(offers).toHaveText([/Linen Apron/]);
  await drawer.close();
  await drawer.open();
  expect(requests).toHaveLength(1);
  await drawer.close();

  await store.openProduct('enamel-mug');
  await store.addToCart();
  await drawer.isOpen();
  await expect(offers).toHaveText([/Olive Oil Soap/]);
  await expectAccessible(page);
  const price = /\d+\.\d{2}/.exec(await offers.innerText())?.[0] ?? '';
  await offers.getByRole('button', { name: 'Add: Olive Oil Soap' }).click();
  await drawer.isSettled();
  await expect(offers.getByRole('button', { name: 'Added: Olive Oil Soap' })).toBeFocused();
  const soap = (await store.cart()).items.find(({ handle }) => handle === 'olive-soap');
  expect(soap?.properties).toMatchObject({ _source: 'widget', _widget: expect.stringMatching(/^\d+$/) });
  expect(soap?.final_line_price).toBe(Math.round(Number(price) * 100));

  const { total_price: total } = await store.cart();
  await store.openCheckout();
  const checkout = new Checkout(page);
  await checkout.fillIn();
  expect((await checkout.amounts()).Total, 'delivery is free').toBe((total / 100).toFixed(2));
  await checkout.payWith('1');
  await checkout.isThanked();
});

test('a rule on the cart’s total follows every change of the total', async ({ page }) => {
  await page.goto(`${app.adminUrl}/widgets/data-sources/`);
  const source = page.getByRole('region', { name: 'Beside a mug' });
  await source.getByRole('button', { name: 'Edit Beside a mug' }).click();
  await source.getByRole('button', { name: 'Add rule' }).click();
  const rule = source.getByRole('region', { name: 'Rule 2' });
  await rule.getByLabel('Condition', { exact: true }).selectOption({ label: 'Cart total' });
  await expect(rule.getByRole('option', { name: 'Customer tag' })).toHaveCount(0);
  await rule.getByLabel('Amount').fill('100');
  await rule.getByLabel('Data source').selectOption({ label: 'Hand-picked' });
  await choose(page, rule.getByRole('button', { name: 'Choose products' }), 'Enamel Mug');
  await rule.getByLabel('Stop here when this rule holds').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(new Admin(page, app.adminUrl).notifications).toContainText('Saved successfully!');

  const store = new Store(page, app.storeUrl);
  const drawer = new Drawer(page);
  const offers = drawer.dialog.getByRole('region', { name: 'Goes well with it' }).getByRole('listitem');
  const requests: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/apps/cartwright/widgets') requests.push(searchParams.get('total'));
  });
  await expect(async () => {
    await store.openProduct('glazed-teapot');
    expect(await page.locator('#cartwright-config').textContent()).toContain('"total":[100]');
  }).toPass();
  await store.addToCart();
  await drawer.isOpen();
  await expect(offers).toHaveText([/Linen Apron/]);
  await drawer.increase('Glazed Teapot');
  await expect(offers).toHaveText([/Enamel Mug/]);
  await drawer.increase('Glazed Teapot');
  await drawer.decrease('Glazed Teapot');
  await expect(offers).toHaveText([/Enamel Mug/]);
  await drawer.decrease('Glazed Teapot');
  await expect(offers).toHaveText([/Linen Apron/]);
  expect(requests).toEqual(['0', '100', '0']);
});

test('while our server is down the cart shows Shopify’s recommendations, and ours when reopened', async ({
  page,
}) => {
  const store = new Store(page, app.storeUrl);
  const drawer = new Drawer(page);
  const suggested = drawer.dialog.getByRole('region', { name: 'Goes well with it' });
  let isSilent = true;
  await page.route(/\/apps\/cartwright\/widgets\?/, (route) => (isSilent ? undefined : route.continue()));
  await store.openProduct('glazed-teapot');
  await store.addToCart();
  await drawer.isOpen();
  await expect(suggested.getByRole('img', { name: 'Loading suggestions' })).toBeVisible();
  await expect(suggested.getByRole('listitem').first()).toBeVisible();
  expect(await suggested.getByRole('listitem').count(), 'ours has one').toBeGreaterThan(1);
  await drawer.close();
  isSilent = false;
  await drawer.open();
  await expect(suggested.getByRole('listitem')).toHaveText([/Linen Apron/]);
});
