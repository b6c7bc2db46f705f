import { createWidget } from '@cartwright/core/contract/widgets';
import type { WidgetToCreate } from '@cartwright/core/widgets/created-widget';
import { newWidgetSettings } from '@cartwright/core/widgets/widget-settings';
import type { Locator, Page, Route } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { recordWrites } from './models/ajax-cart';
import { Checkout } from './models/checkout';
import { placeCollectionBlock } from './models/collection-block';
import { Drawer } from './models/drawer';
import { isPainted, shiftsOf } from './models/layout-shift';
import { launchMirrored } from './models/mirrored-app';
import { Store } from './models/store';
import { ThemeEditor } from './models/theme-editor';
import { expect, test } from './test';

let app: Launched;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

const WIDGETS = '**/apps/cartwright/widgets*';

/** Product ids by their handles. */
const idsOf = (page: Page, ...handles: string[]) =>
  Promise.all(
    handles.map(async (handle) => {
      const product: { id: number } = await (
        await page.request.get(`${app.storeUrl}/products/${handle}.js`)
      ).json();
      return product.id;
    }),
  );

/** A widget for pages with these products; gives its number. */
async function aWidget(page: Page, handles: string[], more: Partial<WidgetToCreate> = {}): Promise<number> {
  const products = (await idsOf(page, ...handles)).map((product_id) => ({ product_id, variant_ids: [] }));
  const widget = { name: 'Beside', classification: null, title: 'Goes well with it', products, ...more };
  const response = await page.request.post(`${app.adminUrl}${createWidget.path}`, {
    headers: { origin: new URL(app.adminUrl).origin },
    data: { widget },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return createWidget.response.parse(await response.json()).widget_id;
}

/** Puts the block with a widget on product pages. Our server has answered once: the first answer takes longer than shoppers wait. */
async function place(page: Page, id: number): Promise<void> {
  await placeCollectionBlock(page, app.storeUrl, false, {
    'on:main-product/widget': 'on',
    'setting:main-product/widget:widget': String(id),
  });
  expect((await page.request.get(`${app.storeUrl}/apps/cartwright/widgets?ids=${id}`)).ok()).toBe(true);
}

/** Holds the request for widgets until the page is painted; gives the shifts from then on: before, the theme's own parts move. */
async function shiftsByWidgets(page: Page, respond: (route: Route) => Promise<void>) {
  let since = 0;
  await page.route(WIDGETS, async (route) => {
    since = await isPainted(page);
    await page.keyboard.press('End');
    await respond(route);
  });
  return () => shiftsOf(page, since);
}

/** The theme may have a section of the same name. */
const shown = (page: Page, name = 'Goes well with it'): Locator =>
  page.getByRole('region', { name }).and(page.locator('.cw-widget'));
const titles = (widget: Locator) => widget.getByRole('heading', { level: 3 });

test('a shopper adds from a product page’s widget, and pays for it', async ({ page }) => {
  await place(page, await aWidget(page, ['olive-soap', 'linen-apron']));
  const store = new Store(page, app.storeUrl);
  await store.openProduct('glazed-teapot');
  const widget = shown(page);
  await widget.scrollIntoViewIfNeeded();
  await expect(titles(widget)).toHaveText(['Olive Oil Soap', 'Linen Apron']);
  await expectAccessible(page);
  await widget.getByRole('button', { name: 'Add Olive Oil Soap' }).click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await drawer.isSettled();
  const { items } = await store.cart();
  const line = items.find(({ handle }) => handle === 'olive-soap');
  expect(line?.properties).toMatchObject({ _source: 'widget', _widget: expect.stringMatching(/^\d+$/) });
  await drawer.close();
  await expect(widget.getByRole('button', { name: 'Added Olive Oil Soap' })).toBeVisible();

  await store.openCheckout();
  const checkout = new Checkout(page);
  await checkout.fillIn();
  await checkout.payWith('1');
  await checkout.isThanked();
  await expect(page.getByText('Olive Oil Soap').first()).toBeVisible();
});

test('a merchant creates, arranges and places a widget on product pages, and shoppers see it', async ({
  page,
}) => {
  await page.goto(`${app.adminUrl}/widgets/`);
  await page.getByRole('button', { name: 'Create widget' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Create widget' });
  await expectAccessible(page);
  await modal.getByLabel('Name').fill('On product pages');
  await expect(modal.getByLabel('Shown in')).toHaveValue('none');
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On product pages' })).toBeVisible();
  const number = /edit\/(\d+)\/$/.exec(page.url())?.[1] ?? '';
  await expectAccessible(page);

  await page.getByLabel('Title', { exact: true }).fill('Like this one');
  await page.getByLabel('Data source').selectOption({ label: 'Similar products' });
  await page.getByLabel('Maximum products').fill('3');
  await page.getByLabel(/^Large screens/).selectOption({ label: 'List' });
  await page.getByLabel('Columns on large screens').fill('9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#main').getByText('Enter a whole number from 1 to 8.')).toBeVisible();
  await page.getByLabel('Columns on large screens').fill('2');
  const preview = page.frameLocator('iframe[title="Widget preview"]');
  await expect(preview.getByRole('heading', { name: 'Like this one' })).toBeVisible();
  await expect(preview.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.getByLabel('Snippet')).toHaveValue(`<div data-cartwright-widget="${number}"></div>`);
  await page.getByLabel('Installed manually').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved successfully!').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Widgets' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'On product pages' })).toContainText(
    'Not live, installed',
  );

  const theme = new ThemeEditor(page, app.storeUrl);
  await theme.open();
  await theme.turn('Widget', 'Product page', true);
  await theme.block('Widget', 'Product page').getByLabel('Widget number').fill(number);
  await theme.save();
  await page.request.get(`${app.storeUrl}/apps/cartwright/widgets?ids=${number}`);
  await new Store(page, app.storeUrl).openProduct('enamel-mug');
  const widget = shown(page, 'Like this one');
  await widget.scrollIntoViewIfNeeded();
  await expect(titles(widget)).toHaveCount(3);
  await expect(widget).toHaveAttribute('data-arrangement', 'list');
});

test('a shopper selects products bought together, in a variant, and adds them in one request', async ({
  page,
}) => {
  const settings = { ...newWidgetSettings(), displayType: 'bought_together' } as const;
  const handles = ['olive-soap', 'house-coffee', 'linen-apron'];
  await place(page, await aWidget(page, handles, { title: 'Bought together', settings }));
  const store = new Store(page, app.storeUrl);
  await store.openProduct('glazed-teapot');
  const widget = shown(page, 'Bought together');
  await widget.scrollIntoViewIfNeeded();
  // The page's own product comes first.
  await expect(titles(widget).first()).toHaveText('Glazed Teapot');
  await expectAccessible(page);
  await expect(widget.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const add = widget.getByRole('button', { name: /^Add/ });
  await expect(add).toHaveAttribute('aria-disabled', 'true');

  await widget.getByRole('checkbox', { name: 'Olive Oil Soap' }).check();
  const coffee = widget.getByRole('combobox', { name: 'Choose House Coffee' });
  const variant = (await store.product('house-coffee')).variants[1]?.id;
  await coffee.selectOption(String(variant));
  await widget.getByRole('checkbox', { name: 'House Coffee' }).check();
  await expect(add).toHaveText('Add (2)');
  const total = await widget.getByText('Total:').locator('..').locator('strong').textContent();

  const { writes } = recordWrites(page);
  await add.click();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await drawer.isSettled();
  const { items } = await store.cart();
  const added = items.filter(({ properties }) => properties?._source === 'widget');
  expect(added.map(({ handle }) => handle).sort()).toEqual(['house-coffee', 'olive-soap']);
  expect(added.some(({ id }) => id === variant)).toBe(true);
  expect(writes.filter((write) => write === 'add')).toHaveLength(1);
  const price = added.reduce((sum, line) => sum + line.original_line_price, 0);
  expect(total).toBe(`$${(price / 100).toFixed(2)}`);
  await drawer.close();
  await expect(widget.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the page’s own product is bought together in the variant that the page has selected', async ({
  page,
}) => {
  const settings = { ...newWidgetSettings(), displayType: 'bought_together' } as const;
  await place(page, await aWidget(page, ['olive-soap'], { title: 'Bought together', settings }));
  const store = new Store(page, app.storeUrl);
  const { variants } = await store.product('enamel-mug');
  const idOf = (title: string) => String(variants.find((variant) => variant.title === title)?.id);
  await page.goto(`${app.storeUrl}/products/enamel-mug?variant=${idOf('Ink')}`);
  const widget = shown(page, 'Bought together');
  await widget.scrollIntoViewIfNeeded();
  const choice = widget.getByRole('combobox', { name: 'Choose Enamel Mug' });
  await expect(choice).toHaveValue(idOf('Ink'));
  await page.getByRole('radio', { name: 'Moss' }).locator('..').click();
  await expect(choice).toHaveValue(idOf('Moss'));
  await widget.getByRole('checkbox', { name: 'Enamel Mug' }).check();
  await widget.getByRole('button', { name: /^Add/ }).click();
  await new Drawer(page).isSettled();
  expect((await store.cart()).items.map(({ id }) => String(id))).toContain(idOf('Moss'));
});

test('a merchant starts from “Frequently bought together”, and shoppers see it on product pages', async ({
  page,
}) => {
  await page.goto(`${app.adminUrl}/widgets/`);
  await page.getByRole('button', { name: 'Create widget' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Create widget' });
  await modal.getByLabel('Start from').selectOption({ label: 'Frequently bought together' });
  await expect(modal.getByLabel('Name')).toHaveValue('Frequently bought together');
  await modal.getByRole('button', { name: 'Submit' }).click();
  const preview = page.frameLocator('iframe[title="Widget preview"]');
  await expect(preview.getByRole('heading', { name: 'Frequently bought together' })).toBeVisible();
  await expect(preview.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await preview.getByRole('checkbox').nth(1).check();
  await expect(preview.getByRole('button', { name: 'Add selected to cart (1)' })).toBeVisible();
  await expectAccessible(page);
  const number = /edit\/(\d+)\/$/.exec(page.url())?.[1] ?? '';

  const theme = new ThemeEditor(page, app.storeUrl);
  await theme.open();
  await theme.turn('Widget', 'Product page', true);
  await theme.block('Widget', 'Product page').getByLabel('Widget number').fill(number);
  await theme.save();
  await page.request.get(`${app.storeUrl}/apps/cartwright/widgets?ids=${number}`);
  await page.goto(`${app.storeUrl}/de/products/enamel-mug`);
  const widget = shown(page, 'Wird oft zusammen gekauft');
  await widget.scrollIntoViewIfNeeded();
  await expect(widget.getByText('Dieser Artikel')).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Auswahl in den Warenkorb' })).toBeVisible();
});

test('a widget in its own language scrolls by keys and buttons if its products don’t fit', async ({
  page,
}) => {
  const handles = ['olive-soap', 'linen-apron', 'beeswax-candle'];
  await place(page, await aWidget(page, handles, { title: 'Passt dazu' }));
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(`${app.storeUrl}/de/products/glazed-teapot`);
  const widget = shown(page, 'Passt dazu');
  await widget.scrollIntoViewIfNeeded();
  await expect(widget).toHaveAttribute('data-arrangement', 'carousel');
  await expect(widget.getByText('Hinzufügen').first()).toBeVisible();
  const [previous, next] = [
    widget.getByRole('button', { name: 'Vorherige Produkte' }),
    widget.getByRole('button', { name: 'Nächste Produkte' }),
  ];
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page);
});

test('while our server is down a product page shows Shopify’s recommendations, and other pages no empty frame', async ({
  page,
}) => {
  const id = await aWidget(page, ['enamel-mug']);
  await place(page, id);
  const shifts = await shiftsByWidgets(page, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  const address = `${app.storeUrl}/products/glazed-teapot`;
  await expect.poll(async () => (await page.request.get(address)).text()).toContain(`"${id}":[`);
  await page.goto(address);
  const widget = shown(page, 'You may also like');
  // As many as the merchant’s, for which the page has kept its room.
  await expect(titles(widget)).toHaveCount(1);
  await expect(titles(widget).filter({ hasText: 'Glazed Teapot' })).toHaveCount(0);
  expect(await shifts()).toEqual([]);
  await page.goto(`${app.storeUrl}/products/house-coffee`);
  await expect(titles(widget)).toHaveCount(1);
  expect(await shifts()).toEqual([]);

  await page.route(`${app.storeUrl}/cart`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const element = `<div data-cartwright-widget="${id}"></div></main>`;
    await route.fulfill({ response, body: html.replace('</main>', element) });
  });
  await page.goto(`${app.storeUrl}/cart`);
  await expect(page.locator('[data-cartwright-widget]')).toBeHidden();
});

for (const width of [360, 768, 1280]) {
  test(`a widget of several rows seen before causes no layout shift, at ${width} px`, async ({ page }) => {
    const handles = ['olive-soap', 'linen-apron', 'beeswax-candle', 'enamel-mug'];
    const settings = newWidgetSettings();
    const rows = { ...settings.layout.large, type: 'grid', columns: 2 } as const;
    const layout = { large: rows, medium: rows, small: rows };
    const id = await aWidget(page, handles, { settings: { ...settings, layout } });
    await place(page, id);
    await page.setViewportSize({ width, height: 800 });
    const address = `${app.storeUrl}/products/glazed-teapot`;
    await expect.poll(async () => (await page.request.get(address)).text()).toContain(`"${id}":[4,1,2,2,2]`);
    const shifts = await shiftsByWidgets(page, (route) => route.continue());
    for (const to of [address, `${app.storeUrl}/products/house-coffee`]) {
      await page.goto(to);
      await expect(titles(shown(page))).toHaveCount(handles.length);
    }
    expect(await shifts()).toEqual([]);
  });
}

for (const width of [360, 768, 1280]) {
  test(`a bought-together widget reserves most of its space before it loads, at ${width} px`, async ({
    page,
  }) => {
    const settings = { ...newWidgetSettings(), displayType: 'bought_together' } as const;
    const id = await aWidget(page, ['olive-soap', 'linen-apron', 'beeswax-candle'], { settings });
    await place(page, id);
    const address = `${app.storeUrl}/products/glazed-teapot`;
    await expect
      .poll(async () => (await page.request.get(address)).text())
      .toContain(`"${id}":[3,1,31,31,31]`);
    const shifts = await shiftsByWidgets(page, (route) => route.continue());
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await expect(titles(shown(page))).toHaveCount(4);
    // Heights of rows with variants aren't known in advance; a layout shift below 0.1 is rated good.
    expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.1);
  });
}

test('a page without a widget loads no widget files', async ({ page }) => {
  await placeCollectionBlock(page, app.storeUrl, false);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${app.storeUrl}/products/glazed-teapot`);
  await new Drawer(page).isLoaded();
  expect(requests.filter((url) => url.includes('widgets'))).toEqual([]);
});

test.describe('with consent', () => {
  test.use({ counted: true });

  test('a shopper sees recently viewed products again, while storage is allowed', async ({ page }) => {
    await place(
      page,
      await aWidget(page, [], { title: 'Seen lately', dataSourcePath: '/products/recently_viewed' }),
    );
    const store = new Store(page, app.storeUrl);
    const widget = shown(page, 'Seen lately');
    await store.openProduct('olive-soap');
    await expect.poll(() => page.evaluate(() => localStorage['cartwright:viewed'])).toContain('products');
    // Nothing else was looked at yet.
    await expect(page.locator('[data-cartwright-widget]')).toBeHidden();
    await store.openProduct('linen-apron');
    await widget.scrollIntoViewIfNeeded();
    await expect(titles(widget)).toHaveText(['Olive Oil Soap']);
    await store.openProduct('glazed-teapot');
    await widget.scrollIntoViewIfNeeded();
    await expect(titles(widget)).toHaveText(['Linen Apron', 'Olive Oil Soap']);
    await page.evaluate('Shopify.customerPrivacy.setTrackingConsent({ analytics: false })');
    await expect.poll(() => page.evaluate(() => localStorage['cartwright:viewed'])).toBe('');
  });

  test('only a signed-in shopper sees purchased products', async ({ page }) => {
    await place(page, await aWidget(page, [], { title: 'Buy again', dataSourcePath: '/products/purchased' }));
    const store = new Store(page, app.storeUrl);
    await store.openProduct('olive-soap');
    await store.addToCart();
    await new Drawer(page).isOpen();
    await new Drawer(page).isSettled();
    await store.openCheckout();
    const checkout = new Checkout(page);
    await checkout.fillIn({ Email: 'again@example.com' });
    await checkout.payWith('1');
    await checkout.isThanked();
    await store.openProduct('glazed-teapot');
    await expect(page.locator('[data-cartwright-widget]')).toBeHidden();

    await page.goto(`${app.storeUrl}/account/login`);
    await page.getByLabel('Email').fill('again@example.com');
    await page.getByRole('button', { name: 'Log in' }).click();
    await store.openProduct('glazed-teapot');
    const widget = shown(page, 'Buy again');
    await widget.scrollIntoViewIfNeeded();
    await expect(titles(widget)).toHaveText(['Olive Oil Soap']);
  });
});

test('in a right-to-left page, left-to-right titles are aligned right', async ({ page }) => {
  await place(page, await aWidget(page, ['olive-soap', 'linen-apron']));
  await page.goto(`${app.storeUrl}/ar/products/glazed-teapot`);
  const widget = shown(page);
  await expect(widget.locator('.cw-widget-title')).toHaveCSS('text-align', 'right');
  await expect(titles(widget).first().getByRole('link')).toHaveCSS('text-align', 'right');
  const settings = { ...newWidgetSettings(), displayType: 'bought_together' } as const;
  await place(page, await aWidget(page, ['olive-soap', 'linen-apron'], { settings }));
  await page.reload();
  await expect(page.locator('.cw-together .cw-card-link').first()).toHaveCSS('text-align', 'right');

  await placeCollectionBlock(page, app.storeUrl, true);
  await page.goto(`${app.storeUrl}/ar/collections/all`);
  const list = page.locator('.cw-listing');
  await expect(list.locator('.cw-card-link').first()).toHaveCSS('text-align', 'right');
  await expect(list.locator('.cw-facet-name').first()).toHaveCSS('text-align', 'right');
});
