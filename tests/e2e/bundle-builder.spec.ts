import { createWidget } from '@cartwright/core/contract/widgets';
import { newTier } from '@cartwright/core/widgets/bundle-settings';
import { OWN_BOX } from '@cartwright/core/widgets/bundle-templates';
import type { Locator, Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { recordWrites } from './models/ajax-cart';
import { AnalyticsBatches, heardListEvents, hearListEvents, leave } from './models/analytics-batches';
import { Checkout } from './models/checkout';
import { placeCollectionBlock } from './models/collection-block';
import { Drawer } from './models/drawer';
import { launchMirrored } from './models/mirrored-app';
import { Picker } from './models/picker';
import { Store } from './models/store';
import { Shop } from './shop';
import { expect, test } from './test';

let app: Launched;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

/** Puts the block with a bundle on product pages. Our server has answered once: the first answer takes longer than shoppers wait. */
async function place(page: Page, id: string | number): Promise<void> {
  await placeCollectionBlock(page, app.storeUrl, false, {
    'on:main-product/widget': 'on',
    'setting:main-product/widget:widget': `${id}`,
  });
  expect((await page.request.get(`${app.storeUrl}/apps/cartwright/widgets?ids=${id}`)).ok()).toBe(true);
}

async function openBuilder(page: Page, name: string): Promise<Locator> {
  await new Store(page, app.storeUrl).openProduct('glazed-teapot');
  const builder = page.getByRole('region', { name });
  await builder.scrollIntoViewIfNeeded();
  return builder;
}

/** Publishes a box of two steps with this display, and `percent` off from `from` products; returns its id. */
async function aBox(page: Page, stepDisplay: 'tabs' | 'page', percent?: number, from = 3): Promise<number> {
  const step = async (at: number, ...handles: string[]) => ({
    ...(OWN_BOX.steps[at] as (typeof OWN_BOX.steps)[number]),
    products: await Promise.all(
      handles.map(async (handle) => {
        const found = await page.request.get(`${app.storeUrl}/products/${handle}.js`);
        return { product_id: ((await found.json()) as { id: number }).id, variant_ids: [] };
      }),
    ),
  });
  const steps = [await step(0, 'olive-soap', 'enamel-mug'), await step(1, 'linen-apron', 'glazed-teapot')];
  const tiers = percent ? [{ ...newTier('1'), requiredQuantity: from, discountValue: percent }] : [];
  const discount = { ...OWN_BOX.discount, tiers };
  const bundle = { ...OWN_BOX, isPublished: true, stepDisplay, steps, discount };
  const widget = { name: 'Box', title: 'Your box', classification: 'bundle_builder', settings: { bundle } };
  const response = await page.request.post(`${app.adminUrl}${createWidget.path}`, {
    headers: { origin: new URL(app.adminUrl).origin },
    data: { widget },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return createWidget.response.parse(await response.json()).widget_id;
}

test('a merchant publishes a box of two steps; a shopper builds it, and pays the price shown', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${app.adminUrl}/widgets/#bundle_builder`);
  await page.getByRole('button', { name: 'Create widget' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Create widget' });
  await expect(modal.getByLabel('Shown in')).toHaveValue('bundle_builder');
  await modal.getByLabel('Start from').selectOption({ label: 'Build your own box' });
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Build your own box' })).toBeVisible();
  const number = /edit\/(\d+)\/$/.exec(page.url())?.[1] ?? '';
  await expectAccessible(page);

  await page.getByLabel('Published').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose products before you publish the bundle.').first()).toBeVisible();
  const first = page.getByRole('region', { name: 'Choose your favorites' });
  await first.getByRole('button', { name: 'Choose products' }).click();
  const picker = new Picker(page);
  await picker.select('Carafe and Tumbler', 'Boot Socks');
  await picker.done();
  const second = page.getByRole('region', { name: 'Add something extra' });
  await second.getByLabel('Data source').selectOption({ label: 'Top sellers' });
  await page.getByRole('button', { name: 'Add tier' }).click();
  await page.getByLabel('Products needed').fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page
      .locator('#main')
      .getByText(/^Choose Hand-picked:/)
      .first(),
  ).toBeVisible();
  await second.getByLabel('Data source').selectOption({ label: 'Hand-picked' });
  await second.getByRole('button', { name: 'Choose products' }).click();
  await picker.select('Linen Apron', 'Enamel Mug');
  await picker.done();

  const preview = page.frameLocator('iframe[title="Bundle preview"]');
  await expect(preview.getByRole('heading', { name: 'Carafe and Tumbler' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved successfully!').first()).toBeVisible();
  await expect(page.getByText('Shoppers don’t see this bundle yet')).toBeVisible();
  await expect(page.getByText(`enter the number ${number}`).first()).toBeVisible();
  await expectAccessible(page);

  await place(page, number);
  const { writes } = recordWrites(page);
  const builder = await openBuilder(page, 'Build your own box');
  await expect(builder.getByText('Choose 3 more').first()).toBeVisible();
  await expectAccessible(page);
  await builder.getByRole('button', { name: 'Increase quantity of Carafe and Tumbler' }).click();
  await builder.getByRole('button', { name: 'Increase quantity of Boot Socks' }).click();
  await expect(builder.getByText('Choose 1 more').first()).toBeVisible();
  await page.reload();
  await builder.scrollIntoViewIfNeeded();
  await expect(builder.getByText('Choose 1 more').first()).toBeVisible();
  await builder.getByRole('tab', { name: 'Add something extra' }).click();
  await builder
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click();
  await expect(builder.getByText('Your bundle is ready').first()).toBeVisible();
  const shown = await builder.locator('.cw-bundle-total strong').innerText();
  // 10 % off three.
  const before = await builder.locator('.cw-bundle-total s').innerText();
  const [total, whole] = [shown, before].map((text) => Math.round(Number(text.replace('$', '')) * 100));
  expect(total).toBe((whole ?? 0) - Math.round((whole ?? 0) / 10));
  await expect(builder.getByText(/^You save \$/)).toBeVisible();
  await builder.getByRole('button', { name: 'Add bundle to cart' }).click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await drawer.isSettled();
  const { items } = await new Store(page, app.storeUrl).cart();
  const parts = items.filter(({ properties }) => properties?._source === 'bundle_builder');
  expect(parts).toHaveLength(3);
  const marks = parts.map(({ properties }) => properties?._bundle ?? '');
  expect(new Set(marks.map((mark) => mark.split(':').slice(0, 2).join(':'))).size).toBe(1);
  expect(marks.map((mark) => mark.split(':')[2]).sort()).toEqual(['1', '1', '2']);
  expect(parts.reduce((sum, { final_line_price: charged }) => sum + charged, 0)).toBe(total);
  // The second is the gift that the cart has earned by it.
  expect(writes).toEqual(['add', 'add']);

  await new Store(page, app.storeUrl).openCheckout();
  const checkout = new Checkout(page);
  await checkout.fillIn();
  await checkout.payWith('1');
  await checkout.isThanked();
  await expect(page.getByText(shown).first()).toBeVisible();
});

test('a shopper builds a box by keyboard alone', async ({ page }) => {
  await place(page, await aBox(page, 'tabs'));
  const builder = await openBuilder(page, 'Your box');
  await builder.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(builder.getByRole('tab', { name: 'Add something extra' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(builder.getByRole('tab', { name: 'Choose your favorites' })).toBeFocused();
  const press = async (name: string) => {
    await builder.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('Increase quantity of Olive Oil Soap');
  await expect(builder.getByRole('button', { name: 'Increase quantity of Olive Oil Soap' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press('Remove Olive Oil Soap');
  await expect(builder.getByRole('button', { name: 'Remove Olive Oil Soap' })).toHaveCount(1);
  await press('Increase quantity of Enamel Mug');
  await press('Next: Add something extra');
  await expect(builder.getByRole('tab', { name: 'Add something extra' })).toBeFocused();
  await press('Increase quantity of Linen Apron');
  await expect(builder.getByRole('status')).toHaveText('Your bundle is ready');
  await press('Add bundle to cart');
  await new Drawer(page).isOpen();
});

test('on a phone a box shows its next tier, and keeps total and button visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await place(page, await aBox(page, 'tabs', 10, 4));
  const builder = await openBuilder(page, 'Your box');
  const tier = builder.getByRole('listitem').filter({ hasText: '10% off · From 4 products' });
  await expect(tier).toBeVisible();
  const add = builder.getByRole('button', { name: 'Add bundle to cart' });
  const plus = (title: string) => builder.getByRole('button', { name: `Increase quantity of ${title}` });
  await plus('Olive Oil Soap').click();
  await expect(add).toBeInViewport({ ratio: 1 });
  await plus('Olive Oil Soap').click();
  await plus('Enamel Mug').focus();
  const [bar, focused] = [
    await builder.locator('.cw-bundle-buy').boundingBox(),
    await plus('Enamel Mug').boundingBox(),
  ];
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await builder.getByRole('button', { name: 'Next: Add something extra' }).click();
  await expect(builder.getByRole('tablist')).toBeInViewport({ ratio: 1 });
  await plus('Linen Apron').click();
  await expect(builder.getByText('10% off with 1 more').first()).toBeVisible();
  await plus('Linen Apron').click();
  await expect(tier).toContainText('Earned');
  await expect(builder.getByRole('status')).toHaveText('Your bundle is ready. 10% off');
  await expectAccessible(page);

  await plus('Glazed Teapot').click();
  await plus('Glazed Teapot').click();
  await expect(builder.getByText('Your bundle is full · 4 of 4')).toBeVisible();
  await builder.getByRole('tab', { name: 'Choose your favorites' }).click();
  await expect(builder.getByText('Your bundle is full · 2 of 4')).toBeVisible();
  await plus('Enamel Mug').click({ force: true });
  await expect(builder.getByRole('status')).toHaveText('Your bundle is full');
});

test('a box mentions that discount codes apply in the cart, while the cart has one', async ({ page }) => {
  const store = new Store(page, app.storeUrl);
  await place(page, await aBox(page, 'page', 10));
  await store.openHome();
  await store.post('update', { discount: 'WELCOME10' });
  const builder = await openBuilder(page, 'Your box');
  const note = builder.getByText('Discount codes apply in the cart.');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.evaluate('Cartwright.removeCodes("WELCOME10")');
  await expect(note).toHaveCount(0);
});

test('a box shows the charged price if a volume discount on one product is better', async ({ page }) => {
  const shop = await Shop.of(app);
  const store = new Store(page, app.storeUrl);
  const { id } = await store.product('linen-apron');
  await shop.saveDemoCart((cart) => ({
    ...cart,
    buyMoreSaveMoreEnabled: true,
    buyMoreSaveMore: {
      ...cart.buyMoreSaveMore,
      discountProducts: [{ product_id: id, variant_ids: [] }],
      tiers: [{ quantity: 2, discount: 30 }],
    },
  }));
  await place(page, await aBox(page, 'page', 10));
  const builder = await openBuilder(page, 'Your box');
  for (const title of ['Olive Oil Soap', 'Enamel Mug', 'Linen Apron', 'Linen Apron'])
    await builder.getByRole('button', { name: `Increase quantity of ${title}` }).click();
  // 10 % off 26.00, 30 % off 116.00.
  await expect(builder.locator('.cw-bundle-total strong')).toHaveText('$104.60');
  await builder.getByRole('button', { name: 'Add bundle to cart' }).click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await drawer.isSettled();
  const { items } = await store.cart();
  const parts = items.filter(({ properties }) => properties?._source === 'bundle_builder');
  expect(parts.reduce((sum, { final_line_price: charged }) => sum + charged, 0)).toBe(10_460);
  await shop.reset();
});

for (const width of [360, 768, 1280]) {
  test(`a box fits into ${width} px, also in Arabic`, async ({ page }, info) => {
    await place(page, await aBox(page, 'page'));
    await page.setViewportSize({ width, height: 900 });
    for (const root of ['', '/ar']) {
      await page.goto(`${app.storeUrl}${root}/products/glazed-teapot`);
      const builder = page.locator('.cw-bundle');
      await builder.scrollIntoViewIfNeeded();
      await expect(builder.locator('.cw-card')).toHaveCount(4);
      // A title in another direction stands where the page's lines begin.
      await expect(builder.locator('.cw-card-link').first()).toHaveCSS('text-align', root ? 'right' : 'left');
      await builder.locator('.cw-bundle-by').nth(1).click();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await builder.screenshot({ path: info.outputPath(`box${root.replace('/', '-')}-${width}.png`) });
    }
  });
}

test.describe('with consent', () => {
  test.use({ counted: true });

  test('the report of a box includes its events and sales', async ({ page, context }) => {
    test.setTimeout(240_000);
    const sent = await AnalyticsBatches.of(context);
    await hearListEvents(page);
    await place(page, await aBox(page, 'page'));
    const builder = await openBuilder(page, 'Your box');
    await expect.poll(() => heardListEvents(page)).toContain('impression');
    await builder.getByRole('button', { name: 'Increase quantity of Olive Oil Soap' }).click();
    await expect.poll(() => heardListEvents(page)).toContain('started');
    await builder.getByRole('button', { name: 'Increase quantity of Enamel Mug' }).click();
    await builder.getByRole('button', { name: 'Increase quantity of Linen Apron' }).click();
    await builder.getByRole('button', { name: 'Add bundle to cart' }).click();
    await new Drawer(page).isOpen();
    await expect.poll(() => heardListEvents(page)).toContain('added');
    // What ties the order to the visit is written when the page is idle: a shopper takes longer than a test.
    const link = () => page.evaluate(() => localStorage.getItem('cartwright:link') ?? '');
    await expect.poll(link).toContain('"session":"');
    await new Store(page, app.storeUrl).openCheckout();
    const checkout = new Checkout(page);
    await checkout.fillIn();
    await checkout.payWith('1');
    await checkout.isThanked();
    await leave(page);
    expect(sent.sent.map(({ status }) => status)).toEqual(sent.sent.map(() => 204));

    const report = `${app.adminUrl}/reports/bundle-builder-analytics/?range=0`;
    const row = page.getByRole('row').filter({ hasText: /^Box1: / });
    await expect(async () => {
      await page.goto(`${report}#bundles`);
      // Sessions, started, added, conversions.
      await expect(row).toHaveText(/^Box1: .*Box1: .*Box1: .*Box1: .*Box100%: .*Box1: .*\$84\.00/, {
        timeout: 1_000,
      });
    }).toPass({ timeout: 60_000 });
    await page.goto(`${app.adminUrl}/widgets/#bundle_builder`);
    await expect(page.getByText('1 session · 1 bought · $84.00 revenue')).toBeVisible();
    await page.goto(`${report}#steps`);
    for (const title of ['Box: 1. Choose your favorites', 'Box: 2. Add something extra'])
      await expect(page.getByRole('row').filter({ hasText: title })).toHaveText(/1: .*100%: .*1: /);
    await page.goto(`${report}#combinations`);
    const together = page.getByRole('row').filter({ hasText: 'Linen Apron + Enamel Mug + Olive Oil Soap' });
    await expect(together).toContainText('$84.00');
    await expectAccessible(page);
  });
});
