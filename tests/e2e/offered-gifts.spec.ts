import { listAutomaticDiscounts } from '@cartwright/core/contract/automatic-discounts';
import { createWidget } from '@cartwright/core/contract/widgets';
import { newBundle, newStep, newTier } from '@cartwright/core/widgets/bundle-settings';
import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { type AjaxCart, recordWrites } from './models/ajax-cart';
import { Checkout } from './models/checkout';
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

async function createWidgetOn(page: Page, widget: object): Promise<string> {
  const response = await page.request.post(`${app.adminUrl}${createWidget.path}`, {
    headers: { origin: new URL(app.adminUrl).origin },
    data: { widget },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return String(createWidget.response.parse(await response.json()).widget_id);
}

async function picked(page: Page, ...handles: string[]) {
  const store = new Store(page, app.storeUrl);
  const found = await Promise.all(handles.map((handle) => store.product(handle)));
  return found.map(({ id }) => ({ product_id: id, variant_ids: [] }));
}

/** Whether checkout gives what is saved. */
async function isPublished(page: Page): Promise<void> {
  await expect(async () => {
    const response = await page.request.get(`${app.adminUrl}${listAutomaticDiscounts.path}`);
    const { automaticDiscountNodes } = listAutomaticDiscounts.response.parse(await response.json());
    expect(automaticDiscountNodes.find(({ title }) => title === 'Cartwright: Offers')?.ours?.state).toBe(
      'right',
    );
  }).toPass();
}

/** Gifts of widgets and bundles in a shopper's cart in a market, each with its price. */
async function given(page: Page, root: string): Promise<[string | undefined, number][]> {
  const response = await page.request.get(`${app.storeUrl}${root}cart.js`);
  const { items }: AjaxCart = await response.json();
  return items
    .filter(({ properties }) => /^(widget|bundle)_gift$/.test(properties?._source ?? ''))
    .map(({ properties, final_line_price: charged }) => [properties?._source, charged]);
}

test('a merchant offers a widget’s product as a gift for purchases of 40.00 and more', async ({ page }) => {
  const products = await picked(page, 'olive-soap');
  number = await createWidgetOn(page, {
    name: 'With compliments',
    classification: null,
    title: 'Care',
    products,
  });
  await page.goto(`${app.adminUrl}/widgets/edit/${number}/`);
  await page.getByLabel('Give products of this widget with a purchase').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#main').getByText(/^Enter an amount from 0 to/)).toBeVisible();
  await page.getByLabel('Minimum subtotal').fill('40');
  await page.getByLabel('Number of gifts').fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.locator('#main').getByText('Enter at most 1, or choose more products: each is given once.'),
  ).toBeVisible();
  await page.getByLabel('Number of gifts').fill('1');
  await page.getByLabel('Gift message').fill('With our compliments');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved successfully!').first()).toBeVisible();
  await isPublished(page);
});

for (const root of ['/', '/en-gb/']) {
  test(`a shopper at ${root} gets the gift when earned, pays what the cart shows, and loses it below`, async ({
    page,
  }) => {
    const drawer = new Drawer(page);
    await page.goto(`${app.storeUrl}${root}products/glazed-teapot`);
    await drawer.isLoaded();
    await new Store(page, app.storeUrl).addToCart();
    await drawer.isOpen();
    await expect(drawer.giftLine('Olive Oil Soap')).toBeVisible();
    expect(await given(page, root)).toEqual([['widget_gift', 0]]);

    await drawer.remove(drawer.line('Glazed Teapot'));
    await expect(drawer.giftLine('Olive Oil Soap')).toHaveCount(0);
    expect(await given(page, root)).toEqual([]);

    // All files are there by now: the gift comes in the write that earns it.
    await drawer.close();
    const { writes } = recordWrites(page);
    await new Store(page, app.storeUrl).addToCart();
    await drawer.isOpen();
    await expect(drawer.giftLine('Olive Oil Soap')).toBeVisible();
    expect(writes).toEqual(['add']);
    const shown = ((await drawer.subtotal.textContent()) ?? '').replace(/[^\d.]/g, '');
    await drawer.checkOut();
    const checkout = new Checkout(page);
    await checkout.fillIn({ Postcode: 'SW1A 1AA' });
    expect((await checkout.amounts()).Total?.replace(/[^\d.]/g, '')).toBe(shown);
    await checkout.payWith('1');
    await checkout.isThanked();
  });
}

test('a shopper picks one of two gifts, removes it, and takes the other', async ({ page }) => {
  const products = await picked(page, 'olive-soap', 'glass-carafe');
  const gift = { gwpEnabled: true, gwpCount: 1, gwpMinimumSubtotal: 40 };
  await createWidgetOn(page, {
    name: 'One of two',
    classification: null,
    title: 'One of two',
    products,
    ...gift,
  });
  await isPublished(page);
  await page.goto(`${app.storeUrl}/products/glazed-teapot`);
  const drawer = new Drawer(page);
  await drawer.isLoaded();
  await new Store(page, app.storeUrl).addToCart();
  await drawer.isOpen();
  const offered = drawer.dialog.getByRole('region', { name: 'Free gift', exact: true });
  await expect(offered.locator('[data-status="offered"]')).toHaveCount(2);
  await expectAccessible(page);
  await offered.getByRole('button', { name: /^Add ?: Carafe and Tumbler$/ }).click();
  await expect(drawer.giftLine('Carafe and Tumbler')).toBeVisible();
  await expect(offered).toHaveCount(0);
  await drawer.remove(drawer.giftLine('Carafe and Tumbler'));
  await expect(offered.getByRole('button', { name: /^Add back ?: Carafe and Tumbler$/ })).toBeVisible();
  await offered.getByRole('button', { name: /^Add ?: Olive Oil Soap$/ }).click();
  await expect(drawer.giftLine('Olive Oil Soap')).toHaveCount(2);
  expect(await given(page, '/')).toEqual([
    ['widget_gift', 0],
    ['widget_gift', 0],
  ]);
});

test('a bundle reaching a tier adds its gift, forged ones cost full price, and it leaves with a part', async ({
  page,
}) => {
  const [gift] = await picked(page, 'olive-soap');
  const tier = {
    ...newTier('t1'),
    requiredQuantity: 2,
    giftItems: [{ productId: gift?.product_id, variantIds: [], quantity: 1, giftMessage: '' }],
  };
  const step = newStep('1', 'Choose');
  const quantityInputs = { ...step.quantityInputs, maxQuantityPerProduct: 2 };
  const steps = [{ ...step, quantityInputs, products: await picked(page, 'enamel-mug', 'linen-apron') }];
  const whole = newBundle();
  const bundle = { ...whole, isPublished: true, steps, discount: { ...whole.discount, tiers: [tier] } };
  const box = await createWidgetOn(page, {
    name: 'Box',
    title: 'Box',
    classification: 'bundle_builder',
    settings: { bundle },
  });
  await isPublished(page);
  const store = new Store(page, app.storeUrl);
  await store.openHome();
  const [mug, apron, soap] = await Promise.all(
    ['enamel-mug', 'linen-apron', 'olive-soap'].map(
      async (handle) => (await store.product(handle)).variants[0]?.id,
    ),
  );
  const part = { _source: 'bundle_builder', _bundle: `${box}:a:1` };
  await store.post('add', {
    items: [
      { id: mug, quantity: 1, properties: part },
      { id: apron, quantity: 1, properties: part },
      { id: soap, quantity: 1, properties: { _source: 'bundle_gift', _bundle: `${box}:z`, _tier: 't1' } },
    ],
  });
  expect((await given(page, '/')).map(([, charged]) => charged > 0)).toEqual([true]);
  const drawer = new Drawer(page);
  await page.reload();
  await drawer.open();
  const bundleGifts = async () => (await given(page, '/')).filter(([source]) => source === 'bundle_gift');
  await expect.poll(bundleGifts).toEqual([['bundle_gift', 0]]);
  await drawer.remove(drawer.line('Enamel Mug'));
  // The box has its discount by this part, too.
  const question = drawer.dialog.locator('[part~="bundle-question"]');
  await expect(question).toContainText('lose your free gift: Olive Oil Soap.');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(bundleGifts).toEqual([]);

  // The last part of a box takes its gift along: the focus goes to what stays.
  await store.post('clear', {});
  const teapot = (await store.product('glazed-teapot')).variants[0]?.id;
  await store.post('add', {
    items: [
      { id: teapot, quantity: 1 },
      { id: mug, quantity: 2, properties: part },
    ],
  });
  await page.reload();
  await drawer.open();
  await expect.poll(bundleGifts).toEqual([['bundle_gift', 0]]);
  const saved = drawer.dialog.locator('[part="bundle-savings"]');
  await expect(saved).toHaveText(/^You save \$/);
  await drawer.removeButton('Enamel Mug').focus();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await question.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.line('Enamel Mug')).toHaveCount(0);
  await expect(drawer.removeButton('Glazed Teapot')).toBeFocused();
  await expect.poll(bundleGifts).toEqual([]);
  await expect(drawer.removeButton('Glazed Teapot')).toBeFocused();
});
