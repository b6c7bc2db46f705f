import { listAutomaticDiscounts } from '@cartwright/core/contract/automatic-discounts';
import { createWidget } from '@cartwright/core/contract/widgets';
import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { Checkout } from './models/checkout';
import { placeCollectionBlock } from './models/collection-block';
import { Drawer } from './models/drawer';
import { launchMirrored } from './models/mirrored-app';
import { Store } from './models/store';
import { expect, test } from './test';

let app: Launched;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

let number = '';

/** A widget for pages with these products; gives its number. */
async function aWidget(page: Page, handles: readonly string[]): Promise<string> {
  const store = new Store(page, app.storeUrl);
  const found = await Promise.all(handles.map((handle) => store.product(handle)));
  const products = found.map(({ id }) => ({ product_id: id, variant_ids: [] }));
  const response = await page.request.post(`${app.adminUrl}${createWidget.path}`, {
    headers: { origin: new URL(app.adminUrl).origin },
    data: { widget: { name: 'Beside', classification: null, title: 'Goes well with it', products } },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return String(createWidget.response.parse(await response.json()).widget_id);
}

test('a merchant gives 20 % on a widget’s products, and sees it on its cards and in the discounts', async ({
  page,
}) => {
  number = await aWidget(page, ['olive-soap', 'linen-apron']);
  await page.goto(`${app.adminUrl}/widgets/edit/${number}/`);
  await page.getByRole('combobox', { name: 'Discount', exact: true }).selectOption({ label: 'Percentage' });
  await page.getByLabel('Discount amount').fill('120');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#main').getByText('Enter a percentage above 0, up to 100.')).toBeVisible();
  await page.getByLabel('Discount amount').fill('20');
  const preview = page.frameLocator('iframe[title="Widget preview"]');
  await expect(preview.getByText('$6.40')).toBeVisible();
  await expect(preview.locator('s').filter({ hasText: '$8.00' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved successfully!').first()).toBeVisible();

  await expect(async () => {
    const response = await page.request.get(`${app.adminUrl}${listAutomaticDiscounts.path}`);
    const { automaticDiscountNodes } = listAutomaticDiscounts.response.parse(await response.json());
    expect(automaticDiscountNodes.find(({ title }) => title === 'Cartwright: Offers')?.ours?.state).toBe(
      'right',
    );
  }).toPass();
  await page.goto(`${app.adminUrl}/discounts/`);
});

test('a shopper adding from the widget pays what card, cart and checkout show; forged lines get no more', async ({
  page,
}) => {
  await placeCollectionBlock(page, app.storeUrl, false, {
    'on:main-product/widget': 'on',
    'setting:main-product/widget:widget': number,
  });
  expect((await page.request.get(`${app.storeUrl}/apps/cartwright/widgets?ids=${number}`)).ok()).toBe(true);
  const store = new Store(page, app.storeUrl);
  await store.openProduct('glazed-teapot');
  const widget = page.getByRole('region', { name: 'Goes well with it' });
  await widget.scrollIntoViewIfNeeded();
  const card = widget.getByRole('listitem').filter({ hasText: 'Olive Oil Soap' });
  await expect(card).toContainText('$6.40');
  await expect(card.locator('s')).toContainText('$8.00');
  await expect(card).toContainText('Special price for 1 per order');
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Add/ }).click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await drawer.isSettled();
  await expect(drawer.line('Olive Oil Soap')).toContainText('$6.40');
  await expect(drawer.line('Olive Oil Soap')).toContainText('Special offer');

  // The same product without the widget, and more units that say they came by it, cost their full price.
  const soap = (await store.product('olive-soap')).variants[0]?.id;
  const teapot = (await store.product('glazed-teapot')).variants[0]?.id;
  await store.post('add', {
    items: [
      { id: soap, quantity: 1 },
      { id: soap, quantity: 2, properties: { _widget: number, forged: 'yes' } },
      { id: teapot, quantity: 1, properties: { _widget: number } },
    ],
  });
  const { items, total_discount: off } = await store.cart();
  expect(off).toBe(160);
  expect(
    items.filter(({ handle }) => handle === 'glazed-teapot').map((line) => line.final_line_price),
  ).toEqual([6400]);

  await store.openCheckout();
  const checkout = new Checkout(page);
  await checkout.fillIn();
  const before = await checkout.amounts();
  expect(before.Total).toBe('94.40');
  await checkout.payWith('1');
  await checkout.isThanked();
  expect((await checkout.amounts()).Total).toBe('94.40');
});
